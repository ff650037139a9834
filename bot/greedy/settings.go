package greedy

// Current returns the weights in use: those of First, and prices of the expansions.
func Current() Weights {
	w := First()
	w.Cards, w.Busy = 1000, 1000
	w.Most, w.MostLead, w.MostTurn = 500, 250, 250
	w.Barter = 900
	w.Return = [4]int{0, 150, 400, 900}
	w.Later, w.Errand = 800, 500
	w.Alessandro, w.Sonzogni = 50, 50
	w.Deal = 50
	return w
}

// First returns the weights of the yardstick "greedy-1". They are never changed;
// a new term of the evaluation has to be worth nothing with the zero weight.
func First() Weights {
	return Weights{
		Beam:  64,
		Point: 850, Reading: [4]int{600, 600, 600, 600}, Learned: 25, Wisdom: 10, Waiting: 40, First: 150,
		Ducat: [3]int{28, 28, 14}, DucatTurns: 400, Richest: 8,
		Colours: [6]int{0, 200, 500, 1100, 2300, 5000},
		Supply:  1000, Spread: 300, SpreadTurn: 20,
		Rival: [3]int{480, 830, 970},
		Step:  40, Short: 45, Muret: 500, Raffaele: 300, Promise: [2]int{900, 700}, Habit: 8, Vote: 80, Lead: 120,
		HoldCanticle: 750, HoldRiddle: 965, Hold: 80, HoldTurn: 45, Chase: 250, RiddleStep: 500,
		Messenger: [6]int{0, 50, 120, 240, 400, 600},
		Orient:    [6]int{0, 200, 400, 580, 740, 880},
		Visit:     200, Trade: 200, University: 700,
		Tiles: [4]int{2800, 3250, 3500, 3650}, Book: 850, Joker: 500,
		Scribe: 800, ScribeStep: 40,
		Near:  [8]int{250, 420, 260, 180, 120, 80, 40, 20},
		Page:  [8]int{1380, 1120, 690, 430, 310, 170, 90, 30},
		Pages: [4]int{200, 400, 600, 800},
		Song:  300, Summon: 600, Threat: 25,
	}
}
