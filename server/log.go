package server

import (
	"math"
	"net/http"

	"volgare/table"
	"volgare/view"
)

// moveLog is the moves that stand.
type moveLog struct {
	Seq   int64     `json:"seq"`
	Steps int       `json:"steps"`
	Lines []logLine `json:"lines"`
}

// logLine is a move and what it did.
type logLine struct {
	Step     int            `json:"step"`
	At       string         `json:"at"`
	Turn     int            `json:"turn"`
	Seat     *string        `json:"seat"`
	Bot      bool           `json:"bot"`
	Move     *string        `json:"move"`
	Kind     *string        `json:"kind"`
	Operands []view.Operand `json:"operands"`
	Effects  []view.Effect  `json:"effects"`
}

// maxLines bounds one answer.
const maxLines = 1000

func (s *Server) log(c *call) (*reply, error) {
	g, err := c.glance("open", "from", "limit")
	if err != nil {
		return nil, err
	}
	from, err := number(g.q, "from", 1, 1, math.MaxInt32)
	if err != nil {
		return nil, err
	}
	limit, err := number(g.q, "limit", maxLines, 1, maxLines)
	if err != nil {
		return nil, err
	}
	tag := s.tag("log", g.snap.ID, g.snap.Seq, g.name(), from, limit)
	if matches(c.r.Header.Get("If-None-Match"), tag) {
		return &reply{status: http.StatusNotModified, etag: tag}, nil
	}
	lines, err := g.lines(from, limit)
	if err != nil {
		return nil, err
	}
	a, err := ok(moveLog{Seq: g.snap.Seq, Steps: g.snap.Steps(), Lines: lines})
	if err == nil {
		a.etag = tag
	}
	return a, err
}

// lines are so many lines from a move on. The set-up comes before the first move.
func (g *glance) lines(from, limit int) ([]logLine, error) {
	to := min(from-1+limit, g.snap.Steps())
	if from == 1 {
		from = 0
	}
	made := []logLine{}
	if from > to {
		return made, nil
	}
	all, err := g.tell(from, to)
	if err != nil {
		return nil, err
	}
	for i := range all {
		made = append(made, lineOf(&all[i]))
	}
	return made, nil
}

// tell is the lines of some steps as they may be told.
func (g *glance) tell(from, to int) ([]table.Line, error) {
	if !g.open {
		return g.snap.Log(g.seat, from, to), nil
	}
	all, ok := g.snap.OpenLog(from, to)
	if !ok {
		return nil, problem("not-over", "")
	}
	return all, nil
}

func lineOf(l *table.Line) logLine {
	made := logLine{
		Step: l.Step, At: instant(l.At), Turn: l.Turn, Seat: orNull(l.Seat), Bot: l.Bot != "",
		Move: orNull(l.Move.Notation), Kind: orNull(l.Move.Kind), Operands: l.Move.Operands, Effects: l.Effects,
	}
	if made.Operands == nil {
		made.Operands = []view.Operand{}
	}
	if made.Effects == nil {
		made.Effects = []view.Effect{}
	}
	return made
}

// turnScore is what the seats had when a turn ended.
type turnScore struct {
	Turn  int         `json:"turn"`
	Step  int         `json:"step"`
	Seats []seatScore `json:"seats"`
}

type seatScore struct {
	Seat      string `json:"seat"`
	Knowledge int    `json:"knowledge"`
	VP        int    `json:"vp"`
}

func (s *Server) progress(c *call) (*reply, error) {
	g, err := c.glance("open")
	if err != nil {
		return nil, err
	}
	all := []turnScore{}
	for _, t := range g.snap.Progress(g.seat) {
		made := turnScore{Turn: t.Turn, Step: t.Step, Seats: []seatScore{}}
		for _, seat := range t.Seats {
			made.Seats = append(made.Seats, seatScore{Seat: seat.Seat, Knowledge: seat.Knowledge, VP: seat.VP})
		}
		all = append(all, made)
	}
	return ok(all)
}
