package appraisal

// Weights are what each thing is worth to the evaluation. VP are counted in thousandths (mVP),
// chances in thousandths, turns in hundredths, so that all arithmetic is whole.
type Weights struct {
	// Beam is the number of positions kept for each number of points left, 1 to 64.
	Beam int

	// Point is the mVP that an action point brings elsewhere.
	Point int
	// PointWithCards is the same at tables with cards, where a point never wants for a use: it
	// buys a step of 1 VP for who has the most of Ritmo, a Glossario card of 2 VP on the
	// average. Manuscripts of high rows, and the knowledge to read them, lose by it.
	PointWithCards int
	// Reading is how often, in thousandths, a turn will have a manuscript of levels
	// 1 to 4 to take; it brings its VP less the points of its row.
	Reading [4]int
	// BeyondLevel4 is the mVP of a space of the knowledge track beyond level 4.
	BeyondLevel4 int
	// KnowledgeSpace is the mVP of any space of knowledge while turns are left.
	KnowledgeSpace int
	// RivalLater is the mVP per rival who moves later in the next turn.
	RivalLater int
	// RestLead is the mVP of leading the rest track.
	RestLead int

	// Ducat is the mVP of a ducat among the first 40, those up to 100, and beyond.
	Ducat [3]int
	// DucatTurns is how many turns left (hundredths) a ducat needs to be worth
	// all that; it is worth less in proportion.
	DucatTurns int
	// Richest is the chance of ending with the most ducats, per ducat of lead.
	Richest int

	// Colours is the mVP of 0 to 5 colours of manuscripts at the start; at the end
	// five colours count and nothing else.
	Colours [6]int

	// VoteShare is the share of the votes still to come that the seat counts on, in
	// thousandths of an equal share.
	VoteShare int
	// Spread is the uncertainty in votes (hundredths) of what will be gathered,
	// SpreadTurn what each turn left adds.
	Spread     int
	SpreadTurn int
	// RivalForPope is the chance for Pope that each rival leaves who is ahead as Cardinal,
	// as religious with as many votes, or none of it.
	RivalForPope [3]int
	// Step is the mVP that each step of the way to a convent or cathedral costs.
	Step int
	// Muret is the mVP of the sixth action point per turn left.
	Muret int
	// Raffaele is the mVP of travelling without ducats per turn left.
	Raffaele int
	// DucatShort is the mVP of each ducat that lacks for the cathedral.
	DucatShort int
	// Unpromoted is the part of the gain that is counted before a Merchant has become a
	// Friar, and a Friar a Cardinal, in thousandths.
	Unpromoted [2]int
	// FriarKnowledge is the knowledge in spaces that a friar tile is expected to bring.
	FriarKnowledge int
	// Vote is the mVP of any vote beyond what the office takes.
	Vote int
	// VoteLead is the chance of the most votes left per vote of lead.
	VoteLead int

	// HoldCanticle and HoldRiddle are the chance to keep a lead of no step; Hold is
	// what each step adds and HoldTurn what each turn left takes.
	HoldCanticle int
	HoldRiddle   int
	Hold         int
	HoldTurn     int
	// Behind is the part of a track's VP that a seat counts on which is not first,
	// for being one step behind.
	Behind int
	// RiddleStep is the mVP of each step before the first one that scores.
	RiddleStep int

	// Messenger and Orient are the part of what the end of the track will bring
	// that is counted after 0 to 5 of 6 steps, in thousandths.
	Messenger [6]int
	Orient    [6]int
	// CityVisits and HarbourVisits are the cities with knowledge and the harbours that a turn
	// left is expected to add, in thousandths.
	CityVisits    int
	HarbourVisits int
	// University is the part of the knowledge of Bologna that is counted on before
	// it is taken, in thousandths.
	University int

	// Tiles is the mVP of the best of 1 to 4 unknown library tiles.
	Tiles [4]int
	// Undrawn is the part of it that is counted on before the tiles are drawn.
	Undrawn int
	// Joker is the mVP of a library tile that counts as a colour.
	Joker int

	// Scribe is the mVP of a scribe in front of the screen; ScribeStep is what each
	// step to the next abbey takes from one.
	Scribe     int
	ScribeStep int

	// Near is the part of a gain that is counted for a place by the points of the
	// way there, in thousandths; NearZone is the same for the zone of a manuscript.
	Near     [8]int
	NearZone [8]int
	// Readable is the mVP of a manuscript of levels 1 to 4 that could be taken next.
	Readable [4]int
	// CanticleCity is the mVP of standing in the Franciscan city of the next turn for each
	// abbess up to 4.
	CanticleCity int
	// Summon is the part of the knowledge of Stupor Mundi counted for calling.
	Summon int
	// Threat is the mVP of a space of knowledge of the strongest rival.
	Threat int

	// Cards is the part of what the cards of the expansions bring that is counted, in
	// thousandths; with 0 they are left alone.
	Cards int
	// Most is the chance of having the most cards in the end with no card of lead, in
	// thousandths; MostLead is what each card of lead adds. With n turns left it is
	// divided by 1 + n*MostTurn/1000: each turn less makes a lead surer.
	Most     int
	MostLead int
	MostTurn int
	// RitmoInHand is the mVP of having a card of Ritmo to trade with in the turns left.
	RitmoInHand int
	// Return is the part of the knowledge of three colours of Ritmo that is counted
	// with 0 to 3 of them in hand, in thousandths.
	Return [4]int
	// Untaken is the part of a gain from cards that is counted before it is taken, in
	// thousandths.
	Untaken int
	// NearDeck is the part of what a card more would bring that is counted for the way to
	// its deck, in thousandths.
	NearDeck int
	// Alessandro and Sonzogni are the mVP of their draws per turn left.
	Alessandro int
	Sonzogni   int
	// TradeGain is the mVP over the mean of the rivals that a trade has to bring each of the
	// two.
	TradeGain int
}
