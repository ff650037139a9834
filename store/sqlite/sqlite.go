// Package sqlite stores tables in one SQLite file, DIR/volgare.db, or in memory.
//
// One goroutine writes. Writes that wait while the disk is busy form the next group:
// one transaction, flushed once, then all of it is acknowledged. Reads use
// other connections, so they never wait for the writer.
package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"

	_ "modernc.org/sqlite" // the driver "sqlite"

	"volgare/store"
)

// Name is the file name of the database in its directory.
const Name = "volgare.db"

const lockName = "volgare.lock"

// readers is the number of connections that read.
const readers = 4

// ErrLocked says that another process has the directory open for writing.
var ErrLocked = errors.New("another volgare process is using this directory")

// Options of a store; the zero value is fit for use.
type Options struct {
	// Observe is called by the writer after each group. It delays the next group. It may be nil.
	Observe func(Group)
}

// Store is an open database.
type Store struct {
	lock    *os.File // nil in memory
	writing *sql.DB
	writer  *writer
	readers *sql.DB
	st      reads
	closing sync.Once
	closed  error
}

var _ store.Store = (*Store)(nil)

// Open opens the store in a directory and makes either if it is not there; its files
// are for their owner alone. It
// returns ErrLocked if another process writes to it, and an error, before anything is written, if
// what is there is no database of this program or of an older version, or is not whole.
func Open(ctx context.Context, dir string, opts Options) (*Store, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	s, file := &Store{}, filepath.Join(dir, Name)
	if s.lock, err = lockDir(dir); err != nil {
		return nil, fmt.Errorf("open %s: %w", dir, explained(err))
	}
	if err = ready(ctx, dir); err == nil {
		err = s.open(ctx, file, "mode=rw", "mode=ro")
	}
	if err == nil {
		err = s.writer.file.open(file)
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("open %s: %w", file, explained(err)), s.release())
	}
	go s.writer.queue.run(s.writer.write, opts.Observe) // until Close, whatever becomes of the context
	return s, nil
}

// memories numbers the databases in memory, so that their names differ.
var memories atomic.Int64

// OpenMemory opens an empty store in memory, which is gone when it is closed.
func OpenMemory(ctx context.Context, opts Options) (*Store, error) {
	s := &Store{}
	const mode = "mode=memory&cache=shared" // the shared cache is the database
	if err := s.open(ctx, fmt.Sprint("/", memories.Add(1)), mode, mode); err != nil {
		return nil, errors.Join(fmt.Errorf("open in memory: %w", err), s.release())
	}
	go s.writer.queue.run(s.writer.write, opts.Observe)
	return s, nil
}

// lockDir makes a directory if it is not there, and takes it for this process.
func lockDir(dir string) (*os.File, error) {
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return nil, err
	}
	return lock(filepath.Join(dir, lockName))
}

// ready has a database in a directory that can be opened, for its owner alone.
func ready(ctx context.Context, dir string) error {
	there, err := present(dir)
	switch {
	case err != nil:
	case there:
		err = check(ctx, filepath.Join(dir, Name))
	default:
		err = create(ctx, dir)
	}
	if _, ok := errors.AsType[unfit](err); ok {
		return fmt.Errorf("%w; nothing was changed: "+restoring, err)
	}
	if err != nil {
		return err
	}
	return own(dir)
}

// open connects to a database. Writing and reading are the modes of the connections.
func (s *Store) open(ctx context.Context, file, writing, reading string) (err error) {
	s.writing, err = connect(file, 1, writing, "_pragma=journal_mode(WAL)", "_pragma=synchronous(FULL)",
		"_pragma=fullfsync(1)", // without it macOS leaves the data in the drive's cache
		"_pragma=cache_size(-65536)",
		"_pragma=journal_size_limit(67108864)") // bytes; a backup may let it grow
	if err != nil {
		return err
	}
	if err := migrate(ctx, s.writing); err != nil {
		return err
	}
	// In memory nothing is flushed, so that larger groups gain nothing.
	s.writer = &writer{queue: newQueue(s.lock == nil)}
	if s.writer.conn, err = s.writing.Conn(ctx); err != nil {
		return err
	}
	if err := prepare(ctx, s.writer.conn, s.writer.st.list()); err != nil {
		return err
	}
	if s.readers, err = connect(file, readers, reading); err != nil {
		return err
	}
	return prepare(ctx, s.readers, s.st.list())
}

// connect returns a pool of at most n connections that stay open. A busy database is waited for, up to 10 s: that happens only
// around opening and closing.
func connect(file string, n int, options ...string) (*sql.DB, error) {
	query := strings.Join(append([]string{"_pragma=busy_timeout(10000)"}, options...), "&")
	source := url.URL{Scheme: "file", Path: filepath.ToSlash(file), RawQuery: query}
	db, err := sql.Open("sqlite", source.String())
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(n)
	db.SetMaxIdleConns(n)
	return db, nil
}

// Close waits for commits under way and ends the store. A second call returns what
// the first did.
func (s *Store) Close() error {
	s.closing.Do(func() {
		s.writer.queue.close()
		s.closed = s.release()
	})
	return s.closed
}

// release ends what Open began. The writer is closed last: SQLite then merges its log into the database. If the file is no longer
// that database, the writer stays open until the process ends, so that the log remains and the next start refuses the directory.
// The lock is held until that is done.
func (s *Store) release() error {
	var errs []error
	if s.readers != nil {
		errs = append(errs, finish(s.st.list()), s.readers.Close())
	}
	if s.writer != nil && s.writer.conn != nil {
		errs = append(errs, s.writer.file.check())
	}
	if errors.Join(errs...) == nil {
		errs = append(errs, s.endWriter())
	}
	if s.lock != nil {
		errs = append(errs, s.lock.Close())
	}
	return errors.Join(errs...)
}

func (s *Store) endWriter() error {
	var errs []error
	if s.writer != nil && s.writer.conn != nil {
		errs = append(errs, finish(s.writer.st.list()), s.writer.conn.Close())
	}
	if s.writing != nil {
		errs = append(errs, s.writing.Close())
	}
	if s.writer != nil {
		errs = append(errs, s.writer.file.close()) // after SQLite has closed it, see opened
	}
	return errors.Join(errs...)
}
