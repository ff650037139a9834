package live

import (
	"context"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/table"
	"volgare/table/tabletest"
	"volgare/workshop/soak"
)

func TestBotsFinish(t *testing.T) {
	t.Parallel()
	tabletest.EachTable(t, func(t *testing.T, preset string, players int) {
		h := open(t, Options{})
		n := table.NewTable{Preset: preset, Seats: all(players, table.SeatPlan{Who: "bot", Bot: "random"}), Start: true}
		s := h.over(h.create(anna, n).ID)
		for _, seat := range viewers(s) {
			tabletest.Proves(t, h.lib, s.Record(seat), s.Steps())
		}
		if other := h.second().look(s.ID); !same(s, other) {
			t.Error("loaded again it is another table")
		}
	})
}

// TestGreedyAgainstPerson is the usual table: one person, three bots.
func TestGreedyAgainstPerson(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, Options{BotGrace: 2 * time.Second, BotPause: 300 * time.Millisecond})
		plan := append([]table.SeatPlan{{Who: "me"}}, all(3, table.SeatPlan{Who: "bot"})...)
		s := h.create(anna, table.NewTable{Seats: plan, Start: true})
		rng := rand.New(rand.NewPCG(1, 1))
		for s.State == table.StatePlaying && s.History().Now().Turn < 4 {
			if seat, moves := legal(s); seat == "yellow" {
				s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: []string{tabletest.Some(rng, moves)}})
				continue
			}
			steps := s.Steps()
			wait, waits := s.BotDelay(time.Now())
			if slow, _ := s.BotDelay(time.Now().Add(-time.Hour)); slow > 2*time.Second {
				t.Fatalf("at a node with a slow clock the bots wait for %v", slow)
			}
			if waits {
				time.Sleep(wait - time.Millisecond)
				synctest.Wait()
				if n := h.look(s.ID).Steps(); n != steps {
					t.Fatalf("a bot did not wait: %d moves, then %d", steps, n)
				}
			}
			time.Sleep(300 * time.Millisecond)
			synctest.Wait()
			if s = h.look(s.ID); s.Steps() == steps {
				t.Fatalf("nothing happens after %d moves", steps)
			}
		}
		_ = h.Close()
	})
}

// TestGraceLetsUndo: the end of a turn can be undone until the next has decided.
func TestGraceLetsUndo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, Options{BotGrace: 2 * time.Second})
		s := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot"}, {Who: "bot"}}, Start: true, Seed: "grace 1"})
		for {
			synctest.Wait()
			s = h.look(s.ID)
			seat, moves := legal(s)
			if v := s.View(s.Steps(), 0); len(v.Legal) > 0 && v.Legal[0].Notation == "end" && !v.Legal[0].Reveals {
				break
			}
			if seat == "yellow" {
				s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: moves[:1]})
			}
			time.Sleep(2 * time.Second)
		}
		steps := s.Steps()
		for range 3 {
			h.do(s.ID, anna, table.Play{Seat: "yellow", Moves: []string{"end"}})
			time.Sleep(1900 * time.Millisecond)
			synctest.Wait()
			if s = h.do(s.ID, anna, table.Undo{Seat: "yellow"}); s.Steps() != steps {
				t.Fatalf("%d moves after undo, want %d", s.Steps(), steps)
			}
			if u := s.Undo(0); u.Redo != 1 {
				t.Errorf("redo: %+v", u)
			}
			if said := s.Chat(); said[len(said)-1].Kind != "undone" || said[len(said)-1].N != 1 {
				t.Errorf("told as %+v", said[len(said)-1])
			}
			time.Sleep(time.Hour)
			synctest.Wait()
		}
		h.do(s.ID, anna, table.Redo{Seat: "yellow"})
		time.Sleep(2 * time.Second)
		synctest.Wait()
		h.refused(s.ID, anna, table.Undo{Seat: "yellow"}, table.Decided)
		_ = h.Close()
	})
}

func TestRematch(t *testing.T) {
	h := open(t, Options{})
	s := h.create(anna, table.NewTable{Preset: "es2010", Seats: all(2, table.SeatPlan{Who: "bot", Bot: "random"}), Start: true})
	s = h.over(s.ID)
	a, err := h.Rematch(t.Context(), anna, "rematch", s.ID, false)
	if err != nil {
		t.Fatal(err)
	}
	b, err := h.Rematch(t.Context(), anna, "rematch", s.ID, false)
	if err != nil || a.ID != b.ID || a.ID == s.ID || a.Table.Hash != s.Table.Hash {
		t.Errorf("rematch %s, %s of %s: %v", a.ID, b.ID, s.ID, err)
	}
	if _, err := h.Rematch(t.Context(), bert, "rematch", h.hotseat("deluxe", 2, "").ID, false); table.CodeOf(err) != table.NotSeated {
		t.Errorf("rematch by a stranger: %v", err)
	}
}

// TestRematchStronger: on request each bot is replaced by the next stronger one, and the strongest remains.
func TestRematchStronger(t *testing.T) {
	h := open(t, Options{})
	seats := []table.SeatPlan{{Who: "bot", Bot: "random"}, {Who: "bot", Bot: "greedy"}, {Who: "bot", Bot: "simulator-quick"}}
	s := h.over(h.create(anna, table.NewTable{Preset: "es2010", Seats: seats, Start: true}).ID)
	next, err := h.Rematch(t.Context(), anna, "rematch", s.ID, true)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"novice", "planner", "simulator-quick"} {
		if got := next.Seats[i].Bot; got != want {
			t.Errorf("seat %d is played by %s, want %s", i, got, want)
		}
	}
}

// TestRematchIsThere: a rematch that is announced can be found, and one that was made but not announced is found again.
func TestRematchIsThere(t *testing.T) {
	h := open(t, Options{})
	over := h.over(h.create(anna, table.NewTable{Preset: "es2010", Seats: all(2, table.SeatPlan{Who: "bot", Bot: "random"}), Start: true}).ID)
	heard := 0
	defer h.bus.Listen(func(n bus.Note) {
		if n.Table != over.ID {
			return
		}
		old, err := h.Look(context.Background(), over.ID)
		if err == nil {
			_, err = h.Look(context.Background(), old.Rematch)
		}
		if heard++; err != nil {
			t.Errorf("who hears of the rematch is told %v", err)
		}
	})()
	made, err := h.rematch(t.Context(), anna, over, false) // and its maker had left before the table named it
	if err != nil {
		t.Fatal(err)
	}
	next, err := h.Rematch(t.Context(), anna, "rematch", over.ID, false)
	if err != nil || heard != 1 || next.ID != made.ID || h.look(over.ID).Rematch != made.ID {
		t.Errorf("%v, heard %d times", err, heard)
	}
}

// TestRematchAtOnce: concurrent requests for a rematch get the same table, and none fails.
func TestRematchAtOnce(t *testing.T) {
	h := open(t, Options{})
	for range soak.Or(20, 500) {
		over := h.over(h.create(anna, table.NewTable{Preset: "es2010", Seats: all(2, table.SeatPlan{Who: "bot", Bot: "random"}), Start: true}).ID)
		var wait sync.WaitGroup
		var found [8]string
		for i := range found {
			wait.Go(func() {
				next, err := h.Rematch(t.Context(), anna, "rematch", over.ID, false)
				if err != nil {
					t.Error(err)
					return
				}
				found[i] = next.ID
			})
		}
		wait.Wait()
		if slices.ContainsFunc(found[:], func(id string) bool { return id == "" || id != found[0] }) {
			t.Fatalf("several rematches: %v", found)
		}
	}
}
