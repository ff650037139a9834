package server

import (
	"net/http"

	"volgare/table"
)

// remains is what can be read of a table whose rules are lost.
type remains struct {
	ID      string       `json:"id"`
	Name    string       `json:"name"`
	State   string       `json:"state"`
	Preset  string       `json:"preset"`
	Turn    int          `json:"turn"`
	Seats   []seatState  `json:"seats"`
	Score   []int        `json:"score"` // by seat, null if it was not stored
	Over    bool         `json:"over"`
	Moves   []storedMove `json:"moves"`
	Created string       `json:"created"`
	Changed string       `json:"changed"`
}

// storedMove is a move as it was stored.
type storedMove struct {
	At   string `json:"at"`
	Seat string `json:"seat"`
	Bot  bool   `json:"bot"`
	Move string `json:"move"`
}

// remains are those of the table in the path; any other table is asked for itself.
func (c *call) remains() (*table.Remains, error) {
	id, err := c.id()
	if err != nil {
		return nil, err
	}
	switch _, err = c.s.Tables.Look(c.ctx(), id); {
	case err == nil:
		return nil, problem("unknown-page", "the table can be played: ask for /api/tables/"+id)
	case table.CodeOf(err) != table.RulesLost:
		return nil, err
	}
	return c.s.Tables.Remains(c.ctx(), id)
}

func (s *Server) remains(c *call) (*reply, error) {
	if _, err := query(c.r); err != nil {
		return nil, err
	}
	who, err := c.who()
	if err != nil {
		return nil, err
	}
	left, err := c.remains()
	if err != nil {
		return nil, err
	}
	told := remains{
		ID: left.Table, Name: left.Name, State: left.State, Preset: left.Card.Preset, Turn: left.Turn, Seats: []seatState{},
		Score: left.Card.Score, Over: left.Over(), Moves: []storedMove{},
		Created: instant(left.Created), Changed: instant(left.Changed),
	}
	for i := range left.Card.Seats {
		told.Seats = append(told.Seats, seatOf(&left.Card.Seats[i], who))
	}
	for _, m := range left.Moves {
		told.Moves = append(told.Moves, storedMove{At: instant(m.At), Seat: m.Seat, Bot: m.Bot != "", Move: m.Move})
	}
	return ok(told)
}

// recordFile is the reply with a record.
func recordFile(id, text string) *reply {
	return &reply{status: http.StatusOK, kind: kindText, body: []byte(text), name: "volgare-" + id + ".txt"}
}
