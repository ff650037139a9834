package appraisal

// Current returns the weights in use: those of First, plus weights for the expansions.
func Current() Weights {
	w := First()
	w.Cards, w.PointWithCards = 1000, 1000
	w.Most, w.MostLead, w.MostTurn = 500, 250, 250
	w.RitmoInHand = 900
	w.Return = [4]int{0, 150, 400, 900}
	w.Untaken, w.NearDeck = 800, 500
	w.Alessandro, w.Sonzogni = 50, 50
	w.TradeGain = 50
	return w
}

// First returns the weights of the reference bot "greedy-1". They never change; a new term of the evaluation must be worth
// nothing with weight zero.
func First() Weights {
	return Weights{
		Beam:  64,
		Point: 850, Reading: [4]int{600, 600, 600, 600},
		BeyondLevel4: 25, KnowledgeSpace: 10, RivalLater: 40, RestLead: 150,
		Ducat: [3]int{28, 28, 14}, DucatTurns: 400, Richest: 8,
		Colours:   [6]int{0, 200, 500, 1100, 2300, 5000},
		VoteShare: 1000, Spread: 300, SpreadTurn: 20,
		RivalForPope: [3]int{480, 830, 970},
		Step:         40, DucatShort: 45, Muret: 500, Raffaele: 300,
		Unpromoted: [2]int{900, 700}, FriarKnowledge: 8, Vote: 80, VoteLead: 120,
		HoldCanticle: 750, HoldRiddle: 965, Hold: 80, HoldTurn: 45, Behind: 250, RiddleStep: 500,
		Messenger:  [6]int{0, 50, 120, 240, 400, 600},
		Orient:     [6]int{0, 200, 400, 580, 740, 880},
		CityVisits: 200, HarbourVisits: 200, University: 700,
		Tiles: [4]int{2800, 3250, 3500, 3650}, Undrawn: 850, Joker: 500,
		Scribe: 800, ScribeStep: 40,
		Near:         [8]int{250, 420, 260, 180, 120, 80, 40, 20},
		NearZone:     [8]int{1380, 1120, 690, 430, 310, 170, 90, 30},
		Readable:     [4]int{200, 400, 600, 800},
		CanticleCity: 300, Summon: 600, Threat: 25,
	}
}
