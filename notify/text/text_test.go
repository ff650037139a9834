package text

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // the machine of the test may have none

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/notify"
	"volgare/record"
	"volgare/table"
	"volgare/table/clock"
	"volgare/table/tabletest"
	"volgare/words"
)

var update = flag.Bool("update", false, "write the golden file anew")

const site = "https://play.example"

// begun is when the tables of the tests begin: the evening before the end of summer time in Rome.
var begun = time.Date(2026, 10, 24, 21, 30, 0, 0, time.UTC)

var (
	anna = table.Identity{ID: "anna-browser", Name: "Anna"}
	bert = table.Identity{ID: "bert-browser", Name: "Bert"}
)

type library struct{ *edition.Library }

func (l library) Make(c edition.Config) (*edition.Table, error) { return l.Table(c) }

func (l library) Restore(tags *record.Game, _ string) (*edition.Table, error) {
	return l.Table(tags.Config)
}

// game returns a running game of Anna (yellow), Bert (red) and a bot. rules may be nil.
func game(t *testing.T, name string, rules *clock.Rules) *table.Snapshot {
	t.Helper()
	house := table.House{Rules: library{editiontest.Library(t)}, Bots: []string{"greedy", "random"}}
	entries, err := table.Make(anna, table.NewTable{
		Name: name, Preset: "deluxe", Players: 3, Seats: []table.SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "bot", Bot: "greedy"}}, Clock: rules,
	}, "a seed", house)
	if err != nil {
		t.Fatal(err)
	}
	entries[0].At = begun.UnixMilli()
	snap, err := table.Begin("abcdefghijklmnop", entries[0], house)
	if err != nil {
		t.Fatal(err)
	}
	snap = do(t, snap, bert, table.Sit{Seat: "red"})
	return do(t, snap, anna, table.Start{})
}

// do carries out a command.
func do(t *testing.T, snap *table.Snapshot, by table.Identity, a table.Action) *table.Snapshot {
	t.Helper()
	e, err := snap.Decide(&table.Command{By: by, Seq: -1, Action: a}, begun)
	if err != nil {
		t.Fatalf("%T: %v", a, err)
	}
	return commit(t, snap, e, begun)
}

