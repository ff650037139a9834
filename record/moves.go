package record

import (
	"cmp"
	"math/bits"
	"strings"

	"volgare/engine"
)

// discarded are the words for the cube that the cathedral takes.
var discarded = []string{
	engine.Politician: "politician", engine.Noble: "noble", 2: unknown, 3: unknown, engine.VirtualNoble: "virtual",
}

// gains are the words for the gain from returning the Guaita.
var gains = []string{"ducats", "knowledge"}

// parts are the words for the parts of a city bonus; the whole has none. // RUL-3
var parts = []string{engine.WholeBonus: "", engine.OnlyDucats: "ducats", engine.OnlyKnowledge: "knowledge"}

// moveWords are the words that moves of each kind begin with, "take nobles".
var moveWords = namesOf(len(kindWords), func(i uint8) string {
	form := engine.Kind(i).Form()
	return cmp.Or(form.Verb, strings.ReplaceAll(form.Name, "-", " "))
})

// AppendMove appends a move in canonical notation, "take nobles 2 sell 1".
func AppendMove(dst []byte, r *engine.Rules, m engine.Move) []byte {
	return appendMove(dst, r, m, func(int) bool { return false })
}

// MoveString is AppendMove as a string.
func MoveString(r *engine.Rules, m engine.Move) string { return string(AppendMove(nil, r, m)) }

// SecretMoveString returns the notation of a move for players who may not know what it hides: hidden operands are "?", as in
// "keep placiti ?". A step of a draft is just "?". // SET-1 EXP-P2 RUL-13
func SecretMoveString(r *engine.Rules, m engine.Move) string {
	if m.Kind.Form().Secret == engine.SecretStep {
		return unknown
	}
	return string(appendMove(nil, r, m, m.Hides))
}

// SecretText redacts the notation of a move for players who may not know what it hides, if there are no rules to parse it.
// If the kind may hide something, or is unknown, only the first word is kept.
func SecretText(text string) string {
	first, _, more := strings.Cut(text, " ")
	secrecy := engine.SecretPiece // for unknown kinds
	if k := kindOf(text); k != engine.NoMove {
		secrecy = k.Form().Secret
	}
	switch {
	case secrecy == engine.SecretStep:
		return unknown
	case !more || secrecy == engine.Public:
		return text
	}
	return first + " " + unknown
}

// EndsTurn reports whether a move in notation ends the turn of its seat, if there are no rules to parse it.
func EndsTurn(text string) bool { return kindOf(text).EndsTurn() }

// kindOf returns the kind with the longest match of the words of a move, without rules.
func kindOf(text string) (kind engine.Kind) {
	longest := 0
	for _, k := range engine.Kinds() {
		if words := moveWords[k]; len(words) > longest && strings.HasPrefix(text+" ", words+" ") {
			longest, kind = len(words), k
		}
	}
	return kind
}

// appendMove writes a move up to its first hidden operand.
func appendMove(dst []byte, r *engine.Rules, m engine.Move, hidden func(int) bool) []byte {
	if m.Kind == engine.NoMove || int(m.Kind) >= len(moveWords) {
		return append(dst, unknown...)
	}
	dst = append(dst, moveWords[m.Kind]...)
	for i, is := range m.Kind.Form().Operands {
		switch {
		case is == engine.NoOperand:
			return dst
		case hidden(i):
			return append(append(dst, ' '), unknown...)
		case is == engine.Politicians:
			return appendPayment(append(dst, ' '), m)
		}
		dst = appendArgument(dst, r, m, i)
	}
	return dst
}

// appendArgument writes operand i of a move after a blank. It writes nothing for a sale of 0, a whole bonus, or the amount
// of a single good.
func appendArgument(dst []byte, r *engine.Rules, m engine.Move, i int) []byte {
	a := m.Argument(i)
	switch {
	case a.Is == engine.ASale && a.Value == 0, a.Is == engine.AnAmount && engine.Good(m.A).Single(),
		a.Is == engine.APart && a.Value == engine.WholeBonus:
		return dst
	case a.Is == engine.ASale:
		dst = append(dst, " sell"...)
	case a.Is == engine.ADiscard:
		return append(append(dst, " discard "...), wordAt(discarded, a.Value)...)
	}
	dst = append(dst, ' ')
	switch a.Is {
	case engine.ATile, engine.ACard:
		return appendPiece(dst, r, a)
	case engine.Colours:
		return appendColourSet(dst, r, a.Value)
	case engine.AGain:
		return append(dst, wordAt(gains, a.Value)...)
	case engine.APart:
		return append(dst, wordAt(parts, a.Value)...)
	}
	return appendOperand(dst, r, a.Is, a.Value)
}

// appendPiece writes the label of a library tile or a card, or "none".
func appendPiece(dst []byte, r *engine.Rules, a engine.Argument) []byte {
	d, kind := engine.CardOf(a.Value)
	switch {
	case a.Is == engine.ATile && a.Value == engine.NoTile, a.Is == engine.ACard && a.Value == engine.NoCard:
		return append(dst, "none"...)
	case a.Is == engine.ATile:
		return appendTile(dst, r, a.Value)
	}
	return appendCard(dst, r, d, kind)
}

func appendColourSet(dst []byte, r *engine.Rules, set uint8) []byte {
	for first := true; set != 0; set &= set - 1 {
		if !first {
			dst = append(dst, ' ')
		}
		dst, first = appendCard(dst, r, engine.Ritmo, uint8(bits.TrailingZeros8(set))), false
	}
	return dst
}

// appendGood writes a good, "manuscript 3 blue" or its name.
func appendGood(dst []byte, r *engine.Rules, g engine.Good) []byte {
	if kind, ok := g.Manuscript(); ok {
		return appendManuscript(append(dst, "manuscript "...), r, kind, ' ')
	}
	return append(dst, g.String()...)
}

func appendPayment(dst []byte, m engine.Move) []byte {
	if m.A+m.B+m.C == 0 {
		return append(dst, "nothing"...)
	}
	return appendCubes(dst, []uint8{m.A, m.B, m.C})
}

// appendCubes lists the colours with counts above 0 and their counts; "none" if there are none.
func appendCubes(dst []byte, counts []uint8) []byte {
	start := len(dst)
	for c, n := range counts {
		if n == 0 {
			continue
		}
		if len(dst) > start {
			dst = append(dst, ' ')
		}
		dst = appendInt(append(append(dst, cubeWords[c]...), ' '), n)
	}
	if len(dst) == start {
		return append(dst, "none"...)
	}
	return dst
}
