package sqlite

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// opened is the file of an open database. SQLite does not notice when the file is removed, replaced or overwritten, and uses the
// pages that it remembers. The zero value is a database in memory.
//
// The file stays open as long as the database, because on POSIX systems closing it would release the locks that SQLite has on it.
type opened struct {
	file *os.File
	info os.FileInfo
	size int64 // the largest so far, as the file of a database never shrinks
}

// open remembers the file of a database.
func (o *opened) open(name string) (err error) {
	if o.file, err = os.Open(name); err != nil { //nolint:gosec // in the directory that the host names
		return err
	}
	if o.info, err = o.file.Stat(); err == nil {
		o.size = o.info.Size()
	}
	return err
}

func (o *opened) close() error {
	if o.file == nil {
		return nil
	}
	return o.file.Close()
}

// check refuses a file that is no longer the database that was opened.
func (o *opened) check() error {
	if o.file == nil {
		return nil
	}
	const then = "stop the server; " + restoring
	name := filepath.Base(o.file.Name())
	info, err := os.Stat(o.file.Name())
	if err != nil {
		return fmt.Errorf("%s is not to be found (%w): %s", name, err, then)
	}
	if !os.SameFile(info, o.info) {
		return fmt.Errorf("another file was put in the place of %s: stop the server and start it again", name)
	}
	if info.Size() < o.size {
		return fmt.Errorf("%s was cut short, from %d bytes to %d: %s", name, o.size, info.Size(), then)
	}
	o.size = info.Size()
	header := make([]byte, 20) // its last two bytes say that there is a log, which a backup has not until it is served
	if _, err := o.file.ReadAt(header, 0); err != nil {
		return err
	}
	if !bytes.HasPrefix(header, []byte("SQLite format 3\x00")) || !bytes.HasSuffix(header, []byte{2, 2}) {
		return errors.New(name + " was overwritten: " + then)
	}
	return nil
}
