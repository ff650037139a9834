package engine

// Kind is the kind of a move.
type Kind uint8

// The kinds of move, in the order of the catalogue. moveForms describes each of them.
const (
	NoMove          Kind = iota
	ChooseStart          // of the start city
	AskCharity           // of one of several Merchants
	End                  // of the turn
	EndSummon            // of the turn, with a summons to Brindisi
	MoveTo               // to a place
	Embark               // to the sea of a harbour
	CityBonus            // here, or a part of it
	EventBonus           // here
	ScribesLearn         // scribes into knowledge
	ScribesKeep          // scribes go behind the screen
	BecomeFriar          // with a friar tile
	BecomeCardinal       // with a cardinal tile, for a cube
	Inquire              // Shlasinger sets a seat back
	DrawTiles            // library tiles
	TakePoliticians      // 1 or 2
	TakeNobles           // 1 or 2, of which some are sold
	TakeAbbesses         // 1 or 2
	TakeScribes          // 1 or 2
	TakeManuscript       // operand: the kind
	TakeLingua           // Lingua Volgare
	Psalter              // study
	Business             // small
	GoRiddle             // operand: number of steps, as for all tracks
	GoMessenger          //
	GoOrient             //
	GoCanticle           //
	GoLibrary            //
	GoRest               //
	Keep                 // a library tile, or none
	PutOnTop             // the library tile that comes next from the top
	GiveUp               // a library tile
	Accept               // a summons, or an offer
	Refuse               // a summons, or an offer
	Bid                  // votes
	Pass                 // no bid
	Pay                  // cubes
	Stand                // for an office
	Decline              // no office
	DrawRitmo            // operand: points spent; likewise for the next three
	DrawPlaciti          //
	DrawArnault          //
	DrawGlossario        //
	ReturnRitmo          // two or three colours
	ReturnGuaita         // for ducats or knowledge
	ReturnWhite          // operand: number of white cards
	OpenTrade            // with a partner
	KeepCard             // a drawn card, or NoTile to stop
	GiveUpCard           // in exchange for a drawn one
	GiveRitmo            // a card that the seat in turn offers
	Ask                  // for a good in return
	Offer                // the draft
	Withdraw             // from the draft
	Counter              // draft a counter-offer
	Yield                // a tile or card that the offer asks for
	ScoreCards           // score the most cards at the end
	ScoreTrack           // score the disc on the track
	numKinds
)

// VirtualNoble as operand B of BecomeCardinal pays with the virtual noble of Stefano.
const VirtualNoble = uint8(NumCubes)

// The parts of a city bonus, operand A of CityBonus. // RUL-3
const (
	WholeBonus uint8 = iota // all that the seat is entitled to
	OnlyDucats
	OnlyKnowledge
)

// NoTile as operand of Keep keeps none of the drawn tiles; as operand of KeepCard it keeps no more cards.
const NoTile uint8 = 0xFF

// KindSet is a set of kinds of move, bit 1<<kind.
type KindSet uint64

// Compile-time check that the last kind has a bit. If this overflows, widen KindSet: Has and with need a second word, and so
// does code that writes out bits, as in tracks.go. State grows with it.
const _ = KindSet(1) << (numKinds - 1)

// Has reports whether k is in the set.
func (s KindSet) Has(k Kind) bool { return s&(1<<k) != 0 }

// with returns the set with k.
func (s KindSet) with(k Kind) KindSet { return s | 1<<k }

// Move is one decision of one seat. It names kinds of things, not their positions: two identical tiles make the same move.
type Move struct {
	Kind    Kind
	A, B, C uint8
}

// MoveID is the dense number of a move in the catalogue of its Rules. It is
// stable for given Rules and below MaxMoves.
type MoveID uint16

// MaxMoves is the upper bound of the size of any catalogue.
const MaxMoves = 4096

