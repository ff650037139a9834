// Package server puts tables on the network: the operations of openapi.yaml, the
// live stream, sessions, limits, metrics, and the browser interface.
//
// openapi.yaml is the contract; the tests hold every response to it. A handler
// decodes, asks package table or the store, and encodes: what a seat may know is
// decided by table.Snapshot alone, and what is wrong becomes a Problem in one place.
package server
