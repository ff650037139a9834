package view

import (
	"slices"

	"volgare/edition"
	"volgare/engine"
)

// Score is what a position is worth, by categories.
type Score struct {
	Final bool        `json:"final"` // the game is over
	Seats []SeatScore `json:"seats"`
	Rank  []string    `json:"rank"` // winner first; null before the end
	Rule  string      `json:"rule"` // says who wins
}

// SeatScore is the score of a seat.
type SeatScore struct {
	Seat  string `json:"seat"`
	Known int    `json:"known"` // the sum of what is known
	Total *int   `json:"total"` // null while something is not known
	Lines []Line `json:"lines"`
}

// Line is a category of the score.
type Line struct {
	Category string `json:"category"`
	Rule     string `json:"rule"`
	VP       *int   `json:"vp"` // null where the viewer may not know it
}

// ScoreOf counts a position as far as a seat, or a spectator, may know it: as if
// the game ended there without an election. // SCO-1 SCO-12
func ScoreOf(t *edition.Table, s *engine.State, seat engine.Seat) Score {
	return look(t, s, seat).score()
}

// FullScore counts a position with everything known, for who holds all of it: it
// is no view.
func FullScore(t *edition.Table, s *engine.State) Score {
	l := &looking{t: t, r: t.Rules, s: *s, seat: engine.Nobody, open: true, all: true}
	return l.score()
}

func (l *looking) score() Score {
	tally := l.r.Tally(&l.s)
	score := Score{Final: l.s.Decision == engine.Over, Rule: engine.RankRule.String()}
	if !score.Final && l.alike() {
		for i := range tally {
			tally[i][engine.ScoreDucats] = 0
		}
	}
	for i := range l.r.Seats {
		score.Seats = append(score.Seats, l.seatScore(engine.Seat(i), &tally))
	}
	if score.Final {
		result := l.r.Score(&l.s)
		for _, seat := range result.Rank[:l.r.Seats] {
			score.Rank = append(score.Rank, seat.String())
		}
		score.cite(result.Lines)
	}
	return score
}

// alike reports whether all purses are: as long as they are, nobody is called the richest for
// where his disc happens to lie. // SCO-4
func (l *looking) alike() bool {
	for i := range l.r.Seats {
		if l.s.Players[i].Ducats != l.s.Players[0].Ducats {
			return false
		}
	}
	return true
}

// cite puts the rules that have decided, as the one of a tie, in the place of those of
// the categories. // EXP-R7 EXP-P7 RUL-17
func (s *Score) cite(lines []engine.ScoreLine) {
	for _, line := range lines {
		for i, l := range s.Seats[line.Seat].Lines {
			if l.Category == line.Category.String() {
				s.Seats[line.Seat].Lines[i].Rule = line.Rule.String()
			}
		}
	}
}

func (l *looking) seatScore(seat engine.Seat, tally *engine.Tally) SeatScore {
	out := SeatScore{Seat: seat.String()}
	whole := true
	for c := range engine.NumCategories {
		if !l.r.Counts(c) {
			continue
		}
		vp := int(tally[seat][c])
		known := l.knows(seat, c, vp)
		if known {
			out.Known += vp
		}
		whole = whole && known
		out.Lines = append(out.Lines, Line{c.String(), c.Rule().String(), numberIf(known, vp)})
	}
	out.Total = numberIf(whole, out.Known)
	return out
}

// knows reports whether the viewer may know what a seat has in a category. // SET-1
func (l *looking) knows(seat engine.Seat, c engine.Category, vp int) bool {
	switch c {
	case engine.ScoreVotes:
		return l.open // it compares all screens
	case engine.ScoreScribes, engine.ScoreManuscripts:
		return l.sees(seat)
	case engine.ScoreLibrary:
		return l.seesTiles(seat) || l.s.Players[seat].Hand.N == 0
	case engine.ScoreColours:
		return l.sees(seat) && (vp > 0 || l.seesTiles(seat) || !l.jokers(seat))
	}
	return l.knowsCards(seat, c)
}

// knowsCards is knows for the categories of the expansions: who has the most Placiti
// follows from all hands. // EXP-P2 EXP-S3 EXP-G3
func (l *looking) knowsCards(seat engine.Seat, c engine.Category) bool {
	p := &l.s.Players[seat]
	for d := range engine.NumCardDecks {
		switch f := d.Form(); {
		case f.Score != c:
		case f.ByVP() && p.Complete(d) && hides(p, d):
			return false
		case !f.ByVP() && slices.ContainsFunc(l.s.Players[:l.r.Seats], func(p engine.Player) bool { return hides(&p, d) }):
			return false
		}
	}
	return true
}

// hides reports whether the viewer does not know some of the cards of a hand.
func hides(p *engine.Player, d engine.CardDeck) bool {
	hand := &p.Cards[d]
	return slices.ContainsFunc(hand.Piece[:hand.N], func(c engine.Piece) bool { return c.Kind() == engine.Unknown })
}

// jokers reports whether a seat may hold a tile that counts as a colour. // SCO-10
func (l *looking) jokers(seat engine.Seat) bool {
	if l.s.Players[seat].Hand.N == 0 {
		return false
	}
	for _, tile := range l.r.Box.Library {
		if tile.Joker {
			return true
		}
	}
	return false
}
