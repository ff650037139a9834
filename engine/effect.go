package engine

// EffectKind is the kind of an effect: one thing that a move did.
type EffectKind uint8

// The kinds of effect; their operands are given by Form.
const (
	NoEffect EffectKind = iota

	TurnBegins      // the turn marker advances
	EventShown      // an event tile is placed
	EventUsed       // an event tile is turned down
	CubesReturned   // from the areas to the turn track
	CubesOffered    // from the turn track to the areas
	CubesDiscarded  // from a player to the turn track
	CubesGone       // out of the game
	ManuscriptShown // a manuscript is laid open
	PapalRevealed   // a papal tile is turned up
	PopeDying       // the first red papal tile is turned up
	PopeDead        // the second red papal tile is turned up: this turn is the last
	OrderSet        // a seat's place in the player order
	Moved           // a piece changes its place
	DucatsChanged   // of a seat; the counterpart is a seat or the bank
	PointsChanged   // action points of a seat
	DiscMoved       // on a track
	DiscPlaced      // on a city
	FriarTaken      // a seat becomes a Friar
	CardinalTaken   // a seat becomes a Cardinal
	CubesTaken      // from an area
	ScribesStored   // behind the screen
	VirtualUsed     // a virtual cube counts in a payment
	ManuscriptTaken // by a seat
	LinguaTaken     // by a seat
	RowsMoved       // a level is used up: N rows above it move up
	LinguaOffered   // Lingua Volgare can be taken
	BolognaOpened   // to a seat
	OrientOpened    // to a seat
	TilesDrawn      // from the library stack: their number
	TileSeen        // which one: secret
	TileKept        // which one: secret
	TileReturned    // to the top or the bottom of the stack; which one is secret
	Summoned        // a seat summons the others
	Accepted        // a summons
	Refused         // a summons
	BidMade         // in the auction
	Passed          // in the auction
	AuctionWon      // with a bid, or by default
	StuporUsed      // the Stupor Mundi tile is turned down
	Elected         // to an office
	Declined        // an office
	TurnEnds        // of a seat
	Scored          // VP in a category
	Won             // the game
	CubesLaid       // set-up: on the turn track
	EventLaid       // set-up: an event tile on its turn
	PapalLaid       // set-up: papal tiles face down
	CanticleLaid    // set-up: a tile at a Franciscan city
	DeckLaid        // set-up: manuscripts of a level
	LibraryLaid     // set-up: library tiles in the stack
	CardsLaid       // set-up: cards of a deck
	CardsDrawn      // from a deck: their number, and how many may be kept
	CardSeen        // which one: secret
	CardKept        // which one: secret unless it lies open
	CardReturned    // under its deck: secret unless all see it
	DeckShuffled    // a deck: its number of cards
	TradeOpened     // the partner of a draft: secret
	Drafted         // a step of a draft, as the other players see it
	CardDrafted     // a card that the draft gives: secret
	GoodDrafted     // a good that the draft gives for it: secret
	TradeWithdrawn  // a draft
	TradeOffered    // to a seat
	CardOffered     // a card that a seat offers
	GoodOffered     // a good that a seat offers
	TradeAccepted   // an offer
	TradeRefused    // an offer
	TradeCountered  // by a draft of a counter-offer
	GoodTraded      // of a seat; the counterpart is a seat
	TileTraded      // a library tile, likewise: secret
	CardTraded      // a card, likewise: secret unless it lies open
	CardShown       // a card in a hand, to all players
	ChoiceMade      // a scoring choice of a seat at the end
	numEffects
)

// Form describes how to read an effect: its name, the meaning of A, B and N, and which parts are secret.
type Form struct {
	Name   string
	A, B   Operand
	N      string // "" if N has no meaning
	Secret EffectSecrecy
	Told   Telling
}

// Telling says whether an effect needs a line of its own when a move is offered.
type Telling uint8

// The values of Telling.
const (
	ByItself Telling = iota // needs its own line, unless the name of the move implies it: MoveForm.Tells
	InName                  // implied by the name of every move that has it
	Follows                 // needs no line: it only prepares the next turn
)

