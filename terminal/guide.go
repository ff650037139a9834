package terminal

import (
	"slices"

	"volgare/engine"
	"volgare/view"
)

// tip explains a thing the first time that it matters.
type tip struct {
	id   string
	when func(l *Look) bool
	text string
}

// advise shows the most urgent thing that matters now for the first time.
func (s *Session) advise(p *page, l *Look) {
	if !s.Guide {
		return
	}
	for _, t := range tipList() {
		if !s.tips[t.id] && t.when(l) {
			s.tips[t.id] = true
			p.blank()
			p.prose("  "+p.paint(gold, "» "), t.text)
			return
		}
	}
}

// tipList is all explanations, the most urgent first.
func tipList() []tip {
	return []tip{
		{
			"start", func(l *Look) bool { return l.state.Decision == engine.StartCity },
			"Everybody begins as a Merchant with 10 ducats. The starting city only matters for what is near: map shows it.",
		},
		{
			"points", acting,
			"Each turn you have 5 points for actions, each kind once: travel, take cubes, study, trade, advance on a track. " +
				"Free actions cost none. Type a number or a move; help tells more.",
		},
		{
			"aim", acting,
			"You win by manuscripts, by the tracks, and above all by an office at the end: Banker, Monk, Camerlengo or " +
				"Pope, paid with the votes of your politicians (3), nobles (2) and abbesses (1).",
		},
		{
			"city", func(l *Look) bool { return acting(l) && l.can(engine.CityBonus) },
			"This city has a bonus for you: once in the game, free. city takes it.",
		},
		{
			"read", func(l *Look) bool { return acting(l) && l.can(engine.TakeManuscript) },
			"You stand in the colour of a manuscript on display. Its level is its VP; five colours bring 5 VP more.",
		},
		{
			"convent", func(l *Look) bool { return acting(l) && l.can(engine.BecomeFriar) },
			"In a convent a Merchant may become a Friar: half of his ducats go, charity and a friar's gift come. " +
				"There is no way back, and only Friars become Cardinals. tiles shows them.",
		},
		{
			"abbey", func(l *Look) bool { return acting(l) && l.can(engine.ScribesKeep) },
			"In an abbey your scribes become 3 knowledge each, or 1 VP each at the end. Abbesses cost no ducats here.",
		},
		{
			"library", func(l *Look) bool { return acting(l) && l.can(engine.DrawTiles) },
			"Your disc on the library track lets you look at tiles and keep one: 2 to 4 VP.",
		},
		{
			"cards", func(l *Look) bool { return acting(l) && l.canDraw() },
			"Cards are drawn here: 1 point shows two of which you keep one, 4 points show four of which you keep two. " +
				"Your knowledge level limits how many you own. rule EXP-K1 and what follows tell more.",
		},
		{
			"glossario", func(l *Look) bool { return acting(l) && l.can(engine.DrawGlossario) },
			"The Glossario lies here: 1 to 3 points for as many cards of 1 to 3 VP, at most one for each other " +
				"expansion of which you own a card.",
		},
		{
			"trade", func(l *Look) bool { return l.state.Decision == engine.TradeDraft && !l.countering() },
			"Put the offer together step by step: Ritmo cards that are given, and what is asked for them. Nobody sees it " +
				"before offer; withdraw drops it, and then no second draft for that player is possible in this turn.",
		},
		{
			"stupor", func(l *Look) bool { return l.view.Turn >= 10 },
			"Stupor Mundi is open: who ends a turn in Brindisi may summon all to an auction for 10 knowledge. Once.",
		},
		{
			"papal", func(l *Look) bool { return l.view.Turn >= 12 },
			"From now on a papal tile is turned up each turn. With the second red one that turn is the last: " +
				"have your votes ready.",
		},
	}
}

// canDraw reports whether cards can be drawn as EXP-K1 says.
func (l *Look) canDraw() bool {
	return slices.ContainsFunc(engine.Draws(), func(k engine.Kind) bool {
		d, _ := k.Deck()
		return !d.Form().PointCard && l.can(k)
	})
}

func acting(l *Look) bool { return l.state.Decision == engine.Turn }

// can reports whether a move of a kind is legal.
func (l *Look) can(k engine.Kind) bool {
	return slices.ContainsFunc(l.view.Legal, func(m view.Legal) bool { return l.kindOf(&m) == k })
}
