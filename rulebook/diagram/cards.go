package diagram

// draw describes a card action: how many cards it draws and how many it keeps. // EXP-K1 EXP-A1 EXP-Z1
type draw struct{ points, cards, keep int }

// draws are the card actions of all players, of Alessandro and of Sonzogni.
var draws = []struct {
	who string
	of  [2]draw
}{
	{"", [2]draw{{1, 2, 1}, {4, 4, 2}}},
	{"Alessandro", [2]draw{{1, 3, 1}, {4, 5, 2}}},
	{"Sonzogni", [2]draw{{1, 3, 2}, {4, 5, 3}}},
}

// cards draws the numbers of cards drawn and kept.
func (s *sheet) cards() {
	y := 14.0
	for _, row := range draws {
		who := row.who
		if who == "" {
			who = s.word("usual")
		}
		s.text(0, y, strong, who)
		for i, d := range row.of {
			s.hand([]float64{0, 142}[i], y+8, d)
		}
		y += 64
	}
	s.box(0, y-8, 13, 18, wash, gold)
	s.text(20, y+6, small, s.word("keep"))
	s.box(142, y-8, 13, 18, raised, edge)
	s.text(162, y+6, small, s.word("back"))
	s.height = y + 14
}

// hand draws the cards of a draw, the kept ones in gold.
func (s *sheet) hand(x, y float64, d draw) {
	x = s.seals(x, y+25, d.points)
	for i := range d.cards {
		fill, stroke := raised, edge
		if i < d.keep {
			fill, stroke = wash, gold
		}
		s.box(x+float64(i)*26, y+2, 22, 32, fill, stroke)
	}
}
