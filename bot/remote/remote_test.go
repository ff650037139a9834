package remote_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"sync"
	"testing"
	"testing/synctest"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/protocol"
	"volgare/protocol/lines"
	"volgare/view"
)

// faults lists wrong answers by code.
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

// TestFaultIsReportedAndSubstituted checks that for every kind of fault the bot is notified, a substitute decides, and the
// bot is asked again.
func TestFaultIsReportedAndSubstituted(t *testing.T) {
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

// atFault plays a game with a bot that gives one wrong answer.
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

// TestSubstituteFinishesGameAfterTooManyFaults checks that after the maximum number of faults a substitute plays the rest
// of the game. The bot is not asked again in this game, but receives the result.
func TestSubstituteFinishesGameAfterTooManyFaults(t *testing.T) {
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

// TestFaultyBotPlaysLikeSubstitute checks that a bot that is always at fault plays like its substitute.
func TestFaultyBotPlaysLikeSubstitute(t *testing.T) {
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

// TestViewsContainWhatSeatMayKnow checks that views and events contain exactly what the seat may know. // SET-1
func TestViewsContainWhatSeatMayKnow(t *testing.T) {
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
		t.Fatalf("sent\n%.2000s\nwant\n%.2000s", got, text)
	}
}

// TestStrayAnswersDoNoHarm checks that answers to no open question and messages of unknown kinds do no harm.
func TestStrayAnswersDoNoHarm(t *testing.T) {
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

// TestPlayerWorksAsPlainBotPlayer checks that callers that know only bot.Player can play with it.
func TestPlayerWorksAsPlainBotPlayer(t *testing.T) {
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

// TestSameGameSameMessages checks that the same bot, seed and game lead to the same messages.
func TestSameGameSameMessages(t *testing.T) {
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

// TestPlayersOfOneBotInSeveralGoroutines checks that several goroutines can use players of one bot, one each.
func TestPlayersOfOneBotInSeveralGoroutines(t *testing.T) {
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
