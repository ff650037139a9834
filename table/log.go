package table

import (
	"time"

	"volgare/engine"
	"volgare/game"
	"volgare/view"
)

// Line is a line of the game's log: a move and what it did.
type Line struct {
	Step    int // 1 is the first move, 0 the set-up, which has no move
	At      time.Time
	Turn    int
	Seat    string    // "" for the set-up
	Bot     string    // that chose it, "" for a person, NoChoice for the only legal move
	Move    view.Move // the zero Move for the set-up
	Effects []view.Effect
	Targets []string // what the move was about, see view.Targets
}

// Log returns the lines of the steps from to to, both included, as seen by a seat.
func (s *Snapshot) Log(seat engine.Seat, from, to int) []Line {
	seat = s.among(seat)
	return s.lines(from, to, readerOf(&s.history, seat))
}

// LogOf returns the lines of some steps of a history, both included, as seen by a seat.
func LogOf(h *game.History, seat engine.Seat, from, to int) []Line {
	return lines(h, from, to, readerOf(h, seat))
}

// OpenLog is Log with everything open; false while the game is not over.
func (s *Snapshot) OpenLog(from, to int) ([]Line, bool) {
	if !s.Over() {
		return nil, false
	}
	return s.lines(from, to, reader{
		move:    func(n int) view.Move { return s.history.MoveAs(n-1, s.history.Steps()[n-1].Seat) },
		effects: func(list []engine.Effect) []view.Effect { return view.OpenEffects(s.Table, list) },
		targets: func(list []engine.Effect) []string { return view.OpenTargets(s.Table, list) },
	}), true
}

// reader puts moves and effects into words for one who reads them.
type reader struct {
	move    func(n int) view.Move // of step n, from 1
	effects func([]engine.Effect) []view.Effect
	targets func([]engine.Effect) []string
}

// readerOf reads a history with the eyes of a seat.
func readerOf(h *game.History, seat engine.Seat) reader {
	return reader{
		move:    func(n int) view.Move { return h.MoveAs(n-1, seat) },
		effects: func(list []engine.Effect) []view.Effect { return view.Effects(h.Table(), list, seat) },
		targets: func(list []engine.Effect) []string { return view.Targets(h.Table(), list, seat) },
	}
}

func (s *Snapshot) lines(from, to int, r reader) []Line {
	all := lines(&s.history, from, to, r)
	if len(all) > 0 && all[0].Step == 0 {
		all[0].At = s.Created
	}
	return all
}

func lines(h *game.History, from, to int, r reader) []Line {
	from, to = max(from, 0), min(to, h.Len())
	if from > to {
		return []Line{}
	}
	all := make([]Line, 0, to-from+1)
	if from == 0 {
		all = append(all, Line{Effects: r.effects(h.SetUp()), Targets: r.targets(h.SetUp())})
		from = 1
	}
	for i, made := range h.Walk(from-1, to) {
		all = append(all, Line{
			Step: i + 1, At: time.UnixMilli(made.At).UTC(), Turn: int(made.Turn), Seat: made.Seat.String(), Bot: made.Bot,
			Move: r.move(i + 1), Effects: r.effects(made.Effects), Targets: r.targets(made.Effects),
		})
	}
	return all
}
