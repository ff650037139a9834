package table

import (
	"time"

	"volgare/engine"
	"volgare/view"
)

// Line is a line of the game's log: a move and what it did.
type Line struct {
	Step    int // 1 is the first move, 0 the set-up, which has no move
	At      time.Time
	Turn    int
	Seat    string // "" for the set-up
	Bot     string // who chose it, "" for a person; "table" where there was no choice
	Move    string
	Effects []view.Effect
}

// Log is the lines of the steps from to to, both included, as a seat may know them.
func (s *Snapshot) Log(seat engine.Seat, from, to int) []Line {
	seat = s.among(seat)
	return s.lines(from, to, reader{
		move:    func(n int) string { return s.moveText(n, seat) },
		effects: func(list []engine.Effect) []view.Effect { return view.Effects(s.Table, list, seat) },
	})
}

// OpenLog is Log with everything open; false while the game is not over.
func (s *Snapshot) OpenLog(from, to int) ([]Line, bool) {
	if !s.over() {
		return nil, false
	}
	return s.lines(from, to, reader{
		move:    func(n int) string { return s.moveText(n, s.line.steps[n-1].seat) },
		effects: s.openEffects,
	}), true
}

// openEffects gives each effect as the seat that it concerns knows it.
func (s *Snapshot) openEffects(list []engine.Effect) []view.Effect {
	all := make([]view.Effect, 0, len(list))
	for _, e := range list {
		all = append(all, view.Effects(s.Table, []engine.Effect{e}, e.Seat)...)
	}
	return all
}

// moveText is the move of step n, from 1, as a seat may know it.
func (s *Snapshot) moveText(n int, seat engine.Seat) string {
	st := &s.line.steps[n-1]
	return view.MoveText(s.Table, st.move, st.seat, s.receiver(n), seat)
}

// receiver is the seat in turn where step n hands something over to it in a trade,
// which it has opened; Nobody for other steps. // RUL-13
func (s *Snapshot) receiver(n int) engine.Seat {
	i := n - 1
	if s.line.steps[i].move.Kind != engine.Yield {
		return engine.Nobody
	}
	for s.line.steps[i].move.Kind != engine.OpenTrade {
		i--
	}
	return s.line.steps[i].seat
}

// reader puts moves and effects into words for one who reads them.
type reader struct {
	move    func(n int) string // of step n, from 1
	effects func([]engine.Effect) []view.Effect
}

func (s *Snapshot) lines(from, to int, r reader) []Line {
	from, to = max(from, 0), min(to, s.Steps())
	if from > to {
		return []Line{}
	}
	all := make([]Line, 0, to-from+1)
	var out engine.Effects
	if from == 0 {
		s.Table.Rules.New(s.deal, &out)
		all = append(all, Line{At: s.Created, Effects: r.effects(out.List)})
		from = 1
	}
	state := *s.StateAt(from - 1)
	for n := from; n <= to; n++ {
		st := &s.line.steps[n-1]
		out.Reset()
		s.Table.Rules.Apply(&state, &state, st.move, &out)
		all = append(all, Line{
			Step: n, At: time.UnixMilli(st.at).UTC(), Turn: int(st.turn), Seat: st.seat.String(), Bot: st.bot,
			Move: r.move(n), Effects: r.effects(out.List),
		})
	}
	return all
}
