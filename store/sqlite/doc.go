// Package sqlite keeps tables in one SQLite file, DIR/volgare.db.
//
// One goroutine writes. What waits while the disk is busy forms the next group:
// one transaction, flushed once, then all of it is acknowledged. Reads have
// connections of their own and never wait for the writer.
package sqlite