var effectForms = [numEffects]Form{
	NoEffect:        {Name: "none"},
	TurnBegins:      {Name: "turn", Told: Follows, N: "turn"},
	EventShown:      {Name: "event-shown", Told: Follows, A: AnEvent, B: APlace},
	EventUsed:       {Name: "event-used", A: AnEvent},
	CubesReturned:   {Name: "cubes-returned", Told: Follows, A: ACube, B: ASpace, N: "cubes"},
	CubesOffered:    {Name: "cubes-offered", Told: Follows, A: ACube, N: "cubes"},
	CubesDiscarded:  {Name: "cubes-discarded", A: ACube, B: ASpace, N: "cubes"},
	CubesGone:       {Name: "cubes-gone", A: ACube, N: "cubes"},
	ManuscriptShown: {Name: "manuscript-shown", Told: Follows, A: AManuscript, N: "tiles"},
	PapalRevealed:   {Name: "papal", A: APapal},
	PopeDying:       {Name: "pope-dying"},
	PopeDead:        {Name: "pope-dead"},
	OrderSet:        {Name: "order", Told: Follows, N: "place"},
	Moved:           {Name: "moved", A: APlace, B: APlace},
	DucatsChanged:   {Name: "ducats", A: ASeat, N: "ducats"},
	PointsChanged:   {Name: "points", N: "points"},
	DiscMoved:       {Name: "track", A: ATrack, B: ASpace, N: "steps"},
	DiscPlaced:      {Name: "disc", Told: InName, A: APlace},
	FriarTaken:      {Name: "friar", Told: InName, A: AFriar},
	CardinalTaken:   {Name: "cardinal", Told: InName, A: ACardinal},
	CubesTaken:      {Name: "cubes-taken", Told: InName, A: ACube, N: "cubes"},
	ScribesStored:   {Name: "scribes-kept", N: "cubes"},
	VirtualUsed:     {Name: "virtual", A: ACube},
	ManuscriptTaken: {Name: "manuscript", A: AManuscript},
	LinguaTaken:     {Name: "lingua"},
	RowsMoved:       {Name: "rows-moved", A: ALevel, N: "rows"},
	LinguaOffered:   {Name: "lingua-offered"},
	BolognaOpened:   {Name: "bologna-opened", N: "knowledge"},
	OrientOpened:    {Name: "orient-opened"},
	TilesDrawn:      {Name: "tiles-drawn", N: "tiles"},
	TileSeen:        {Name: "tile-seen", A: ATile, Secret: EffectSecrecy{When: Always}},
	TileKept:        {Name: "tile-kept", A: ATile, Secret: EffectSecrecy{When: Always}},
	TileReturned:    {Name: "tile-returned", A: ATile, B: AnEnd, Secret: EffectSecrecy{When: Always}},
	Summoned:        {Name: "summons"},
	Accepted:        {Name: "accepts", Told: InName},
	Refused:         {Name: "refuses", Told: InName},
	BidMade:         {Name: "bid", Told: InName, N: "votes"},
	Passed:          {Name: "passes", Told: InName},
	AuctionWon:      {Name: "auction-won", N: "votes"},
	StuporUsed:      {Name: "stupor-used"},
	Elected:         {Name: "elected", A: AnOffice, N: "VP"},
	Declined:        {Name: "declines", Told: InName},
	TurnEnds:        {Name: "turn-ends", Told: Follows, N: "points"},
	Scored:          {Name: "scored", A: ACategory, N: "VP"},
	Won:             {Name: "won", N: "VP"},
	CubesLaid:       {Name: "cubes-laid", A: ACube, B: ASpace, N: "cubes"},
	EventLaid:       {Name: "event-laid", A: AnEvent, B: ASpace},
	PapalLaid:       {Name: "papal-laid", N: "tiles"},
	CanticleLaid:    {Name: "canticle-laid", A: APlace, N: "turn"},
	DeckLaid:        {Name: "deck-laid", A: ALevel, N: "tiles"},
	LibraryLaid:     {Name: "library-laid", N: "tiles"},
	CardsLaid:       {Name: "cards-laid", A: ADeck, N: "cards"},
	CardsDrawn:      {Name: "cards-drawn", A: ADeck, B: AKeep, N: "cards"},
	CardSeen:        {Name: "card-seen", A: ACard, Secret: EffectSecrecy{When: Always}},
	CardKept:        {Name: "card-kept", A: ACard, Secret: EffectSecrecy{When: UnlessOpen}},
	CardReturned:    {Name: "card-returned", A: ACard, B: AnEnd, Secret: EffectSecrecy{When: Stated}},
	DeckShuffled:    {Name: "deck-shuffled", A: ADeck, N: "cards"},
	TradeOpened:     {Name: "trade-opened", Told: InName, A: APartner, Secret: EffectSecrecy{When: Always}},
	Drafted:         {Name: "drafted"},
	CardDrafted:     {Name: "card-drafted", Told: InName, A: ACard, Secret: EffectSecrecy{When: Always, Veil: Drafted}},
	GoodDrafted:     {Name: "good-drafted", Told: InName, A: AGood, N: "pieces", Secret: EffectSecrecy{When: Always, Veil: Drafted}},
	TradeWithdrawn:  {Name: "trade-withdrawn", Told: InName},
	TradeOffered:    {Name: "trade-offered", Told: InName, A: APartner},
	CardOffered:     {Name: "card-offered", Told: InName, A: ACard, N: "cards"},
	GoodOffered:     {Name: "good-offered", Told: InName, A: AGood, N: "pieces"},
	TradeAccepted:   {Name: "trade-accepted", Told: InName, A: APartner},
	TradeRefused:    {Name: "trade-refused", Told: InName, A: APartner},
	TradeCountered:  {Name: "trade-countered", Told: InName, A: APartner},
	GoodTraded:      {Name: "good-traded", A: AGood, B: APartner, N: "pieces"},
	TileTraded:      {Name: "tile-traded", A: ATile, B: APartner, N: "tiles", Secret: EffectSecrecy{When: Always, Public: PartB | PartN}},
	CardTraded: {
		Name: "card-traded", A: ACard, B: APartner, N: "cards", Secret: EffectSecrecy{When: UnlessOpen, Public: PartB | PartN},
	},
	CardShown:  {Name: "card-shown", A: ACard},
	ChoiceMade: {Name: "choice", Told: InName, A: ACategory},
}

