package table

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strconv"
	"time"

	"volgare/bot"
	"volgare/engine"
	"volgare/notify"
	"volgare/record"
)

// NoChoice is the bot of a move that the table makes because it is the only one.
const NoChoice = "table"

// Due is a move, a time-out or a notification that happens at a table by itself, unless a command comes before.
type Due struct {
	At   time.Time   // the earliest time of the move
	Seat engine.Seat // for which a move is made
	Bot  string      // that chooses the move, or NoChoice; of a time-out: that plays from then on; of an order: ""

	TimeOut bool // instead of a move, the time of the seat runs out
	Ordered bool // the order of the seat is played, or cancelled

	Event notify.Event // instead of a move, people are notified of it; "" for none
}

// dues are the kinds of things that can be due.
var dues = []func(*Snapshot) (Due, bool){
	timeOutNotice, botDue, passDue, orderDue, timeOutDue, turnNotice, reminderNotice, orderNotice, endNotice,
}

// Chosen reports whether a bot chooses the move. Otherwise Snapshot.Act returns the entry.
func (d Due) Chosen() bool { return !d.TimeOut && !d.Ordered && d.Event == "" }

// Due lists the moves that happen at the table by themselves, the earliest first. They follow from the log and the
// pace alone, and chat does not change them. The first one makes the others obsolete.
func (s *Snapshot) Due() []Due {
	var all []Due
	for _, sort := range dues {
		if d, ok := sort(s); ok {
			all = append(all, d)
		}
	}
	slices.SortStableFunc(all, func(a, b Due) int { return a.At.Compare(b.At) })
	return all
}

// botDue returns the move of a bot that decides.
func botDue(s *Snapshot) (Due, bool) {
	seat, ok := s.Decider()
	if !ok || s.Seats[seat].Bot == "" {
		return Due{}, false
	}
	d := Due{At: s.versionAt.Add(s.pause(s.house.Pace, s.Seats)), Seat: seat, Bot: s.Seats[seat].Bot}
	if s.inGrace() {
		d.At = s.personAt.Add(s.house.Pace.Grace)
	}
	return d, true
}

// passDue returns the pass of a person who has no other legal move.
func passDue(s *Snapshot) (Due, bool) {
	seat, ok := s.Decider()
	if !ok || !s.Seats[seat].played() || !plainPass(s.Table.Rules, s.history.Now()) {
		return Due{}, false
	}
	return Due{At: s.versionAt.Add(s.pause(s.house.Pace, s.Seats)), Seat: seat, Bot: NoChoice}, true
}

// plainPass reports whether everybody can see that the present decision is a bid that
// can only be passed: then the table passes. With closed screens that would reveal how
// few votes the seat has. Every other decision without a choice either costs something
// or hides that there is none. // STU-3 SET-1
func plainPass(rules *engine.Rules, now *engine.State) bool {
	if now.Decision != engine.Bidding || !rules.Options.ScreensOpen {
		return false
	}
	legal := rules.AppendLegal(nil, now)
	return len(legal) == 1 && legal[0].Kind == engine.Pass
}

// inGrace reports whether a person made the last move and can still undo it: then bots wait.
func (s *Snapshot) inGrace() bool {
	if s.house.Pace.Grace <= 0 || s.botActed || s.Steps() == 0 {
		return false
	}
	return s.Undo(s.history.Steps()[s.Steps()-1].Seat).Step > 0
}

// BotDelay returns how long bots still wait so that a person can undo their last move. It returns false if
// none waits for that.
func (s *Snapshot) BotDelay(now time.Time) (time.Duration, bool) {
	if _, ok := botDue(s); !ok || !s.inGrace() {
		return 0, false
	}
	wait := left(s.personAt, s.house.Pace.Grace, now)
	return wait, wait > 0
}

// BotLine returns the moves, at least one, that a bot makes one after the other for the seat that decides, by
// what that seat may know. The first is for BotMove; the others are the rest of the line for the next call, at
// the table after it.
//
// While the next move of rest is legal, the line is rest and p is not called. A nil p takes the first legal move.
// Otherwise p is seeded by the table's id and the number of moves, so that the same table gives the same line, unless p
// runs out of time. The game must not be over.
func (s *Snapshot) BotLine(p bot.Mind, rest []engine.Move) []engine.Move {
	var known engine.State
	r, now := s.Table.Rules, s.history.Now()
	r.Mask(&known, now, now.Seat)
	legal := r.AppendLegal(nil, &known)
	switch {
	case len(rest) > 0 && slices.Contains(legal, rest[0]):
		return rest
	case p == nil:
		return legal[:1]
	}
	return p(BotSeed(s.ID, s.Steps()), bot.Question{Rules: r, View: &known, Legal: legal})
}

// BotSeed returns the seed of a bot at the table with an id. Another n gives another seed. The seed depends on
// nothing that the bot may not know.
func BotSeed(table string, n int) uint64 {
	sum := sha256.Sum256([]byte("volgare bot\n" + table + "\n" + strconv.Itoa(n)))
	return binary.LittleEndian.Uint64(sum[:])
}

// BotMove is the entry of a move that a bot has chosen for the seat that decides, or why that is not legal.
func (s *Snapshot) BotMove(seat engine.Seat, bot string, m engine.Move) (*Entry, engine.Reason) {
	t := s.history.Trial(seat)
	if why := t.Play(m); !why.Legal() {
		return nil, why
	}
	return &Entry{Kind: kindMoves, Seat: seat.String(), Moves: record.MoveString(s.Table.Rules, m), Bot: bot, trial: t}, engine.Reason{}
}
