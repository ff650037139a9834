package record

import "volgare/engine"

// table is the word for the table in effects without a seat.
const table = "table"

// AppendEffect appends an effect as a line without its end:
//
//	red ducats -10 to bank (MOV-2)
//	yellow track knowledge +9 at 23 (PLC-1, RUL-3)
//
// The line contains the seat concerned, the name of the effect, its operands, the rules it rests on, and the cuts. Hidden
// parts of a masked effect are written "?".
func AppendEffect(dst []byte, r *engine.Rules, e engine.Effect) []byte {
	form := e.Kind.Form()
	dst = append(appendSeat(dst, e.Seat, table), ' ')
	if e.Kind == engine.NoEffect || form.Name == engine.NoEffect.Form().Name {
		return append(dst, unknown...)
	}
	dst = append(dst, form.Name...)
	if form.A != engine.NoOperand && form.A != engine.ASeat {
		dst = appendKnown(append(dst, ' '), r, form.A, e.A, e.Hidden.Has(engine.PartA))
	}
	if form.N != "" {
		dst = appendCount(append(dst, ' '), e)
	}
	if word := joint(form, e); word != "" {
		dst = append(append(append(dst, ' '), word...), ' ')
		is, value := second(form, e)
		dst = appendKnown(dst, r, is, value, e.Hidden.Has(engine.PartB))
	}
	return appendCuts(appendRules(dst, e.Rules[:]), r, e.Cuts)
}

// appendCuts appends the cuts of an effect, " but end-of-track need 7 have 2 (RUL-1)".
func appendCuts(dst []byte, r *engine.Rules, cuts engine.Cuts) []byte {
	for _, why := range cuts {
		if !why.Legal() {
			dst = AppendReason(append(dst, " but "...), r, why)
		}
	}
	return dst
}

// appendSeat writes a seat, or the given word for engine.Nobody.
func appendSeat(dst []byte, seat engine.Seat, nobody string) []byte {
	if seat == engine.Nobody {
		return append(dst, nobody...)
	}
	return append(dst, seat.String()...)
}

// appendKnown writes an operand, unless it is hidden. A hidden card keeps its deck.
func appendKnown(dst []byte, r *engine.Rules, o engine.Operand, v uint8, hidden bool) []byte {
	if hidden && o != engine.ACard {
		return append(dst, unknown...)
	}
	return appendOperand(dst, r, o, v)
}

// appendCount writes N, with a sign if it is a change.
func appendCount(dst []byte, e engine.Effect) []byte {
	if e.Hidden.Has(engine.PartN) {
		return append(dst, unknown...)
	}
	switch e.Kind {
	case engine.DucatsChanged, engine.PointsChanged, engine.DiscMoved,
		engine.GoodTraded, engine.TileTraded, engine.CardTraded:
		if e.N > 0 {
			dst = append(dst, '+')
		}
	}
	return appendInt(dst, e.N)
}

// second returns the last operand and its value: B, or A if it is the other side of a payment.
func second(f engine.Form, e engine.Effect) (is engine.Operand, value uint8) {
	if f.A == engine.ASeat {
		return engine.ASeat, e.A
	}
	return f.B, e.B
}

// joint returns the word before the last operand, "" if there is none.
func joint(f engine.Form, e engine.Effect) string {
	switch {
	case (f.A == engine.ASeat || f.B == engine.APartner) && e.N > 0:
		return "from"
	case f.A == engine.ASeat || f.B == engine.APartner:
		return "to"
	case f.A == engine.APlace && f.B == engine.APlace:
		return ">"
	case f.B == engine.AnEnd:
		return "to"
	case f.B == engine.AKeep:
		return "keep"
	case f.B != engine.NoOperand:
		return "at"
	}
	return ""
}

func appendOperand(dst []byte, r *engine.Rules, o engine.Operand, v uint8) []byte {
	switch o {
	case engine.APlace, engine.AHarbour:
		return append(dst, PlaceWord(r, engine.PlaceNo(v))...)
	case engine.ASeat:
		return appendSeat(dst, engine.Seat(v), "bank")
	case engine.ACube:
		return append(dst, wordAt(cubeWords, v)...)
	case engine.ATrack:
		return append(dst, wordAt(trackWords, v)...)
	case engine.AnEvent:
		return appendEvent(dst, r, v)
	case engine.AManuscript:
		return appendManuscript(dst, r, v, ' ')
	case engine.ATile:
		return appendTile(dst, r, v)
	case engine.AFriar:
		return append(dst, wordAt(friarWords, v)...)
	case engine.ACardinal:
		return append(dst, wordAt(cardinalWords, v)...)
	case engine.AnOffice:
		return append(dst, wordAt(officeWords, v)...)
	case engine.APapal:
		return append(dst, wordAt(papalWords, v)...)
	case engine.AnEnd:
		return append(dst, wordAt([]string{"top", "bottom"}, v)...)
	case engine.ACategory:
		return append(dst, engine.Category(v).String()...)
	case engine.ADeck:
		return append(dst, wordAt(deckWords, v)...)
	case engine.ACard:
		d, kind := engine.CardOf(v)
		return appendCard(append(append(dst, wordAt(deckWords, uint8(d))...), ' '), r, d, kind)
	case engine.AGood:
		return appendGood(dst, r, engine.Good(v))
	case engine.APartner:
		return append(dst, engine.Seat(v).String()...)
	}
	return appendInt(dst, v)
}

// appendRules writes rule ids in parentheses, or nothing if there are none.
func appendRules(dst []byte, rules []engine.Rule) []byte {
	open := " ("
	for _, rule := range rules {
		if rule != engine.NoRule {
			dst = append(append(dst, open...), rule.String()...)
			open = ", "
		}
	}
	if open == ", " {
		dst = append(dst, ')')
	}
	return dst
}
