package remote_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/protocol"
	"volgare/protocol/lines"
	"volgare/record"
	"volgare/view"
)

// faults are what a bot can say that is wrong.
var faults = []struct {
	code protocol.Code
	say  func(told) []string
}{
	{remote.BadJSON, func(told) []string { return []string{`I think it is best to`} }},
	{remote.BadJSON, func(m told) []string { return []string{moves(m.ID, "end") + "}"} }},
	{remote.BadJSON, func(told) []string { return []string{strings.Repeat("[", 200_000)} }},
	{remote.TooLong, func(told) []string { return []string{strings.Repeat("x", lines.Max+1)} }},
	{remote.BadRequest, func(told) []string { return []string{`null`} }},
	{remote.BadRequest, func(told) []string { return []string{`[]`} }},
	{remote.BadRequest, func(told) []string { return []string{`{}`} }},
	{remote.BadRequest, func(told) []string { return []string{`{"do":7}`} }},
	{remote.BadRequest, func(told) []string { return []string{`{"do":"moves","moves":["end"]}`} }},
	{remote.BadRequest, func(m told) []string { return []string{fmt.Sprintf(`{"do":"moves","id":%d}`, m.ID)} }},
	{remote.BadRequest, func(m told) []string { return []string{fmt.Sprintf(`{"do":"moves","id":"%d","moves":[0]}`, m.ID)} }},
	{remote.BadRequest, func(m told) []string { return []string{fmt.Sprintf(`{"do":"moves","id":%d,"moves":"end"}`, m.ID)} }},
	{remote.BadRequest, func(m told) []string { return []string{moves(m.ID)} }},
	{remote.BadMove, func(m told) []string { return []string{moves(m.ID, "dance")} }},
	{remote.BadMove, func(m told) []string { return []string{moves(m.ID, nil)} }},
	{remote.BadMove, func(m told) []string { return []string{moves(m.ID, 4095)} }},
	{remote.BadMove, func(m told) []string { return []string{moves(m.ID, -1)} }},
	{remote.BadMove, func(m told) []string { return []string{moves(m.ID, 1e300)} }},
	{remote.BadMove, func(m told) []string { return []string{moves(m.ID, []string{"end"})} }},
	{remote.BadMove, func(m told) []string { return []string{moves(m.ID, "take nobles 3")} }},
	{remote.Illegal, func(m told) []string { return []string{moves(m.ID, "bid 1")} }},
	{remote.TooSlow, func(told) []string { return nil }},
	{remote.TooSlow, func(m told) []string { return []string{moves(m.ID-1, "end"), moves(m.ID+1, "end")} }},
	{remote.Gone, func(told) []string { return []string{ends} }},
}

// TestFaults: whatever a bot does wrong, it is told, another decides, and it is asked again.
func TestFaults(t *testing.T) {
	t.Parallel()
	table := editiontest.Table(t, "deluxe", 2)
	seen := map[protocol.Code]bool{}
	for i, f := range faults {
		t.Run(fmt.Sprint(i, " ", f.code), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) { atFault(t, table, f.code, f.say) })
		})
		seen[f.code] = true
	}
	for _, code := range remote.Codes() {
		if !seen[code] {
			t.Errorf("no case for %s", code)
		}
	}
}

// atFault plays a game with a bot that once says something wrong.
func atFault(t *testing.T, table *edition.Table, code protocol.Code, say func(told) []string) {
	t.Helper()
	asked := 0
	var heard []told
	b, links := scripted(t, remote.Options{}, func(m told) []string {
		if m.Do == "fault" {
			heard = append(heard, m)
		}
		if m.Do == "decide" {
			if asked++; asked == 4 {
				return say(m)
			}
		}
		return last(m)
	})
	p := player(t, b, table)
	play(t, table, p, 0, "random", "faults", true)
	got := p.Report().Faults
	if len(got) != 1 || got[0].Code != code || got[0].Message == "" || got[0].Played == "" || asked < 20 {
		t.Fatalf("%d questions, %+v", asked, got)
	}
	if code == remote.Gone {
		if len(heard) != 0 || len(*links) != 2 {
			t.Errorf("%d connections, told of %v", len(*links), heard)
		}
		return
	}
	if len(heard) != 1 || heard[0].Code != string(code) || heard[0].Played != got[0].Played || heard[0].Faults != 1 {
		t.Errorf("told of %+v", heard)
	}
}

