package table

import (
	"strconv"

	"volgare/engine"
	"volgare/record"
)

// Record is the record of the game: during play without what the seat may not
// know, afterwards complete. What is left out is written "?".
func (s *Snapshot) Record(seat engine.Seat) string {
	g := s.game()
	if s.over() {
		g.Seed, g.Result = s.seed, record.ResultOf(s.Table.Rules, &s.line.now)
		for i := range s.line.steps {
			st := &s.line.steps[i]
			g.Plies = append(g.Plies, record.Ply{Turn: st.turn, Seat: st.seat, Move: st.move})
		}
		return string(record.AppendGame(nil, s.Table.Rules, g))
	}
	seat = s.among(seat)
	g.Deal = s.knownDeal(seat)
	return string(s.appendPlies(record.AppendGame(nil, s.Table.Rules, g), seat))
}

// game is the record of the table without its seed and its moves.
func (s *Snapshot) game() *record.Game {
	g := &record.Game{Config: s.Table.Config, Table: s.Table, Rules: s.Table.Hash, Deal: s.deal}
	if b := s.Table.Board; !b.Builtin() {
		g.Config.Board, g.Config.BoardText = b.Name, b.Text() // so that it can be played where nobody has the board
	}
	for i, at := range s.Seats {
		if g.Names[i] = at.Name; at.Name == "" {
			g.Names[i] = at.Bot
		}
	}
	if s.Name != "" {
		g.Tags = append(g.Tags, record.Tag{Name: "Event", Value: s.Name})
	}
	g.Tags = append(g.Tags, record.Tag{Name: "Date", Value: s.Created.Format("2006.01.02")})
	return g
}

// appendPlies writes the moves as record.AppendGame does, but as a seat may know
// them.
func (s *Snapshot) appendPlies(dst []byte, seat engine.Seat) []byte {
	for i := range s.line.steps {
		st := &s.line.steps[i]
		if i > 0 && sameLine(&s.line.steps[i-1], st) {
			dst = append(dst, "; "...)
		} else {
			if i > 0 {
				dst = append(dst, '\n')
			}
			dst = append(strconv.AppendInt(dst, int64(st.turn), 10), ' ')
			dst = append(append(dst, st.seat.String()...), ": "...)
		}
		dst = append(dst, s.moveText(i+1, seat)...)
	}
	if s.Steps() > 0 {
		dst = append(dst, '\n')
	}
	return dst
}

// sameLine reports whether two moves belong to one turn of a seat.
func sameLine(a, b *step) bool {
	ofTurn := func(m engine.Move) bool { return m.Kind.Decides().OfTurn() }
	return a.turn == b.turn && a.seat == b.seat && !ends(a.move) && ofTurn(a.move) && ofTurn(b.move)
}
