package engine

// Kind is the kind of a move.
type Kind uint8

// The kinds of move, in the order of the catalogue. The operands of a Move are
// given behind each kind.
const (
	NoMove          Kind = iota
	ChooseStart          // A: place
	AskCharity           // A: seat of the Merchant
	End                  // end of the turn
	EndSummon            // end of the turn with a summons to Brindisi
	MoveTo               // A: place
	Embark               // A: harbour from which the piece puts out to sea
	CityBonus            // here
	EventBonus           // here
	ScribesLearn         // scribes into knowledge
	ScribesKeep          // scribes behind the screen
	BecomeFriar          // A: friar tile
	BecomeCardinal       // A: cardinal tile, B: cube discarded (Politician, Noble, VirtualNoble)
	Inquire              // A: seat that Shlasinger sets back
	DrawTiles            // library tiles
	TakePoliticians      // A: 1 or 2
	TakeNobles           // A: 1 or 2, B: how many of them are sold, 0 to A
	TakeAbbesses         // A: 1 or 2
	TakeScribes          // A: 1 or 2
	TakeManuscript       // A: kind of manuscript
	TakeLingua           // Lingua Volgare
	Psalter              //
	Business             //
	GoRiddle             // A: steps, 1 to 5, as for all tracks
	GoMessenger          //
	GoOrient             //
	GoCanticle           //
	GoLibrary            //
	GoRest               //
	Keep                 // A: kind of library tile, NoTile to keep none
	PutOnTop             // A: kind of library tile that comes next from the top
	GiveUp               // A: kind of library tile
	Accept               // a summons
	Refuse               // a summons
	Bid                  // A: votes
	Pass                 // no bid
	Pay                  // A: politicians, B: nobles, C: abbesses
	Stand                // A: office
	Decline              // no office
	DrawRitmo            // A: points, 1 or 4, as for the next two
	DrawPlaciti          //
	DrawArnault          //
	DrawGlossario        // A: points, 1 to 3
	ReturnRitmo          // A: set of two or three colours, bit 1<<kind
	ReturnGuaita         // A: 0 for ducats, GuaitaLearns for knowledge
	ReturnWhite          // A: cards, 1 to 4
	OpenTrade            // A: seat of the partner
	KeepCard             // A: deck, B: kind of card, NoTile to keep no more
	GiveUpCard           // A: deck, B: kind of card
	GiveRitmo            // A: colour of a Ritmo card that the seat in turn would give
	Ask                  // A: good that the partner would give, B: how much of it
	Offer                // what has been drafted
	Withdraw             // from drafting
	Counter              // draft another offer in reply
	Yield                // A: GoodTiles or the good of a deck, B: kind of tile or card
	ScoreCards           // the most cards count at the end
	ScoreTrack           // the disc on the track counts
	numKinds
)

// VirtualNoble as operand B of BecomeCardinal pays with Stefano's noble.
const VirtualNoble = uint8(NumCubes)

// NoTile as operand of Keep keeps none of the tiles drawn, of KeepCard no more of
// the cards drawn.
const NoTile uint8 = 0xFF

// KindSet is a set of kinds of move, bit 1<<kind.
type KindSet uint64

// Has reports whether k is in the set.
func (s KindSet) Has(k Kind) bool { return s&(1<<k) != 0 }

// with returns the set with k.
func (s KindSet) with(k Kind) KindSet { return s | 1<<k }

// Move is one decision of one seat. It names kinds of things, never their
// position: two tiles that are alike make one move.
type Move struct {
	Kind    Kind
	A, B, C uint8
}

// MoveID is the dense number of a move in the catalogue of its Rules. It is
// stable for given Rules and below MaxMoves.
type MoveID uint16

// MaxMoves bounds the catalogue of any Rules.
const MaxMoves = 4096

// actionKinds are the kinds that cost action points, each once a turn. // ACT-2 ACT-9
const actionKinds = KindSet(1<<MoveTo | 1<<Embark | 1<<TakePoliticians | 1<<TakeNobles | 1<<TakeAbbesses |
	1<<TakeScribes | 1<<TakeManuscript | 1<<TakeLingua | 1<<Psalter | 1<<Business | 1<<GoRiddle |
	1<<GoMessenger | 1<<GoOrient | 1<<GoCanticle | 1<<GoLibrary | 1<<GoRest |
	1<<DrawRitmo | 1<<DrawPlaciti | 1<<DrawArnault | 1<<DrawGlossario)

// decides gives the decision that each kind of move answers.
var decides = [numKinds]Decision{
	ChooseStart: StartCity, AskCharity: CharityGiver,
	End: Turn, EndSummon: Turn, MoveTo: Turn, Embark: Turn, CityBonus: Turn, EventBonus: Turn,
	ScribesLearn: Turn, ScribesKeep: Turn, BecomeFriar: Turn, BecomeCardinal: Turn, Inquire: Turn, DrawTiles: Turn,
	TakePoliticians: Turn, TakeNobles: Turn, TakeAbbesses: Turn, TakeScribes: Turn,
	TakeManuscript: Turn, TakeLingua: Turn, Psalter: Turn, Business: Turn,
	GoRiddle: Turn, GoMessenger: Turn, GoOrient: Turn, GoCanticle: Turn, GoLibrary: Turn, GoRest: Turn,
	Keep: LibraryKeep, PutOnTop: LibraryOrder, GiveUp: LibraryGiveUp,
	Accept: Answer, Refuse: Answer, Bid: Bidding, Pass: Bidding,
	Pay: Payment, Stand: Election, Decline: Election,
	DrawRitmo: Turn, DrawPlaciti: Turn, DrawArnault: Turn, DrawGlossario: Turn,
	ReturnRitmo: Turn, ReturnGuaita: Turn, ReturnWhite: Turn, OpenTrade: Turn,
	KeepCard: CardKeep, GiveUpCard: CardGiveUp,
	GiveRitmo: TradeDraft, Ask: TradeDraft, Offer: TradeDraft, Withdraw: TradeDraft,
	Counter: TradeReply, Yield: TradePick,
	ScoreCards: RitmoChoice, ScoreTrack: RitmoChoice,
}

// alsoDecides gives the second decision that some kinds of move answer.
var alsoDecides = [numKinds]Decision{
	Accept: TradeReply, Refuse: TradeReply, ScoreCards: PlacitiChoice, ScoreTrack: PlacitiChoice,
}

// Decides returns the decision that the kind answers, of several the first; Over
// for none.
func (k Kind) Decides() Decision {
	if k >= numKinds {
		return Over
	}
	return decides[k]
}

// Answers reports whether the kind answers a decision.
func (k Kind) Answers(d Decision) bool {
	return k < numKinds && d != Over && (decides[k] == d || alsoDecides[k] == d)
}

// Kinds lists every kind of move.
func Kinds() []Kind {
	kinds := make([]Kind, 0, numKinds-1)
	for k := NoMove + 1; k < numKinds; k++ {
		kinds = append(kinds, k)
	}
	return kinds
}

// goTrack is the track that a kind of move advances on.
var goTrack = [numKinds]Track{
	GoRiddle: Riddle, GoMessenger: Messenger, GoOrient: Orient, GoCanticle: Canticle, GoLibrary: Library, GoRest: Rest,
}

// takeCube is the colour that a kind of move takes.
var takeCube = [numKinds]Cube{
	TakePoliticians: Politician, TakeNobles: Noble, TakeAbbesses: Abbess, TakeScribes: Scribe,
}
