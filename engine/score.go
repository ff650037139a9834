package engine

import (
	"math/bits"
	"slices"
)

// Category is a line of the final score.
type Category uint8

// The categories, in the order of counting.
const (
	ScoreOffice      Category = iota // ELE-1
	ScoreVotes                       // SCO-1: the most votes left
	ScoreScribes                     // SCO-2
	ScoreLibrary                     // SCO-3
	ScoreDucats                      // SCO-4: the most ducats
	ScoreRiddle                      // SCO-5
	ScoreCanticle                    // SCO-6
	ScoreUniversity                  // SCO-7: cities of culture
	ScoreHarbours                    // SCO-8
	ScoreManuscripts                 // SCO-9
	ScoreColours                     // SCO-10
	ScoreTile                        // SCO-11
	ScoreRitmo                       // EXP-R6
	ScorePlaciti                     // EXP-P6
	ScorePoets                       // EXP-S5
	ScoreGlossario                   // EXP-G7
	NumCategories
)

var categoryNames = [NumCategories]string{
	"office", "votes", "scribes", "library", "ducats", "riddle", "canticle",
	"university", "harbours", "manuscripts", "colours", "tile",
	"ritmo", "placiti", "poets", "glossario",
}

// String returns the English name of the category.
func (c Category) String() string { return nameOf(categoryNames[:], uint8(c)) }

var categoryRules = [NumCategories]Rule{
	ELE1, SCO1, SCO2, SCO3, SCO4, SCO5, SCO6, SCO7, SCO8, SCO9, SCO10, SCO11, EXPR6, EXPP6, EXPS5, EXPG7,
}

// Rule returns the rule of the category.
func (c Category) Rule() Rule { return categoryRules[c] }

// Deck returns the first deck whose cards score in the category; ok is false for categories of the base game.
func (c Category) Deck() (d CardDeck, ok bool) {
	i := slices.IndexFunc(deckForms[:], func(f DeckForm) bool { return f.Score == c })
	return CardDeck(max(i, 0)), i >= 0
}

// Counts reports whether a category is scored at this table. Categories of expansions that are not in play are not.
func (r *Rules) Counts(c Category) bool {
	d, ofCards := c.Deck()
	return c < NumCategories && (!ofCards || r.HasCards(d))
}

// ScoreLine is the score of one seat in one category.
type ScoreLine struct {
	Seat     Seat
	Category Category
	Rule     Rule
	VP       int
}

// Result is a final score.
type Result struct {
	Lines []ScoreLine                  // lines that are not 0 or need an explanation, by category, then by seat
	By    [MaxSeats][NumCategories]int // VP
	VP    [MaxSeats]int                // total of each seat
	Rank  [MaxSeats]Seat               // winner first, SCO-12
}

// RankRule is the rule that decides the winner.
const RankRule = SCO12

// Winner returns the seat that has won. // SCO-12
func (r *Result) Winner() Seat { return r.Rank[0] }

// Tally is the score of a position by seat and category. It needs no allocation.
type Tally [MaxSeats][NumCategories]int16

// Total returns the sum of a seat.
func (t *Tally) Total(seat Seat) int {
	sum := 0
	for _, vp := range t[seat] {
		sum += int(vp)
	}
	return sum
}

// Tally scores a position as if the game ended there without an election: only offices already gained count.
func (r *Rules) Tally(s *State) (t Tally) {
	for seat := range r.Seats {
		r.tallyOwn(s, Seat(seat), &t)
	}
	r.tallyMost(s, &t)
	r.tallyTracks(s, &t)
	return t
}

// Score scores a position. // ELE-1 SCO-1 to SCO-12
func (r *Rules) Score(s *State) Result {
	var result Result
	tally := r.Tally(s)
	for c := range NumCategories {
		for seat := range r.Seats {
			vp := int(tally[seat][c])
			result.By[seat][c] = vp
			result.VP[seat] += vp
			if vp != 0 {
				result.Lines = append(result.Lines, ScoreLine{Seat(seat), c, r.scoreRule(s, c), vp})
			}
		}
	}
	if seat, ok := r.riddleLeader(s, &tally); ok && tally[seat][ScoreRiddle] == 0 {
		result.Lines = append(result.Lines, ScoreLine{seat, ScoreRiddle, RUL17, 0})
	}
	r.rank(s, &result)
	return result
}

// scoreRule returns the rule of a category, or of the tie-break that decided it. // EXP-R7 EXP-P7
func (r *Rules) scoreRule(s *State, c Category) Rule {
	d, ok := c.Deck()
	if !ok || d.Form().ByVP() {
		return categoryRules[c]
	}
	if _, tied, _ := r.MostCards(s, d); tied {
		return d.Form().Majority.TieRule
	}
	return categoryRules[c]
}

// riddleLeader returns the leader of the riddle track, unless the leader gave up the disc to score Ritmo cards. // EXP-R8
func (r *Rules) riddleLeader(s *State, t *Tally) (Seat, bool) {
	d := &s.Tracks[Riddle]
	if first := d.Ahead[0]; t[first][ScoreRitmo] > 0 && r.scoresTrack(s, Riddle, first) {
		return r.ahead(d, 0, first)
	}
	return d.leader()
}

