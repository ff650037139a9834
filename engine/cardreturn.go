package engine

import "math/bits"

// Gains of the seat in turn for returning cards. // EXP-R3 EXP-P4
const (
	TwoColoursTeach   = 3 // knowledge
	ThreeColoursTeach = 7
	GuaitaPays        = 30 // ducats
	GuaitaTeaches     = 6
)

// GuaitaLearns is the operand of ReturnGuaita that chooses knowledge instead of ducats.
const GuaitaLearns uint8 = 1

func (r *Rules) addReturns(k Kind) {
	switch {
	case k == ReturnRitmo && r.HasCards(Ritmo):
		for _, set := range ritmoSets {
			r.add(Move{Kind: k, A: set})
		}
	case k == ReturnGuaita && r.HasCards(Placiti):
		r.addRange(k, 0, int(GuaitaLearns))
	case k == ReturnWhite && r.HasCards(Placiti):
		r.addRange(k, 1, MaxCards)
	}
}

func (r *Rules) checkReturn(s *State, m Move) Reason {
	switch m.Kind {
	case ReturnGuaita:
		return r.checkReturnGuaita(s)
	case ReturnWhite:
		return r.checkReturnWhite(s, m.A)
	}
	return r.checkReturnRitmo(s, m.A)
}

// returnCards returns cards for a gain. // EXP-R3 EXP-P4 EXP-P5
func (p play) returnCards(m Move) {
	switch m.Kind {
	case ReturnGuaita:
		p.returnGuaita(m.A)
	case ReturnWhite:
		p.returnWhite(m.A)
	default:
		p.returnRitmo(m.A)
	}
}

func (r *Rules) checkReturnRitmo(s *State, colours uint8) Reason {
	if why := r.onceATurn(s, ReturnRitmo); !why.Legal() {
		return why
	}
	p := &s.Players[s.Seat]
	if have := bits.OnesCount8(p.ritmoColours() & colours); have < bits.OnesCount8(colours) {
		return lacks(EXPR3, LacksCard, bits.OnesCount8(colours), have)
	}
	return p.cardCounts().with(Ritmo, -bits.OnesCount8(colours)).checkOthers()
}

// ritmoColours returns the colours of a player's Ritmo cards, bit 1<<kind.
func (pl *Player) ritmoColours() uint8 {
	set := uint8(0)
	for _, c := range pl.Cards[Ritmo].Piece[:pl.Cards[Ritmo].N] {
		set |= 1 << c.Kind()
	}
	return set
}

// returnRitmo puts cards of different colours under their deck. // EXP-R3 ACT-7
func (p play) returnRitmo(colours uint8) {
	s := p.s
	n := bits.OnesCount8(colours)
	for ; colours != 0; colours &= colours - 1 {
		p.putBackOpenly(Ritmo, uint8(bits.TrailingZeros8(colours)), Cites{EXPR3, ACT7})
	}
	gain := TwoColoursTeach
	if n > 2 {
		gain = ThreeColoursTeach
	}
	p.learn(s.Seat, gain, Cites{EXPR3})
}

// putBackOpenly puts a card of the seat in turn under its deck, in view of all players. The seat keeps any equal cards, but
// the other players no longer know whether they have seen those.
func (p play) putBackOpenly(d CardDeck, kind uint8, why Cites) {
	s := p.s
	hand := &s.Players[s.Seat].Cards[d]
	c := hand.take(kind)
	if !d.Form().Open {
		hand.forgetKind(kind, s.Seat.bit())
	}
	s.Piles[d].putUnder(c.seenBy(Everybody), 0)
	p.emit(Effect{Kind: CardReturned, Seat: s.Seat, A: CardCode(d, kind), B: 1}, why)
}

func (r *Rules) checkReturnGuaita(s *State) Reason {
	if why := r.onceATurn(s, ReturnGuaita); !why.Legal() {
		return why
	}
	p := &s.Players[s.Seat]
	if p.Cards[Placiti].count(Guaita) == 0 {
		return refuse(EXPP4, LacksCard)
	}
	return p.cardCounts().with(Placiti, -1).checkOthers()
}

// returnGuaita puts the Guaita into its deck and shuffles the deck. // EXP-P4 RUL-14
func (p play) returnGuaita(gain uint8) {
	s := p.s
	p.putBackOpenly(Placiti, Guaita, Cites{EXPP4, ACT7})
	p.shuffle(Placiti)
	s.GuaitaIn = true
	if gain == GuaitaLearns {
		p.learn(s.Seat, GuaitaTeaches, Cites{EXPP4})
		return
	}
	why := Cites{EXPP4}
	if !s.merchant(s.Seat) {
		why = why.and(RUL14)
	}
	p.ducats(s.Seat, Nobody, GuaitaPays, why)
}

// shuffle shuffles a deck: all knowledge of its order is lost. // EXP-P4 SET-10
func (p play) shuffle(d CardDeck) {
	pile := &p.s.Piles[d]
	var chance chance
	chance.begin(p.s.Chance)
	for i := int(pile.N) - 1; i >= 0; i-- {
		j := chance.below(i + 1)
		pile.Piece[i], pile.Piece[j] = pile.Piece[j], pile.Piece[i]
	}
	pile.forgetFirst(pile.N, 0)
	p.s.Chance = chance.next()
	p.emit(Effect{Kind: DeckShuffled, Seat: Nobody, A: uint8(d), N: int16(pile.N)}, Cites{EXPP4})
}

func (r *Rules) checkReturnWhite(s *State, n uint8) Reason {
	if why := r.onceATurn(s, ReturnWhite); !why.Legal() {
		return why
	}
	p := &s.Players[s.Seat]
	if why := atLeast(EXPP5, LacksCard, int(n), p.Cards[Placiti].count(WhiteCard)); !why.Legal() {
		return why
	}
	return p.cardCounts().with(Placiti, -int(n)).checkOthers()
}

// returnWhite puts white cards under their deck. // EXP-P5
func (p play) returnWhite(n uint8) {
	for range n {
		p.putBackOpenly(Placiti, WhiteCard, Cites{EXPP5, ACT7})
	}
	p.learn(p.s.Seat, int(n), Cites{EXPP5})
}

// ritmoSets lists the sets of two or three colours, bit 1<<kind, in order. // EXP-R3
var ritmoSets = func() (sets []uint8) {
	for set := range uint8(1 << NumColours) {
		if n := bits.OnesCount8(set); n == 2 || n == 3 {
			sets = append(sets, set)
		}
	}
	return sets
}()

// appendReturns lists the free actions that return cards.
func (r *Rules) appendReturns(dst []Move, s *State) []Move {
	p := &s.Players[s.Seat]
	if p.Cards[Ritmo].N > 1 {
		have := p.ritmoColours()
		for _, set := range ritmoSets {
			if set&^have == 0 && r.checkReturnRitmo(s, set).Legal() {
				dst = append(dst, Move{Kind: ReturnRitmo, A: set})
			}
		}
	}
	if p.Cards[Placiti].N == 0 {
		return dst
	}
	if r.checkReturnGuaita(s).Legal() {
		dst = append(dst, Move{Kind: ReturnGuaita}, Move{Kind: ReturnGuaita, A: GuaitaLearns})
	}
	for n := uint8(1); n <= p.Cards[Placiti].N && r.checkReturnWhite(s, n).Legal(); n++ {
		dst = append(dst, Move{Kind: ReturnWhite, A: n})
	}
	return dst
}
