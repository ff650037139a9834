package enginetest

import (
	"slices"

	"volgare/engine"
)

// standing lists the seats whose disc has left the start of a track, the furthest
// first.
func (c counter) standing(t engine.Track) []engine.Seat {
	d := &c.s.Tracks[t]
	var list []engine.Seat
	for _, seat := range d.Ahead[:c.r.Seats] {
		if d.Space[seat] > 0 {
			list = append(list, seat)
		}
	}
	return list
}

// riddle scores the leader of the riddle track, or the most Ritmo cards of one colour. // SCO-5 RUL-17 EXP-R6 EXP-R7 EXP-R8 RUL-9
func (c counter) riddle() {
	line := c.standing(engine.Riddle)
	if seat, ok := c.majority(ritmoRank); ok {
		steps := int(c.s.Tracks[engine.Riddle].Space[seat])
		leads := len(line) > 0 && line[0] == seat && c.riddleVP(seat) > 0
		switch {
		case !leads:
			c.give(seat, engine.ScoreRitmo, steps)
		case c.s.Chosen[engine.Ritmo] == engine.ForCards:
			c.give(seat, engine.ScoreRitmo, steps)
			line = line[1:]
		}
	}
	if len(line) > 0 {
		c.give(line[0], engine.ScoreRiddle, c.riddleVP(line[0]))
	}
}

// riddleVP returns the VP of the highest numbered space that a seat has passed.
func (c counter) riddleVP(seat engine.Seat) int {
	vp := 0
	for _, step := range c.r.Box.RiddleVP {
		if c.s.Tracks[engine.Riddle].Space[seat] >= step.Space {
			vp = int(step.Value)
		}
	}
	return vp
}

// canticle scores the two leaders of the canticle track, or the most Placiti. // SCO-6 EXP-P6 EXP-P7 EXP-P8 RUL-9
func (c counter) canticle() {
	line := c.standing(engine.Canticle)
	if seat, ok := c.majority(placitiRank); ok {
		vp := 2 * int(c.s.Tracks[engine.Canticle].Space[seat])
		place := slices.Index(line, seat)
		switch {
		case place < 0 || place > 1:
			c.give(seat, engine.ScorePlaciti, vp)
		case c.s.Chosen[engine.Placiti] == engine.ForCards:
			c.give(seat, engine.ScorePlaciti, vp)
			line = slices.Delete(line, place, place+1)
		}
	}
	second := 4
	if c.deluxe() {
		second = 6
	}
	for place, seat := range line[:min(2, len(line))] {
		c.give(seat, engine.ScoreCanticle, []int{9, second}[place])
	}
}

// majority returns the seat of the highest rank, if the rank begins with more than 0; ties go to the seat further on the
// knowledge track.
func (c counter) majority(rank func(*engine.Player) []int) (engine.Seat, bool) {
	list := slices.Clone(c.s.Tracks[engine.Knowledge].Ahead[:c.r.Seats])
	slices.SortStableFunc(list, func(a, b engine.Seat) int {
		return slices.Compare(rank(&c.s.Players[b]), rank(&c.s.Players[a]))
	})
	return list[0], rank(&c.s.Players[list[0]])[0] > 0
}

// ritmoRank returns the numbers of cards of the two best colours.
func ritmoRank(p *engine.Player) []int {
	colours := make([]int, engine.NumColours)
	for _, kind := range kindsHeld(p, engine.Ritmo) {
		colours[kind]++
	}
	slices.Sort(colours)
	slices.Reverse(colours)
	return colours[:2]
}

// placitiRank returns the numbers of Placiti and of white cards.
func placitiRank(p *engine.Player) []int {
	rank := []int{0, 0}
	for _, kind := range kindsHeld(p, engine.Placiti) {
		switch kind {
		case engine.Placito:
			rank[0]++
		case engine.WhiteCard:
			rank[1]++
		}
	}
	return rank
}

// kindsHeld returns the cards of a deck in the hand of a player.
func kindsHeld(p *engine.Player, d engine.CardDeck) []uint8 {
	var kinds []uint8
	for _, card := range p.Cards[d].Piece[:p.Cards[d].N] {
		kinds = append(kinds, card.Kind())
	}
	return kinds
}

// values scores the values printed on the cards of a seat. Poets only score with both of their decks. // EXP-S5 EXP-G7
func (c counter) values(seat engine.Seat) {
	for _, decks := range families {
		sum, least := 0, engine.MaxPile
		for _, d := range decks {
			kinds := kindsHeld(&c.s.Players[seat], d)
			for _, kind := range kinds {
				sum += int(c.r.Box.Cards[d][kind].VP)
			}
			least = min(least, len(kinds))
		}
		if least > 0 && sum > 0 {
			c.give(seat, decks[0].Form().Score, sum)
		}
	}
}
