// Package store defines the storage of tables: an append-only log of entries for each table, the data
// of the rules of tables, an index of seat holders, and identities. Logs and rules are authoritative; the
// rest can be rebuilt from them, or recreated by people.
//
// Implementations are in subpackages. Each must pass the tests of package storetest.
package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"time"
)

// Errors that an implementation returns as they are, or wrapped.
var (
	// ErrUnknown means that the requested table, rules, secret, identity, link, channel or report
	// does not exist.
	ErrUnknown = errors.New("unknown")
	// ErrConflict means that the log does not end with the entry that the commit expects, that the table exists already,
	// or that the identity or channel has been changed.
	ErrConflict = errors.New("conflict")
	// ErrLimit means that the owner of a new channel has MaxChannels already.
	ErrLimit = errors.New("limit reached")
	// ErrUnavailable means that nothing could be written, for example because the disk is full. No part of the commit
	// is stored.
	ErrUnavailable = errors.New("storage unavailable")
	// ErrUncertain means that the storage did not answer a write and has not recovered in time. The write may be
	// stored, or not, or may arrive late. The caller must read the log after a successful Ping. A commit
	// that arrives after the log has grown is refused, so it is never stored twice.
	ErrUncertain = errors.New("perhaps not stored")
)

// Entry is an entry in the log of a table, numbered from 1 without gaps.
type Entry struct {
	Seq  int64
	Data []byte // encoded by package table; opaque here
}

// Summary describes a table for lists. It is derived from the log.
type Summary struct {
	Table   string
	Seq     int64     // number of entries that everybody sees
	Hidden  int64     // number of further entries, which only their owners see
	Name    string    // chosen by people, may be empty
	State   string    // "seating", "playing", "over" or "closed"
	Public  bool      // listed among the open tables
	Open    int       // number of seats that any person may take
	Turn    int       // turn of the game, 0 before it begins
	Decides string    // colour of the seat to move, or empty
	Host    string    // identity of the host
	Origin  string    // address the host connected from, opaque here; limits how many of its tables are listed publicly
	Kept    bool      // people have played at the table, so it is never deleted
	Due     time.Time // time of the next scheduled action, as computed by the server that wrote it; zero: none
	Data    []byte    // the rest, encoded by package table; opaque here
	Created time.Time // UTC, milliseconds
	Changed time.Time // time of the last entry
}

// HostSeat is the SeatHolding.Seat of the host of a table.
const HostSeat = "host"

// Logged returns the number of entries in the log.
func (s *Summary) Logged() int64 { return s.Seq + s.Hidden }

// SeatHolding records that an identity holds a seat of a table, or is its host.
type SeatHolding struct {
	Table    string
	Seat     string // a colour, or HostSeat
	Identity string
}

// Due is the time of the next scheduled action of a table: Summary.Due, if it is not zero. It is Epoch for a running table
// of an earlier version, for which the time is unknown until the table is loaded.
type Due struct {
	Table string
	At    time.Time
}

// Epoch is the Unix epoch, in UTC.
var Epoch = time.UnixMilli(0).UTC()

// Sum returns the SHA-256 of the data of an entry. A commit identifies the entry before it by number and sum, because a
// failover may lose an entry that was read, and then another entry gets its number.
func Sum(data []byte) []byte {
	sum := sha256.Sum256(data)
	return sum[:]
}

// Commit is an atomic write to one table.
type Commit struct {
	Summary Summary  // the summary after the commit; Summary.Logged() = Expect + len(Entries)
	Expect  int64    // number of entries before the commit; 0 creates the table
	Last    []byte   // Sum of the last entry before the commit, as the writer has read it; nil if Expect is 0
	Entries [][]byte // at least one
	// Hold and Release change the index of holdings. Release is applied first.
	Hold, Release []SeatHolding
}

// Identity is a person, as known by the cookies of their devices.
type Identity struct {
	ID       string
	Name     string
	Secrets  [][]byte // hashes of the cookies of the devices, at least one
	Recovery []byte   // hash of the recovery code, nil for none
	Created  time.Time
	Seen     time.Time
}

// Link is a link that can be shared: a seat link gives a seat to another person, and a device link gives an identity to
// another device.
type Link struct {
	Hash     []byte // hash of the token, 32 bytes
	Table    string // with Seat, for a seat link
	Seat     string
	Identity string    // for a device link
	Expires  time.Time // zero: never
}

// ServerKey is the name of the secret with which the servers that share a store sign their messages to each other.
const ServerKey = "server"

// Secret is a secret of the servers that share a store.
type Secret struct {
	Name string
	Data []byte
}

// Channel is a way to notify a person, or a webhook of a table.
type Channel struct {
	ID       string
	Identity string // the owner; "" for a channel of a table
	Table    string // the owner; "" for a channel of a person
	Target   string // URL or mail address, compared exactly
	Data     []byte // the rest, encoded by package notify; opaque here
}

