package engine

import "math/bits"

// Catalogue lists every move that these Rules can name, ordered by MoveID. The
// slice must not be changed.
func (r *Rules) Catalogue() []Move { return r.catalogue }

// ID returns the dense number of a move; ok is false for a move that the
// catalogue does not have.
func (r *Rules) ID(m Move) (id MoveID, ok bool) {
	id, ok = r.ids[m]
	return id, ok
}

// MoveByID returns the move with the given number; ok is false beyond the end.
func (r *Rules) MoveByID(id MoveID) (m Move, ok bool) {
	if int(id) >= len(r.catalogue) {
		return Move{}, false
	}
	return r.catalogue[id], true
}

func (r *Rules) buildCatalogue() {
	for k := NoMove + 1; k < numKinds; k++ {
		from := len(r.catalogue)
		r.addKind(k)
		if k == Ask {
			r.asks = r.catalogue[from:]
		}
	}
	r.ids = make(map[Move]MoveID, len(r.catalogue))
	for i, m := range r.catalogue {
		r.ids[m] = MoveID(i)
	}
}

func (r *Rules) addKind(k Kind) {
	switch k {
	case ChooseStart:
		r.addPlaces(k, StartTown)
	case MoveTo:
		r.addPlaces(k, 0)
	case Embark:
		if r.Options.Edition == Classic { // MOV-5
			r.addPlaces(k, Harbour)
		}
	case AskCharity, Inquire:
		r.addRange(k, 0, r.Seats-1)
	case BecomeFriar:
		r.addRange(k, int(Mario), bits.Len8(r.Friars())-1)
	case BecomeCardinal:
		r.addCardinals()
	case TakePoliticians, TakeAbbesses, TakeScribes:
		r.addRange(k, 1, 2)
	case TakeNobles:
		r.addNobles()
	case TakeManuscript:
		r.addRange(k, 0, len(r.Box.Manuscripts)-1)
	case GoRiddle, GoMessenger, GoOrient, GoCanticle, GoLibrary, GoRest:
		r.addRange(k, 1, maxSteps+1) // the sixth is Muret's, refused by ACT-4
	case Keep:
		r.addRange(k, 0, len(r.Box.Library)-1)
		r.add(Move{Kind: k, A: NoTile})
	case PutOnTop, GiveUp:
		r.addRange(k, 0, len(r.Box.Library)-1)
	case Bid:
		r.addRange(k, 1, r.maxVotes()) // 1 is refused by STU-3
	case Pay:
		r.addPayments()
	case Stand:
		r.addRange(k, int(Banker), int(Pope))
	default:
		r.addCardKind(k)
	}
}

// addCardKind adds a kind of the expansions whose cards are in play, or a kind
// without operands.
func (r *Rules) addCardKind(k Kind) {
	switch k {
	case DrawRitmo, DrawPlaciti, DrawArnault, DrawGlossario:
		r.addDraws(k, drawDeck[k])
	case KeepCard, GiveUpCard:
		r.addCards(k)
	case ReturnRitmo, ReturnGuaita, ReturnWhite:
		r.addReturns(k)
	case OpenTrade, GiveRitmo, Ask, Offer, Withdraw, Counter, Yield:
		if r.HasCards(Ritmo) {
			r.addTrade(k)
		}
	case ScoreCards, ScoreTrack:
		if r.HasCards(Ritmo) || r.HasCards(Placiti) {
			r.add(Move{Kind: k})
		}
	default:
		r.add(Move{Kind: k})
	}
}

func (r *Rules) addDraws(k Kind, d CardDeck) {
	for _, points := range pointsAt[d] {
		if r.HasCards(d) {
			r.add(Move{Kind: k, A: points})
		}
	}
}

// addCards adds the kind for every card; what is kept comes from a deck with an
// action.
func (r *Rules) addCards(k Kind) {
	for d := range NumCardDecks {
		if !r.HasCards(d) || k == KeepCard && len(pointsAt[d]) == 0 {
			continue
		}
		for kind := range r.Box.Cards[d] {
			r.add(Move{Kind: k, A: uint8(d), B: uint8(kind)})
		}
		if k == KeepCard {
			r.add(Move{Kind: k, A: uint8(d), B: NoTile})
		}
	}
}

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

func (r *Rules) addTrade(k Kind) {
	switch k {
	case OpenTrade:
		r.addRange(k, 0, r.Seats-1)
	case GiveRitmo:
		r.addRange(k, 0, NumColours-1)
	case Ask:
		r.addAsks()
	case Yield:
		for kind := range r.Box.Library {
			r.add(Move{Kind: k, A: uint8(GoodTiles), B: uint8(kind)})
		}
		for d := range NumCardDecks {
			for kind := range r.Box.Cards[d] {
				r.add(Move{Kind: k, A: uint8(GoodCards(d)), B: uint8(kind)})
			}
		}
	default:
		r.add(Move{Kind: k})
	}
}

// addAsks adds the goods of this table: ducats by coins, the others one by one.
func (r *Rules) addAsks() {
	for _, n := range askedDucats {
		r.add(Move{Kind: Ask, A: uint8(GoodDucats), B: n})
	}
	for g := GoodDucats + 1; int(g) < goodsOf(len(r.Box.Manuscripts)); g++ {
		if d, ok := g.Deck(); !ok || r.HasCards(d) {
			r.add(Move{Kind: Ask, A: uint8(g), B: 1})
		}
	}
}

func (r *Rules) add(m Move) { r.catalogue = append(r.catalogue, m) }

func (r *Rules) addRange(k Kind, from, to int) {
	for a := from; a <= to; a++ {
		r.add(Move{Kind: k, A: uint8(a)})
	}
}

// addPlaces adds the kind for every place that has one of the features, or for
// every place.
func (r *Rules) addPlaces(k Kind, f Feature) {
	for i := range r.Box.Places {
		if f == 0 || r.Box.Places[i].Features&f != 0 {
			r.add(Move{Kind: k, A: uint8(i)})
		}
	}
}

func (r *Rules) addNobles() {
	for n := uint8(1); n <= 2; n++ {
		for sold := uint8(0); sold <= n; sold++ {
			r.add(Move{Kind: TakeNobles, A: n, B: sold})
		}
	}
}

func (r *Rules) addCardinals() {
	for c := Balestreri; int(c) < bits.Len8(r.Cardinals()); c++ {
		for _, cube := range [...]uint8{uint8(Politician), uint8(Noble), VirtualNoble} {
			r.add(Move{Kind: BecomeCardinal, A: uint8(c), B: cube})
		}
	}
}

func (r *Rules) addPayments() {
	bag := r.bag
	for p := uint8(0); p <= bag[Politician]; p++ {
		for n := uint8(0); n <= bag[Noble]; n++ {
			for a := uint8(0); a <= bag[Abbess]; a++ {
				r.add(Move{Kind: Pay, A: p, B: n, C: a})
			}
		}
	}
}

// maxVotes is the highest bid that anybody could hold: all cubes, the dearest
// virtual cube and the summoner's bonus.
func (r *Rules) maxVotes() int {
	sum := votes[Politician] + SummonerVotes
	for c := Politician; c <= Abbess; c++ {
		sum += votes[c] * int(r.bag[c])
	}
	return sum
}
