package words

import (
	"slices"

	"volgare/internal/lists"
	"volgare/view"
)

// Clause is a part of a log line: the actions of one seat, or of the table, in a move.
type Clause struct {
	Seat string // "" for the table
	Text string
}

// Clauses describes a move of a seat and its effects, with one clause for each run of effects of one seat.
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

// clauses are clauses being built.
type clauses []Clause

// add appends a clause, or extends the previous one if it is about the same seat.
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

// run returns how many effects, from the first, are combined: effects of one seat if the message of their kind has a list,
// or of all seats if the message is about all.
func (s *Scene) run(effects []view.Effect) int {
	first, way, n := &effects[0], s.joining(effects[0].Kind), 1
	for way != "" && n < len(effects) && effects[n].Kind == first.Kind && same(effects[n].B, first.B) &&
		(way == ".all" || same(effects[n].Seat, first.Seat)) {
		n++
	}
	return n
}

// joining returns the attribute of the message that combines effects of one kind: of all seats, or of one; "" if they are not combined.
func (s *Scene) joining(kind string) string {
	for _, way := range []string{".all", ".list"} {
		if s.Has("fx-" + kind + way) {
			return way
		}
	}
	return ""
}

// same reports whether both are equal, or both are nil.
func same[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }

// clause formats a run of effects and returns its seat.
func (s *Scene) clause(run []view.Effect) (seat, text string) {
	first := &run[0]
	way, args := s.joining(first.Kind), s.effectArgs(first)
	if first.Seat != nil && way != ".all" {
		seat = *first.Seat
	}
	if way != "" { // equal things are counted
		args["list"] = s.Listed(lists.Map(s.Together(run), func(e view.Effect) string { return s.item(&e) }))
	}
	return seat, s.Say("fx-"+first.Kind+way, args)
}

// item formats an effect in a list: its subject, or the message's own item.
func (s *Scene) item(e *view.Effect) string {
	args := s.effectArgs(e)
	if id := "fx-" + e.Kind + ".item"; s.Has(id) {
		return s.Say(id, args)
	}
	return shown("a", args["a"])
}

// Together adds up effects with the same subject, of kinds that can be combined.
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

// Outcomes groups effects before their move is made: those with the same subject are added up, and those in sequence, such
// as several drawn tiles, are combined.
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

// OutcomeOf formats a group of outcomes.
func (s *Scene) OutcomeOf(run []view.Effect) string {
	if len(run) == 1 {
		return s.Outcome(&run[0])
	}
	_, text := s.clause(run)
	return text
}

// number returns N of an effect, 1 if it has none.
func number(n *int) int {
	if n == nil {
		return 1
	}
	return *n
}

// did formats a move in addition to its effects, or on its own if none of them is listed: with a special message, or as a
// move is offered.
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