// Report is a report of a wrong rule.
type Report struct {
	ID      string
	Table   string
	By      string // identity of the reporter, or "" for spectators, who count as one
	Seq     int64
	Created time.Time
	Data    []byte // encoded by the server; opaque here
}

// PrivateNote is the private text of a person about a table. Only that person may read it.
type PrivateNote struct {
	Table    string
	Identity string
	Text     string // at most MaxNote bytes; "" is no note
}

// Derived is cached data that is derived from the log of a table and expensive to compute. It may be dropped at any time.
type Derived struct {
	Table string
	Name  string // kind of data
	Of    string // inputs of the computation; data with other inputs is not valid
	Data  []byte // opaque here
}

// Store stores tables. Its methods may be called by multiple goroutines simultaneously. They do not retain their
// arguments, and the caller owns their results.
type Store interface { //nolint:interfacebloat // this is the whole store; users declare smaller interfaces
	// Commit appends to the log of a table. When it returns nil, the whole commit is on disk. The error is
	// ErrInvalid, ErrConflict, ErrUnavailable, ErrUncertain, or the error of the context if the commit was not begun.
	Commit(ctx context.Context, c Commit) error
	// Entries returns the entries of a table with numbers greater than after. It returns ErrUnknown if the table does not
	// exist.
	Entries(ctx context.Context, table string, after int64) ([]Entry, error)
	// Summary returns the summary of a table, or ErrUnknown.
	Summary(ctx context.Context, table string) (Summary, error)
	// Lengths returns the lengths of the logs of any number of tables, by table. It leaves out tables that do not exist.
	Lengths(ctx context.Context, tables []string) (map[string]Length, error)
	// Summaries lists the tables that q selects, ordered by Rank, then the last changed first, then by id.
	Summaries(ctx context.Context, q Query) ([]Summary, error)
	// Marks lists the tables at which an identity holds seats, with the seats and Summary.Seq. It returns
	// at most limit tables (1 to MaxLimit), in the order of Summaries.
	Marks(ctx context.Context, identity string, limit int) ([]Mark, error)
	// Tables lists the tables after a given one, by id, at most limit of them (1 to MaxLimit). Callers use it to
	// visit all tables.
	Tables(ctx context.Context, after string, limit int) ([]Summary, error)
	// Due lists the tables with a scheduled action after a given one, by time, then by id, at most limit of them
	// (1 to MaxLimit).
	Due(ctx context.Context, after Due, limit int) ([]Due, error)
	// NothingDue records that nothing is scheduled at a table whose log has the given number of entries. It does nothing if the
	// log has grown since.
	NothingDue(ctx context.Context, table string, logged int64) error
	// Holdings lists the seats that an identity holds, by table and seat.
	Holdings(ctx context.Context, identity string) ([]SeatHolding, error)

	// PutRules stores the source of the rules with a hash. If they are stored already, it does nothing, since the source
	// of a hash never changes. The rules are on disk when it returns nil.
	PutRules(ctx context.Context, hash string, data []byte) error
	// Rules returns the source of the rules with a hash, or ErrUnknown.
	Rules(ctx context.Context, hash string) ([]byte, error)

	// PutSecret stores a secret of the servers that share the store, unless there is one with that name already. The secret
	// is on disk when it returns nil.
	PutSecret(ctx context.Context, name string, data []byte) error
	// Secret returns the secret with a name, or ErrUnknown.
	Secret(ctx context.Context, name string) ([]byte, error)

	// Pulse records that a server runs at a time. If none had recorded that for MaxSilence, the time since then is an outage.
	// Pulse returns the outages that have ended within OutagesFor, oldest first.
	Pulse(ctx context.Context, now time.Time) ([]Outage, error)

	// ChangeIdentity replaces an identity by b, or creates it if was is the zero Identity. It returns ErrConflict if the stored
	// identity differs from was. If another identity has one of the secrets or the recovery code of b, the other identity loses
	// it. The change is on disk when it returns nil.
	ChangeIdentity(ctx context.Context, was, b Identity) error
	// Identity finds an identity by its id, IdentityBySecret by the hash of a cookie, and IdentityByRecovery by the hash
	// of its recovery code. They return ErrUnknown if there is none.
	Identity(ctx context.Context, id string) (Identity, error)
	IdentityBySecret(ctx context.Context, hash []byte) (Identity, error)
	IdentityByRecovery(ctx context.Context, hash []byte) (Identity, error)

	// PutLink stores a link. It replaces any earlier link to the same seat or identity.
	PutLink(ctx context.Context, l Link) error
	// Link finds a link by the hash of its token. It returns ErrUnknown if there is none or it has expired.
	Link(ctx context.Context, hash []byte, now time.Time) (Link, error)
	// DropLink deletes a link. It returns ErrUnknown if there is none, so only one of several concurrent callers succeeds.
	DropLink(ctx context.Context, hash []byte) error

	// ChangeChannel replaces a channel by c, or creates it if was is the zero Channel. It returns ErrConflict if the stored
	// channel differs from was, and ErrLimit if the owner of a new channel has MaxChannels. The change is on disk when it
	// returns nil.
	ChangeChannel(ctx context.Context, was, c Channel) error
	// Channel returns the channel with an id, or ErrUnknown.
	Channel(ctx context.Context, id string) (Channel, error)
	// ChannelsOfIdentity lists the channels of a person, and ChannelsOfTable the channels of a table. ChannelsByTarget lists all
	// channels with a target. The lists are ordered by id.
	ChannelsOfIdentity(ctx context.Context, identity string) ([]Channel, error)
	ChannelsOfTable(ctx context.Context, table string) ([]Channel, error)
	ChannelsByTarget(ctx context.Context, target string) ([]Channel, error)
	// DeleteChannel deletes the channel with an id, if there is one.
	DeleteChannel(ctx context.Context, id string) error

	// PutReport stores a report. If its reporter then has more than MaxReportsEach at the table, the oldest of them is
	// deleted. If the table then has more than MaxReports, the oldest report of the reporter with the most is deleted.
	PutReport(ctx context.Context, r Report) error
	// Reports lists the reports of a table, oldest first.
	Reports(ctx context.Context, table string) ([]Report, error)
	// DropReports deletes all reports that are older than ReportsFor.
	DropReports(ctx context.Context, now time.Time) error

	// PutNote stores the note of a person at a table, and replaces their earlier one. It is on disk when PutNote returns nil.
	// An empty text deletes the note.
	PutNote(ctx context.Context, n PrivateNote) error
	// Note returns the text of the note of a person at a table, "" if there is none.
	Note(ctx context.Context, table, identity string) (string, error)

	// DropTables deletes tables that are not Kept, have no reports, and have not changed for UnkeptFor, with all their data.
	// It deletes at most limit tables and returns their number.
	DropTables(ctx context.Context, now time.Time, limit int) (n int, err error)

	// PutDerived stores derived data and replaces earlier data of the table with the same name. If there are more than
	// MaxDerived, the oldest are deleted.
	PutDerived(ctx context.Context, d Derived) error
	// Derived returns the derived data of a table with a name and inputs, or ErrUnknown.
	Derived(ctx context.Context, table, name, of string) ([]byte, error)

	// Ping returns nil if the store answers and is writable. Everything that was read before the call and can still be
	// read is then on disk.
	Ping(ctx context.Context) error
	// Well returns nil if the store answers and is writable. Unlike Ping, it does not wait for earlier writes.
	Well(ctx context.Context) error
	// Close waits for commits in progress, and closes the store.
	Close() error
}

