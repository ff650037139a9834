// Package postgres keeps tables in a PostgreSQL database, which any number of processes
// may use at the same time.
//
// Each store has one connection that writes, a group in a transaction. It locks the
// tables of the group, compares their lengths with what the commits expect, and writes
// all that fit with one statement for each kind of row: in one round trip, where the server
// makes the comparison and all fit; else it looks for itself. Reads have connections of their
// own, to the primary alone: a standby may show what never becomes true. The ends of
// logs, which every node reads that has a table in use, are read together.
//
// A COMMIT that is not answered is looked into, by a transaction that writes itself: the
// row of the writer tells which of its groups was stored last.
package postgres