// rank orders the seats by VP, ties by knowledge. // SCO-12
func (r *Rules) rank(s *State, result *Result) {
	rank := s.Tracks[Knowledge].Ahead
	for i := 1; i < r.Seats; i++ {
		for j := i; j > 0 && result.VP[rank[j]] > result.VP[rank[j-1]]; j-- {
			rank[j], rank[j-1] = rank[j-1], rank[j]
		}
	}
	result.Rank = rank
}

// tallyOwn scores the categories that do not depend on other seats.
func (r *Rules) tallyOwn(s *State, seat Seat, t *Tally) {
	p, own := &s.Players[seat], &t[seat]
	own[ScoreOffice] = int16(officeVP[p.Office])
	own[ScoreScribes] = int16(p.Cubes[Scribe])
	own[ScoreTile] = int16(p.TileVP())
	jokers := 0
	for _, tile := range p.Hand.Piece[:p.Hand.N] {
		if kind := tile.Kind(); kind != Unknown {
			own[ScoreLibrary] += int16(r.Box.Library[kind].VP)
			if r.Box.Library[kind].Joker {
				jokers++
			}
		}
	}
	own[ScoreManuscripts] = r.manuscriptVP(p)
	if r.Colours(p)+jokers >= 5 {
		own[ScoreColours] = 5
	}
	r.tallyCities(s, seat, own)
	if r.cards {
		r.tallyCards(p, own)
	}
}

// tallyCities scores the cities whose knowledge a player with a disc on Bologna has taken, and the harbours of a Merchant at
// the end of the Orient track. // SCO-7 SCO-8
func (r *Rules) tallyCities(s *State, seat Seat, own *[NumCategories]int16) {
	if r.classic() {
		return
	}
	p := &s.Players[seat]
	if p.Discs&(1<<r.bologna) != 0 {
		own[ScoreUniversity] = int16(bits.OnesCount64(p.Discs &^ p.Unlearnt & r.books))
	}
	if p.Status == Merchant && s.Tracks[Orient].Space[seat] == r.spaces(Orient) {
		own[ScoreHarbours] = int16(bits.OnesCount64(p.Discs & r.harbours))
	}
}

// TileVP returns the VP of a player's friar or cardinal tile. The Pope's tile scores nothing. // SCO-11 ELE-1
func (pl *Player) TileVP() int {
	if pl.Office == Pope {
		return 0
	}
	return pl.Friar.VP() + pl.Card.VP()
}

// manuscriptVP returns the VP of all manuscripts of a player. // SCO-9
func (r *Rules) manuscriptVP(p *Player) int16 {
	vp := int16(0)
	for kind := range r.Box.Manuscripts {
		vp += int16(p.Manuscripts[kind] * r.Box.Manuscripts[kind].Level)
	}
	if p.Lingua {
		vp += linguaVP
	}
	return vp
}

// Colours returns the most colours that a player's manuscripts cover. A manuscript of level 4 counts for one of its two. // SCO-10
func (r *Rules) Colours(p *Player) int {
	sets := uint64(1) // bit c for each set of colours c that can be covered
	for kind := range r.Box.Manuscripts {
		for range min(p.Manuscripts[kind], 2) {
			sets |= extend(sets, r.Box.Manuscripts[kind].Colours)
		}
	}
	most := 0
	for ; sets != 0; sets &= sets - 1 {
		most = max(most, bits.OnesCount8(uint8(bits.TrailingZeros64(sets))))
	}
	return most
}

// extend adds one of the colours of a manuscript to each set of colours.
func extend(sets uint64, colours Zones) uint64 {
	more := uint64(0)
	for ; colours != 0; colours &= colours - 1 {
		colour := bits.TrailingZeros8(uint8(colours)) - int(Blue)
		for s := sets; s != 0; s &= s - 1 {
			more |= 1 << (bits.TrailingZeros64(s) | 1<<colour)
		}
	}
	return more
}

// VotesVP are the VP for the most votes left. // SCO-1
const VotesVP = 3

// tallyMost scores the most votes and the most ducats, ties by knowledge. 0 votes or ducats score nothing. // SCO-1 SCO-4
func (r *Rules) tallyMost(s *State, t *Tally) {
	var strong, rich Seat
	mostVotes, mostDucats := 0, 0
	for _, seat := range s.Tracks[Knowledge].Ahead[:r.Seats] {
		p := &s.Players[seat]
		if v := p.Votes(); v > mostVotes {
			mostVotes, strong = v, seat
		}
		if d := int(p.Ducats); d > mostDucats {
			mostDucats, rich = d, seat
		}
	}
	if mostVotes > 0 {
		t[strong][ScoreVotes] = VotesVP
	}
	if mostDucats > 0 {
		t[rich][ScoreDucats] = int16(r.RichestVP(s.Players[rich].Status))
	}
}

// RichestVP returns the VP for the most ducats, by the player's status. // SCO-4 RUL-6
func (r *Rules) RichestVP(is Status) int {
	switch {
	case is != Merchant:
		return 3
	case r.classic():
		return 7
	}
	return 6
}
