package appraisal

// Weights holds the parameters of the evaluation. VP are in thousandths (mVP), chances in thousandths and turns in
// hundredths, so that all arithmetic uses integers.
type Weights struct {
	// Beam is the number of positions kept for each number of points left, 1 to 64.
	Beam int

	// Point is the mVP of an action point spent elsewhere.
	Point int
	// PointWithCards replaces Point at tables with cards, where points always have a use: a step of 1 VP for the player
	// with the most Ritmo, or a Glossario card of 2 VP on average. This lowers the value of manuscripts in high rows, and
	// of the knowledge to read them.
	PointWithCards int
	// Reading is the chance that a turn offers a manuscript of levels 1 to 4, in thousandths. The manuscript brings its VP
	// less the points of its row.
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
	// DucatTurns is the number of turns (in hundredths) that must be left for a ducat to have its full value. With fewer
	// turns left the value is proportionally lower.
	DucatTurns int
	// Richest is the chance of ending with the most ducats, per ducat of lead.
	Richest int

	// Colours is the mVP of having 0 to 5 colours of manuscripts at the start of the game. At the end only five colours
	// count.
	Colours [6]int

	// VoteShare is the share of the votes still to come that the seat expects, in thousandths of an equal share.
	VoteShare int
	// Spread is the uncertainty of the votes still to be gathered, in hundredths of a vote. SpreadTurn is added for each
	// turn left.
	Spread     int
	SpreadTurn int
	// RivalForPope is the chance of becoming Pope that each rival leaves: a rival ahead as Cardinal, a religious rival with
	// as many votes, or neither.
	RivalForPope [3]int
	// Step is the mVP cost of each step to a convent or cathedral.
	Step int
	// Muret is the mVP of the sixth action point per turn left.
	Muret int
	// Raffaele is the mVP of travelling without ducats per turn left.
	Raffaele int
	// DucatShort is the mVP cost of each ducat missing for the cathedral.
	DucatShort int
	// Unpromoted is the part of the gain that counts before a Merchant has become a Friar, or a Friar a Cardinal, in
	// thousandths.
	Unpromoted [2]int
	// FriarKnowledge is the knowledge that a friar tile is expected to bring, in spaces.
	FriarKnowledge int
	// Vote is the mVP of each vote more than the office takes.
	Vote int
	// VoteLead is the chance of having the most votes left, per vote of lead.
	VoteLead int

	// HoldCanticle and HoldRiddle are the chances to keep first place without any lead. Hold is added for each step of
	// lead; HoldTurn is subtracted for each turn left.
	HoldCanticle int
	HoldRiddle   int
	Hold         int
	HoldTurn     int
	// Behind is the part of a track's VP that a seat one step behind the leader counts on.
	Behind int
	// RiddleStep is the mVP of each step before the first one that scores.
	RiddleStep int

	// Messenger and Orient are the part of the gain at the end of the track that counts after 0 to 5 of 6 steps, in
	// thousandths.
	Messenger [6]int
	Orient    [6]int
	// CityVisits and HarbourVisits are the expected numbers of cities with knowledge and of harbours visited per turn left,
	// in thousandths.
	CityVisits    int
	HarbourVisits int
	// University is the part of the knowledge of Bologna that counts before it is taken, in thousandths.
	University int

	// Tiles is the mVP of the best of 1 to 4 unknown library tiles.
	Tiles [4]int
	// Undrawn is the part of Tiles that counts before the tiles are drawn.
	Undrawn int
	// Joker is the additional mVP of a library tile that can be used as any colour.
	Joker int

	// Scribe is the mVP of a scribe in front of the screen. ScribeStep is subtracted for each step to the next abbey.
	Scribe     int
	ScribeStep int

	// Near is the part of a gain at a place that counts, by the action points needed to get there, in thousandths. NearZone
	// is the same for the zone of a manuscript.
	Near     [8]int
	NearZone [8]int
	// Readable is the mVP of a manuscript of levels 1 to 4 that could be taken next.
	Readable [4]int
	// CanticleCity is the mVP of being in the Franciscan city of the next turn, for each abbess up to 4.
	CanticleCity int
	// Summon is the part of the knowledge of Stupor Mundi that counts for the player who summons.
	Summon int
	// Threat is the mVP of a space of knowledge of the strongest rival.
	Threat int

	// Cards is the part of the gains from the cards of the expansions that counts, in thousandths. 0 ignores cards.
	Cards int
	// Most is the chance of ending with the most cards without any lead, in thousandths. MostLead is added for each card of
	// lead. With n turns left, the sum is divided by 1 + n*MostTurn/1000.
	Most     int
	MostLead int
	MostTurn int
	// RitmoInHand is the mVP of having a card of Ritmo to trade with in the turns left.
	RitmoInHand int
	// Return is the part of the knowledge for returning three colours of Ritmo that counts with 0 to 3 of them in hand, in
	// thousandths.
	Return [4]int
	// Untaken is the part of a gain from cards that counts before it is taken, in thousandths.
	Untaken int
	// NearDeck is the part of the gain from one more card that counts for being near its deck, in thousandths.
	NearDeck int
	// Alessandro and Sonzogni are the mVP of their draws per turn left.
	Alessandro int
	Sonzogni   int
	// TradeGain is the mVP over the mean of the rivals that a trade must bring each of the two partners.
	TradeGain int
}
