package engine

import "slices"

// Choice is what a player has chosen to score at the end of the game: the most
// cards of an expansion, or the disc on its track. // EXP-R8 EXP-P8
type Choice uint8

// The choices. Who has not chosen keeps the track.
const (
	Undecided Choice = iota
	ForCards
	ForTrack
	numChoices
)

var choiceNames = [numChoices]string{"undecided", "cards", "track"}

// String returns the English name of the choice.
func (c Choice) String() string { return nameOf(choiceNames[:], uint8(c)) }

// MostCards is who has the most cards of one colour of Ritmo, or the most Placiti, as
// far as a masked state shows. Of equals it is who has more of another colour, or more
// white cards, then who is further on the knowledge track; tied tells that this had to
// decide. // EXP-R6 EXP-R7 EXP-P6 EXP-P7 RUL-9
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

// figures are what decides who has the most cards of Ritmo or of the Placiti.
func (pl *Player) figures(d CardDeck) (most, next int) {
	if d == Placiti {
		return pl.Cards[d].count(Placito), pl.Cards[d].count(WhiteCard)
	}
	for colour := range uint8(NumColours) {
		switch n := pl.Cards[d].count(colour); {
		case n > most:
			most, next = n, most
		case n > next:
			next = n
		}
	}
	return most, next
}

// riddleVP is what the leader of the riddle track scores on a space. // SCO-5 RUL-17
func (r *Rules) riddleVP(space uint8) int16 {
	vp := int16(0)
	for _, step := range r.Box.RiddleVP {
		if space >= step.Space {
			vp = int16(step.Value)
		}
	}
	return vp
}

// ahead is the seat at a place of a track, from 0, when the disc of a seat is off;
// ok is false where no disc has left the start.
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

// scoresTrack reports whether a seat would score the track of an expansion: the
// lead of the riddle, or one of the first two places of the canticle. // RUL-9
func (r *Rules) scoresTrack(s *State, d CardDeck, seat Seat) bool {
	if d == Ritmo {
		first, ok := s.Tracks[Riddle].leader()
		return ok && first == seat && r.riddleVP(s.Tracks[Riddle].Space[seat]) > 0
	}
	t := &s.Tracks[Canticle]
	return t.Space[seat] > 0 && (t.Ahead[0] == seat || t.Ahead[1] == seat)
}

// choice is where the choice of an expansion is kept.
func (s *State) choice(d CardDeck) *Choice {
	if d == Ritmo {
		return &s.OnRitmo
	}
	return &s.OnPlaciti
}

// tallyMajority awards the most cards of an expansion, unless their owner keeps the
// track. off is who gives up his disc for it. // EXP-R6 EXP-R8 EXP-P6 EXP-P8 RUL-9
func (r *Rules) tallyMajority(s *State, d CardDeck, t *Tally) (off Seat) {
	seat, _, ok := r.MostCards(s, d)
	if !ok {
		return Nobody
	}
	if r.scoresTrack(s, d, seat) {
		if *s.choice(d) != ForCards {
			return Nobody
		}
		off = seat
	} else {
		off = Nobody
	}
	f := d.Form()
	t[seat][f.Score] = f.Majority.VP * int16(s.Tracks[f.Majority.Track].Space[seat])
	return off
}

// tallyCards counts the values on a player's cards. // EXP-S5 EXP-G7
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

// afterElection shows the hands of Placiti and asks who may choose. // RUL-8
func (p play) afterElection() {
	for seat := range p.r.Seats {
		hand := &p.s.Players[seat].Cards[Placiti]
		hand.lookAt(hand.N, Everybody)
		for _, c := range hand.Piece[:hand.N] {
			p.emit(Effect{Kind: CardShown, Seat: Seat(seat), A: CardCode(Placiti, c.Kind())}, Cites{RUL8, EXPP6})
		}
	}
	if !p.askChoice(Ritmo) {
		p.afterRitmo()
	}
}

// afterRitmo asks for the choice about the Placiti, or ends the game. // RUL-8
func (p play) afterRitmo() {
	if !p.askChoice(Placiti) {
		p.endGame()
	}
}

// askChoice asks who has the most cards of an expansion and would score its track
// too. // EXP-R8 EXP-P8 RUL-9
func (p play) askChoice(d CardDeck) bool {
	seat, _, ok := p.r.MostCards(p.s, d)
	if !ok || !p.r.scoresTrack(p.s, d, seat) {
		return false
	}
	p.s.Decision, p.s.Seat = d.Form().Majority.Choice, seat
	return true
}

func (r *Rules) addChoices(k Kind) {
	if r.HasCards(Ritmo) || r.HasCards(Placiti) {
		r.add(Move{Kind: k})
	}
}

// chooseScore has the cards count, or the track. // EXP-R8 EXP-P8
func (p play) chooseScore(m Move) {
	if m.Kind == ScoreTrack {
		p.choose(ForTrack)
		return
	}
	p.choose(ForCards)
}

// chosen is the deck of a choice between its cards and a track.
func (d Decision) chosen() CardDeck {
	i := slices.IndexFunc(deckForms[:], func(f DeckForm) bool { return !f.ByVP() && f.Majority.Choice == d })
	return CardDeck(max(i, 0))
}

// trackCategories are the categories of the tracks that stand against cards.
var trackCategories = [NumTracks]Category{Riddle: ScoreRiddle, Canticle: ScoreCanticle}

// choose takes the cards or the track. // EXP-R8 EXP-P8
func (p play) choose(c Choice) {
	s := p.s
	d := s.Decision.chosen()
	f := d.Form()
	of := [numChoices]Category{ForCards: f.Score, ForTrack: trackCategories[f.Majority.Track]}
	*s.choice(d) = c
	p.emit(Effect{Kind: ChoiceMade, Seat: s.Seat, A: uint8(of[c])}, Cites{f.Majority.ChoiceRule, RUL9})
	if d == Ritmo {
		p.afterRitmo()
		return
	}
	p.endGame()
}
