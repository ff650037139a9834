package table

import (
	"strings"
	"time"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// acts is the seat for which a person wants to act in the game.
func (s *Snapshot) acts(by Identity, colour string) (engine.Seat, error) {
	seat, err := s.holds(by, colour)
	switch {
	case err != nil:
		return seat, err
	case s.Seats[seat].Resigned:
		return seat, Refuse(HasResigned)
	case s.Seats[seat].Away:
		return seat, Refuse(IsAway)
	}
	return seat, s.playing()
}

// playing refuses what can only be done while the game is played.
func (s *Snapshot) playing() error {
	switch s.State {
	case StateClosed:
		return Refuse(IsClosed)
	case StateSeating:
		return Refuse(Seating)
	case StateOver:
		return Refuse(IsOver)
	}
	return nil
}

// decide is the entry of Play.
func (a Play) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.acts(by, a.Seat)
	switch {
	case err != nil:
		return nil, err
	case len(a.Moves) == 0:
		return nil, Refuse(BadMove)
	case len(a.Moves) > MaxMoves:
		return nil, Refuse(TooMany)
	}
	t := s.history.Trial(seat)
	texts := make([]string, len(a.Moves))
	for i, text := range a.Moves {
		m, err := s.next(t, text)
		if err != nil {
			err.Index, err.Move = i, text
			return nil, err
		}
		texts[i] = record.MoveString(s.Table.Rules, m)
	}
	return &Entry{Kind: kindMoves, Seat: seat.String(), Moves: strings.Join(texts, "; "), trial: t}, nil
}

// BotMove is the entry of a move that a bot has chosen for the seat that decides, or why that is not legal.
func (s *Snapshot) BotMove(seat engine.Seat, bot string, m engine.Move) (*Entry, engine.Reason) {
	t := s.history.Trial(seat)
	if why := t.Play(m); !why.Legal() {
		return nil, why
	}
	return &Entry{Kind: kindMoves, Seat: seat.String(), Moves: record.MoveString(s.Table.Rules, m), Bot: bot, trial: t}, engine.Reason{}
}

// next makes the next move of a request. Behind one that shows something none is even
// looked at.
func (s *Snapshot) next(t *game.Trial, text string) (engine.Move, *Refusal) {
	m, err := record.ParseMove(s.Table.Rules, text)
	switch {
	case err != nil:
		return m, refused(game.Refusal{Code: BadMove, Err: err})
	case !t.Open():
		return m, refused(game.Refusal{Code: Reveals})
	}
	if why := t.Play(m); !why.Legal() {
		return m, s.illegal(why)
	}
	return m, nil
}

// illegal is the refusal of a move for a reason.
func (s *Snapshot) illegal(why engine.Reason) *Refusal {
	r := refused(game.Refusal{Code: Illegal, Reason: why, Rules: s.Table.Rules})
	switch why.Code {
	case engine.NotYourTurn:
		r.Code = NotYourTurn
	case engine.GameOver:
		r.Code = IsOver
	}
	return r
}