// TestOut: with so many faults another plays the rest of the game; the bot is not asked again
// before the next, and is told the result all the same.
func TestOut(t *testing.T) {
	table := editiontest.Table(t, "it2010", 3)
	asked, results := 0, []told{}
	b, _ := scripted(t, remote.Options{Faults: 2}, func(m told) []string {
		switch m.Do {
		case "decide":
			asked++
			return []string{"garbage"}
		case "result":
			results = append(results, m)
		}
		return nil
	})
	p := player(t, b, table)
	for game := 1; game <= 2; game++ {
		play(t, table, p, 1, "random", "out", true)
		if asked != 2*game || len(results) != game || results[game-1].Faults != 2 {
			t.Errorf("game %d: %d questions, results %+v", game, asked, results)
		}
	}
	if r := p.Report(); r.Games != 2 || len(r.Faults) != 4 || r.Moves != 0 {
		t.Errorf("%+v", r)
	}
}

// TestSubstitute: a bot that is always at fault plays as its substitute.
func TestSubstitute(t *testing.T) {
	table := editiontest.Expanded(t, 3)
	b, _ := scripted(t, remote.Options{Faults: 1 << 20}, func(m told) []string {
		if m.Do == "decide" {
			return []string{"garbage"}
		}
		return nil
	})
	p := player(t, b, table)
	got := play(t, table, p, 2, "greedy", "substitute", true)
	players := [3]bot.Player{}
	for seat, seed := range []uint64{1, 1, 7} {
		players[seat], _ = roster.House().New(bot.Default, seed)
	}
	r := table.Rules
	s := r.New(r.Deal("substitute"), nil)
	for s.Decision != engine.Over {
		var known engine.State
		r.Mask(&known, &s, s.Seat)
		r.Apply(&s, &s, players[s.Seat].Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &s)}), nil)
	}
	if got != s {
		t.Error("the substitute would have played another game")
	}
}

// TestViews: the view of a question is that of the seat, made of what the seat may know, and
// the events are as the seat may know them. // SET-1
func TestViews(t *testing.T) {
	table := editiontest.Expanded(t, 3)
	r := table.Rules
	const seat = engine.Seat(1)
	var lastDecide, lastEvents string
	b, links := scripted(t, remote.Options{}, last)
	p := player(t, b, table)
	p.Begin(seat)
	s := r.New(r.Deal("views"), nil)
	others := [3]bot.Player{}
	for i := range others {
		others[i], _ = roster.House().New("greedy", uint64(i))
	}
	var want []protocol.Played
	compared, events := 0, 0
	for s.Decision != engine.Over {
		var known engine.State
		r.Mask(&known, &s, s.Seat)
		var m engine.Move
		if s.Seat == seat {
			from := len((*links)[0].told)
			m = p.Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &s)})
			lastEvents, lastDecide = "", ""
			for _, line := range (*links)[0].told[from:] {
				if strings.HasPrefix(line, `{"do":"events"`) {
					lastEvents = line
				} else if strings.HasPrefix(line, `{"do":"decide"`) {
					lastDecide = line
				}
			}
			sameView(t, lastDecide, view.Of(table, &s, seat))
			events += len(want)
			sameEvents(t, lastEvents, want)
			want = nil
			compared++
		} else {
			m = others[s.Seat].Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &s)})
		}
		before, out := s, engine.Effects{}
		r.Apply(&s, &before, m, &out)
		p.Saw(&before, m, out.List)
		made := view.MoveAs(table, m, before.Seat, view.Receiver(&before), seat)
		want = append(want, protocol.PlayedOf(table, before.Seat, made, out.List, seat))
	}
	if compared < 25 || events < 100 {
		t.Errorf("only %d views and %d events", compared, events)
	}
}

