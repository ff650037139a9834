package table

import (
	"volgare/engine"
	"volgare/record"
	"volgare/view"
)

// known is the present position with all taken out that a seat may not know: what
// it has not learnt, and what lies behind the screens of others. // SET-1
func (s *Snapshot) known(seat engine.Seat) engine.State {
	var known engine.State
	r := s.Table.Rules
	r.Mask(&known, &s.line.now, seat)
	if r.Options.ScreensOpen || s.over() {
		return known
	}
	for i := range r.Seats {
		if engine.Seat(i) != seat {
			p := &known.Players[i]
			p.Cubes, p.Manuscripts = [engine.NumCubes]uint8{}, [engine.MaxManuscripts]uint8{}
		}
	}
	return known
}

// Verdict says whether a move can be made.
type Verdict struct {
	Move   string
	Legal  bool
	Reason engine.Reason // why not
	Fault  error         // a *record.ParseError: it is no move
}

// Check says of each move by itself whether the seat can make it now, from what
// the seat may know. The error is a *Refusal.
func (s *Snapshot) Check(seat engine.Seat, moves []string) ([]Verdict, error) {
	if seat = s.among(seat); seat == engine.Nobody {
		return nil, refuse(NoSeat)
	}
	if len(moves) > MaxMoves {
		return nil, refuse(TooMany)
	}
	if err := s.playing(); err != nil {
		return nil, err
	}
	known := s.known(seat)
	all := make([]Verdict, len(moves))
	for i, text := range moves {
		m, err := record.ParseMove(s.Table.Rules, text)
		all[i] = Verdict{Move: text, Fault: err}
		if err == nil {
			all[i].Reason = s.Table.Rules.CheckBy(&known, seat, m)
			all[i].Legal = all[i].Reason.Legal()
		}
	}
	return all, nil
}

// turnPoints are the action points of a turn. // ACT-1
const turnPoints = 5

// Try is the position that would be if it were the seat's turn, as it is or with
// all action points, and it made these moves, on what it knows. What would reveal
// something or end the turn is refused with Reveals, as is every move of a decision
// outside a turn: its outcome is with others. Of a choice at the end only the score is
// told, as the hands that the end shows are not known. The error is a *Refusal.
func (s *Snapshot) Try(seat engine.Seat, moves []string) (view.View, error) {
	if seat = s.among(seat); seat == engine.Nobody {
		return view.View{}, refuse(NoSeat)
	}
	if len(moves) > MaxMoves {
		return view.View{}, refuse(TooMany)
	}
	t, err := s.imagine(seat)
	if err != nil {
		return view.View{}, err
	}
	for i, text := range moves {
		if _, err := t.suppose(text); err != nil {
			err.Index, err.Move = i, text
			return view.View{}, err
		}
	}
	return view.Of(s.Table, &t.state, seat), nil
}

// imagine makes a position out of what a seat knows, in which it decides. What is
// unknown in it is filled in anyhow, from a fixed seed, so that moves can be made.
func (s *Snapshot) imagine(seat engine.Seat) (*trial, error) {
	if err := s.playing(); err != nil {
		return nil, err
	}
	t := &trial{rules: s.Table.Rules, seat: seat, state: s.known(seat)}
	if t.state.Seat != seat {
		if t.state.Turn == 0 || elects(&t.state) {
			return nil, refuse(NotYourTurn)
		}
		takeTurn(&t.state, seat)
	}
	t.rules.Determinize(&t.state, &t.state, engine.Stream("volgare", "try"))
	return t, nil
}

// takeTurn gives a seat a fresh turn. // ACT-1 CAR-3
func takeTurn(s *engine.State, seat engine.Seat) {
	endTrade(s)
	s.Decision, s.Seat, s.Points = engine.Turn, seat, turnPoints
	if s.Players[seat].Card == engine.Muret {
		s.Points++
	}
	s.Done, s.Virtual, s.Fresh, s.Drawn, s.Placed = 0, false, false, 0, 0
	s.Summons, s.Due, s.Office = engine.Summons{}, 0, engine.NoOffice
	for i, other := range s.Order {
		if other == seat {
			s.At = uint8(i)
			return
		}
	}
}

// endTrade ends what another seat is doing with cards: those between two hands go
// back. // RUL-13
func endTrade(s *engine.State) {
	if s.Decision == engine.TradePick {
		hand := &s.Players[s.Order[s.At]].Cards[engine.Ritmo]
		for colour, n := range s.Trade.Gives {
			for range n {
				hand.Add(engine.MakeCard(uint8(colour), engine.Everybody))
			}
		}
	}
	s.Draw, s.Trade = engine.CardDraw{}, engine.Trade{}
}

// suppose makes a move, unless the seat cannot know what comes of it.
func (t *trial) suppose(text string) (engine.Move, *Refusal) {
	m, err := record.ParseMove(t.rules, text)
	if err != nil {
		return m, &Refusal{Code: BadMove, Err: err}
	}
	if why := t.rules.CheckBy(&t.state, t.seat, m); !why.Legal() {
		return m, illegal(why)
	}
	before := t.state
	if before.Decision == engine.RitmoChoice || before.Decision == engine.PlacitiChoice {
		t.choose(m)
		return m, nil
	}
	if !before.Decision.OfTurn() || ends(m) {
		return m, &Refusal{Code: Reveals}
	}
	t.rules.Apply(&t.state, &before, m, nil)
	if !t.goesOn(&before, m) {
		return m, &Refusal{Code: Reveals}
	}
	return m, nil
}

// choose supposes what scores at the end, and that the game stands still there: what
// comes next is with others, or is the end, which would show what only they know.
// EXP-R8 EXP-P8 RUL-8
func (t *trial) choose(m engine.Move) {
	before := t.state
	t.rules.Apply(&t.state, &before, m, nil)
	t.state.Decision, t.state.Seat = before.Decision, before.Seat
}
