package terminal

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
	"volgare/view"
)

// TestWholeGame plays a whole game from a script: every decision by its number, its notation or an abbreviation.
func TestWholeGame(t *testing.T) {
	for _, preset := range []string{"deluxe", "it2010", "de2010", allExpansions} {
		session := against(t, preset, 3, "whole", "random")
		script := scriptFor(t, preset, 3, "whole")
		var saved []byte
		session.SaveTo = "game"
		session.Write = func(_ string, data []byte) error { saved = data; return nil }
		out, err := talk(t, session, script)
		if err != nil {
			t.Fatalf("%s: %v\n%s", preset, err, out[max(0, len(out)-2000):])
		}
		narrow(t, preset, out)
		if strings.Count(out, "Final score") != 1 || !strings.Contains(out, " wins with ") {
			t.Errorf("%s: no final score:\n%s", preset, out[max(0, len(out)-2000):])
		}
		rec, err := record.ParseGame(editiontest.Library(t).Table, string(saved))
		if err != nil {
			t.Fatal(err)
		}
		if err := game.Verify(rec, editiontest.Library(t)); err != nil {
			t.Error(err)
		}
	}
}

// scriptFor returns the input of the person in a game against random bots.
func scriptFor(t *testing.T, preset string, players int, seed string) string {
	t.Helper()
	session := against(t, preset, players, seed, "random")
	session.lines = newLines(strings.NewReader(""), nil)
	var script strings.Builder
	for n := 0; session.Game.State().Decision != engine.Over; n++ {
		s := session.Game.State()
		if session.Bots[s.Seat] != nil {
			if err := session.playBot(s); err != nil {
				t.Fatal(err)
			}
			continue
		}
		l := session.look()
		m := l.menu()
		choice := &m.moves[(n*7+n/3)%len(m.moves)]
		move, _ := l.rules.MoveByID(choice.ID)
		switch n % 3 {
		case 0:
			script.WriteString(choice.Notation)
		case 1:
			script.WriteString(strings.ToUpper(choice.Notation))
		default:
			script.WriteString(numberOf(m, choice.Notation))
		}
		script.WriteString("\n")
		session.Game.Play(move)
	}
	return script.String()
}

func numberOf(m *menu, move string) string {
	for i := range m.moves {
		if m.moves[i].Notation == move {
			return strconv.Itoa(i + 1)
		}
	}
	return "0"
}

func TestUndo(t *testing.T) {
	session := against(t, "deluxe", 3, "undo", "random")
	out, err := talk(t, session, "1\npsalter\nbusiness\nundo\nredo\nundo turn\nrest 1\nundo\nundo\nundo\n")
	var fault *InputError
	if !errors.As(err, &fault) || fault.Line != 10 || !errors.Is(err, game.ErrNothingToUndo) {
		t.Errorf("error %v, want line 10: %v\n%s", err, game.ErrNothingToUndo, out)
	}
	if !strings.Contains(out, "Undone: 2 moves.") {
		t.Errorf("the turn was not undone:\n%s", out)
	}
}

func TestUndoStopsAtKnowledge(t *testing.T) {
	tab, s, err := record.ParsePosition(editiontest.Library(t).Table, "new deluxe 2 seed a\nturn 5\norder yellow red\ntrack library yellow 4\n")
	if err != nil {
		t.Fatal(err)
	}
	g := GameFrom(tab, s)
	draw := engine.Move{Kind: engine.DrawTiles}
	if why := g.Play(draw); !why.Legal() {
		t.Fatal(why)
	}
	if err := g.Undo(s.Seat); !errors.Is(err, game.ErrInformationRevealed) {
		t.Errorf("undo after a draw: %v", err)
	}
}

func TestFaultsEndScripts(t *testing.T) {
	for script, want := range map[string]string{
		"fly\n":                   "no move",
		"99\n":                    "there is no number 99",
		"1\nmove bologna\n":       "MSG-4",
		"1\nre\n":                 "can mean",
		"redo\n":                  game.ErrNothingToRedo.Error(),
		"why\n":                   "needs a move",
		"rule XYZ-9\n":            "no rule",
		"map atlantis\n":          "no place",
		"save\n":                  "name of a file",
		"undo everything\n":       "undo knows no",
		"1\nmove asti\npsalter 3": "is no move. There are: psalter",
	} {
		session := against(t, "deluxe", 2, "faults", "random")
		out, err := talk(t, session, script)
		var fault *InputError
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %q\n%s", script, err, want, out)
		}
	}
}

func TestLiveFaultsDoNotEnd(t *testing.T) {
	session := against(t, "deluxe", 2, "live", "random")
	session.Live, session.Guide = true, true
	out, err := talk(t, session, "fly\n\n1\nquit\nquit\n")
	if err != nil || !strings.Contains(out, "no move") || !strings.Contains(out, "quit again leaves") {
		t.Errorf("error %v:\n%s", err, out)
	}
}

