// Package server puts tables on the network: the operations of openapi.yaml, the
// live stream, limits, metrics, and the browser interface.
//
// openapi.yaml is the contract; the tests check every response against it. This package connects
// the groups of operations. Each group imports only the groups above it:
//
//	api         requests, replies, problems
//	middleware  handling common to all requests: limits, log, metrics, headers
//	pages       the browser interface
//	identity    the caller of a request
//	presence    the people at a table now
//	stream      notifications of changed tables
//	catalogue   presets, boxes, boards and rules
//	tables      lists of tables, creating and changing them
//	seats       the holders of seats, and links
//	play        positions, logs and moves
//
//	externalbots  connections of external bots to their seats
//	lessons       tutorials and puzzles
//	analysis      reviews and hints
//	preview       the title, text and image of a link
//	admin         commands of the operator
//
// A handler decodes a request, calls package table/live or the store, and encodes the result.
// Only table.Snapshot decides what a seat may know, and all errors become an api.Problem in one place.
package server
