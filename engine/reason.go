package engine

// Code says why a move is illegal. Codes are in the order in which faults are reported: whose turn, which decision, turn
// number, once a turn, status, level, place, stock of the place, points, ducats, cubes.
type Code uint8

// The codes, each with the meaning of Need and Have of the Reason.
const (
	Legal              Code = iota
	GameOver                // there are no more decisions
	NotYourTurn             // Need: seat that decides, Have: seat that tried
	OtherDecision           // Need: decision asked, Have: decision that the move answers
	NoSuchMove              // not in the catalogue of these rules
	TooEarly                // Need: first turn, Have: turn
	OnceATurn               // the kind was used in this turn
	OnceAGame               // it was used in this game
	NotNow                  // allowed only directly after another move, or in a certain turn
	WrongStatus             // Need: status, Have: status
	WrongTile               // another friar or cardinal has this power
	LacksCard               // Need: cards, Have: cards; without figures one is missing
	RefusedBefore           // no agreement with this player in this turn: refused or withdrawn
	LevelTooLow             // Need: level, Have: level
	PartnerLevelTooLow      // likewise, for the partner of a trade
	OverLimit               // Need: the most that a player may own, Have: resulting number
	PartnerOverLimit        // likewise, for the partner of a trade
	MustLand                // at sea: the turn must bring the piece to a harbour
	MustKeep                // a tile has to be kept
	WrongPlace              // the piece is not at a place for this
	WrongZone               // Need: zone (0 if several are allowed), Have: zone
	NotActive               // Need: turn in which the city is active, Have: turn
	Closed                  // the place is closed to this player
	SamePlace               // the piece is already there
	NoWay                   // not reachable in one movement
	NotThere                // Need: wanted, Have: available
	Taken                   // another player has it
	NoValue                 // nothing to gain there for this status
	EndOfTrack              // Need: steps wanted, Have: steps left
	NotReached              // Need: first space that counts, Have: space
	NotRichest              // not one of the richest Merchants with more ducats than the receiver
	NotYourself             // the target must be an opponent
	OneSided                // both sides of a trade must give something
	TooFewPoints            // Need: points, Have: points
	TooManyPoints           // Need: most points for one action, Have: points it would take
	TooFewDucats            // Need: ducats, Have: ducats
	TooFewCubes             // Need: cubes, Have: cubes
	TooFewVotes             // Need: votes, Have: votes
	BidTooLow               // Need: lowest bid, Have: bid
	NotMinimal              // contains a superfluous cube
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

// String returns the code as in JSON, "too-few-points".
func (c Code) String() string { return nameOf(codeNames[:], uint8(c)) }

// Codes lists every code but Legal.
func Codes() []Code {
	return between(Legal, numCodes)
}

// Reason is the reason why a move is illegal. The zero Reason means that it is legal. Rule is the rule that forbids the
// move. Need and Have are figures whose meaning depends on Code.
// Of is the good that they count, if neither Code nor the move implies it. Ducats are always implied, so the zero Good means none.
type Reason struct {
	Rule       Rule
	Code       Code
	Of         Good
	Need, Have int16
}

// Legal reports whether r is the zero Reason.
func (r Reason) Legal() bool { return r.Code == Legal }

func refuse(rule Rule, code Code) Reason { return Reason{Rule: rule, Code: code} }

func lacks(rule Rule, code Code, need, have int) Reason {
	return Reason{Rule: rule, Code: code, Need: int16(need), Have: int16(have)}
}

// of sets the good that the figures of a reason count. It leaves the zero Reason unchanged.
func (r Reason) of(g Good) Reason {
	if !r.Legal() {
		r.Of = g
	}
	return r
}

// wrongStatus refuses a move that requires a status other than the deciding seat's.
func wrongStatus(rule Rule, need Status, s *State) Reason {
	return lacks(rule, WrongStatus, int(need), int(s.Players[s.Seat].Status))
}

// atLeast returns a reason if have is less than need.
func atLeast(rule Rule, code Code, need, have int) Reason {
	if have < need {
		return lacks(rule, code, need, have)
	}
	return Reason{}
}
