package view

import (
	"volgare/engine"
)

// Legal is a move that the deciding seat may make.
type Legal struct {
	Move

	ID      engine.MoveID `json:"id"` // stable for the table's rules
	Targets []string      `json:"targets"`
	Points  int           `json:"points"`  // change of the seat's action points
	Ducats  int           `json:"ducats"`  // change of the seat's ducats
	Effects []Effect      `json:"effects"` // those that are certain; quiet where name or price tell them
	Reveals bool          `json:"reveals"` // somebody learns something, or may: then there is no way back
}

func (l *looking) legal() []Legal {
	moves := l.r.AppendLegal(nil, &l.s)
	worlds := l.worlds()
	all := make([]Legal, len(moves))
	for i, m := range moves {
		all[i] = l.legalMove(m, worlds)
	}
	return all
}

func (l *looking) legalMove(m engine.Move, worlds []engine.State) Legal {
	effects, reveals := l.certain(m, worlds)
	id, _ := l.r.ID(m)
	points, ducats := l.price(m, effects[:turnEnd(effects)])
	return Legal{
		Move: moveOf(l.r, m), ID: id, Targets: l.targets(m),
		Points: points, Ducats: ducats, Effects: l.outcome(m, effects), Reveals: reveals,
	}
}

// price sums up what the effects of the move itself change.
func (l *looking) price(m engine.Move, effects []engine.Effect) (points, ducats int) {
	for _, e := range effects {
		switch {
		case e.Seat != l.seat:
		case e.Kind == engine.DucatsChanged:
			ducats += int(e.N)
		case e.Kind == engine.PointsChanged && m.Kind.Decides() == engine.Turn:
			points += int(e.N)
		}
	}
	return points, ducats
}
