package view

import (
	"slices"

	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
)

// Score is the score of a position, by categories.
type Score struct {
	Final bool        `json:"final"` // the game is over
	Seats []SeatScore `json:"seats"`
	Rank  []string    `json:"rank"` // winner first; null before the end
	Rule  string      `json:"rule"` // rule that decides the winner
}

// SeatScore is the score of a seat.
type SeatScore struct {
	Seat  string `json:"seat"`
	Known int    `json:"known"` // sum of the known categories
	Total *int   `json:"total"` // null while a category is unknown
	Lines []Line `json:"lines"`
}

// Line is a category of the score.
type Line struct {
	Category string `json:"category"`
	Rule     string `json:"rule"`
	VP       *int   `json:"vp"` // null if the viewer may not know it
}

// ScoreOf scores a position as seen by a seat or a spectator: as if the game ended there without an election.
// // SCO-1 SCO-12
func ScoreOf(t *edition.Table, s *engine.State, seat engine.Seat) Score {
	return newBuilder(t, s, seat).score()
}

// FullScore scores a position with nothing hidden, for callers that may know everything. It is no view.
func FullScore(t *edition.Table, s *engine.State) Score {
	b := &builder{t: t, r: t.Rules, s: *s, seat: engine.Nobody, open: true, all: true}
	return b.score()
}

func (b *builder) score() Score {
	score := Score{Final: b.s.Decision == engine.Over, Rule: engine.RankRule.String()}
	tally := b.tally(score.Final)
	for i := range b.r.Seats {
		score.Seats = append(score.Seats, b.seatScore(engine.Seat(i), &tally))
	}
	if score.Final {
		result := b.r.Score(&b.s)
		score.Rank = lists.Map(result.Rank[:b.r.Seats], engine.Seat.String)
		score.cite(result.Lines)
	}
	return score
}

// tally returns the score by categories: final, or as if the game ended now.
func (b *builder) tally(final bool) engine.Tally {
	tally := b.r.Tally(&b.s)
	if !final && b.alike() {
		for i := range tally {
			tally[i][engine.ScoreDucats] = 0
		}
	}
	return tally
}

// alike reports whether all players have the same ducats. As long as they do, none is listed as the richest merely because
// of the order of discs. // SCO-4
func (b *builder) alike() bool {
	all := b.s.Players[:b.r.Seats]
	return !slices.ContainsFunc(all, func(p engine.Player) bool { return p.Ducats != all[0].Ducats })
}

// cite replaces the rules of categories by the rules that decided them, such as tie-breaks. // EXP-R7 EXP-P7 RUL-17
func (s *Score) cite(lines []engine.ScoreLine) {
	for _, line := range lines {
		for i, l := range s.Seats[line.Seat].Lines {
			if l.Category == line.Category.String() {
				s.Seats[line.Seat].Lines[i].Rule = line.Rule.String()
			}
		}
	}
}

func (b *builder) seatScore(seat engine.Seat, tally *engine.Tally) SeatScore {
	out := SeatScore{Seat: seat.String()}
	whole := true
	for c := range engine.NumCategories {
		if !b.r.Counts(c) {
			continue
		}
		vp := int(tally[seat][c])
		known := b.knows(seat, c, vp)
		if known {
			out.Known += vp
		}
		whole = whole && known
		out.Lines = append(out.Lines, Line{c.String(), c.Rule().String(), orNull(known, vp)})
	}
	out.Total = orNull(whole, out.Known)
	return out
}

// knows reports whether the viewer may know a seat's score in a category. // SET-1
func (b *builder) knows(seat engine.Seat, c engine.Category, vp int) bool {
	switch c {
	case engine.ScoreVotes:
		return b.open // it compares all screens
	case engine.ScoreScribes, engine.ScoreManuscripts:
		return b.sees(seat)
	case engine.ScoreLibrary:
		return b.seesTiles(seat) || b.s.Players[seat].Hand.N == 0
	case engine.ScoreColours:
		return b.sees(seat) && (vp > 0 || b.seesTiles(seat) || !b.jokers(seat))
	}
	return b.knowsCards(seat, c)
}

// knowsCards is like knows for the categories of the expansions. The most Placiti depend on all hands. // EXP-P2 EXP-S3 EXP-G3
func (b *builder) knowsCards(seat engine.Seat, c engine.Category) bool {
	p := &b.s.Players[seat]
	for d := range engine.NumCardDecks {
		switch f := d.Form(); {
		case f.Score != c:
		case f.ByVP() && p.Complete(d) && hides(p, d):
			return false
		case !f.ByVP() && slices.ContainsFunc(b.s.Players[:b.r.Seats], func(p engine.Player) bool { return hides(&p, d) }):
			return false
		}
	}
	return true
}

// hides reports whether some cards of a hand are unknown to the viewer.
func hides(p *engine.Player, d engine.CardDeck) bool {
	hand := &p.Cards[d]
	return slices.ContainsFunc(hand.Piece[:hand.N], func(c engine.Piece) bool { return c.Kind() == engine.Unknown })
}

// jokers reports whether a seat may hold a tile that counts as a colour. // SCO-10
func (b *builder) jokers(seat engine.Seat) bool {
	return b.s.Players[seat].Hand.N > 0 &&
		slices.ContainsFunc(b.r.Box.Library, func(tile engine.LibraryTile) bool { return tile.Joker })
}
