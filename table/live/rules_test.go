package live

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"volgare/bus"
	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/store"
	"volgare/store/storetest"
	"volgare/table"
	"volgare/table/tabletest"
)

// earlier returns a service of an earlier build, whose boxes were different.
func earlier(t *testing.T) *house {
	t.Helper()
	return openWith(t, editiontest.Changed(t, "deluxe.yaml", "{is: Mercis", "{is: Merces"), storetest.Memory(t))
}

func openWith(t *testing.T, lib *edition.Library, st store.Store) *house {
	t.Helper()
	h := open(t, Options{})
	h.lib, h.st.Store, h.env.rules.cache = lib, st, newRulesCache(lib)
	return h
}

// now returns a service of the present build over the store of an earlier one.
func (h *house) now(t *testing.T) *house {
	t.Helper()
	_ = h.Close()
	return openWith(t, editiontest.Library(t), h.st.Store)
}

// before returns the store as a version before archives would have left it: without rules and without newer fields
// of summaries.
func (h *house) before(t *testing.T) store.Store {
	t.Helper()
	return h.unarchived(t, "rules", "score", "over", "position")
}

// unarchived returns a copy of the store without the archives of rules and without the named fields of summaries.
func (h *house) unarchived(t *testing.T, untold ...string) store.Store {
	t.Helper()
	other := storetest.Memory(t)
	err := h.Each(t.Context(), func(sum *store.Summary) error {
		entries, err := h.st.Entries(t.Context(), sum.Table, 0)
		if err != nil {
			return err
		}
		var card map[string]json.RawMessage
		if err := json.Unmarshal(sum.Data, &card); err != nil {
			return err
		}
		maps.DeleteFunc(card, func(name string, _ json.RawMessage) bool {
			return slices.Contains(untold, name)
		})
		c := store.Commit{Summary: *sum}
		c.Summary.Data = tabletest.JSON(t, card)
		for i := range entries {
			c.Entries = append(c.Entries, entries[i].Data)
		}
		return other.Commit(t.Context(), c)
	})
	if err != nil {
		t.Fatal(err)
	}
	return other
}

