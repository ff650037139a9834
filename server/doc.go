// Package server puts tables on the network: the operations of openapi.yaml, the
// live stream, limits, metrics, and the browser interface.
//
// openapi.yaml is the contract; the tests hold every response to it. This package wires
// the groups, which know only those before them:
//
//	api         requests, replies, problems
//	middleware  what every request goes through: limits, log, metrics, headers
//	pages       the browser interface
//	identity    who asks
//	stream      what tells that tables have changed
//	catalogue   what there is to play with
//	tables      lists of them, making and changing them
//	seats       who sits where, and links
//	play        positions, logs and moves
//
// A handler decodes, asks package table/live or the store, and encodes: what a seat may know
// is decided by table.Snapshot alone, and what is wrong becomes an api.Problem in one place.
package server
