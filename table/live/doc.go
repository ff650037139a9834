// Package live keeps tables alive. A Service holds the tables that are in use: one goroutine
// for each, which lets package table decide commands, commits their entries to a store,
// publishes the next Snapshot and tells of it on a bus. Readers never wait for it.
//
// Bots choose on the workers of the Service, at the node that has the lease of a table. What is due at
// tables has one queue; a server that starts fills it from the store: Service.Resume.
package live
