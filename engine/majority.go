package engine

import "slices"

// Choice is a player's choice of what to score at the end of the game: the most cards of an expansion, or the disc on its
// track. // EXP-R8 EXP-P8
type Choice uint8

// The choices. A player who has not chosen scores the track.
const (
	Undecided Choice = iota
	ForCards
	ForTrack
	numChoices
)

var choiceNames = [numChoices]string{"undecided", "cards", "track"}

// String returns the English name of the choice.
func (c Choice) String() string { return nameOf(choiceNames[:], uint8(c)) }

// MostCards returns the seat with the most cards of one colour of Ritmo, or the most Placiti, as far as a masked state
// shows. Ties go to the seat with more cards of another colour, or more white cards, then to the seat further on the
// knowledge track. tied reports that a tie-break had to decide. // EXP-R6 EXP-R7 EXP-P6 EXP-P7 RUL-9
func (r *Rules) MostCards(s *State, d CardDeck) (best Seat, tied, ok bool) {
	most, next := 0, 0
	for _, seat := range s.Tracks[Knowledge].Ahead[:r.Seats] {
		a, b := s.Players[seat].figures(d)
		if a == most && a > 0 {
			tied = true
		}
		if a > most {
			tied = false
		}
		if a > most || a == most && b > next {
			best, most, next = seat, a, b
		}
	}
	return best, tied, most > 0
}

// figures returns the two numbers that decide which player has the most cards of a deck.
func (pl *Player) figures(d CardDeck) (most, next int) {
	f, hand := d.Form(), &pl.Cards[d]
	if of := f.Majority.Of; of != nil {
		return hand.count(of[0]), hand.count(of[1])
	}
	for kind := range f.Kinds {
		switch n := hand.count(uint8(kind)); {
		case n > most:
			most, next = n, most
		case n > next:
			next = n
		}
	}
	return most, next
}

// riddleVP returns the VP of the leader of the riddle track on a space. // SCO-5 RUL-17
func (r *Rules) riddleVP(space uint8) int16 {
	vp := int16(0)
	for _, step := range r.Box.RiddleVP {
		if space >= step.Space {
			vp = int16(step.Value)
		}
	}
	return vp
}

// ahead returns the seat at a place of a track, from 0, with the disc of seat off removed; ok is false if no disc there has
// left the start.
func (r *Rules) ahead(d *Discs, place int, off Seat) (seat Seat, ok bool) {
	for _, seat := range d.Ahead[:r.Seats] {
		switch {
		case seat == off:
		case place == 0:
			return seat, d.Space[seat] > 0
		default:
			place--
		}
	}
	return Nobody, false
}

// trackVP returns the VP of a place, from 0, of a track that cards can replace, with the disc on a space. // SCO-5 SCO-6
func (r *Rules) trackVP(t Track, place int, space uint8) int16 {
	switch {
	case t == Riddle && place == 0:
		return r.riddleVP(space)
	case t == Canticle && place == 0:
		return 9
	case t == Canticle && place == 1 && r.classic():
		return 4
	case t == Canticle && place == 1:
		return 6
	}
	return 0
}

// scoresTrack reports whether a seat would score on a track: as leader of the riddle, or in one of the first two places of
// the canticle. // RUL-9
func (r *Rules) scoresTrack(s *State, t Track, seat Seat) bool {
	d := &s.Tracks[t]
	place := slices.Index(d.Ahead[:r.Seats], seat)
	return d.Space[seat] > 0 && r.trackVP(t, place, d.Space[seat]) > 0
}

// tallyMajority scores the most cards of a deck, unless their owner chose the track. off is the seat that gives up its disc
// for them. // EXP-R6 EXP-R8 EXP-P6 EXP-P8 RUL-9
func (r *Rules) tallyMajority(s *State, d CardDeck, t *Tally) (off Seat) {
	f := d.Form()
	seat, _, ok := r.MostCards(s, d)
	if !ok {
		return Nobody
	}
	off = Nobody
	if r.scoresTrack(s, f.Majority.Track, seat) {
		if s.Chosen[d] != ForCards {
			return Nobody
		}
		off = seat
	}
	t[seat][f.Score] = f.Majority.VP * int16(s.Tracks[f.Majority.Track].Space[seat])
	return off
}