// MoveForm describes how to read, write and answer a kind of move.
type MoveForm struct {
	Name      string      // as in JSON, "take-nobles"
	Verb      string      // verb in notation, if it differs from Name: keeping a card is written like keeping a tile
	Decisions [2]Decision // decisions that the kind answers; the second is Over for most kinds
	Group     Group       // group in which it is offered
	Shelf     Shelf       // topic of a move of a turn; NoShelf for other moves
	Action    bool        // costs action points // ACT-1
	Here      bool        // is done at the place of the piece
	About     Argument    // fixed argument of the kind: a colour of cubes, a track, a deck
	Operands  [3]Operand  // meaning of A, B and C
	Unit      string      // unit of ANumber
	Secret    Secrecy     // parts that only its seat, or also another, may read
	Tells     EffectKind  // effect that this kind's name implies, though other kinds' names do not; NoEffect for most
	Rule      Rule        // rule that defines or limits the operands

	family family
}

// Group is a group of moves offered together, in the order of the rulebooks: actions that cost points, free actions, the end
// of the turn, answers to other decisions. // ACT-1
type Group uint8

// The groups.
const (
	Moving Group = iota
	Embarking
	Reading
	Taking // cubes
	Working
	Advancing // on a track
	Drawing   // cards
	Free
	Ending
	Answering
)

// Shelf is the topic of a kind of move of a turn.
type Shelf uint8

// The shelves.
const (
	NoShelf Shelf = iota
	Travel        // movement, and actions at the place of the piece
	Gather        // taking things
	OnTracks
	numShelves
)

var shelfNames = [numShelves]string{"", "travel", "gather", "tracks"}

// String returns the name of the shelf in lower case.
func (s Shelf) String() string { return nameOf(shelfNames[:], uint8(s)) }

// Secrecy says which parts of a move only its seat, or also another seat, may read.
type Secrecy uint8

// The values of Secrecy. // SET-1 EXP-P2 RUL-13
const (
	Public       Secrecy = iota
	SecretPiece          // the last operand: a tile or card, unless its deck is open
	SecretHanded         // likewise, but the seat that receives the piece may read it too
	SecretDraft          // all operands
	SecretStep           // the whole move, even whether it gives or asks, since that reveals how much is offered
)

// family is a family of kinds of move, in the order of the catalogue. The file in each comment implements it: why
// a move is refused, which moves are legal, their effects, and the list of all.
type family uint8

const (
	noFamily        family = iota
	startMoves             // setup.go
	charityMoves           // charity.go
	endMoves               // turn.go
	travelMoves            // movement.go
	bonusMoves             // places.go
	scribeMoves            // places.go
	friarMoves             // conversion.go
	cardinalMoves          // conversion.go
	inquiryMoves           // conversion.go
	libraryDraws           // library.go
	cubeMoves              // cubes.go
	manuscriptMoves        // manuscripts.go
	plainMoves             // psalter.go
	trackMoves             // tracks.go
	libraryMoves           // library.go
	answerMoves            // summons.go
	auctionMoves           // summons.go
	paymentMoves           // payment.go
	electionMoves          // election.go
	cardDraws              // carddraw.go
	cardReturns            // cardreturn.go
	partnerMoves           // trade.go
	cardMoves              // carddraw.go
	tradeMoves             // trade.go
	choiceMoves            // majority.go
)

// familySet is a set of families, bit 1<<family, in the order of the catalogue.
type familySet uint32

func (f family) set() familySet { return 1 << f }

func (s familySet) has(f family) bool { return s&f.set() != 0 }

// actionFamilies are the families whose moves cost action points. // ACT-1
var actionFamilies = func() (set familySet) {
	for k := range moveForms {
		if moveForms[k].Action {
			set |= moveForms[k].family.set()
		}
	}
	return set
}()

