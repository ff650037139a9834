package words

import (
	"strings"

	"volgare/view"
)

// none is the word of the wire for no tile and no card.
const none = "none"

// Move names a move, as it is offered. The view, nil for none, says what it is about
// where the move does not: the place of a bonus, the sides of a trade.
func (s *Scene) Move(m view.Move, v *view.View) string {
	if m.Kind == "" {
		return ""
	}
	id, args := s.moveMessage(m, v)
	return s.Say(id, args)
}

func (s *Scene) moveMessage(m view.Move, v *view.View) (string, Args) {
	args, last := Args{}, ""
	for i := range m.Operands {
		o := &m.Operands[i]
		args[argument(o.Is)] = s.operand(o)
		if o.Is == "discard" || o.Is == "part" || o.Is == "gain" || o.Is == "votes" || o.Is == "steps" {
			args[argument(o.Is)] = o.Value
		}
		last = text(o)
	}
	trade := v != nil && v.Trade != nil
	switch colour, takes := strings.CutPrefix(m.Kind, "take-"); {
	case takes:
		return s.taking(colour, m)
	case s.Has("track-" + m.Kind):
		args["track"] = s.Say("track-"+m.Kind, nil)
		return "move-track", args
	case (m.Kind == "keep" || m.Kind == "keep-card") && last == none:
		return "move-" + m.Kind + "-none", args
	case m.Kind == "pay":
		return s.payment(m)
	case m.Kind == "ask":
		return "move-ask", Args{"good": s.Good(text(&m.Operands[0]), count(&m.Operands[len(m.Operands)-1]))}
	case trade && (m.Kind == "accept" || m.Kind == "refuse"):
		return "move-" + m.Kind + "-trade", args
	case m.Kind == "return-ritmo":
		args["colours"] = s.list(m.Operands)
	case m.Kind == "yield":
		args["what"] = s.operand(&m.Operands[len(m.Operands)-1])
	}
	args["counter"] = yes(trade && v.Trade.Counter)
	args["what"] = args.or("what", about(v))
	args["place"] = args.or("place", s.standing(v))
	return "move-" + m.Kind, args
}

// argument is the name of the argument for an operand.
func argument(is string) string {
	switch is {
	case "votes", "steps", "cards", "points":
		return "n"
	case "sold":
		return "sell"
	}
	return is
}

func (a Args) or(name, value string) any {
	if is, ok := a[name]; ok {
		return is
	}
	return value
}

// about is the deck of a choice at the end.
func about(v *view.View) string {
	if v != nil && v.Decision == "placiti-choice" {
		return "placiti"
	}
	return "ritmo"
}

// standing is the place of the seat that decides.
func (s *Scene) standing(v *view.View) string {
	if v == nil || v.Decides == nil {
		return ""
	}
	for i := range v.Players {
		if p := &v.Players[i]; p.Seat == *v.Decides && p.Place != nil {
			return s.Place(*p.Place)
		}
	}
	return ""
}

func (s *Scene) taking(colour string, m view.Move) (string, Args) {
	args := Args{"cubes": s.Cubes(colour, count(&m.Operands[0]))}
	if len(m.Operands) > 1 && count(&m.Operands[1]) > 0 {
		args["sell"] = count(&m.Operands[1])
		return "move-take-sell", args
	}
	return "move-take", args
}

func (s *Scene) payment(m view.Move) (string, Args) {
	var paid []string
	for i := range m.Operands {
		if n := count(&m.Operands[i]); n > 0 {
			paid = append(paid, s.Cubes(m.Operands[i].Is, n))
		}
	}
	if len(paid) == 0 {
		return "move-pay-nothing", nil
	}
	return "move-pay", Args{"cubes": strings.Join(paid, ", ")}
}

func (s *Scene) list(operands []view.Operand) string {
	names := make([]string, len(operands))
	for i := range operands {
		names[i] = s.Card(text(&operands[i]))
	}
	return strings.Join(names, ", ")
}