func sameView(t *testing.T, line string, want view.View) {
	t.Helper()
	var got struct{ View json.RawMessage }
	if err := json.Unmarshal([]byte(line), &got); err != nil {
		t.Fatalf("%v: %s", err, compact(line))
	}
	sameJSON(t, got.View, want)
}

func sameEvents(t *testing.T, line string, want []protocol.Played) {
	t.Helper()
	if len(want) == 0 && line == "" {
		return
	}
	var got struct{ Moves json.RawMessage }
	if err := json.Unmarshal([]byte(line), &got); err != nil {
		t.Fatalf("%v: %s", err, compact(line))
	}
	sameJSON(t, got.Moves, want)
}

func sameJSON(t *testing.T, got json.RawMessage, want any) {
	t.Helper()
	text, err := lines.Of(want)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != strings.TrimSpace(string(text)) {
		t.Fatalf("told\n%.2000s\nnot\n%.2000s", got, text)
	}
}

// TestLines: of an answer of several moves those stand that are legal, as long as the turn
// goes on; then the bot is asked again. // ACT-2
func TestLines(t *testing.T) {
	for _, c := range []struct {
		line           []any
		stand, dropped int
	}{
		{[]any{"psalter", "business", "end"}, 3, 0},
		{[]any{"psalter", "business", "psalter", "end"}, 2, 2}, // once a turn
		{[]any{"psalter", "dance", "end"}, 1, 2},
		{[]any{"psalter", "end", "psalter", "end"}, 2, 2}, // in another turn
	} {
		p := playedWith(t, editiontest.Table(t, "deluxe", 2), func(m told) []any {
			for _, l := range m.View.Legal {
				if l.Move == "psalter" {
					return c.line
				}
			}
			return []any{m.View.Legal[0].ID}
		})
		r := p.Report()
		if len(r.Faults) != 0 || r.Lines < 20 || r.Dropped != c.dropped*r.Lines || r.Moves != r.Asked+(c.stand-1)*r.Lines {
			t.Errorf("%v: %d questions, %d moves, %d lines, %d dropped, %v", c.line, r.Asked, r.Moves, r.Lines, r.Dropped, r.Faults)
		}
	}
}

// TestReveals: what follows a move that shows something is dropped, though it is legal.
func TestReveals(t *testing.T) {
	shown, rng := 0, engine.Stream("reveals", "test")
	p := playedWith(t, editiontest.Expanded(t, 2), func(m told) []any {
		choice := m.View.Legal[rng.IntN(len(m.View.Legal))]
		for _, l := range m.View.Legal {
			if l.Reveals && l.Move != "end" && m.View.Decision == "turn" {
				shown++
				return []any{l.Move, "end", "end"}
			}
		}
		return []any{choice.ID}
	})
	if r := p.Report(); shown == 0 || r.Dropped != 2*shown || len(r.Faults) != 0 {
		t.Errorf("%d lines with something shown: %d moves, %d dropped, %v", shown, r.Moves, r.Dropped, r.Faults)
	}
}

// trading is a turn of red, who can trade.
const trading = `new deluxe 2 seed a
option ritmo on
turn 5
order yellow red
seat yellow place roma ducats 30
seat red place roma ritmo blue blue
to-move red
`

// TestInterrupted: what follows an offer is dropped when the partner refuses: though that shows
// nothing, he has decided. // RUL-13
func TestInterrupted(t *testing.T) {
	table, s, err := record.ParsePosition(editiontest.Library(t), trading)
	if err != nil {
		t.Fatal(err)
	}
	r := table.Rules
	b, _ := scripted(t, remote.Options{}, func(m told) []string {
		if m.Do != "decide" {
			return nil
		}
		if len(m.View.Acts.Refused) > 0 {
			return []string{moves(m.ID, "business", "end")}
		}
		return []string{moves(m.ID, "trade yellow", "give ritmo blue", "ask ducats 10", "offer", "psalter", "end")}
	})
	p := player(t, b, table)
	var made []string
	for s.Decision != engine.Over && s.Turn == 5 && s.Order[s.At] == 1 {
		var known engine.State
		r.Mask(&known, &s, s.Seat)
		m := engine.Move{Kind: engine.Refuse}
		if s.Seat == 1 {
			m = p.Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &s)})
		}
		made = append(made, record.MoveString(r, m))
		r.Apply(&s, &s, m, nil)
	}
	want := []string{"trade yellow", "give ritmo blue", "ask ducats 10", "offer", "refuse", "business", "end"}
	if rep := p.Report(); !slices.Equal(made, want) || rep.Asked != 2 || rep.Dropped != 2 || len(rep.Faults) != 0 {
		t.Errorf("%q, %+v", made, rep)
	}
}

