package words

import "volgare/view"

// Ask is what the seat that decides is asked.
func (s *Scene) Ask(v *view.View) string {
	args := Args{
		"shared": "no", "points": v.Acts.Points, "drawn": v.Library.Drawn,
		"by": "", "bid": 0, "high": "", "first": "yes", "votes": 0, "office": none,
	}
	if summons := v.Summons; summons != nil {
		args["by"], args["bid"] = s.Name(summons.By), summons.Bid
		if summons.High != nil {
			args["high"], args["first"] = s.Name(*summons.High), "no"
		}
	}
	if due := v.Payment; due != nil {
		args["votes"] = due.Votes
		if due.Office != nil {
			args["office"] = s.Say("office-"+*due.Office, nil)
		}
	}
	s.askCards(v, args)
	return s.Say("ask-"+v.Decision, args)
}

// askCards adds what the decisions of the expansions are about.
func (s *Scene) askCards(v *view.View, args Args) {
	args["deck"], args["cards"], args["keeps"], args["partner"], args["counter"] = "", 0, 0, "", "no"
	for i := range v.Decks {
		if d := &v.Decks[i]; d.Drawn > 0 {
			args["deck"], args["cards"], args["keeps"] = s.Say("deck-"+d.Deck, nil), d.Drawn, d.Keeps
		}
	}
	if t := v.Trade; t != nil {
		partner := t.By
		if v.Decides != nil && t.By == *v.Decides && t.With != nil {
			partner = *t.With
		}
		args["partner"], args["counter"] = s.Name(partner), yes(t.Counter)
	}
}