// verified returns the result of Verify for a table.
func (h *house) verified(id string) *Verification {
	h.t.Helper()
	sum, err := h.st.Summary(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	r, err := h.Verify(h.t.Context(), &sum)
	if err != nil {
		h.t.Fatal(err)
	}
	return r
}

func (h *house) wantVerified(id, want string) *Verification {
	h.t.Helper()
	r := h.verified(id)
	if r.Result != want {
		h.t.Errorf("verified: %+v, want %s", r, want)
	}
	return r
}

// TestTableOutlivesItsBox: a table whose box no longer exists continues under its rules to the end.
func TestTableOutlivesItsBox(t *testing.T) {
	t.Parallel()
	old := earlier(t)
	rng := rand.New(rand.NewPCG(1, 1))
	was := old.advance(old.hotseat("deluxe", 3, "box"), anna, 60, rng)
	old.wantVerified(was.ID, VerifySame)
	h := old.now(t)
	if other := h.hotseat("deluxe", 3, "box"); other.Table.Hash == was.Table.Hash {
		t.Fatal("the boxes are the same")
	}
	is := h.look(was.ID)
	if is.Table.Hash != was.Table.Hash || *is.History().Now() != *was.History().Now() || is.Record(engine.Nobody) != was.Record(engine.Nobody) {
		t.Error("it is another table")
	}
	h.wantVerified(was.ID, VerifyStoredRules)
	if end := h.advance(is, anna, 5000, rng); end.State != table.StateOver {
		t.Errorf("it is %s", end.State)
	}
	h.wantVerified(was.ID, VerifyStoredRules)
	again := h.do(was.ID, anna, table.Chat{Text: "well played"})
	if next, err := h.Rematch(t.Context(), anna, "rematch", again.ID, false); err != nil || next.Table.Hash == was.Table.Hash {
		t.Errorf("the rematch is under the rules of today: %v", err)
	}
}

// actions has one action of each kind.
var actions = []table.Action{
	table.Play{Seat: "yellow", Moves: []string{"end"}},
	table.Undo{Seat: "yellow"},
	table.Redo{Seat: "yellow"},
	table.Start{},
	table.Sit{Seat: "yellow"},
	table.Leave{Seat: "yellow"},
	table.SetBot{Seat: "yellow"},
	table.Ask{Seat: "yellow"},
	table.StillHere{Seat: "yellow"},
	table.BotTakeover{Seat: "yellow"},
	table.TakeBackSeat{Seat: "yellow"},
	table.Claim{Seat: "yellow"},
	table.Resign{Seat: "yellow"},
	table.OpenSeat{Seat: "yellow"},
	table.Rename{Name: "x"},
	table.Publish{Public: true},
	table.Close{},
	table.Reopen{},
	table.Chat{Text: "hm"},
	table.NoteRematch{Table: "x"},
}

// TestRulesUnavailable: a table whose rules can neither be made nor restored refuses all commands with one code, and can be
// read. It does not affect other tables.
func TestRulesUnavailable(t *testing.T) {
	t.Parallel()
	old := earlier(t)
	rng := rand.New(rand.NewPCG(2, 2))
	was := old.hotseat("deluxe", 3, "a secret seed")
	was = old.advance(old.do(was.ID, anna, table.Rename{Name: "Gone"}), anna, 150, rng)
	was = old.do(was.ID, anna, table.Undo{Seat: was.History().Steps()[was.Steps()-1].Seat.String()})
	classic := old.hotseat("it2010", 2, "another box")
	h := openWith(t, editiontest.Library(t), old.before(t))
	if _, err := h.Look(t.Context(), was.ID); table.CodeOf(err) != table.RulesUnavailable {
		t.Fatalf("error %v", err)
	}
	for _, a := range actions {
		if _, err := h.Do(t.Context(), was.ID, table.Command{By: anna, Seq: -1, Action: a}); table.CodeOf(err) != table.RulesUnavailable {
			t.Errorf("%T: %v", a, err)
		}
	}
	if _, err := h.Rematch(t.Context(), anna, "rematch", was.ID, false); table.CodeOf(err) != table.RulesUnavailable {
		t.Errorf("rematch: %v", err)
	}
	if r := h.wantVerified(was.ID, VerifyUnreadable); len(r.What) == 0 || !strings.Contains(r.What[0], "rules") {
		t.Errorf("verified: %+v", r)
	}
	if !h.IsReadOnly(was.ID) || h.IsReadOnly(classic.ID) {
		t.Error("lists do not know which table is read-only")
	}
	h.advance(h.look(classic.ID), anna, 20, rng)
	h.wantVerified(classic.ID, VerifySame)

	r, err := h.ReadOnly(t.Context(), was.ID)
	if err != nil {
		t.Fatal(err)
	}
	if r.Name != "Gone" || r.State != table.StatePlaying || len(r.Card.Seats) != 3 || r.Card.Seats[0].Name != "Anna" {
		t.Errorf("%+v", r)
	}
	wantSpectator(t, r, was)
	if text := r.Record(); strings.Contains(text, "a secret seed") || !strings.Contains(text, `[Rules "`+was.Table.Hash+`"]`) {
		t.Error(text)
	}
}

// wantSpectator checks that a read-only table has the moves that were not undone, and hides from the reader the same
// information as from a spectator.
func wantSpectator(t *testing.T, r *table.ReadOnlyTable, was *table.Snapshot) {
	t.Helper()
	if len(r.Steps) != was.Steps() {
		t.Fatalf("%d moves, %d stand", len(r.Steps), was.Steps())
	}
	hidden := 0
	for i, line := range was.Log(engine.Nobody, 1, was.Steps()) {
		got := r.Steps[i]
		shown, cut := strings.CutSuffix(got.Move, " ?")
		if got.Seat != line.Seat || got.Bot != line.Bot || !got.At.Equal(line.At) || !strings.HasPrefix(line.Move.Notation, shown) {
			t.Errorf("move %d: %+v, was %+v", i+1, got, line)
		}
		if !cut && got.Move != line.Move.Notation {
			t.Errorf("move %d tells %q, a spectator was told %q", i+1, got.Move, line.Move.Notation)
		}
		if cut {
			hidden++
		}
	}
	if hidden == 0 {
		t.Error("no move of the game was secret: the test proves little")
	}
}

// TestFinishedGameIsReadableWithoutItsRules: all moves and the score of a finished game can be read.
func TestFinishedGameIsReadableWithoutItsRules(t *testing.T) {
	t.Parallel()
	old := earlier(t)
	was := old.advance(old.hotseat("deluxe", 2, "an open seed"), anna, 5000, rand.New(rand.NewPCG(3, 3)))
	was = old.do(was.ID, anna, table.Close{}) // over all the same
	st := storetest.Memory(t)
	sum := summaryOf(was)
	c := store.Commit{Summary: sum}
	entries, err := old.st.Entries(t.Context(), was.ID, 0)
	for i := range entries {
		c.Entries = append(c.Entries, entries[i].Data)
	}
	if err == nil {
		err = st.Commit(t.Context(), c)
	}
	if err != nil {
		t.Fatal(err)
	}
	r, err := openWith(t, editiontest.Library(t), st).ReadOnly(t.Context(), was.ID)
	if err != nil {
		t.Fatal(err)
	}
	text := r.Record()
	for i, line := range was.Log(was.History().Steps()[0].Seat, 1, was.Steps()) {
		if full := r.Steps[i].Move; strings.HasSuffix(full, "?") || !strings.HasPrefix(full, strings.TrimSuffix(line.Move.Notation, "?")) {
			t.Errorf("move %d: %q", i+1, full)
		}
		if !strings.Contains(text, r.Steps[i].Move) {
			t.Errorf("the record lacks %q", r.Steps[i].Move)
		}
	}
	if !strings.Contains(text, `[Seed "an open seed"]`) || !strings.Contains(text, "\ndeck 1 ") {
		t.Error(text)
	}
	want := []int{}
	score := was.Table.Rules.Score(was.History().Now())
	for seat := range was.Seats {
		want = append(want, score.VP[seat])
	}
	if !r.Card.Over || !slices.Equal(r.Card.Score, want) {
		t.Errorf("score %v, want %v", r.Card.Score, want)
	}
	if winner := score.Winner().String(); r.Card.Winner != winner {
		t.Errorf("winner %q, want %q", r.Card.Winner, winner)
	}
}

// TestRulesAreArchivedAtStart: after a server has started, the rules of all tables of earlier versions are archived, loaded
// or not. Tables whose rules cannot be made are known as read-only.
func TestRulesAreArchivedAtStart(t *testing.T) {
	t.Parallel()
	old := earlier(t)
	was := old.hotseat("deluxe", 3, "survey")
	started := openWith(t, old.lib, old.before(t))
	started.Survey()
	eventually(t, "the rules are not stored", func() bool {
		_, err := started.st.Rules(t.Context(), was.Table.Hash)
		return err == nil
	})
	h := started.now(t)
	h.advance(h.look(was.ID), anna, 20, rand.New(rand.NewPCG(4, 4)))

	for _, untold := range [][]string{{"rules", "score", "over", "position"}, nil} {
		late := openWith(t, editiontest.Library(t), old.unarchived(t, untold...))
		late.Survey()
		eventually(t, "nobody knows that the table is read-only", func() bool { return late.IsReadOnly(was.ID) })
	}
}

// TestSurveyReadsLittle: of the tables with the same available rules only one is read. Each read-only table is found.
func TestSurveyReadsLittle(t *testing.T) {
	t.Parallel()
	old := earlier(t)
	for i := range 5 {
		old.hotseat("deluxe", 3, fmt.Sprint(i))
	}
	surveyed := func(h *house) *house {
		h.Survey()
		h.env.life.wait()
		return h
	}
	same := surveyed(openWith(t, old.lib, old.unarchived(t)))
	if n := same.st.reads.Load(); n != 1 {
		t.Errorf("%d logs were read", n)
	}
	gone := surveyed(openWith(t, editiontest.Library(t), old.unarchived(t)))
	err := gone.Each(t.Context(), func(sum *store.Summary) error {
		if !gone.IsReadOnly(sum.Table) {
			t.Errorf("nobody knows that %s is lost", sum.Table)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// TestSurveyLogsUncheckedTables: a survey logs each table whose log cannot be read, and that it ended if the list cannot be read.
func TestSurveyLogsUncheckedTables(t *testing.T) {
	t.Parallel()
	old := open(t, Options{})
	old.hotseat("deluxe", 2, "survey")
	for want, fails := range map[string]func(h *house){
		"a table was not checked":     func(h *house) { h.st.shut.Store(true) },
		"not all tables were checked": func(h *house) { h.st.Store = unlisted{h.st.Store} },
	} {
		var log strings.Builder
		h := open(t, Options{Log: slog.New(slog.NewTextHandler(&log, nil))})
		h.st.Store = old.st.Store
		fails(h)
		h.Survey()
		h.env.life.wait()
		if n := strings.Count(log.String(), "level=ERROR"); n != 1 || !strings.Contains(log.String(), want) {
			t.Errorf("not %q: %s", want, log.String())
		}
	}
}

// unlisted is a store whose tables cannot be listed.
type unlisted struct{ store.Store }

func (unlisted) Tables(context.Context, string, int) ([]store.Summary, error) {
	return nil, store.ErrUnavailable
}

// TestReadOnlyIsRemembered: repeated requests for a read-only table read its log only once a minute, or after a note of another
// process about the table.
func TestReadOnlyIsRemembered(t *testing.T) {
	t.Parallel()
	old := earlier(t)
	was := old.hotseat("deluxe", 3, "remembered")
	var now atomic.Int64
	h := open(t, Options{Now: func() time.Time { return time.Unix(now.Load(), 0) }})
	h.st.Store = old.unarchived(t)
	reads := func(want int64) {
		t.Helper()
		before := h.st.reads.Load()
		for range 5 {
			if _, err := h.Look(t.Context(), was.ID); table.CodeOf(err) != table.RulesUnavailable {
				t.Fatal(err)
			}
			if _, err := h.Act(t.Context(), was.ID, table.Command{By: anna, Action: table.Redo{Seat: "red"}}); table.CodeOf(err) != table.RulesUnavailable {
				t.Fatal(err)
			}
		}
		if got := h.st.reads.Load() - before; got != want {
			t.Errorf("the log was read %d times, want %d", got, want)
		}
	}
	reads(1)
	reads(0)
	now.Add(61)
	reads(1)
	h.bus.Publish(bus.Note{Table: was.ID, Seq: 2})
	reads(1)
	reads(0)
	if err := h.st.PutRules(t.Context(), was.Table.Hash, was.Table.Archive()); err != nil {
		t.Fatal(err)
	}
	now.Add(61)
	h.look(was.ID)
	if h.IsReadOnly(was.ID) {
		t.Error("it is there again, and lists call it lost")
	}
}

func eventually(tb testing.TB, otherwise string, so func() bool) {
	tb.Helper()
	for deadline := time.Now().Add(time.Minute); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			tb.Fatal(otherwise)
		}
	}
}

// TestIllegalEntryMakesTableReadOnly: a table with an entry that the present code cannot apply can only be read. Only the
// operators of the server are shown the entry.
func TestIllegalEntryMakesTableReadOnly(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(e *table.Entry){
		"move":    func(e *table.Entry) { e.Moves = "elect pope" },
		"no move": func(e *table.Entry) { e.Moves = "moves of a later build" },
		"kind":    func(e *table.Entry) { e.Kind = "later" },
		"seat":    func(e *table.Entry) { e.Seat = "grey" },
	} {
		h := open(t, Options{})
		s := h.hotseat("deluxe", 2, "illegal")
		e := &table.Entry{Kind: "moves", Seat: "yellow", At: 1}
		spoil(e)
		data, err := e.Encode()
		sum := summaryOf(s)
		sum.Seq++
		if err == nil {
			err = h.st.Commit(t.Context(), store.Commit{Summary: sum, Expect: s.Seq, Last: h.last(s.ID), Entries: [][]byte{data}})
		}
		if err != nil {
			t.Fatal(err)
		}
		h = h.now(t)
		if _, err := h.Look(t.Context(), s.ID); table.CodeOf(err) != table.RulesUnavailable {
			t.Errorf("%s: %v", name, err)
		}
		if r := h.wantVerified(s.ID, VerifyDiffers); r.Entry != sum.Seq || !strings.Contains(fmt.Sprint(r.What), fmt.Sprintf("entry %d", sum.Seq)) {
			t.Errorf("%s: %+v", name, r)
		}
		if r, err := h.ReadOnly(t.Context(), s.ID); err != nil || r.Card.Preset != "deluxe" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestUnreadable: Verify reports entries that cannot be decoded as unreadable.
func TestUnreadable(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	for i, entries := range [][][]byte{
		{[]byte("not JSON")},
		{[]byte(`{"k":"start"}`)},
		{[]byte(`{"k":"create","new":{"game":"[Preset","board":"?"}}`)},
	} {
		sum := store.Summary{Table: fmt.Sprint("t", i), Seq: int64(len(entries)), State: table.StatePlaying, Data: []byte("?")}
		if err := h.st.Commit(t.Context(), store.Commit{Summary: sum, Entries: entries}); err != nil {
			t.Fatal(err)
		}
		if _, err := h.Look(t.Context(), sum.Table); table.CodeOf(err) != table.RulesUnavailable {
			t.Errorf("%s: %v", entries, err)
		}
		if r := h.wantVerified(sum.Table, VerifyUnreadable); strings.Contains(fmt.Sprint(r.What), ", :") {
			t.Errorf("%s: %v", entries, r.What)
		}
		if r, err := h.ReadOnly(t.Context(), sum.Table); err != nil || r.Record() == "" {
			t.Errorf("%s: %v", entries, err)
		}
	}
	if _, err := h.ReadOnly(t.Context(), "none"); table.CodeOf(err) != table.Unknown {
		t.Error(err)
	}
}

// TestVerifyNamesDifferingFields: Verify names the fields of a summary that differ from the log.
func TestVerifyNamesDifferingFields(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "summary")
	h.wantVerified(s.ID, VerifySame)
	sum := summaryOf(s)
	sum.Turn, sum.Data = 7, []byte(strings.Replace(string(sum.Data), "Anna", "Hannah", 1))
	r, err := h.Verify(t.Context(), &sum)
	if err != nil || r.Result != VerifyDiffers || len(r.What) != 2 {
		t.Fatalf("%+v, %v", r, err)
	}
	if got := strings.Join(r.What, "\n"); !strings.Contains(got, "turn: stored 7, folded 0") || !strings.Contains(got, "Hannah") {
		t.Error(got)
	}
}

// TestOtherPosition: Verify finds a different position with an equal summary, in running and in finished games. A result
// without a stored digest of the position is marked as unproven.
func TestOtherPosition(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	rng := rand.New(rand.NewPCG(8, 8))
	for _, moves := range []int{0, 60, 5000} {
		is := h.advance(h.hotseat("deluxe", 2, fmt.Sprint("digest", moves)), anna, moves, rng)
		h.wantVerified(is.ID, VerifySame)
		was := h.hotseat("deluxe", 2, "another deal")
		if moves > 0 {
			var err error
			if was, err = newReplica(h.env, is.ID).load(is.Seq - 2); err != nil {
				t.Fatal(err)
			}
		}
		sum, other := summaryOf(is), summaryOf(was)
		card := func(of *store.Summary) table.Card {
			c, err := table.CardOf(of.Data)
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		told, otherwise := card(&sum), card(&other)
		told.Position = otherwise.Position
		sum.Data = tabletest.JSON(t, told)
		r, err := h.Verify(t.Context(), &sum)
		if err != nil || r.Result != VerifyDiffers || !slices.Equal(r.What, []string{"position: another than the one stored"}) {
			t.Errorf("after %d moves: %+v, %v", moves, r, err)
		}
		for _, unknown := range []string{"", "0:of a form that is no longer made"} {
			told.Position = unknown
			sum.Data = tabletest.JSON(t, told)
			if r, err := h.Verify(t.Context(), &sum); err != nil || r.Result != VerifySame || !r.Unproven {
				t.Errorf("with the position %q: %+v, %v", unknown, r, err)
			}
		}
	}
}

// TestRulesBeforeTable: a table is made only after its rules are stored.
func TestRulesBeforeTable(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "kept")
	data, err := h.st.Rules(t.Context(), s.Table.Hash)
	if err != nil || string(data) != string(s.Table.Archive()) {
		t.Errorf("kept is %.40q, %v", data, err)
	}
	_ = h.st.Close()
	if _, err := h.Create(t.Context(), anna, table.NewTable{Seats: all(3, table.SeatPlan{Who: "me"})}); table.CodeOf(err) != table.Unavailable {
		t.Errorf("error %v", err)
	}
	if h.st.commits.Load() != 1 {
		t.Error("a table was made without its rules")
	}
}
