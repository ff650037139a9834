package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/table/tabletest"
	"volgare/workshop/soak"
)

// unattended plays a random game in which due actions are carried out late, at the time that late returns. Now and then the
// table is reloaded before. The actions of people and their times depend on the seed and the table only.
func unattended(t *testing.T, seed uint64, late func(at time.Time) time.Time) (h *house, id string, seen map[string]int) {
	t.Helper()
	clock := &hands{}
	h = openAt(t, clock)
	h.pace = Pace{Grace: 2 * time.Second, Pause: time.Second, Away: 3 * time.Second}
	rng := rand.New(rand.NewPCG(seed, 17))
	s := h.create(anna, NewTable{
		Preset: []string{"it2010", "es2010", "deluxe"}[seed%3], Seed: fmt.Sprint("due ", seed), Start: true,
		Options: map[string]string{"screens": []string{"open", "open", "closed"}[seed/3%3]},
		Seats:   []SeatPlan{{Who: "me"}, {Who: "me", Name: "Aunt"}, {Who: "bot", Bot: "random"}},
	})
	seen = map[string]int{}
	for s.State == StatePlaying {
		due := s.Due()
		if len(due) > 0 && rng.IntN(8) > 0 {
			if at := late(due[0].At); at.After(clock.now()) {
				clock.move(at.Sub(clock.now()))
			}
			if s.Seq%16 == 0 {
				s = h.reload(s.ID)
			}
			s = h.carryOut(s, due[0])
			seen[due[0].Bot]++
			continue
		}
		clock.move(time.Duration(rng.IntN(3000)) * time.Millisecond)
		if after, err := h.command(s.ID, Command{By: anna, Seq: -1, Action: attended(s, rng)}); err == nil {
			s = after
		}
	}
	return h, s.ID, seen
}

// attended returns an action of a person: mostly a move, preferably towards an auction, with the highest bid, after which
// others can only pass.
func attended(s *Snapshot, rng *rand.Rand) Action {
	seat, moves := legal(s)
	at, _ := s.Decider()
	if s.Seats[at].played() && rng.IntN(4) > 0 {
		for _, m := range slices.Backward(moves) {
			if m == "end summon" || m == "accept" || strings.HasPrefix(m, "bid ") {
				return Play{seat, []string{m}}
			}
		}
		return Play{seat, []string{tabletest.Some(rng, moves)}}
	}
	seat = []string{"yellow", "red", "black"}[rng.IntN(3)]
	return []Action{
		Undo{Seat: seat},
		Redo{Seat: seat},
		SetBot{Seat: seat, Bot: "random"},
		TakeBackSeat{seat},
		Chat{Text: "hm"},
		Rename{"x"},
	}[rng.IntN(6)]
}

// timeless returns the log of a table without times.
func timeless(h *house, id string) (log []string) {
	h.t.Helper()
	for _, e := range h.entries(id) {
		e.At = 0
		log = append(log, string(encoded(h.t, e)))
	}
	return log
}

// TestLateDueActionsGiveSameLog: carrying out due actions in time, or late and after a restart, gives the same log.
func TestLateDueActionsGiveSameLog(t *testing.T) {
	t.Parallel()
	all := map[string]int{}
	for seed := range uint64(soak.Or(12, 60) / tabletest.Slower) {
		atOnce, id, seen := unattended(t, seed, func(at time.Time) time.Time { return at })
		rng := rand.New(rand.NewPCG(seed, 3))
		late, other, _ := unattended(t, seed, func(at time.Time) time.Time { return at.Add(time.Duration(rng.Int64N(int64(48 * time.Hour)))) })
		if !slices.Equal(timeless(atOnce, id), timeless(late, other)) {
			t.Errorf("game %d: the log is another one", seed)
		}
		for bot, n := range seen {
			all[bot] += n
		}
	}
	if t.Logf("%v", all); tabletest.Slower == 1 && (all["random"] < 100 || all[NoChoice] == 0) {
		t.Errorf("too little was due: %v", all)
	}
}

