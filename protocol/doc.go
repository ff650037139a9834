// Package protocol offers the engine as a process with JSON lines, a request and a reply a line, for
// authors of bots and tools. docs/engine-protocol.md describes it with an example,
// docs/engine-protocol.schema.json gives its form.
//
// One session holds at most one game. The process knows all of it; what a seat
// may know comes from the request "view".
package protocol