// moveForms has a row for each kind of move, in the order of the catalogue. No other code distinguishes kinds by their properties.
var moveForms = [numKinds]MoveForm{
	NoMove: {Name: "none"},
	ChooseStart: {
		Name: "start", Decisions: on(StartCity), Group: Answering, Operands: takes(APlace), Rule: SET8, family: startMoves,
	},
	AskCharity: {
		Name: "charity", Decisions: on(CharityGiver), Group: Answering, Operands: takes(ASeat), Rule: CHA2, family: charityMoves,
	},
	End:       {Name: "end", Decisions: on(Turn), Group: Ending, Shelf: Travel, family: endMoves},
	EndSummon: {Name: "end-summon", Decisions: on(Turn), Group: Ending, Shelf: Travel, family: endMoves},
	MoveTo: {
		Name: "move", Decisions: on(Turn), Group: Moving, Shelf: Travel, Action: true,
		Operands: takes(APlace), Rule: MOV1, family: travelMoves,
	},
	Embark: {
		Name: "embark", Decisions: on(Turn), Group: Embarking, Shelf: Travel, Action: true,
		Operands: takes(AHarbour), Rule: MOV5, family: travelMoves,
	},
	CityBonus: {
		Name: "city", Decisions: on(Turn), Group: Free, Shelf: Travel, Here: true,
		Operands: takes(APart), Rule: RUL3, family: bonusMoves,
	},
	EventBonus:   {Name: "event", Decisions: on(Turn), Group: Free, Shelf: Travel, Here: true, family: bonusMoves},
	ScribesLearn: {Name: "scribes-knowledge", Decisions: on(Turn), Group: Free, Shelf: Travel, Here: true, family: scribeMoves},
	ScribesKeep:  {Name: "scribes-vp", Decisions: on(Turn), Group: Free, Shelf: Travel, Here: true, family: scribeMoves},
	BecomeFriar: {
		Name: "friar", Decisions: on(Turn), Group: Free, Shelf: Travel, Operands: takes(AFriar), Rule: PLC5, family: friarMoves,
	},
	BecomeCardinal: {
		Name: "cardinal", Decisions: on(Turn), Group: Free, Shelf: Travel,
		Operands: takes(ACardinal, ADiscard), Rule: PLC6, family: cardinalMoves,
	},
	Inquire: {
		Name: "shlasinger", Decisions: on(Turn), Group: Free, Shelf: Travel, Operands: takes(ASeat), Rule: CAR4, family: inquiryMoves,
	},
	DrawTiles: {Name: "draw", Decisions: on(Turn), Group: Free, Shelf: OnTracks, About: about(TheStack, 0), family: libraryDraws},
	TakePoliticians: {
		Name: "take-politicians", Decisions: on(Turn), Group: Taking, Shelf: Gather, Action: true, About: about(ACube, uint8(Politician)),
		Operands: takes(ANumber), Unit: "cubes", Rule: CUB1, family: cubeMoves,
	},
	TakeNobles: {
		Name: "take-nobles", Decisions: on(Turn), Group: Taking, Shelf: Gather, Action: true, About: about(ACube, uint8(Noble)),
		Operands: takes(ANumber, ASale), Unit: "cubes", Rule: CUB1, family: cubeMoves,
	},
	TakeAbbesses: {
		Name: "take-abbesses", Decisions: on(Turn), Group: Taking, Shelf: Gather, Action: true, About: about(ACube, uint8(Abbess)),
		Operands: takes(ANumber), Unit: "cubes", Rule: CUB1, family: cubeMoves,
	},
	TakeScribes: {
		Name: "take-scribes", Decisions: on(Turn), Group: Taking, Shelf: Gather, Action: true, About: about(ACube, uint8(Scribe)),
		Operands: takes(ANumber), Unit: "cubes", Rule: CUB1, family: cubeMoves,
	},
	TakeManuscript: {
		Name: "manuscript", Decisions: on(Turn), Group: Reading, Shelf: Gather, Action: true,
		Operands: takes(AManuscript), Rule: MSS1, family: manuscriptMoves,
	},
	TakeLingua: {
		Name: "lingua", Decisions: on(Turn), Group: Reading, Shelf: Gather, Action: true,
		About: about(AGood, uint8(GoodLingua)), family: manuscriptMoves,
	},
	Psalter:     {Name: "psalter", Decisions: on(Turn), Group: Working, Shelf: Gather, Action: true, family: plainMoves},
	Business:    {Name: "business", Decisions: on(Turn), Group: Working, Shelf: Gather, Action: true, family: plainMoves},
	GoRiddle:    onTrack(Riddle, RID1),
	GoMessenger: onTrack(Messenger, MSG1),
	GoOrient:    onTrack(Orient, ORI1),
	GoCanticle:  onTrack(Canticle, CAN1),
	GoLibrary:   onTrack(Library, LIB2),
	GoRest:      onTrack(Rest, RES1),
	Keep: {
		Name: "keep", Decisions: on(LibraryKeep), Group: Answering,
		Operands: takes(ATile), Secret: SecretPiece, Rule: LIB2, Tells: TileKept, family: libraryMoves,
	},
	PutOnTop: {
		Name: "top", Decisions: on(LibraryOrder), Group: Answering,
		Operands: takes(ATile), Secret: SecretPiece, Rule: LIB1, family: libraryMoves,
	},
	GiveUp: {
		Name: "give", Decisions: on(LibraryGiveUp), Group: Answering,
		Operands: takes(ATile), Secret: SecretPiece, Rule: LIB2, family: libraryMoves,
	},
	Accept: {Name: "accept", Decisions: on(Answer, TradeReply), Group: Answering, family: answerMoves},
	Refuse: {Name: "refuse", Decisions: on(Answer, TradeReply), Group: Answering, family: answerMoves},
	Bid: {
		Name: "bid", Decisions: on(Bidding), Group: Answering,
		Operands: takes(ANumber), Unit: "votes", Rule: STU3, family: auctionMoves,
	},
	Pass: {Name: "pass", Decisions: on(Bidding), Group: Answering, family: auctionMoves},
	Pay: {
		Name: "pay", Decisions: on(Payment), Group: Answering,
		Operands: takes(Politicians, Nobles, Abbesses), Rule: STU4, family: paymentMoves,
	},
	Stand: {
		Name: "elect", Decisions: on(Election), Group: Answering, Operands: takes(AnOffice), Rule: ELE1, family: electionMoves,
	},
	Decline:       {Name: "decline", Decisions: on(Election), Group: Answering, family: electionMoves},
	DrawRitmo:     fromDeck(Ritmo),
	DrawPlaciti:   fromDeck(Placiti),
	DrawArnault:   fromDeck(Arnault),
	DrawGlossario: fromDeck(Glossario),
	ReturnRitmo: {
		Name: "return-ritmo", Decisions: on(Turn), Group: Free, Shelf: Gather,
		Operands: takes(Colours), Rule: EXPR3, Tells: CardReturned, family: cardReturns,
	},
	ReturnGuaita: {
		Name: "return-guaita", Decisions: on(Turn), Group: Free, Shelf: Gather, About: about(ACard, CardCode(Placiti, Guaita)),
		Operands: takes(AGain), Rule: EXPP4, Tells: CardReturned, family: cardReturns,
	},
	ReturnWhite: {
		Name: "return-white", Decisions: on(Turn), Group: Free, Shelf: Gather, About: about(ACard, CardCode(Placiti, WhiteCard)),
		Operands: takes(ANumber), Unit: "cards", Rule: EXPP5, Tells: CardReturned, family: cardReturns,
	},
	OpenTrade: {
		Name: "trade", Decisions: on(Turn), Group: Free, Shelf: Gather,
		Operands: takes(ASeat), Secret: SecretDraft, Rule: EXPR4, family: partnerMoves,
	},
	KeepCard: {
		Name: "keep-card", Verb: "keep", Decisions: on(CardKeep), Group: Answering, Operands: takes(ADeck, ACardOfDeck),
		Secret: SecretPiece, Rule: EXPK1, Tells: CardKept, family: cardMoves,
	},
	GiveUpCard: {
		Name: "give-up", Decisions: on(CardGiveUp), Group: Answering, Operands: takes(ADeck, ACardOfDeck),
		Secret: SecretPiece, Rule: EXPK4, family: cardMoves,
	},
	GiveRitmo: {
		Name: "give-ritmo", Decisions: on(TradeDraft), Group: Answering,
		Operands: takes(AColour), Secret: SecretStep, Rule: EXPR4, family: tradeMoves,
	},
	Ask: {
		Name: "ask", Decisions: on(TradeDraft), Group: Answering,
		Operands: takes(AGood, AnAmount), Secret: SecretStep, Rule: RUL13, family: tradeMoves,
	},
	Offer:    {Name: "offer", Decisions: on(TradeDraft), Group: Answering, family: tradeMoves},
	Withdraw: {Name: "withdraw", Decisions: on(TradeDraft), Group: Answering, family: tradeMoves},
	Counter:  {Name: "counter", Decisions: on(TradeReply), Group: Answering, family: tradeMoves},
	Yield: {
		Name: "yield", Decisions: on(TradePick), Group: Answering, Operands: takes(AGood, APieceOfGood), Secret: SecretHanded, Rule: RUL13,
		family: tradeMoves,
	},
	ScoreCards: {Name: "score-cards", Decisions: on(RitmoChoice, PlacitiChoice), Group: Answering, family: choiceMoves},
	ScoreTrack: {Name: "score-track", Decisions: on(RitmoChoice, PlacitiChoice), Group: Answering, family: choiceMoves},
}