// TestDueFollowsFromTheLog: after every entry, the loaded table has the same due actions as the live one, in order and only for
// seats to move. Chat postpones nothing.
func TestDueFollowsFromTheLog(t *testing.T) {
	t.Parallel()
	for seed := range uint64(soak.Or(3, 12)) {
		h, id, _ := unattended(t, seed, func(at time.Time) time.Time { return at })
		log := h.tables[id].log
		e, err := DecodeEntry(log[0])
		if err != nil {
			t.Fatal(err)
		}
		kept, err := Begin(id, e, h.House())
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; i < len(log); i++ {
			before := kept.Due()
			if kept, err = kept.Fold(slices.Values(log[i:i+1]), Keys{}); err != nil {
				t.Fatal(err)
			}
			due := kept.Due()
			if e, _ := DecodeEntry(log[i]); e.keepsVersion() && !slices.Equal(before, due) {
				t.Errorf("game %d, entry %d: %s changes what is due from %v to %v", seed, i+1, e.Kind, before, due)
			}
			checkDue(t, kept, due)
		}
		loaded, _ := h.fold(id)
		if !slices.Equal(kept.Due(), loaded.Due()) {
			t.Errorf("game %d: due is %v, loaded %v", seed, kept.Due(), loaded.Due())
		}
	}
}

// checkDue checks the due actions against the state of the table.
func checkDue(t *testing.T, s *Snapshot, due []Due) {
	t.Helper()
	if !slices.IsSortedFunc(due, func(a, b Due) int { return a.At.Compare(b.At) }) {
		t.Errorf("not in order: %v", due)
	}
	decides, playing := s.Decider()
	for _, d := range due {
		seat := s.Seats[d.Seat]
		switch {
		case !playing || d.Seat != decides, d.Bot != NoChoice && d.Bot != seat.Bot, d.Bot == NoChoice && !seat.played():
			t.Errorf("entry %d: %v is due at %+v", s.Seq, d, seat)
		case d.At.Before(s.Created) || d.At.After(s.Changed.Add(max(s.house.Pace.Grace, s.house.Pace.Pause, s.house.Pace.Away))):
			t.Errorf("entry %d of %v: due at %v", s.Seq, s.Changed, d.At)
		}
	}
	if playing && s.Seats[decides].Bot != "" && len(due) == 0 {
		t.Errorf("entry %d: no action is due for %v", s.Seq, decides)
	}
}

// TestBotWaitsForUndo: a bot moves after the time in which a person can undo, and a while after another bot. It waits longer if all
// players are away.
func TestBotWaitsForUndo(t *testing.T) {
	t.Parallel()
	clock, rng := &hands{}, rand.New(rand.NewPCG(6, 6))
	h := openAt(t, clock)
	h.pace = Pace{Grace: 2 * time.Second, Pause: time.Second, Away: 3 * time.Second}
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "bot", Bot: "random"}, {Who: "bot", Bot: "random"}}, Seed: "waits", Start: true})
	until := func(so func() bool) {
		for due := s.Due(); len(due) == 0 || !so(); due = s.Due() {
			if len(due) > 0 {
				s = h.carryOut(s, due[0])
				continue
			}
			seat, moves := legal(s)
			s = h.do(s.ID, anna, Play{seat, []string{tabletest.Some(rng, moves)}})
		}
	}
	waits := func(want time.Duration) {
		t.Helper()
		began := s.Changed
		clock.move(100 * time.Millisecond)
		s = h.do(s.ID, anna, Chat{Text: "hm"})
		if due := s.Due(); len(due) != 1 || due[0].At.Sub(began) != want {
			t.Errorf("after %v, %v is due, want %v later", began, due, want)
		}
	}
	until(func() bool { return !s.botActed && s.Undo(0).Step > 0 })
	waits(2 * time.Second)
	until(func() bool { return s.botActed })
	waits(time.Second)
	s = h.do(s.ID, anna, SetBot{Seat: "yellow", Bot: "random"})
	waits(3 * time.Second)
}
