package protocol

import (
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// TestMovesArePlayedAllOrNone checks that either all of several moves are made or none.
func TestMovesArePlayedAllOrNone(t *testing.T) {
	replies := ask(t, begin, `{"do":"position"}`,
		`{"do":"play","moves":["start torino","start torino"]}`, `{"do":"position"}`,
		`{"do":"play","moves":["start torino","nonsense"]}`, `{"do":"position"}`,
		`{"do":"play","moves":["start torino","start ancona"]}`, `{"do":"position"}`,
		`{"do":"undo","moves":2}`, `{"do":"position"}`)
	if a := read(t, replies[2]); a.Code != Illegal || a.Rule != "SET-8" || a.Move != "start torino" {
		t.Errorf("%s", replies[2])
	}
	if a := read(t, replies[4]); a.Code != BadMove || a.Move != "nonsense" {
		t.Errorf("%s", replies[4])
	}
	for _, i := range []int{3, 5, 9} {
		if replies[i] != replies[1] {
			t.Errorf("reply %d: the position has changed", i)
		}
	}
	if replies[7] == replies[1] {
		t.Error("nothing was played")
	}
	if p := result[playResult](t, replies[6]); len(p.Moves) != 2 || p.Decision != "turn" || p.Turn != 1 {
		t.Errorf("%+v", p)
	}
}

// TestNamedSeatMoves checks that the named seat moves, not the deciding one.
func TestNamedSeatMoves(t *testing.T) {
	decides := *result[gameResult](t, ask(t, begin)[0]).Decides
	other := "yellow"
	if decides == other {
		other = "red"
	}
	replies := ask(t, begin, `{"do":"check","move":"start torino","seat":"`+decides+`"}`,
		`{"do":"check","move":"start torino","seat":"`+other+`"}`,
		`{"do":"play","move":"start torino","seat":"`+other+`"}`,
		`{"do":"play","moves":["start torino","start ancona"],"seat":"`+decides+`"}`)
	if !result[checkResult](t, replies[1]).Legal {
		t.Errorf("%s", replies[1])
	}
	if c := result[checkResult](t, replies[2]); c.Legal || c.Reason.Code != "not-your-turn" || c.Reason.Need != decides {
		t.Errorf("%s", replies[2])
	}
	for _, reply := range replies[3:] {
		if read(t, reply).Code != Illegal {
			t.Errorf("%s", reply)
		}
	}
}

// TestLoadedPositionIsUnchanged checks that a complete position is the same after loading and saving.
func TestLoadedPositionIsUnchanged(t *testing.T) {
	replies := ask(t, begin, `{"do":"play","moves":["start torino","start ancona","psalter"]}`, `{"do":"position"}`)
	saved := result[positionResult](t, replies[2]).Position
	text, err := json.Marshal(saved)
	if err != nil {
		t.Fatal(err)
	}
	replies = ask(t, `{"do":"load","position":`+string(text)+`}`, `{"do":"position"}`, `{"do":"undo"}`)
	if got := result[positionResult](t, replies[1]).Position; got != saved {
		t.Errorf("got\n%s\nwant\n%s", got, saved)
	}
	if read(t, replies[2]).Code != NothingToUndo {
		t.Errorf("%s", replies[2])
	}
}

// TestMaskedPositionCannotBePlayed checks that a position with hidden parts can be viewed but not played.
func TestMaskedPositionCannotBePlayed(t *testing.T) {
	lib := editiontest.Library(t)
	table, s, err := record.ParsePosition(lib.Table, "new deluxe 2 seed a\nturn 3\n")
	if err != nil {
		t.Fatal(err)
	}
	table.Rules.Mask(&s, &s, s.Seat)
	text, err := json.Marshal(string(record.AppendPosition(nil, table, &s)))
	if err != nil {
		t.Fatal(err)
	}
	replies := ask(t, `{"do":"load","position":`+string(text)+`}`, `{"do":"legal"}`, `{"do":"score"}`, `{"do":"play","move":"end"}`)
	for _, reply := range replies[:3] {
		if !read(t, reply).OK {
			t.Errorf("%.300s", reply)
		}
	}
	if read(t, replies[3]).Code != Masked {
		t.Errorf("%s", replies[3])
	}
}

// TestWholeGame plays a game with the moves listed in the replies, and then verifies its record.
func TestWholeGame(t *testing.T) {
	for _, preset := range []string{"it2010", "deluxe"} {
		in, requests := io.Pipe()
		replies, out := io.Pipe()
		ended := make(chan error, 1)
		go func() { ended <- Serve(in, out, editiontest.Library(t)) }()
		c := client{t, requests, json.NewDecoder(replies)}
		c.ask(`{"do":"new","preset":"` + preset + `","players":3,"seed":"whole"}`)
		rng := engine.Stream("whole", "a random player")
		for {
			var l legalResult
			c.read(c.ask(`{"do":"legal"}`), &l)
			if l.Decision == engine.Over.String() {
				break
			}
			c.ask(`{"do":"play","move":"` + l.Legal[rng.IntN(len(l.Legal))].Notation + `"}`)
		}
		var r recordResult
		c.read(c.ask(`{"do":"record"}`), &r)
		c.ask(`{"do":"quit"}`)
		if err := <-ended; err != nil {
			t.Error(err)
		}
		g, err := record.ParseGame(editiontest.Library(t).Table, r.Record)
		if err != nil {
			t.Fatal(err)
		}
		if err := game.Verify(g, editiontest.Library(t)); err != nil || len(g.Result) != 3 {
			t.Errorf("%v, result %v", err, g.Result)
		}
	}
}

// client is the client of a session.
type client struct {
	t  *testing.T
	to io.Writer
	by *json.Decoder
}

func (c client) ask(request string) answer {
	c.t.Helper()
	if _, err := io.WriteString(c.to, request+"\n"); err != nil {
		c.t.Fatal(err)
	}
	var a answer
	if err := c.by.Decode(&a); err != nil {
		c.t.Fatal(err)
	}
	if !a.OK {
		c.t.Fatalf("%s: %s", request, a.Message)
	}
	return a
}

func (c client) read(a answer, to any) {
	c.t.Helper()
	if err := json.Unmarshal(a.Result, to); err != nil {
		c.t.Fatal(err)
	}
}

// TestSpectatorDoesNotLearnSeenTiles checks that a spectator does not learn which tiles a seat sees.
func TestSpectatorDoesNotLearnSeenTiles(t *testing.T) {
	position := `{"do":"load","position":"new deluxe 2 seed a\nturn 9\nto-move red\ntrack library red 5\n"}`
	for as, secret := range map[string]bool{"": false, `,"as":"red"`: false, `,"as":"yellow"`: true, `,"as":"spectator"`: true} {
		reply := ask(t, position, `{"do":"play","move":"draw"`+as+`}`)[1]
		if got := strings.Contains(reply, `{"type":"tile","value":null}`); got != secret || !read(t, reply).OK {
			t.Errorf("as %q: %s", as, reply)
		}
	}
}

// TestKeptTileIsSecret checks that a kept tile is named only to the seat that keeps it.
func TestKeptTileIsSecret(t *testing.T) {
	position := `{"do":"load","position":"new deluxe 2 seed a\nturn 9\nto-move red\ntrack library red 5\n"}`
	keep := result[legalResult](t, ask(t, position, `{"do":"play","move":"draw"}`, `{"do":"legal"}`)[2]).Legal[0].Notation
	for as, want := range map[string]string{"red": keep, "yellow": "keep ?", "spectator": "keep ?"} {
		reply := ask(t, position, `{"do":"play","move":"draw"}`, `{"do":"play","move":"`+keep+`","as":"`+as+`"}`)[2]
		if got := result[playResult](t, reply).Moves[0].Move; got != want {
			t.Errorf("as %s: %q, want %q", as, got, want)
		}
	}
}

// TestIDsAreReturnedUnchanged checks that ids are returned unchanged.
func TestIDsAreReturnedUnchanged(t *testing.T) {
	for _, id := range []string{`1`, `-1.50e3`, `"a\u00e9<&>"`, `""`, `null`} {
		if reply := ask(t, `{"do":"rules","rule":"CUB-1","id":`+id+`}`)[0]; string(read(t, reply).ID) != id {
			t.Errorf("%s: %.60s", id, reply)
		}
	}
}

// TestNothingIsReadAfterQuit checks that nothing is read after quit, and that blank lines get no reply.
func TestNothingIsReadAfterQuit(t *testing.T) {
	if n := len(ask(t, "", " ", `{"do":"quit"}`, `{"do":"presets"}`)); n != 1 {
		t.Errorf("%d replies", n)
	}
}

type failing struct{}

var errPipe = errors.New("broken pipe")

func (failing) Write([]byte) (int, error) { return 0, errPipe }
func (failing) Read([]byte) (int, error)  { return 0, errPipe }

// TestReadAndWriteErrorsAreReturned checks that read and write errors are returned.
func TestReadAndWriteErrorsAreReturned(t *testing.T) {
	if err := Serve(strings.NewReader("{}\n"), failing{}, editiontest.Library(t)); !errors.Is(err, errPipe) {
		t.Errorf("write: %v", err)
	}
	if err := Serve(failing{}, io.Discard, editiontest.Library(t)); !errors.Is(err, errPipe) {
		t.Errorf("read: %v", err)
	}
}

// TestRulesAreInOrderOfBook checks that the rules are listed in the order of the rulebook.
func TestRulesAreInOrderOfBook(t *testing.T) {
	all := result[rulesResult](t, ask(t, `{"do":"rules"}`)[0]).Rules
	if len(all) < len(engine.AllRules()) {
		t.Errorf("only %d rules", len(all))
	}
	if !slices.ContainsFunc(all, func(r rule) bool { return r.ID == "MOV-2" && r.Text != "" }) {
		t.Error("MOV-2 is missing")
	}
}