// TestTakenBack: what follows a move is dropped where that has not brought about what it should,
// as when it is taken back.
func TestTakenBack(t *testing.T) {
	table, s, err := record.ParsePosition(editiontest.Library(t), trading)
	if err != nil {
		t.Fatal(err)
	}
	r := table.Rules
	b, _ := scripted(t, remote.Options{}, func(m told) []string { return []string{moves(m.ID, "psalter", "business", "end")} })
	p := player(t, b, table)
	var known engine.State
	r.Mask(&known, &s, s.Seat)
	for range 2 {
		if m := p.Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &s)}); m.Kind != engine.Psalter {
			t.Errorf("it plays %v", m)
		}
	}
	if rep := p.Report(); rep.Asked != 2 || rep.Dropped != 2 {
		t.Errorf("%+v", rep)
	}
}

// TestPauses: a bot that is lost again and again is started later and later; once it has
// answered, at once.
func TestPauses(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	r := table.Rules
	s := r.New(r.Deal("pauses"), nil)
	var known engine.State
	r.Mask(&known, &s, s.Seat)
	legal := r.AppendLegal(nil, &s)
	for _, c := range []struct {
		every, losses int
		paused        time.Duration // between them, all together
	}{{1, 5, (1 + 2 + 4 + 8) * 50 * time.Millisecond}, {2, 8, 7 * 50 * time.Millisecond}} {
		synctest.Test(t, func(t *testing.T) {
			asked := 0
			b, _ := scripted(t, remote.Options{Faults: 1000}, func(m told) []string {
				if m.Do != "decide" {
					return nil
				}
				if asked++; asked%c.every == 0 {
					return []string{ends}
				}
				return last(m)
			})
			p := player(t, b, table)
			began := time.Now()
			for range c.losses * c.every {
				p.Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: legal})
			}
			if n, paused := len(p.Report().Faults), time.Since(began); n != c.losses || paused != c.paused {
				t.Errorf("every %d: %d faults, %v of pauses, want %d and %v", c.every, n, paused, c.losses, c.paused)
			}
		})
	}
}

// playedWith plays games with a bot that answers by a function.
func playedWith(t *testing.T, table *edition.Table, say func(told) []any) *remote.Player {
	t.Helper()
	players := table.Rules.Seats
	b, _ := scripted(t, remote.Options{Faults: 1000}, func(m told) []string {
		if m.Do != "decide" {
			return nil
		}
		return []string{moves(m.ID, say(m)...)}
	})
	p := player(t, b, table)
	for game := range 6 {
		play(t, table, p, engine.Seat(game%players), "random", fmt.Sprint("lines", game), true)
	}
	return p
}

// TestStray: answers to no question and messages of unknown kinds do no harm.
func TestStray(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	b, _ := scripted(t, remote.Options{}, func(m told) []string {
		if m.Do != "decide" {
			return nil
		}
		return []string{"", " ", `{"do":"info","id":"x","moves":7}`, moves(m.ID-1, "end"), last(m)[0], last(m)[0]}
	})
	p := player(t, b, table)
	play(t, table, p, 0, "random", "stray", true)
	if r := p.Report(); len(r.Faults) != 0 || r.Stray < r.Asked || r.Moves != r.Asked {
		t.Errorf("%+v", r)
	}
}

