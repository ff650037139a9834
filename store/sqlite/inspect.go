package sqlite

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// What SQLite keeps beside a database.
const (
	logEnds     = "-wal" // what is not merged into the database yet
	sharedEnds  = "-shm" // an index of that
	journalEnds = "-journal"
)

// allEnds are how the names of all files of a database end.
var allEnds = [...]string{"", logEnds, sharedEnds, journalEnds}

// restoring says how to go on without a database.
const restoring = "volgare restore puts a backup in its place"

// restoredName is that of a backup that is about to be put in the place of the database.
const restoredName = "volgare.restored"

// unfit is what is wrong with a database that cannot be used as it is.
type unfit string

func (e unfit) Error() string { return string(e) }

func unfitf(format string, args ...any) error { return unfit(fmt.Sprintf(format, args...)) }

// instead adds what there is to do where a directory cannot be served as it is.
func instead(err error) error {
	if _, ok := errors.AsType[unfit](err); ok {
		return fmt.Errorf("%w; nothing was changed: "+restoring, err)
	}
	return err
}

// inspect reports whether there is a database in a directory, and refuses one that is not whole. It
// looks at its files alone, as SQLite takes for a new database what is empty, and merges any
// log that lies there.
func inspect(dir string) (there bool, err error) {
	file := filepath.Join(dir, Name)
	if _, err := os.Stat(file); err == nil {
		return true, inspectFile(file)
	} else if !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	if size(file+logEnds) > 0 {
		return false, unfitf("%s%s is there without %s, to which it belongs", Name, logEnds, Name)
	}
	if size(filepath.Join(dir, restoredName)) > 0 {
		return false, errors.New("volgare restore was broken off here, and what was there is kept beside it: call it again")
	}
	return false, nil
}

// inspectFile refuses a file that is no whole database by its size, its header and what lies beside it.
func inspectFile(file string) error {
	name := filepath.Base(file)
	info, err := os.Stat(file)
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return unfitf("%s is no file", name)
	}
	if info.Size() == 0 {
		return unfitf("%s is empty, which no database is", name)
	}
	h, err := readHeader(file)
	if err != nil {
		return err
	}
	logged := size(file+logEnds) > 0
	switch whole := max(h.size(), h.page()); {
	case h.dump():
		return fmt.Errorf("%s is a dump of PostgreSQL, which pg_restore reads", name)
	case !h.database():
		return unfitf("%s is no SQLite database", name)
	case size(file+journalEnds) > 0:
		return unfitf("%s%s lies there, which this program does not write", name, journalEnds)
	case info.Size() < int64(len(h)):
		return cutShort(name, info.Size(), int64(len(h)))
	case logged && !h.logs():
		return unfitf("%s%s was written for another database: %s has been put over that", name, logEnds, name)
	case !logged && info.Size() < whole:
		return cutShort(name, info.Size(), whole)
	}
	return nil
}

func cutShort(name string, is, was int64) error {
	return unfitf("%s is cut short, of at least %d bytes %d are left", name, was, is)
}

// size is that of a file, 0 if it is not there.
func size(file string) int64 {
	info, err := os.Stat(file)
	if err != nil {
		return 0
	}
	return info.Size()
}

// header begins each database: https://sqlite.org/fileformat2.html.
type header [100]byte

// readHeader reads the header of a file; what is missing of it is zero.
func readHeader(file string) (h header, err error) {
	f, err := os.Open(file) //nolint:gosec // the host names it
	if err != nil {
		return h, err
	}
	defer f.Close() //nolint:errcheck // nothing was written
	if _, err = io.ReadFull(f, h[:]); errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		err = nil
	}
	return h, err
}

func (h *header) database() bool { return bytes.HasPrefix(h[:], []byte("SQLite format 3\x00")) }

// dump reports whether pg_dump has written the file.
func (h *header) dump() bool {
	return bytes.HasPrefix(h[:], []byte("PGDMP")) || bytes.Contains(h[:], []byte("PostgreSQL database dump"))
}

// logs reports whether the database has a log: a copy has none until it is served.
func (h *header) logs() bool { return h[18] == 2 }

// size is how many bytes the database has, without its log; 0 where the header does not tell.
func (h *header) size() int64 {
	if !bytes.Equal(h[24:28], h[92:96]) { // an old SQLite has not kept it
		return 0
	}
	return h.page() * int64(binary.BigEndian.Uint32(h[28:]))
}

// page is how many bytes a page of the database has.
func (h *header) page() int64 {
	if size := int64(binary.BigEndian.Uint16(h[16:])); size != 1 {
		return size
	}
	return 1 << 16
}
