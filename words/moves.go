package words

import (
	"cmp"
	"strconv"

	"volgare/internal/lists"
	"volgare/view"
)

// Move formats a move as it is offered; "" if nothing is known of it. The view, which may be nil, provides details that the move lacks.
func (s *Scene) Move(m view.Move, v *view.View) string {
	if m.Kind == "" {
		return ""
	}
	return s.Say("move-"+m.Kind, s.moveArgs(m, v))
}

// Ask formats the question for the deciding seat. Its message takes the same arguments as a move with the same operands.
func (s *Scene) Ask(v *view.View) string {
	args := s.moveArgs(view.Move{Operands: v.About}, v)
	args["shared"] = "no"
	return s.Say("ask-"+v.Decision, args)
}

// moveArgs returns the arguments of a move's message: its operands by name, n for the first number among them, last for the
// last of them, list for all things; from the view the decision, the place of the piece, and whether it is a counter-offer.
func (s *Scene) moveArgs(m view.Move, v *view.View) Args {
	args := Args{"decision": "", "place": "", "counter": "no", "last": ""}
	if v != nil {
		args["decision"], args["counter"] = v.Decision, yes(v.Trade != nil && v.Trade.Counter)
		if me := deciding(v); me != nil && me.Place != nil {
			args["place"] = s.Place(*me.Place)
		}
	}
	n := counted(m)
	var items []string
	for i := range m.Operands {
		o := &m.Operands[i]
		args["last"] = s.operand(o, n)
		args[o.Type] = args["last"]
		if item := s.operandItem(o, n); item != "" {
			items = append(items, item)
		}
	}
	args["n"], args["list"] = max(n, 0), cmp.Or(s.Listed(items), none)
	return args
}

// counted returns the first number that a move names.
func counted(m view.Move) int {
	for i := range m.Operands {
		if n, ok := m.Operands[i].Value.(int); ok {
			return n
		}
	}
	return uncounted
}

// operandItem formats an operand in a list; "" if its count is 0.
func (s *Scene) operandItem(o *view.Operand, n int) string {
	switch value := o.Value.(type) {
	case int:
		if value == 0 {
			return ""
		}
		if id := "good-" + o.Type; s.Has(id) {
			return s.Say(id, Args{"n": value})
		}
		return strconv.Itoa(value)
	case string:
		if value == none {
			return ""
		}
	}
	return shown(o.Type, s.inSentence(o, n))
}

// deciding returns the deciding player; nil if there is none.
func deciding(v *view.View) *view.Player {
	return lists.Find(v.Players, func(p *view.Player) bool { return v.Decides != nil && p.Seat == *v.Decides })
}