// onTrack returns the row of an action on a track.
func onTrack(t Track, rule Rule) MoveForm {
	return MoveForm{
		Name: t.String(), Decisions: on(Turn), Group: Advancing, Shelf: OnTracks, Action: true, About: about(ATrack, uint8(t)),
		Operands: takes(ANumber), Unit: "steps", Rule: rule, family: trackMoves,
	}
}

// fromDeck returns the row of an action that draws from a deck.
func fromDeck(d CardDeck) MoveForm {
	return MoveForm{
		Name: d.String(), Decisions: on(Turn), Group: Drawing, Shelf: Gather, Action: true, Here: true, About: about(ADeck, uint8(d)),
		Operands: takes(ANumber), Unit: "points", Rule: d.Form().Draw, family: cardDraws,
	}
}

func on(decisions ...Decision) (set [2]Decision) {
	copy(set[:], decisions)
	return set
}

func takes(operands ...Operand) (all [3]Operand) {
	copy(all[:], operands)
	return all
}

func about(is Operand, value uint8) Argument { return Argument{is, value} }

// Form returns how to read moves of this kind; for an invalid kind it is the form of NoMove.
func (k Kind) Form() *MoveForm {
	if k >= numKinds {
		k = NoMove
	}
	return &moveForms[k]
}

// String returns the name of the kind as in JSON, "take-nobles".
func (k Kind) String() string { return k.Form().Name }

// Decides returns the decision that the kind answers, or the first of them; Over if there is none.
func (k Kind) Decides() Decision { return k.Form().Decisions[0] }

// Answers reports whether the kind answers a decision.
func (k Kind) Answers(d Decision) bool {
	all := &k.Form().Decisions
	return d != Over && (all[0] == d || all[1] == d)
}

// EndsTurn reports whether the kind ends the turn of a seat.
func (k Kind) EndsTurn() bool { return k.Form().family == endMoves }

// Kinds lists every kind of move.
func Kinds() []Kind {
	return between(NoMove, numKinds)
}

// actionKinds are the kinds that cost action points. Each is allowed once a turn. // ACT-2 ACT-9
var actionKinds = func() (set KindSet) {
	for k := range moveForms {
		if moveForms[k].Action {
			set = set.with(Kind(k))
		}
	}
	return set
}()
