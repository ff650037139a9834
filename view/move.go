package view

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// Move is the JSON form of a move.
type Move struct {
	Notation string    `json:"move"`     // canonical
	Kind     string    `json:"kind"`     // "" if secret: null in JSON
	Operands []Operand `json:"operands"` // operands of the move, in order
}

// MoveAs returns a move of one seat as seen by another seat or a spectator. Secret operands have no value in Operands
// and are "?" in Notation: the library tile of "keep ?", the card of "keep placiti ?" unless its deck is open, the partner
// of "trade ?". A step of a draft has no kind and no operands, and its notation is "?". The seat to also knows a piece that it
// receives in a trade, see Receiver; to is engine.Nobody for all other moves.
// // SET-1 EXP-P2 RUL-13
func MoveAs(t *edition.Table, m engine.Move, by, to, seat engine.Seat) Move {
	secret := m.Kind.Form().Secret
	switch {
	case by == seat, secret == engine.SecretHanded && seat == to && to != engine.Nobody:
		return MoveOf(t.Rules, m)
	case secret == engine.SecretStep:
		return Move{Notation: record.SecretMoveString(t.Rules, m), Operands: []Operand{}}
	}
	return Move{
		Notation: record.SecretMoveString(t.Rules, m), Kind: m.Kind.String(), Operands: moveOperands(t.Rules, m, false),
	}
}

// MoveOf returns a move as its own seat sees it, with all operands.
func MoveOf(r *engine.Rules, m engine.Move) Move {
	return Move{Notation: record.MoveString(r, m), Kind: m.Kind.String(), Operands: moveOperands(r, m, true)}
}

// Receiver returns the seat in turn while its partner chooses a piece to hand over in a trade, and Nobody in other decisions. // RUL-13
func Receiver(s *engine.State) engine.Seat {
	if s.Decision != engine.TradePick {
		return engine.Nobody
	}
	return s.Order[s.At]
}

// moveOperands returns the operands of a move. A set of colours is one card for each.
func moveOperands(r *engine.Rules, m engine.Move, known bool) []Operand {
	all := []Operand{}
	for i := range m.Kind.Form().Operands {
		a := m.Argument(i)
		switch a.Is {
		case engine.NoOperand:
			return all
		case engine.Colours:
			for _, word := range ritmoWords(a.Value) {
				all = append(all, Operand{Type: operandNames[engine.ACard], Value: word})
			}
		case engine.ANumber:
			all = append(all, Operand{Type: m.Kind.Form().Unit, Value: int(a.Value)})
		default:
			all = append(all, *operand(r, a.Is, a.Value, !known && m.Hides(i)))
		}
	}
	return all
}
