// Package admin handles the commands of the operator: list and close tables, ban people, read reports.
// It answers at a socket that only the owner of the data can open, never to browsers.
package admin

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"volgare/notify/jobs"
	"volgare/store"
	"volgare/table"
	"volgare/table/live"
)

// Steward carries out the commands of the operator. Its fields must be set before use.
type Steward struct {
	Tables *live.Service
	Store  store.Whole
	Forget func(identity string) // removes the cookies of a person from the cache; may be nil
	Queue  Queue
}

// Queue is the queue of notifications.
type Queue interface {
	// Failed returns the last deliveries whose last attempts have failed, the newest first.
	Failed(ctx context.Context, limit int) ([]jobs.Failed, error)
	// Forget deletes the notifications of a person.
	Forget(ctx context.Context, identity string) error
}

// Table is a table as shown to the operator.
type Table struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"`
	State   string    `json:"state"`
	Public  bool      `json:"public"`
	Host    string    `json:"host"`   // identity
	Origin  string    `json:"origin"` // digest of the address from which the table was created
	Seats   []Seat    `json:"seats"`
	Entries int64     `json:"entries"`
	Created time.Time `json:"created"`
	Changed time.Time `json:"changed"`
}

// Seat is a seat and its holder.
type Seat struct {
	Seat   string `json:"seat"`
	Person string `json:"person"` // identity, "" for none
	Name   string `json:"name"`
	Bot    string `json:"bot"`
}

// Report is a report of a wrong rule.
type Report struct {
	ID      string          `json:"id"`
	Table   string          `json:"table"`
	By      string          `json:"by"` // identity, "" for a spectator
	Created time.Time       `json:"created"`
	Told    json.RawMessage `json:"told"` // comment, position and record, as stored
}

// Each calls visit for each table, in the order of their ids.
func (s *Steward) Each(ctx context.Context, visit func(*Table) error) error {
	return s.Tables.Each(ctx, func(sum *store.Summary) error {
		card, err := table.CardOf(sum.Data)
		t := Table{
			ID: sum.Table, Name: sum.Name, State: sum.State, Public: sum.Public, Host: sum.Host, Origin: sum.Origin,
			Entries: sum.Logged(), Created: sum.Created, Changed: sum.Changed,
		}
		if err != nil {
			t.State = "unreadable"
		}
		for _, at := range card.Seats {
			t.Seats = append(t.Seats, Seat{Seat: at.Colour, Person: at.Identity, Name: at.Name, Bot: at.Bot})
		}
		return visit(&t)
	})
}

// Reports calls visit for each report.
func (s *Steward) Reports(ctx context.Context, visit func(*Report) error) error {
	for after := ""; ; {
		list, err := s.Store.Things(ctx, store.KindReports, after)
		if err != nil || len(list.Reports) == 0 {
			return err
		}
		for _, r := range list.Reports {
			if err := visit(&Report{ID: r.ID, Table: r.Table, By: r.By, Created: r.Created, Told: r.Data}); err != nil {
				return err
			}
		}
		after = list.Last()
	}
}

// maxFailed is the maximum number of failed deliveries that are listed.
const maxFailed = 1000

// Failed calls visit for each of the last deliveries of notifications that have failed.
func (s *Steward) Failed(ctx context.Context, visit func(*jobs.Failed) error) error {
	all, err := s.Queue.Failed(ctx, maxFailed)
	if err != nil {
		return err
	}
	for i := range all {
		if err := visit(&all[i]); err != nil {
			return err
		}
	}
	return nil
}

// ClosePermanently closes a table for good.
func (s *Steward) ClosePermanently(ctx context.Context, id string) error {
	_, err := s.Tables.Do(ctx, id, table.Command{Seq: -1, Action: table.ClosePermanently{}})
	return err
}

// Ban revokes the credentials of a person, deletes their channels, and takes their seats away. In running games bots play on for
// them. Tables of which they are the host and at which no other person sits are closed for good.
func (s *Steward) Ban(ctx context.Context, person string) error {
	was, err := s.Store.Identity(ctx, person)
	if err != nil {
		return err
	}
	secret := make([]byte, 32)
	_, _ = rand.Read(secret) // it never fails
	b := was
	b.Secrets, b.Recovery = [][]byte{secret}, nil
	link := store.Link{Hash: secret, Identity: person, Expires: time.Unix(0, 0)} // replaces a link for another device
	if err := errors.Join(s.Store.ChangeIdentity(ctx, was, b), s.Store.PutLink(ctx, link)); err != nil {
		return err
	}
	if s.Forget != nil {
		s.Forget(person)
	}
	if err := s.deleteChannels(ctx, person); err != nil {
		return err
	}
	marks, err := s.Store.Marks(ctx, person, store.MaxLimit)
	if err != nil {
		return err
	}
	for i := range marks {
		if marks[i].Running() {
			err = errors.Join(err, s.remove(ctx, person, marks[i].Table))
		}
	}
	return err
}

// deleteChannels ends the notifications of a person, whose links would otherwise still identify them.
func (s *Steward) deleteChannels(ctx context.Context, person string) error {
	list, err := s.Store.ChannelsOfIdentity(ctx, person)
	for i := range list {
		err = errors.Join(err, s.Store.DeleteChannel(ctx, list[i].ID))
	}
	return errors.Join(err, s.Queue.Forget(ctx, person))
}

// remove removes a person from a table.
func (s *Steward) remove(ctx context.Context, person, id string) error {
	snap, err := s.Tables.Look(ctx, id)
	if err != nil {
		return err
	}
	others := slices.ContainsFunc(snap.Seats, func(at table.Seat) bool { return at.Identity != "" && at.Identity != person })
	if snap.Host == person && !others {
		return s.ClosePermanently(ctx, id)
	}
	for _, at := range snap.Seats {
		if at.Identity != person || at.Resigned {
			continue
		}
		var leaving table.Action = table.Leave{Seat: at.Colour}
		if snap.Started() {
			leaving = table.Resign{Seat: at.Colour}
		}
		by := table.Identity{ID: person, Name: at.Name}
		if _, err := s.Tables.Do(ctx, id, table.Command{By: by, Seq: -1, Action: leaving}); err != nil {
			return err
		}
	}
	return nil
}