// TestRestart: a bot that is started again is told the game again, and asked the next question.
func TestRestart(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	asked := 0
	b, links := scripted(t, remote.Options{}, func(m told) []string {
		if m.Do == "decide" {
			if asked++; asked%10 == 0 {
				return []string{ends}
			}
		}
		return last(m)
	})
	p := player(t, b, table)
	play(t, table, p, 1, "random", "restart", true)
	if r := p.Report(); len(r.Faults) != 3 || len(*links) < 3 {
		t.Errorf("%d connections, %+v", len(*links), r)
	}
	for _, link := range (*links)[1:] {
		if len(link.told) > 1 && !strings.HasPrefix(link.told[1], `{"do":"game","game":"1","seat":"red",`) {
			t.Errorf("after hello: %s", compact(link.told[1]))
		}
	}
}

// TestPlain: whoever knows only a bot.Player can play with it too.
func TestPlain(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	b, links := scripted(t, remote.Options{}, last)
	p := player(t, b, table)
	for game := range 3 {
		p.Seed(uint64(game))
		play(t, table, p, engine.Seat(game%2), "random", "plain", false)
	}
	kinds := map[string]int{}
	for _, line := range (*links)[0].told {
		var m told
		_ = json.Unmarshal([]byte(line), &m)
		kinds[m.Do]++
	}
	if kinds["game"] != 3 || kinds["decide"] != p.Report().Asked || kinds["events"] != 0 || len(p.Report().Faults) != 0 {
		t.Errorf("%v, %+v", kinds, p.Report())
	}
}

// TestStopped: a question that nobody waits for any more ends at once, and is no fault; nor is one whose asker has ended
// before it.
func TestStopped(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	r := table.Rules
	s := r.New(r.Deal("stopped"), nil)
	var known engine.State
	r.Mask(&known, &s, s.Seat)
	legal := r.AppendLegal(nil, &s)
	synctest.Test(t, func(t *testing.T) {
		b, _ := scripted(t, remote.Options{Decision: time.Hour}, func(told) []string { return nil })
		p := player(t, b, table)
		began := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		for range 2 {
			if m := p.Choose(ctx, bot.Question{Rules: r, View: &known, Legal: legal}); !slices.Contains(legal, m) {
				t.Errorf("it plays %v", m)
			}
		}
		if rep, took := p.Report(), time.Since(began); len(rep.Faults) != 0 || rep.Asked != 1 || took != time.Minute {
			t.Errorf("asked %d times in %v, %+v", rep.Asked, took, rep.Faults)
		}
	})
}

// TestPauseHoldsNobody: who waits until a bot that was lost is started again keeps neither its other players nor who ends it
// waiting, and gives up when its time is over.
func TestPauseHoldsNobody(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	r := table.Rules
	s := r.New(r.Deal("pauses"), nil)
	var known engine.State
	r.Mask(&known, &s, s.Seat)
	legal := r.AppendLegal(nil, &s)
	synctest.Test(t, func(t *testing.T) {
		b, _ := scripted(t, remote.Options{Faults: 1000}, func(m told) []string {
			if m.Do != "decide" {
				return nil
			}
			return []string{ends}
		})
		p := player(t, b, table)
		for range 5 { // the next pause is 800 ms
			p.Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: legal})
		}
		began := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		done := make(chan struct{})
		go func() {
			defer close(done)
			p.Choose(ctx, bot.Question{Rules: r, View: &known, Legal: legal})
		}()
		synctest.Wait()
		b.Restart(t.Context())
		b.Quit(t.Context())
		if held := time.Since(began); held != 0 {
			t.Errorf("kept waiting for %v", held)
		}
		<-done
		if took, n := time.Since(began), len(p.Report().Faults); took != 300*time.Millisecond || n != 5 {
			t.Errorf("it has waited for %v, with %d faults", took, n)
		}
	})
}

