package words

import (
	"slices"
	"strconv"
	"strings"

	"volgare/view"
)

// Clause is what one seat, or the table, did in a move.
type Clause struct {
	Seat string // "" for the table
	Text string
}

// Clauses tells a move of a seat with its effects, a clause for each run of what one
// seat did. Action points are left to the figures.
func (s *Scene) Clauses(seat string, m view.Move, effects []view.Effect) []Clause {
	var told []*view.Effect
	for i := range effects {
		if tells(effects, i) {
			told = append(told, &effects[i])
		}
	}
	var all clauses
	all.add(seat, s.did(m, len(told) > 0))
	for len(told) > 0 {
		n := run(told)
		who, text := s.clause(told[:n])
		if told[0].Kind == "turn" {
			all = append(all, Clause{Text: text})
		} else {
			all.add(who, text)
		}
		told = told[n:]
	}
	return all
}

// clauses are on their way.
type clauses []Clause

// add adds a clause, to that before it if both are about the same seat.
func (all *clauses) add(seat, text string) {
	n := len(*all) - 1
	switch {
	case text == "":
	case n >= 0 && seat != "" && (*all)[n].Seat == seat:
		(*all)[n].Text += ", " + text
	default:
		*all = append(*all, Clause{seat, text})
	}
}

// tells reports whether an effect is worth a word beside those around it.
func tells(effects []view.Effect, i int) bool {
	e := &effects[i]
	var next *view.Effect
	if i+1 < len(effects) {
		next = &effects[i+1]
	}
	switch {
	case e.Kind == "points", e.Kind == "scored" && valueOf(e.N) == 0:
		return false
	case slices.Contains(silent, e.Kind) && untold(e):
		return false
	}
	return !toldTwice(e) && !mirrored(e, next)
}

// silent are effects of which others read nothing.
var silent = []string{"tile-seen", "card-seen", "drafted"}

// untold reports whether what an effect is about is not known.
func untold(e *view.Effect) bool { return e == nil || e.A == nil || e.A.Value == nil }

// toldTwice reports whether the other side of a piece that changes hands tells it: the
// receiver does.
func toldTwice(e *view.Effect) bool { return strings.HasSuffix(e.Kind, "-traded") && valueOf(e.N) < 0 }

// mirrored reports whether the next effect tells a payment from the side of the receiver.
func mirrored(e, next *view.Effect) bool {
	return e.Kind == "ducats" && next != nil && next.Kind == "ducats" &&
		text(e.A) == seatOf(next) && text(next.A) == seatOf(e) && valueOf(e.N) == -valueOf(next.N)
}

// joins are effects that are said in one where they follow each other.
var joins = []string{
	"order", "cubes-offered", "cubes-returned", "manuscript-shown", "card-offered", "good-offered",
	"card-shown", "card-seen", "card-returned", "scored",
}

// run is how many effects, from the first, are said in one.
func run(effects []*view.Effect) int {
	n := 1
	for n < len(effects) && slices.Contains(joins, effects[0].Kind) && alike(effects[0], effects[n]) {
		n++
	}
	return n
}

func alike(a, b *view.Effect) bool {
	switch {
	case a.Kind != b.Kind:
		return false
	case a.Kind == "cubes-returned":
		return count(a.B) == count(b.B)
	case a.Kind == "scored", strings.HasPrefix(a.Kind, "card-"):
		return seatOf(a) == seatOf(b)
	}
	return true
}

// clause is a run of effects, and whose.
func (s *Scene) clause(run []*view.Effect) (seat, told string) {
	e := run[0]
	of := func(id string, name func(*view.Effect) string, gap string) string {
		names := make([]string, len(run))
		for i := range run {
			names[i] = name(run[i])
		}
		return s.Say(id, Args{"list": strings.Join(names, gap), "b": count(e.B)})
	}
	switch e.Kind {
	case "order":
		return "", of("fx-orders", func(e *view.Effect) string { return s.Name(seatOf(e)) }, ", ")
	case "cubes-offered":
		return "", of("fx-offers", s.cubesOf, ", ")
	case "cubes-returned":
		return "", of("fx-returns", s.cubesOf, ", ")
	case "manuscript-shown":
		return "", of("fx-shows", func(e *view.Effect) string { return s.Manuscript(text(e.A)) }, "; ")
	case "card-offered", "good-offered":
		return seatOf(e), of("fx-would-give", s.goodsOf, ", ")
	case "card-shown", "card-seen", "card-returned":
		return seatOf(e), s.Say("fx-"+e.Kind, Args{"a": s.cardsOf(run)})
	case "scored":
		return seatOf(e), of("fx-scores", func(e *view.Effect) string {
			return s.Say("category-"+text(e.A), nil) + " " + strconv.Itoa(valueOf(e.N))
		}, ", ")
	case "stupor-used":
		return "", s.Effect(e)
	}
	return seatOf(e), s.Effect(e)
}

// cardsOf are the cards that effects are about, by kind.
func (s *Scene) cardsOf(run []*view.Effect) string {
	var ids []string
	counts := map[string]int{}
	for _, e := range run {
		id := text(e.A)
		if counts[id] == 0 {
			ids = append(ids, id)
		}
		counts[id]++
	}
	for i, id := range ids {
		ids[i] = s.Cards(id, counts[id])
	}
	return strings.Join(ids, ", ")
}

// did is what the effects of a move do not say: where ducats or knowledge come from, and
// what is to be paid for; the move itself if no effect was said.
func (s *Scene) did(m view.Move, said bool) string {
	first := &view.Operand{}
	if len(m.Operands) > 0 {
		first = &m.Operands[len(m.Operands)-1]
	}
	switch {
	case m.Kind == "psalter", m.Kind == "business":
		return s.Say("did-"+m.Kind, nil)
	case m.Kind == "scribes-knowledge":
		return s.Say("did-scribes", nil)
	case said, m.Kind == "":
		return "" // what somebody else drafts is not told
	case m.Kind == "elect":
		return s.Say("did-elect", Args{"what": s.operand(first)})
	case (m.Kind == "keep" || m.Kind == "keep-card") && text(first) != none:
		return s.Say("did-keep", Args{"what": s.operand(first)})
	}
	return s.Move(m, nil)
}
