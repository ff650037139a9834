// Package store defines the storage of tables: an append-only log of entries for each table, the data
// of the rules of tables, an index of seat holders, and identities. Logs and rules are the truth; the
// rest can be rebuilt from them, or by people.
//
// Implementations stand below this package; storetest is what each must pass.
package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"time"
)

// Errors that an implementation returns as they are, or wrapped.
var (
	// ErrUnknown: there are no such table, rules, key, identity, link or report.
	ErrUnknown = errors.New("unknown")
	// ErrConflict: the log does not end with the entry that the commit expected, or the table exists; the
	// identity is another by now.
	ErrConflict = errors.New("conflict")
	// ErrUnavailable: the entries could not be written, as on a full disk. Nothing
	// of the commit is stored.
	ErrUnavailable = errors.New("storage unavailable")
	// ErrUncertain: the storage did not answer a write and has not come back in time. The write is
	// stored, or not, or arrives late. The caller reads the log after a Ping that succeeds. A commit
	// that arrives after the log has grown is refused, so it is never stored twice.
	ErrUncertain = errors.New("perhaps not stored")
)

// Entry is one line of a table's log, numbered from 1 without gaps.
type Entry struct {
	Seq  int64
	Data []byte // encoded by package table; opaque here
}

// Summary is what lists show of a table. It follows from the log.
type Summary struct {
	Table   string
	Seq     int64     // of the last entry
	Name    string    // given by people, may be empty
	State   string    // "seating", "playing", "over" or "closed"
	Public  bool      // listed among the open tables
	Open    int       // seats that anybody may take
	Turn    int       // of the game, 0 before it begins
	Decides string    // the seat that decides, a colour, or empty
	Host    string    // identity of who made it
	Origin  string    // where that came from, opaque here; shares of the list of open tables go by it
	Kept    bool      // people have played there: it is never let go of
	Due     time.Time // when the first thing happens if nobody acts, by the pace of the server that wrote it; zero: nothing does
	Data    []byte    // the rest, encoded by package table; opaque here
	Created time.Time // UTC, milliseconds
	Changed time.Time // of the last entry
}

// HostSeat stands in the place of a seat where an identity is the host of a table.
const HostSeat = "host"

// SeatHolding says that an identity holds a seat of a table.
type SeatHolding struct {
	Table    string
	Seat     string // a colour, or HostSeat
	Identity string
}

// Due says when something happens at a table if nobody acts: Summary.Due, where that is not zero. Of a table that an
// earlier version has left while it was being played nobody knows it: there it is Epoch, until somebody has looked.
type Due struct {
	Table string
	At    time.Time
}

// Epoch is where times begin to be counted, in UTC.
var Epoch = time.UnixMilli(0).UTC()

// Sum is the SHA-256 of the data of an entry. A commit names the entry before it by its sum as well as by its number: a
// failover may lose an entry that was read, and then another gets its number.
func Sum(data []byte) []byte {
	sum := sha256.Sum256(data)
	return sum[:]
}

// Commit is what is written to one table at once: all of it or nothing.
type Commit struct {
	Summary Summary  // as it is after the commit; Summary.Seq = Expect + len(Entries)
	Expect  int64    // number of entries before the commit; 0 makes the table
	Last    []byte   // Sum of the last entry before the commit, as the writer has read it; nil if Expect is 0
	Entries [][]byte // at least one
	// Hold and Release change the index of holdings; Release comes first.
	Hold, Release []SeatHolding
}

// Identity is somebody who came by: a guest with a name.
type Identity struct {
	ID       string
	Name     string
	Secrets  [][]byte // hashes of the cookies of its devices, at least one
	Recovery []byte   // hash of the recovery code, nil for none
	Created  time.Time
	Seen     time.Time
}

// Link is a way in that can be handed over: to a seat, or to an identity's own
// holdings for a second device.
type Link struct {
	Hash     []byte // of the token, 32 bytes
	Table    string // of a seat link
	Seat     string
	Identity string    // of a device link
	Expires  time.Time // zero: never
}

// Report is a player's doubt about a rule.
type Report struct {
	ID      string
	Table   string
	By      string // identity, or "" for all who only watch together
	Seq     int64
	Created time.Time
	Data    []byte // encoded by the server; opaque here
}

// Derived is something that follows from a table's log and takes long to make: it is kept so as not to be made
// again, and may be gone at any time.
type Derived struct {
	Table string
	Name  string // what it is
	Of    string // what it was made of, and by whom: of anything else it is not it
	Data  []byte // opaque here
}