// TestHello: what a bot tells of itself is checked before it is shown to anybody.
func TestHello(t *testing.T) {
	long := strings.Repeat("x", 65)
	for said, want := range map[string]string{
		`{"do":"hello","protocol":1,"name":"a"}`:                         "",
		`{"do":"hello","protocol":1,"name":"a","version":null,"mood":1}`: "",
		`{"do":"hello","protocol":2,"name":"a"}`:                         "protocol is 2",
		`{"do":"hello","name":"a"}`:                                      "protocol is 0",
		`{"do":"hello","protocol":1}`:                                    "name is missing",
		`{"do":"hello","protocol":1,"name":7}`:                           "hello",
		`{"do":"hello","protocol":1,"name":"` + long + `"}`:              "at most 64",
		`{"do":"hello","protocol":1,"name":"a\u001b[2J"}`:                "printed",
		`{"do":"hello","protocol":1,"name":"a","author":"b\n"}`:          "printed",
		`{"do":"moves"}`:                 "first",
		`hi`:                             "hello",
		ends:                             "EOF",
		strings.Repeat("x", lines.Max+1): "too long",
	} {
		conn := &greeter{said: said}
		b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) { return conn, nil }, remote.Options{})
		if conn.closed != (err != nil) {
			t.Errorf("%.80s: closed %v after %v", said, conn.closed, err)
		}
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%.80s: %v, want %s", said, err, want)
		}
		if err == nil && b.About().Name != "a" {
			t.Errorf("%+v", b.About())
		}
	}
	if _, err := remote.Connect(t.Context(), mute, remote.Options{Hello: 20 * time.Millisecond}); err == nil || !strings.Contains(err.Error(), "20ms") {
		t.Errorf("a mute bot: %v", err)
	}
	failing := errors.New("no such program")
	if _, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) { return nil, failing }, remote.Options{}); !errors.Is(err, failing) {
		t.Error(err)
	}
}

// TestAbout: a bot sits only where it says that it plays.
func TestAbout(t *testing.T) {
	plain, full := editiontest.Table(t, "it2010", 2), editiontest.Expanded(t, 4, "ritmo", "placiti")
	for _, c := range []struct {
		about       string
		plain, full bool
	}{
		{``, true, true},
		{`,"presets":["deluxe"]`, false, true},
		{`,"presets":["it2010","other"]`, true, false},
		{`,"players":[2,3]`, true, false},
		{`,"players":[]`, false, false},
		{`,"options":[]`, true, false},
		{`,"options":["ritmo"]`, true, false},
		{`,"options":["ritmo","placiti"]`, true, true},
	} {
		said := `{"do":"hello","protocol":1,"name":"a"` + c.about + `}`
		b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) { return &greeter{said: said}, nil }, remote.Options{})
		if err != nil {
			t.Fatal(err)
		}
		_, noPlain := b.Player(plain, 1)
		_, noFull := b.Player(full, 1)
		if (noPlain == nil) != c.plain || (noFull == nil) != c.full {
			t.Errorf("%s: %v, %v", c.about, noPlain, noFull)
		}
	}
}

// greeter says one thing.
type greeter struct {
	script

	said string
}

func (g *greeter) Send(context.Context, []byte) error { g.queue = []string{g.said}; return nil }

func mute(context.Context) (remote.Conn, error) { return &silence{}, nil }

// silence says nothing.
type silence struct{ script }

func (*silence) Send(context.Context, []byte) error { return nil }

// TestSameAgain: the same bot, seed and game give the same messages.
func TestSameAgain(t *testing.T) {
	table := editiontest.Expanded(t, 2)
	var told [2][]string
	for i := range told {
		b, links := scripted(t, remote.Options{}, last)
		play(t, table, player(t, b, table), 0, "greedy", "same", true)
		told[i] = (*links)[0].told
	}
	if !reflect.DeepEqual(told[0], told[1]) {
		t.Error("the messages differ")
	}
}

// TestTogether: players of one bot may be used by several goroutines, each by one.
func TestTogether(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	b, _ := scripted(t, remote.Options{}, last)
	var group sync.WaitGroup
	for n := range 4 {
		p := player(t, b, table)
		group.Go(func() {
			play(t, table, p, engine.Seat(n%2), "random", fmt.Sprint("together ", n), true)
			if r := p.Report(); len(r.Faults) > 0 || r.Stray > 0 || r.Asked < 10 {
				t.Errorf("game %d: %+v", n, r)
			}
		})
	}
	group.Wait()
}