func commit(t *testing.T, snap *table.Snapshot, e *table.Entry, at time.Time) *table.Snapshot {
	t.Helper()
	e.At = at.UnixMilli()
	next, err := snap.After(e)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// play makes moves until a condition holds.
func play(t *testing.T, snap *table.Snapshot, until func(s *table.Snapshot) bool) *table.Snapshot {
	t.Helper()
	for !until(snap) {
		seat, ok := snap.Decider()
		if !ok {
			t.Fatal("the game is over before the condition holds")
		}
		legal := snap.Table.Rules.AppendLegal(nil, snap.StateAt(snap.Steps()))
		if held := &snap.Seats[seat]; held.Bot != "" {
			e, why := snap.BotMove(seat, held.Bot, legal[len(legal)-1])
			if !why.Legal() {
				t.Fatal(why)
			}
			snap = commit(t, snap, e, begun)
			continue
		}
		moves := tabletest.Legal(snap.Table.Rules, snap.StateAt(snap.Steps()))
		by := map[string]table.Identity{"yellow": anna, "red": bert}[seat.String()]
		snap = do(t, snap, by, table.Play{Seat: seat.String(), Moves: moves[len(moves)-1:]})
	}
	return snap
}

// waitsFor is the condition that a seat has its turn.
func waitsFor(seat string) func(s *table.Snapshot) bool {
	return func(s *table.Snapshot) bool {
		decider, ok := s.Decider()
		return ok && decider.String() == seat && s.Turn() > 0
	}
}

// timedOut returns the table after the time of the seat to decide has run out.
func timedOut(t *testing.T, snap *table.Snapshot) *table.Snapshot {
	t.Helper()
	for _, d := range snap.Due() {
		if d.TimeOut {
			e, _ := snap.Act(d)
			return commit(t, snap, e, d.At)
		}
	}
	t.Fatal("no time-out is due")
	return nil
}

func daily(out clock.TimeOut) *clock.Rules {
	return &clock.Rules{Kind: clock.Correspondence, Turn: 24 * clock.Hour, TimeOut: out, Bot: "random"}
}

var (
	toAnna  = &notify.Channel{ID: "a", Identity: anna.ID}
	toBert  = &notify.Channel{ID: "b", Identity: bert.ID}
	toTable = &notify.Channel{ID: "t", Table: "abcdefghijklmnop"}
)

func writer(t *testing.T, lang, zone string) *Writer {
	t.Helper()
	w, err := NewWriter(site+"/", lang, zone)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// TestMessages compares the texts of all events, in all languages, with a golden file: -update writes it, to be read.
func TestMessages(t *testing.T) {
	turn := play(t, game(t, "", daily(clock.BotTakesOver)), waitsFor("yellow"))
	bertsTurn := play(t, game(t, "Sera a Mantova", daily(clock.Vote)), waitsFor("red"))
	once := timedOut(t, play(t, game(t, "Sera a Mantova", daily(clock.BotForTurn)), waitsFor("yellow")))
	start := game(t, "Ohne Uhr", nil)
	over := play(t, game(t, "Sera a Mantova", nil), (*table.Snapshot).Over)
	var out strings.Builder
	for _, lang := range words.Languages() {
		w := writer(t, lang, "Europe/Rome")
		for _, c := range []struct {
			snap  *table.Snapshot
			event notify.Event
			seat  string
			to    *notify.Channel
		}{
			{turn, notify.Turn, "yellow", toAnna},
			{turn, notify.Turn, "yellow", toTable},
			{start, notify.Turn, "", toTable},
			{bertsTurn, notify.Turn, "red", toBert},
			{bertsTurn, notify.Reminder, "red", toBert},
			{bertsTurn, notify.Reminder, "red", toTable},
			{timedOut(t, turn), notify.TimedOut, "yellow", toAnna},
			{timedOut(t, turn), notify.TimedOut, "yellow", toTable},
			{once, notify.TimedOut, "yellow", toAnna},
			{once, notify.TimedOut, "yellow", toTable},
			{timedOut(t, bertsTurn), notify.TimedOut, "red", toBert},
			{timedOut(t, bertsTurn), notify.TimedOut, "red", toTable},
			{turn, notify.OrderStopped, "yellow", toAnna},
			{over, notify.Over, "yellow", toAnna},
			{over, notify.Over, "", toTable},
		} {
			cause := notify.Cause{Event: c.event, Table: c.snap.ID, Seat: c.seat, Spell: "1"}
			m, ok := w.Message(cause, c.to, c.snap, begun)
			if !ok {
				t.Fatalf("no message about %v for %v", cause, c.to)
			}
			fmt.Fprintf(&out, "%s %s %q to %s%s\n  %s\n  %s\n", lang, c.event, c.seat, c.to.Identity, c.to.Table, m.Title, m.Body)
		}
	}
	const file = "testdata/messages.txt"
	if *update {
		if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	was, is := strings.Split(string(want), "\n"), strings.Split(out.String(), "\n")
	for i := range min(len(was), len(is)) {
		if was[i] != is[i] {
			t.Fatalf("%s:%d is otherwise; -update writes\n%s", file, i+1, is[i])
		}
	}
	if len(was) != len(is) {
		t.Errorf("%s has %d lines, want %d", file, len(was), len(is))
	}
}

// TestMessageFields checks all that is not text.
func TestMessageFields(t *testing.T) {
	w := writer(t, "en", "Europe/Rome")
	snap := play(t, game(t, "Sera a Mantova", daily(clock.Vote)), waitsFor("yellow"))
	cause := notify.Cause{Event: notify.Turn, Table: snap.ID, Seat: "yellow", Spell: "1"}
	m, _ := w.Message(cause, toAnna, snap, begun.Add(time.Minute))
	if m.Cause != cause || m.Link != site+"/t/"+snap.ID || m.Name != "Sera a Mantova" || !m.Sent.Equal(begun.Add(time.Minute)) {
		t.Errorf("%+v", m)
	}
	if !m.Until.Equal(begun.Add(24 * time.Hour)) {
		t.Errorf("it ends at %v", m.Until)
	}
	again, _ := w.Message(cause, toAnna, snap, begun)
	other, _ := w.Message(cause, toTable, snap, begun)
	cause.Spell = "2"
	later, _ := w.Message(cause, toAnna, snap, begun)
	if m.ID == "" || again.ID != m.ID || other.ID == m.ID || later.ID == m.ID {
		t.Errorf("ids %q, %q, %q, %q", m.ID, again.ID, other.ID, later.ID)
	}
}

// TestMessagesOnlyForTheirReaders checks that a person learns nothing about the seat of another, and a table nothing about
// planned turns.
func TestMessagesOnlyForTheirReaders(t *testing.T) {
	w := writer(t, "en", "")
	snap := play(t, game(t, "", nil), waitsFor("yellow"))
	for _, c := range []struct {
		event notify.Event
		seat  string
		to    *notify.Channel
	}{
		{notify.Turn, "yellow", toBert},
		{notify.Turn, "violet", toAnna},
		{notify.Turn, "violet", toTable},
		{notify.OrderStopped, "yellow", toBert},
		{notify.OrderStopped, "yellow", toTable},
		{notify.OrderStopped, "", toTable},
		{notify.Turn, "black", toAnna},
	} {
		cause := notify.Cause{Event: c.event, Table: snap.ID, Seat: c.seat}
		if m, ok := w.Message(cause, c.to, snap, begun); ok {
			t.Errorf("%v to %v: %+v", cause, c.to, m)
		}
	}
}

func TestInstants(t *testing.T) {
	for _, c := range []struct{ lang, zone, want string }{
		{"en", "Europe/Rome", "Saturday 24 October, 23:30 (UTC+2)"},
		{"en", "", "Saturday 24 October, 21:30 (UTC)"},
		{"en", "Local", "Saturday 24 October, 21:30 (UTC)"},
		{"en", "Moon/Base", "Saturday 24 October, 21:30 (UTC)"},
		{"de", "Asia/Kathmandu", "Sonntag, 25. Oktober, 03:15 Uhr (UTC+5:45)"},
		{"fr", "America/St_Johns", "samedi 24 octobre, 19:00 (UTC−2:30)"},
		{"es", "America/New_York", "sábado 24 de octubre, 17:30 (UTC−4)"},
	} {
		if got := writer(t, c.lang, c.zone).when(begun); got != c.want {
			t.Errorf("%s in %s: %q, want %q", c.lang, c.zone, got, c.want)
		}
	}
	first := time.Date(2026, 12, 1, 9, 0, 0, 0, time.UTC)
	for lang, want := range map[string]string{"it": "martedì 1º dicembre, 09:00 (UTC)", "fr": "mardi 1er décembre, 09:00 (UTC)"} {
		if got := writer(t, lang, "").when(first); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := writer(t, "en", "Europe/Rome").when(begun.Add(4 * time.Hour)); got != "Sunday 25 October, 02:30 (UTC+1)" {
		t.Errorf("after summer time: %q", got)
	}
}

// TestDigest checks the order of the tables and the time left at each.
func TestDigest(t *testing.T) {
	w := writer(t, "en", "")
	turn := func(name string, left time.Duration) *notify.Message {
		m := &notify.Message{Name: name, Body: "Choose.", Link: site + "/t/" + name}
		if left != 0 {
			m.Until = begun.Add(left)
		}
		return m
	}
	m := w.Digest("day", []*notify.Message{
		turn("free", 0), turn("days", 50*time.Hour), turn("free too", 0), turn("hours", 47*time.Hour+59*time.Minute), turn("up", time.Second),
	}, begun)
	var got []string
	for _, r := range m.Rows {
		got = append(got, r.Name+"|"+r.Text+"|"+r.Left+"|"+strings.TrimPrefix(r.Link, site))
	}
	want := []string{
		"up|Choose.|Time is up|/t/up", "hours|Choose.|47 h 59 min left|/t/hours", "days|Choose.|2 d 2 h left|/t/days",
		"free|Choose.||/t/free", "free too|Choose.||/t/free too",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") || m.Title != "5 tables are waiting for you" || m.ID != "day" {
		t.Errorf("%+v\n%s", m, strings.Join(got, "\n"))
	}
}

func TestUnknownLanguage(t *testing.T) {
	if _, err := NewWriter(site, "la", ""); err == nil || !strings.Contains(err.Error(), "en, de") {
		t.Errorf("error %v, want one that lists the languages", err)
	}
}
