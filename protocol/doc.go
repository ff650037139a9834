// Package protocol serves the engine as a process over JSON lines, with one request and one reply per line, for authors of
// bots and tools. docs/engine-protocol.md describes it with an example, docs/engine-protocol.schema.json is its schema.
//
// One session holds at most one game. The process knows all of it; the request "view" returns the information of a seat.
package protocol