// tallyTracks scores the riddle and the canticle, or the most cards in their place. // SCO-5 SCO-6 RUL-17
func (r *Rules) tallyTracks(s *State, t *Tally) {
	off := [NumTracks]Seat{Riddle: Nobody, Canticle: Nobody}
	if r.cards {
		for d := range NumCardDecks {
			if f := d.Form(); !f.ByVP() {
				off[f.Majority.Track] = r.tallyMajority(s, d, t)
			}
		}
	}
	for _, track := range [...]Track{Riddle, Canticle} {
		for place := range 2 {
			if seat, ok := r.ahead(&s.Tracks[track], place, off[track]); ok {
				t[seat][trackCategories[track]] += r.trackVP(track, place, s.Tracks[track].Space[seat])
			}
		}
	}
}

// tallyCards scores the values printed on a player's cards. // EXP-S5 EXP-G7
func (r *Rules) tallyCards(p *Player, own *[NumCategories]int16) {
	for d := range NumCardDecks {
		if f := d.Form(); f.ByVP() && p.Cards[d].N > 0 && p.Complete(d) {
			own[f.Score] += r.cardVP(p, d)
		}
	}
}

func (r *Rules) cardVP(p *Player, d CardDeck) int16 {
	vp := int16(0)
	for _, c := range p.Cards[d].Piece[:p.Cards[d].N] {
		if c.Kind() != Unknown {
			vp += int16(r.Box.Cards[d][c.Kind()].VP)
		}
	}
	return vp
}

// afterElection shows the hands of decks that score by the most cards, and asks for choices. // RUL-8
func (p play) afterElection() {
	for d := range NumCardDecks {
		if f := d.Form(); !f.ByVP() && !f.Open {
			p.showHands(d)
		}
	}
	p.askChoices(0)
}

// showHands reveals the cards of a deck in all hands. // RUL-8
func (p play) showHands(d CardDeck) {
	for seat := range p.r.Seats {
		hand := &p.s.Players[seat].Cards[d]
		hand.lookAt(hand.N, Everybody)
		for _, c := range hand.Piece[:hand.N] {
			p.emit(Effect{Kind: CardShown, Seat: Seat(seat), A: CardCode(d, c.Kind())}, Cites{RUL8, d.Form().Majority.Rule})
		}
	}
}

// askChoices asks for the choices about the decks from one on, one at a time, or ends the game. // RUL-8
func (p play) askChoices(from CardDeck) {
	for d := from; d < NumCardDecks; d++ {
		if !d.Form().ByVP() && p.askChoice(d) {
			return
		}
	}
	p.endGame()
}

// askChoice asks the seat with the most cards of an expansion, if it would also score the track. // EXP-R8 EXP-P8 RUL-9
func (p play) askChoice(d CardDeck) bool {
	seat, _, ok := p.r.MostCards(p.s, d)
	if !ok || !p.r.scoresTrack(p.s, d.Form().Majority.Track, seat) {
		return false
	}
	p.s.Decision, p.s.Seat = d.Form().Majority.Choice, seat
	return true
}

func (r *Rules) addChoices(k Kind) {
	for d := range NumCardDecks {
		if r.HasCards(d) && !d.Form().ByVP() {
			r.add(Move{Kind: k})
			return
		}
	}
}

// chooseScore chooses to score the cards or the track. // EXP-R8 EXP-P8
func (p play) chooseScore(m Move) {
	if m.Kind == ScoreTrack {
		p.choose(ForTrack)
		return
	}
	p.choose(ForCards)
}

// Choice returns the deck of a choice between its cards and a track; ok is false for other decisions.
func (d Decision) Choice() (deck CardDeck, ok bool) {
	i := slices.IndexFunc(deckForms[:], func(f DeckForm) bool { return !f.ByVP() && f.Majority.Choice == d })
	return CardDeck(max(i, 0)), i >= 0
}

// trackCategories maps the tracks that cards can replace to their categories.
var trackCategories = [NumTracks]Category{Riddle: ScoreRiddle, Canticle: ScoreCanticle}

// choose records the choice. // EXP-R8 EXP-P8
func (p play) choose(c Choice) {
	s := p.s
	d, _ := s.Decision.Choice()
	f := d.Form()
	of := [numChoices]Category{ForCards: f.Score, ForTrack: trackCategories[f.Majority.Track]}
	s.Chosen[d] = c
	p.emit(Effect{Kind: ChoiceMade, Seat: s.Seat, A: uint8(of[c])}, Cites{f.Majority.ChoiceRule, RUL9})
	p.askChoices(d + 1)
}
