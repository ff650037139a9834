package play

import (
	"math"

	"volgare/server/api"
	"volgare/table"
	"volgare/view"
)

// Log lists the moves of a game, without moves that were undone.
type Log struct {
	Seq   int64  `json:"seq"`
	Steps int    `json:"steps"`
	Lines []Line `json:"lines"`
}

// Line is a move and its effects.
type Line struct {
	Step     int            `json:"step"`
	At       string         `json:"at"`
	Turn     int            `json:"turn"`
	Seat     *string        `json:"seat"`
	Bot      bool           `json:"bot"`
	Move     *string        `json:"move"`
	Kind     *string        `json:"kind"`
	Operands []view.Operand `json:"operands"`
	Effects  []view.Effect  `json:"effects"`
	Targets  []string       `json:"targets"`
}

// maxLines is the maximum number of lines in one response.
const maxLines = 1000

func (s *Service) log(c *api.Request) (*api.Reply, error) {
	p, err := s.perspective(c, "open", "from", "limit")
	if err != nil {
		return nil, err
	}
	from, err := api.Number(p.q, "from", 1, 1, math.MaxInt32)
	if err != nil {
		return nil, err
	}
	limit, err := api.Number(p.q, "limit", maxLines, 1, maxLines)
	if err != nil {
		return nil, err
	}
	tag := c.Tag("log", p.snap.ID, p.snap.Seq, p.name(), from, limit)
	return c.Tagged(tag, func() ([]byte, error) {
		return api.Encode(Log{Seq: p.snap.Seq, Steps: p.snap.Steps(), Lines: p.lines(from, limit)})
	})
}

// lines returns at most limit lines, starting at a move. The set-up comes before the first move.
func (p *perspective) lines(from, limit int) []Line {
	to := min(from-1+limit, p.snap.Steps())
	if from == 1 {
		from = 0
	}
	if from > to {
		return []Line{}
	}
	if p.open {
		all, _ := p.snap.OpenLog(from, to) // the game is over: see tablePerspective
		return api.ListOf(all, LineOf)
	}
	return api.ListOf(p.snap.Log(p.seat, from, to), LineOf)
}

// LineOf encodes a line of a log.
func LineOf(l *table.Line) Line {
	return Line{
		Step: l.Step, At: api.Instant(l.At), Turn: l.Turn, Seat: api.OrNull(l.Seat), Bot: l.Bot != "",
		Move: api.OrNull(l.Move.Notation), Kind: api.OrNull(l.Move.Kind), Targets: l.Targets,
		Operands: append([]view.Operand{}, l.Move.Operands...), Effects: append([]view.Effect{}, l.Effects...),
	}
}

// TurnScore is the score of the seats at the end of a turn.
type TurnScore struct {
	Turn  int         `json:"turn"`
	Step  int         `json:"step"`
	Seats []SeatScore `json:"seats"`
}

// SeatScore is the score of one seat.
type SeatScore struct {
	Seat      string `json:"seat"`
	Knowledge int    `json:"knowledge"`
	VP        int    `json:"vp"`
}

func (s *Service) progress(c *api.Request) (*api.Reply, error) {
	p, err := s.perspective(c, "open")
	if err != nil {
		return nil, err
	}
	return api.OK(api.ListOf(table.ProgressOf(p.snap.History(), p.seat), func(t *table.TurnScore) TurnScore {
		seats := api.ListOf(t.Seats, func(seat *table.SeatScore) SeatScore { return SeatScore(*seat) })
		return TurnScore{Turn: t.Turn, Step: t.Step, Seats: seats}
	}))
}