// TestHotseat checks that with two people at one keyboard the previous screen is cleared.
func TestHotseat(t *testing.T) {
	session := &Session{Game: NewGame(editiontest.Table(t, "deluxe", 2), "two"), Live: true}
	session.Game.Names = [engine.MaxSeats]string{"human", "human"}
	out, err := talk(t, session, "1\n\n1\nquit\nquit\n")
	if err != nil || !strings.Contains(out, "Pass the keyboard to") || !strings.Contains(out, "\x1b[2J") {
		t.Errorf("error %v:\n%s", err, out)
	}
}

// TestThoughtIsInterrupted checks that an interrupt while a bot is thinking stops the bot, and that the session is informed.
func TestThoughtIsInterrupted(t *testing.T) {
	interrupt := make(chan struct{})
	l := newLines(strings.NewReader(""), interrupt)
	_, stop := l.heeding()
	if stop(); l.interrupted() {
		t.Error("interrupted without an interrupt")
	}
	ctx, stop := l.heeding()
	interrupt <- struct{}{}
	<-ctx.Done()
	if stop(); !l.interrupted() {
		t.Error("the session does not know that it was interrupted")
	}
}

func TestInterrupt(t *testing.T) {
	session := against(t, "deluxe", 2, "stop", "random")
	interrupt := make(chan struct{}, 1)
	interrupt <- struct{}{}
	session.Interrupt, session.SaveTo = interrupt, "game"
	var name string
	session.Write = func(file string, _ []byte) error { name = file; return nil }
	out, err := talk(t, session, "")
	if !errors.Is(err, ErrInterrupted) || name != "game.autosave" {
		t.Errorf("error %v, saved %q:\n%s", err, name, out)
	}
}

// TestResume checks that a game that is saved and loaded continues the same.
func TestResume(t *testing.T) {
	script := strings.SplitAfter(scriptFor(t, "deluxe", 3, "resume"), "\n")
	half := len(script) / 2
	whole := against(t, "deluxe", 3, "resume", "random")
	whole.SaveTo = "x"
	var want, text []byte
	whole.Write = func(_ string, data []byte) error { want = data; return nil }
	if out, err := talk(t, whole, strings.Join(script, "")); err != nil {
		t.Fatal(err, out)
	}
	first := against(t, "deluxe", 3, "resume", "random")
	first.SaveTo = "x"
	first.Write = func(_ string, data []byte) error { text = data; return nil }
	if out, err := talk(t, first, strings.Join(script[:half], "")); err != nil {
		t.Fatal(err, out)
	}
	rec, err := record.ParseGame(editiontest.Library(t).Table, string(text))
	if err != nil {
		t.Fatal(err)
	}
	second := against(t, "deluxe", 3, "resume", "random")
	if second.Game, err = Resume(editiontest.Library(t), rec); err != nil {
		t.Fatal(err)
	}
	second.SaveTo, second.Write = "x", func(_ string, data []byte) error { text = data; return nil }
	if out, err := talk(t, second, strings.Join(script[half:], "")); err != nil {
		t.Fatal(err, out)
	}
	if !bytes.Equal(text, want) {
		t.Error("the resumed game differs")
	}
	rec.Tags, rec.Comment, rec.Steps[1].Comment = []record.Tag{{Name: "Event", Value: "club"}}, "before", "behind"
	kept, err := Resume(editiontest.Library(t), rec)
	if err != nil {
		t.Fatal(err)
	}
	if want := record.AppendGame(nil, kept.Table.Rules, rec); !bytes.Equal(kept.Text(), want) {
		t.Errorf("what others wrote into it is lost:\n%s\nwant\n%s", kept.Text(), want)
	}
}

func TestWatching(t *testing.T) {
	session := against(t, "fr2010", 3, "watch", "random")
	session.Bots[0], session.Game.Names[0] = session.Bots[1], "random"
	out, err := talk(t, session, "")
	if err != nil || !strings.Contains(out, "Final score") {
		t.Errorf("error %v:\n%s", err, out[max(0, len(out)-1000):])
	}
	narrow(t, "watching", out)
}

// TestGuideKnows checks that a step is explained when it matters, unless the seat has just done it.
func TestGuideKnows(t *testing.T) {
	for _, c := range []struct {
		done []string
		told bool
	}{{nil, true}, {[]string{"city"}, true}, {[]string{"take-nobles"}, false}} {
		l := lookAt(t, cardsOn+"turn 5\nseat red place roma\nto-move red\n")
		l.view.Acts.Done, l.view.Legal = c.done, []view.Legal{{Move: view.Move{Kind: "take-nobles"}}}
		s := &Session{Guide: true, tips: map[string]bool{}}
		for _, step := range guide() {
			s.tips[step.Name] = step.Name != "cubes"
		}
		p := newPage(Style{})
		s.advise(p, l)
		if told := strings.Contains(p.String(), "votes"); told != c.told || !s.tips["cubes"] {
			t.Errorf("after %v it says %q", c.done, p.String())
		}
	}
}