// Outage is a time in which no server ran.
type Outage struct{ From, To time.Time }

// Times of outages.
const (
	MaxSilence = 20 * time.Second    // longest time between two calls of Pulse while a server runs
	OutagesFor = 60 * 24 * time.Hour // how long outages are kept
)

// Query selects summaries by Identity, or else by Public. The zero value selects none.
type Query struct {
	Identity string // tables at which this identity holds a seat or is the host
	Public   bool   // public tables that have an open seat before the game, or are being played
	Share    Share  // maximum number of public tables per host and per origin
	After    Place  // start after this place
	Limit    int    // maximum number of summaries, 1 to MaxLimit
}

// Share limits the number of public tables in a list, for one host and for one origin. The first in the order of the list
// are selected. 0 means no limit.
type Share struct{ Host, Origin int }

// Place is a place in the order of Summaries. The zero value is before all tables.
type Place struct {
	Rank    int // rank of the state, see function Rank; the first is 1
	Changed time.Time
	Table   string
}

// Place returns the place of a table in the order of Summaries.
func (s *Summary) Place() Place { return Place{Rank(s.State), s.Changed, s.Table} }

// Running reports whether the game is being played or has not begun.
func (s *Summary) Running() bool { return running(s.State) }

// Length is the length of a log: Summary.Seq and Summary.Hidden.
type Length struct{ Seq, Hidden int64 }

// Logged returns the number of entries in the log.
func (l Length) Logged() int64 { return l.Seq + l.Hidden }

// Mark describes a table at which an identity holds seats.
type Mark struct {
	Table, State string
	Seq          int64
	Seats        []string // seats of the identity, as in SeatHolding, sorted
}

// Running reports whether the game is being played or has not begun.
func (m *Mark) Running() bool { return running(m.State) }

func running(state string) bool { return Rank(state) <= Rank("playing") }
