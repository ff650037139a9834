package words

import (
	"slices"

	"volgare/internal/lists"
	"volgare/view"
)

// Clause is what one seat, or the table, did in a move.
type Clause struct {
	Seat string // "" for the table
	Text string
}

// Clauses tells a move of a seat with its effects, a clause for each run of what one
// seat did.
func (s *Scene) Clauses(seat string, m view.Move, effects []view.Effect) []Clause {
	told := slices.DeleteFunc(slices.Clone(effects), func(e view.Effect) bool { return e.Minor })
	var all clauses
	all.add(seat, s.did(m, len(told) > 0))
	for len(told) > 0 {
		n := s.run(told)
		all.add(s.clause(told[:n]))
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

// run is how many effects, from the first, are said in one: of a kind whose message has a
// list, those of one seat; of a kind that is told of all, those of all seats.
func (s *Scene) run(effects []view.Effect) int {
	first, way, n := &effects[0], s.joining(effects[0].Kind), 1
	for way != "" && n < len(effects) && effects[n].Kind == first.Kind && same(effects[n].B, first.B) &&
		(way == ".all" || same(effects[n].Seat, first.Seat)) {
		n++
	}
	return n
}

// joining is the attribute of the message that says effects of a kind in one: of all seats, or of one;
// "" if each is said by itself.
func (s *Scene) joining(kind string) string {
	for _, way := range []string{".all", ".list"} {
		if s.Has("fx-" + kind + way) {
			return way
		}
	}
	return ""
}

// same reports whether both are equal, or neither is there.
func same[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }

// clause is a run of effects, and whose.
func (s *Scene) clause(run []view.Effect) (seat, text string) {
	first := &run[0]
	way, args := s.joining(first.Kind), s.effectArgs(first)
	if first.Seat != nil && way != ".all" {
		seat = *first.Seat
	}
	if way != "" { // equal things with their number
		args["list"] = s.Listed(lists.Map(s.Together(run), func(e view.Effect) string { return s.item(&e) }))
	}
	return seat, s.Say("fx-"+first.Kind+way, args)
}

// item is an effect in a list: what it is about, or as its message says.
func (s *Scene) item(e *view.Effect) string {
	args := s.effectArgs(e)
	if id := "fx-" + e.Kind + ".item"; s.Has(id) {
		return s.Say(id, args)
	}
	return shown("a", args["a"])
}

// Together adds up effects that are about the same, of kinds that can be said in one.
func (s *Scene) Together(effects []view.Effect) []view.Effect {
	var all []view.Effect
	for _, e := range effects {
		at := slices.IndexFunc(all, func(o view.Effect) bool { return o.Kind == e.Kind && same(o.Seat, e.Seat) && same(o.A, e.A) })
		if at < 0 || s.joining(e.Kind) == "" {
			all = append(all, e)
			continue
		}
		sum := number(all[at].N) + number(e.N)
		all[at].N = &sum
	}
	return all
}

// Outcomes are effects before their move is made: what is about the same added up, and in one what
// has an order, as tiles that are drawn one after the other.
func (s *Scene) Outcomes(effects []view.Effect) [][]view.Effect {
	var runs [][]view.Effect
	for all := s.Together(effects); len(all) > 0; {
		n, id := s.run(all), "fx-"+all[0].Kind
		if !s.Has(id+".list") || s.Has(id+".out") {
			n = 1
		}
		runs, all = append(runs, all[:n]), all[n:]
	}
	return runs
}

// OutcomeOf is what a run of them says.
func (s *Scene) OutcomeOf(run []view.Effect) string {
	if len(run) == 1 {
		return s.Outcome(&run[0])
	}
	_, text := s.clause(run)
	return text
}

// number is that of an effect, 1 for one without.
func number(n *int) int {
	if n == nil {
		return 1
	}
	return *n
}

// did is what a move says beside its effects, and what it says where none of them is told:
// in words of its own, or as it is offered.
func (s *Scene) did(m view.Move, told bool) string {
	id := "move-" + m.Kind
	switch {
	case s.Has(id + ".did"):
		return s.Say(id+".did", s.moveArgs(m, nil))
	case told:
		return ""
	case s.Has(id + ".done"):
		return s.Say(id+".done", s.moveArgs(m, nil))
	}
	return s.Move(m, nil)
}
