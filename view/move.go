package view

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// Move is a move on the wire.
type Move struct {
	Notation string    `json:"move"`     // canonical
	Kind     string    `json:"kind"`     // "" where even that is secret: null on the wire
	Operands []Operand `json:"operands"` // what it names, in their order
}

// MoveAs is a move that one seat has made, as another may know it: see MoveText. What
// it may not know has no value in Operands; of a step of a draft it knows no kind and no
// operand.
func MoveAs(t *edition.Table, m engine.Move, by, to, seat engine.Seat) Move {
	known := knows(m, by, to, seat)
	made := Move{Notation: MoveText(t, m, by, to, seat), Kind: m.Kind.String(), Operands: moveOperands(t.Rules, m, known)}
	if !known && m.Kind.Form().Secret == engine.SecretStep {
		made.Kind, made.Operands = "", []Operand{}
	}
	return made
}

// moveOf is a move that is known.
func moveOf(r *engine.Rules, m engine.Move) Move {
	return Move{Notation: record.MoveString(r, m), Kind: m.Kind.String(), Operands: moveOperands(r, m, true)}
}

// MoveText is the notation of a move that one seat has made as another seat, or a
// spectator, may know it: which library tile it is about is secret, "keep ?".
// So is which card, unless its deck lies open, "keep placiti ?", with whom a trade is
// drafted, "trade ?", and all of a step of the draft, "?". What is handed over in a
// trade is seen by to as well, the Receiver; Nobody for all other moves. // SET-1 EXP-P2 RUL-13
func MoveText(t *edition.Table, m engine.Move, by, to, seat engine.Seat) string {
	if knows(m, by, to, seat) {
		return record.MoveString(t.Rules, m)
	}
	return record.SecretMoveString(t.Rules, m)
}

// knows reports whether a seat knows all of a move.
func knows(m engine.Move, by, to, seat engine.Seat) bool {
	return by == seat || m.Kind.Form().Secret == engine.SecretHanded && seat == to && to != engine.Nobody
}

// Receiver is the seat in turn while its partner chooses what to hand over in a
// trade; Nobody in other decisions. // RUL-13
func Receiver(s *engine.State) engine.Seat {
	if s.Decision != engine.TradePick {
		return engine.Nobody
	}
	return s.Order[s.At]
}

// moveOperands are the operands of a move; a set of colours is a card for each.
func moveOperands(r *engine.Rules, m engine.Move, known bool) []Operand {
	all := []Operand{}
	for i := range m.Kind.Form().Operands {
		a := m.Argument(i)
		switch a.Is {
		case engine.NoOperand:
			return all
		case engine.Colours:
			all = append(all, colourOperands(a.Value)...)
		case engine.ANumber:
			all = append(all, Operand{Is: m.Kind.Form().Unit, Value: int(a.Value)})
		default:
			all = append(all, *operand(r, a.Is, a.Value, !known && m.Hides(i)))
		}
	}
	return all
}

func colourOperands(set uint8) []Operand {
	var all []Operand
	for _, word := range ritmoWords(set) {
		all = append(all, Operand{Is: operandNames[engine.ACard], Value: word})
	}
	return all
}
