// Command solo plays a whole game of one person against bots with package table alone, without a server, and prints the
// entries of its log. Its tests compare the game in WebAssembly, as a browser would run it, with the same game on a server.
package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"time"

	"volgare/engine"
	"volgare/record"
	"volgare/table"
)

func main() {
	g, err := newAlone()
	if err == nil {
		err = play(g)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "solo:", err)
		os.Exit(1)
	}
	for _, entry := range g.log {
		fmt.Printf("%s\n", entry)
	}
}

// The parameters of the game, the same on every platform.
var (
	anna = table.Identity{ID: "anna-browser", Name: "Anna"}
	plan = table.NewTable{
		Name: "Solo", Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: "novice"}, {Who: "bot", Bot: "greedy"}}, Start: true,
	}
	pace  = table.Pace{Grace: 1500 * time.Millisecond, Pause: 300 * time.Millisecond}
	began = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC) // the initial time in a testing/synctest bubble
)

// random returns the random source for the table's id and seed.
func random() *rand.ChaCha8 { return rand.NewChaCha8([32]byte{'s', 'o', 'l', 'o'}) }

// house is the environment of the game. It executes Anna's actions at given times, and scheduled work.
type house interface {
	now() *table.Snapshot
	command(c table.Command, at time.Time) error
	await(d table.Due) error
}

// play plays the game to its end. Anna acts when she intends to, after all work that is due earlier.
func play(h house) error {
	for s := h.now(); s.State == table.StatePlaying; s = h.now() {
		due := s.Due()
		a, at := intent(s)
		var err error
		if len(due) > 0 && (a == nil || due[0].At.Before(at)) {
			err = h.await(due[0])
		} else {
			err = h.command(table.Command{By: anna, Key: strconv.FormatInt(s.Seq, 10), Seq: s.Seq, Action: a}, at)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// intent returns Anna's next action at a table and its time; nil for none. It is random, seeded by the entry: she makes any
// legal move after a while, and sometimes undoes a move or writes a message.
func intent(s *table.Snapshot) (table.Action, time.Time) {
	chance := rand.New(rand.NewPCG(uint64(s.Seq), 26))
	seat := engine.Seat(0)
	colour, undo := seat.String(), s.Undo(seat)
	switch n := chance.IntN(24); {
	case n == 0 && undo.Step > 0:
		return table.Undo{Seat: colour, Turn: chance.IntN(2) == 0}, s.Changed.Add(time.Second)
	case n < 8 && undo.Redo > 0:
		return table.Redo{Seat: colour}, s.Changed.Add(time.Second)
	case n == 23:
		return table.Chat{Text: "Ecco!"}, s.Changed.Add(200 * time.Millisecond)
	}
	if decides, _ := s.Decider(); decides != seat {
		return nil, time.Time{}
	}
	r := s.Table.Rules
	legal := r.AppendLegal(nil, s.StateAt(s.Steps()))
	m := record.MoveString(r, legal[chance.IntN(len(legal))])
	return table.Play{Seat: colour, Moves: []string{m}}, s.Changed.Add(3 * time.Second)
}
