package view

import (
	"volgare/engine"
	"volgare/internal/lists"
)

// Legal is a move that the deciding seat may make.
type Legal struct {
	Move

	ID      engine.MoveID `json:"id"` // stable for the table's rules
	Targets []string      `json:"targets"`
	Points  int           `json:"points"`  // change of the seat's action points
	Ducats  int           `json:"ducats"`  // change of the seat's ducats
	Effects []Effect      `json:"effects"` // the certain effects; minor if the name or the price implies them
	Score   []ScoreChange `json:"score"`   // certain changes of the score, as if the game ended after the move
	Reveals bool          `json:"reveals"` // a seat learns or may learn something, so the move cannot be undone
}

func (b *builder) legal() []Legal {
	worlds, before := b.worlds(), b.tally(false)
	return lists.Map(b.r.AppendLegal(nil, &b.s), func(m engine.Move) Legal { return b.legalMove(m, worlds, &before) })
}

func (b *builder) legalMove(m engine.Move, worlds []engine.State, before *engine.Tally) Legal {
	sure := b.certain(m, worlds, before)
	id, _ := b.r.ID(m)
	points, ducats := b.price(m, sure.effects[:turnEnd(sure.effects)])
	return Legal{
		Move: MoveOf(b.r, m), ID: id, Targets: b.targets(m), Points: points, Ducats: ducats,
		Effects: b.outcome(m, sure.effects), Score: sure.score.list(b.r), Reveals: sure.reveals,
	}
}

// price sums the changes of points and ducats by the move itself.
func (b *builder) price(m engine.Move, effects []engine.Effect) (points, ducats int) {
	for _, e := range effects {
		switch {
		case e.Seat != b.seat:
		case e.Kind == engine.DucatsChanged:
			ducats += int(e.N)
		case e.Kind == engine.PointsChanged && m.Kind.Decides() == engine.Turn:
			points += int(e.N)
		}
	}
	return points, ducats
}
