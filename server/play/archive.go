package play

import (
	"net/http"

	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/tables"
	"volgare/table"
)

// ReadOnlyTable is the readable part of a table whose rules are unavailable in this version.
type ReadOnlyTable struct {
	ID      string        `json:"id"`
	Name    string        `json:"name"`
	State   string        `json:"state"`
	Preset  string        `json:"preset"`
	Turn    int           `json:"turn"`
	Seats   []tables.Seat `json:"seats"`
	Score   []int         `json:"score"` // by seat; null if it was not stored
	Over    bool          `json:"over"`
	Moves   []StoredMove  `json:"moves"`
	Created string        `json:"created"`
	Changed string        `json:"changed"`
}

// StoredMove is a move as it was stored.
type StoredMove struct {
	At   string `json:"at"`
	Seat string `json:"seat"`
	Bot  bool   `json:"bot"`
	Move string `json:"move"`
}

// readOnly returns the readable part of the table in the path. It returns an error for a table that can be played.
func (s *Service) readOnly(c *api.Request) (*table.ReadOnlyTable, error) {
	id, err := c.TableID()
	if err != nil {
		return nil, err
	}
	switch _, err = s.Tables.Look(c.Context(), id); {
	case err == nil:
		return nil, api.NewProblem("unknown-page", "the table can be played: ask for /api/tables/"+id)
	case table.CodeOf(err) != table.RulesUnavailable:
		return nil, err
	}
	return s.Tables.ReadOnly(c.Context(), id)
}

func (s *Service) getArchive(c *api.Request) (*api.Reply, error) {
	who, err := s.People.Identify(c.R)
	if err != nil {
		return nil, err
	}
	left, err := s.readOnly(c)
	if err != nil {
		return nil, err
	}
	return api.OK(ReadOnlyTable{
		ID: left.ID, Name: left.Name, State: left.State, Preset: left.Card.Preset, Turn: left.Turn,
		Seats: tables.SeatsOf(left.Card.Seats, who),
		Score: left.Card.Score, Over: left.Over(),
		Created: api.Instant(left.Created), Changed: api.Instant(left.Changed),
		Moves: api.ListOf(left.Steps, func(m *table.StoredStep) StoredMove {
			return StoredMove{At: api.Instant(m.At), Seat: m.Seat, Bot: m.Bot != "", Move: m.Move}
		}),
	})
}

// recordFile returns a reply with a record.
func recordFile(id, text string) *api.Reply {
	return &api.Reply{Status: http.StatusOK, Kind: api.KindText, Body: []byte(text), Name: "volgare-" + id + ".txt"}
}

func (s *Service) record(c *api.Request) (*api.Reply, error) {
	p, err := s.perspective(c)
	if table.CodeOf(err) == table.RulesUnavailable {
		left, err := s.readOnly(c)
		if err != nil {
			return nil, err
		}
		return recordFile(left.ID, left.Record()), nil
	}
	if err != nil {
		return nil, err
	}
	return recordFile(p.snap.ID, p.snap.Record(p.seat)), nil
}

// save reveals a running game to a person who plays alone, and answers with the whole record.
func (s *Service) save(c *api.Request, body *api.Keyed) (*api.Reply, error) {
	snap, who, err := s.LookNewest(c)
	if err == nil && !snap.Over() {
		snap, err = s.reveal(c, snap, who, body.Key)
	}
	if err != nil {
		return nil, err
	}
	return recordFile(snap.ID, snap.WholeRecord()), nil
}

// reveal returns a running game after it was revealed to a person, by this request or an earlier one.
func (s *Service) reveal(c *api.Request, snap *table.Snapshot, who identity.Identity, key string) (*table.Snapshot, error) {
	if err := snap.CanReveal(who.ID); err != nil || snap.DealKnownToHost {
		return snap, err
	}
	after, err := s.Do(c, who, key, table.Reveal{})
	if table.CodeOf(err) == table.Decided { // by a concurrent request
		after, _, err = s.LookNewest(c)
	}
	return after, err
}