// Form returns how to read effects of this kind.
func (k EffectKind) Form() Form {
	if k >= numEffects {
		return effectForms[NoEffect]
	}
	return effectForms[k]
}

// EffectKinds lists every kind of effect.
func EffectKinds() []EffectKind {
	return between(NoEffect, numEffects)
}

// between lists the values after first and before end.
func between[K ~uint8](first, end K) []K {
	all := make([]K, 0, end-first-1)
	for k := first + 1; k < end; k++ {
		all = append(all, k)
	}
	return all
}

// Effect is a single result of a move, with the rules that caused it. Seat is the seat concerned, or Nobody for the table.
// The Form of its Kind gives the meaning of A, B and N.
// A Secret effect is fully known only to Seat, and to the seat in B if the Form has a partner there. As returns the effect
// as a given seat may see it.
type Effect struct {
	Kind   EffectKind
	Seat   Seat
	Secret bool
	Hidden Parts // parts removed by As
	A, B   uint8
	N      int16
	Rules  Cites
	Cuts   Cuts // why the effect is smaller than it would otherwise be
}

// Cites are the rules that an effect rests on, most specific first. Unused ones are NoRule.
type Cites [6]Rule

// here adds the rules of acting at a place: at the place of the piece, before or after its movement. It adds none if effects
// are not collected. // ACT-6 ACT-8 RUL-2
func (p play) here(why Cites) Cites {
	switch {
	case p.out == nil:
		return why
	case p.r.classic():
		return why.and(ACT6).and(RUL2)
	}
	return why.and(ACT8)
}

// free adds the rules of free actions to an effect at a place. // ACT-3 ACT-7
func (p play) free(why Cites) Cites {
	if p.out == nil || p.r.classic() {
		return p.here(why)
	}
	why = p.here(why).and(ACT7)
	if p.s.Done&actionKinds != 0 {
		why = why.and(ACT3)
	}
	return why
}

// and appends a rule.
func (c Cites) and(rule Rule) Cites {
	for i := range c {
		if c[i] == NoRule || c[i] == rule {
			c[i] = rule
			break
		}
	}
	return c
}

// Effects collects the effects of a move, in order. A nil *Effects collects nothing and costs nothing.
type Effects struct{ List []Effect }

// Reset empties the list but keeps its memory.
func (e *Effects) Reset() { e.List = e.List[:0] }

// play is one application of a move: the rules, the state being changed and the collector of effects.
type play struct {
	r   *Rules
	s   *State
	out *Effects
}

// emit reports an effect, if effects are collected. It is small enough to be inlined, so it costs almost nothing otherwise.
// Apply marks the secret effects once per move.
func (p play) emit(e Effect, why Cites) {
	if p.out == nil {
		return
	}
	e.Rules = why
	p.out.List = append(p.out.List, e)
}

// cut sets the cuts of the last effect. Effects must be collected.
func (p play) cut(cuts Cuts) { p.out.List[len(p.out.List)-1].Cuts = cuts }

// cutMore adds a cut to those of the last effect.
func (p play) cutMore(why Reason) {
	last := &p.out.List[len(p.out.List)-1]
	last.Cuts = last.Cuts.and(why)
}