// Store keeps tables. Its methods may be called by any number of goroutines. What
// they are given belongs to the caller again when they return; what they return
// belongs to the caller.
type Store interface { //nolint:interfacebloat // a store is all of it; who needs less asks for less
	// Commit appends to a table's log. When it returns nil, all of the commit is on
	// disk. Errors: ErrConflict, ErrUnavailable, ErrUncertain, or the error of the context, if the
	// commit was not begun.
	Commit(ctx context.Context, c Commit) error
	// Entries returns the entries of a table after seq. ErrUnknown if there is no
	// such table.
	Entries(ctx context.Context, table string, after int64) ([]Entry, error)
	// Summary returns the summary of a table, or ErrUnknown.
	Summary(ctx context.Context, table string) (Summary, error)
	// Seqs tells how far tables are, any number of them: Summary.Seq by table, those that do
	// not exist left out.
	Seqs(ctx context.Context, tables []string) (map[string]int64, error)
	// Summaries lists tables in the order of Rank, the last changed first among equals, then by name.
	Summaries(ctx context.Context, q Query) ([]Summary, error)
	// Marks tells of the tables at which an identity holds seats which, and how far they are, at most so many of 1 to
	// MaxLimit, in the order of Summaries.
	Marks(ctx context.Context, identity string, limit int) ([]Mark, error)
	// Tables lists all tables by name, those after one, at most so many of 1 to
	// MaxLimit: for who goes through all of them.
	Tables(ctx context.Context, after string, limit int) ([]Summary, error)
	// Due lists the tables at which something is due, what comes first before the rest, then by name: those after one,
	// at most so many of 1 to MaxLimit.
	Due(ctx context.Context, after Due, limit int) ([]Due, error)
	// NothingDue says of a table that has so many entries that nothing is due there, whatever was said of it. It does
	// nothing where there are others by now.
	NothingDue(ctx context.Context, table string, seq int64) error
	// Holdings lists the seats that an identity holds, by table and seat.
	Holdings(ctx context.Context, identity string) ([]SeatHolding, error)

	// PutRules stores what the rules with a hash were made of, which is the same for
	// ever: what is there already stays. On disk when it returns nil.
	PutRules(ctx context.Context, hash string, data []byte) error
	// Rules returns what was stored under a hash, or ErrUnknown.
	Rules(ctx context.Context, hash string) ([]byte, error)

	// PutKey stores the secret key of the servers that share the store: one that is there
	// already stays. On disk when it returns nil. Key returns it, or ErrUnknown.
	PutKey(ctx context.Context, key []byte) error
	Key(ctx context.Context) ([]byte, error)

	// PutIdentity stores an identity, whatever is there. On disk when it returns nil.
	PutIdentity(ctx context.Context, b Identity) error
	// ChangeIdentity stores an identity in the place of what it was when it was read. ErrConflict if
	// others have changed it since. On disk when it returns nil.
	ChangeIdentity(ctx context.Context, was, b Identity) error
	// Identity finds an identity by its id, IdentityBySecret by the hash of a cookie,
	// IdentityByRecovery by that of its recovery code.
	Identity(ctx context.Context, id string) (Identity, error)
	IdentityBySecret(ctx context.Context, hash []byte) (Identity, error)
	IdentityByRecovery(ctx context.Context, hash []byte) (Identity, error)

	// PutLink stores a link, which replaces any earlier one to that seat or identity.
	PutLink(ctx context.Context, l Link) error
	// Link finds a link by the hash of its token. ErrUnknown also for one that has
	// expired by now.
	Link(ctx context.Context, hash []byte, now time.Time) (Link, error)
	// DropLink removes a link. ErrUnknown if there is none: of several who drop it one has it.
	DropLink(ctx context.Context, hash []byte) error

	// PutReport stores a report. Where that makes more than MaxReportsEach of who made
	// it at the table, his oldest goes; where it makes more than MaxReports of the table,
	// the oldest of those who have most there goes.
	PutReport(ctx context.Context, r Report) error
	// Reports lists the reports of a table, the oldest first.
	Reports(ctx context.Context, table string) ([]Report, error)
	// DropReports lets go of all reports that are older than ReportsFor by now.
	DropReports(ctx context.Context, now time.Time) error

	// DropTables lets go of tables that are not Kept, of which nothing is reported and which have not changed for
	// UnkeptFor by now, with all that belongs to them: of so many at most, and tells of how many.
	DropTables(ctx context.Context, now time.Time, limit int) (n int, err error)

	// PutDerived keeps something that can be made again, in the place of what was kept of the table under the same
	// name. Of more than MaxDerived the eldest go.
	PutDerived(ctx context.Context, d Derived) error
	// Derived returns what is kept of a table under a name, made of the same; else ErrUnknown.
	Derived(ctx context.Context, table, name, of string) ([]byte, error)

	// Ping returns nil if the store answers and can be written to. Everything that was read
	// before the call and can still be read is then on disk.
	Ping(ctx context.Context) error
	// Well returns nil if the store answers and can be written to. Unlike Ping it does not wait for earlier writes.
	Well(ctx context.Context) error
	// Close waits for commits under way.
	Close() error
}

// Query selects summaries by the first of Identity and Public that it says; the zero Query selects none.
type Query struct {
	Identity string // tables of which this identity holds a seat
	Public   bool   // tables that are listed and have an open seat before the game, or are being played
	Share    Share  // of the public ones
	After    Place  // begins behind it
	Limit    int    // at most so many, 1 to 500
}

// Share is how many tables of one host, and how many of one origin, are among the public ones: the first in
// their order. 0 is as many as there are.
type Share struct{ Host, Origin int }

// Place is one in the order of Summaries; the zero Place is before all.
type Place struct {
	Rank    int // from 1
	Changed time.Time
	Table   string
}

// Place is where a table stands in the order of Summaries.
func (s *Summary) Place() Place { return Place{Rank(s.State), s.Changed, s.Table} }

// Running reports whether the game goes on, or is still to begin.
func (s *Summary) Running() bool { return running(s.State) }

// Mark is how far a table is.
type Mark struct {
	Table, State string
	Seq          int64
	Seats        []string // that the identity holds there, as in SeatHolding, in their order
}

// Running reports whether the game goes on, or is still to begin.
func (m *Mark) Running() bool { return running(m.State) }

func running(state string) bool { return Rank(state) <= Rank("playing") }
