package engine

// Code says what is wrong with a move, in the order in which faults are named:
// whose turn, which decision, turn number, once a turn, status, level, place,
// what is there, points, ducats, cubes.
type Code uint8

// The codes. What Need and Have of a Reason mean stands behind each.
const (
	Legal              Code = iota
	GameOver                // nothing is decided any more
	NotYourTurn             // Need: seat that decides, Have: seat that tried
	OtherDecision           // Need: decision asked, Have: decision that the move answers
	NoSuchMove              // the catalogue of these rules does not have it
	TooEarly                // Need: first turn, Have: turn
	OnceATurn               // the kind was used in this turn
	OnceAGame               // it was used in this game
	NotNow                  // only directly after another move, or in its turn
	WrongStatus             // Need: status, Have: status
	WrongTile               // another friar or cardinal has this power
	LacksCard               // Need: cards, Have: cards; without figures one is lacking
	RefusedBefore           // there was no agreement with this player in this turn
	LevelTooLow             // Need: level, Have: level
	PartnerLevelTooLow      // likewise, of the other side of a trade
	OverLimit               // Need: the most that a player may own, Have: what it would be
	PartnerOverLimit        // likewise, of the other side of a trade
	MustLand                // at sea: the turn must bring the piece to a harbour
	MustKeep                // a tile has to be kept
	WrongPlace              // the piece is not where this can be done
	WrongZone               // Need: zone (0 where several do), Have: zone
	NotActive               // Need: turn in which the city is active, Have: turn
	Closed                  // the place is closed to this player
	SamePlace               // the piece is there
	NoWay                   // no way leads there in one movement
	NotThere                // Need: wanted, Have: there
	Taken                   // another player has it
	NoValue                 // nothing to gain there for this status
	EndOfTrack              // Need: steps wanted, Have: steps left
	NotReached              // Need: first space that counts, Have: space
	NotRichest              // he is no Merchant of the greatest wealth above the receiver
	NotYourself             // an opponent has to be named
	OneSided                // a trade needs something from both sides
	TooFewPoints            // Need: points, Have: points
	TooManyPoints           // Need: the most points one action takes, Have: points it would take
	TooFewDucats            // Need: ducats, Have: ducats
	TooFewCubes             // Need: cubes, Have: cubes
	TooFewVotes             // Need: votes, Have: votes
	BidTooLow               // Need: lowest bid, Have: bid
	NotMinimal              // a cube could be left out
	numCodes
)

var codeNames = [numCodes]string{
	"legal", "game-over", "not-your-turn", "other-decision", "no-such-move", "too-early", "once-a-turn",
	"once-a-game", "not-now", "wrong-status", "wrong-tile",
	"lacks-card", "refused-before", "level-too-low", "partner-level-too-low", "over-limit", "partner-over-limit",
	"must-land", "must-keep", "wrong-place", "wrong-zone", "not-active", "closed", "same-place", "no-way",
	"not-there", "taken", "no-value", "end-of-track", "not-reached", "not-richest", "not-yourself", "one-sided", "too-few-points",
	"too-many-points", "too-few-ducats", "too-few-cubes", "too-few-votes", "bid-too-low", "not-minimal",
}

// String returns the code as it stands in protocols, "too-few-points".
func (c Code) String() string { return nameOf(codeNames[:], uint8(c)) }

// Codes lists every code but Legal.
func Codes() []Code {
	return between(Legal, numCodes)
}

// Reason is why a move is not legal; the zero Reason means that it is. Rule is
// the rule that forbids it, Need and Have are figures whose meaning the Code
// gives, Of is what they count where neither the Code nor the move says it:
// ducats never need to be named, so that the zero Good names nothing.
type Reason struct {
	Rule       Rule
	Code       Code
	Of         Good
	Need, Have int16
}

// Legal reports whether the reason is none.
func (r Reason) Legal() bool { return r.Code == Legal }

func refuse(rule Rule, code Code) Reason { return Reason{Rule: rule, Code: code} }

func lacks(rule Rule, code Code, need, have int) Reason {
	return Reason{Rule: rule, Code: code, Need: int16(need), Have: int16(have)}
}

// of names what the figures of a reason count; there is nothing to name where none is.
func (r Reason) of(g Good) Reason {
	if !r.Legal() {
		r.Of = g
	}
	return r
}

// wrongStatus refuses what only another status than that of the deciding seat
// may do.
func wrongStatus(rule Rule, need Status, s *State) Reason {
	return lacks(rule, WrongStatus, int(need), int(s.Players[s.Seat].Status))
}

// atLeast refuses unless have reaches need.
func atLeast(rule Rule, code Code, need, have int) Reason {
	if have < need {
		return lacks(rule, code, need, have)
	}
	return Reason{}
}
