package live

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/store"
	"volgare/store/sqlite"
	"volgare/table"
	"volgare/table/tabletest"
)

// toldThen is the description of a table by the version that wrote the store.
type toldThen struct {
	ID, State, Record string
	Turn, Steps       int
	Decides           string
	Score             struct {
		Seats []struct {
			Seat  string
			Known int
			Total *int
		}
	} `json:"vp"`
}

// TestStores: the tables in stores of earlier versions are unchanged, can be played to their end, and fold to the stored
// summaries.
func TestStores(t *testing.T) {
	t.Parallel()
	dirs, err := filepath.Glob("../../testdata/stores/*/volgare.db")
	if err != nil || len(dirs) == 0 {
		t.Fatal("no stores", err)
	}
	for _, file := range dirs {
		t.Run(filepath.Base(filepath.Dir(file)), func(t *testing.T) { t.Parallel(); storeOf(t, filepath.Dir(file)) })
	}
}

func storeOf(t *testing.T, dir string) {
	t.Helper()
	h := openWith(t, editiontest.Library(t), copied(t, dir))
	var then map[string]toldThen
	data, err := os.ReadFile(filepath.Join(dir, "tables.json"))
	if err == nil {
		err = json.Unmarshal(data, &then)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range slices.Sorted(maps.Keys(then)) {
		was := then[name]
		h.wantVerified(was.ID, VerifySame)
		h.wantThen(t, name, &was)
	}
	rng := rand.New(rand.NewPCG(5, 5))
	for _, name := range slices.Sorted(maps.Keys(then)) {
		id := then[name].ID
		if s := h.playOut(h.look(id), rng); s.State != table.StateOver {
			t.Errorf("%s ends %s", name, s.State)
		}
		h.wantVerified(id, VerifySame)
	}
}

// copied opens the store in a copy of a directory.
func copied(t *testing.T, dir string) store.Store {
	t.Helper()
	to := t.TempDir()
	data, err := os.ReadFile(filepath.Join(dir, sqlite.Name))
	if err == nil {
		err = os.WriteFile(filepath.Join(to, sqlite.Name), data, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	st, err := sqlite.Open(t.Context(), to, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = st.Close() })
	return st
}

// draftless returns a record without a detail of drafts that versions up to f78528e wrote: whether the
// steps give or ask. A library tile that is given up reads like one of them. // RUL-13
func draftless(text string) string {
	return strings.NewReplacer("give ?", "?", "ask ?", "?").Replace(text)
}

// unbotted returns a record without its tags of bots, which earlier versions did not write. It fails unless there is a tag for
// each seat that a bot plays, and no other.
func unbotted(t *testing.T, text string, seats []table.Seat) string {
	t.Helper()
	for i := range seats {
		seat := &seats[i]
		if seat.Bot == "" || seat.BotPlaying {
			continue
		}
		tag := fmt.Sprintf("[Bot.%s %q]\n", seat.Colour, seat.Bot)
		if strings.Count(text, tag) != 1 {
			t.Errorf("the record has no %s", tag)
		}
		text = strings.Replace(text, tag, "", 1)
	}
	return text
}

// wantThen compares a table, before any further move, with its earlier description.
func (h *house) wantThen(t *testing.T, name string, was *toldThen) {
	t.Helper()
	s, err := newReplica(h.env, was.ID).load(math.MaxInt64)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	decides := ""
	if seat, ok := s.Decider(); ok {
		decides = seat.String()
	}
	if s.State != was.State || s.Steps() != was.Steps || decides != was.Decides || s.Started() && int(s.History().Now().Turn) != was.Turn {
		t.Errorf("%s is %s after %d moves, %s decides; it was %+v", name, s.State, s.Steps(), decides, was)
	}
	if !s.Started() {
		return
	}
	if is := unbotted(t, s.Record(engine.Nobody), s.Seats); draftless(is) != draftless(was.Record) {
		t.Errorf("%s has another record:\n%s\n%s", name, is, was.Record)
	}
	score := s.View(s.Steps(), engine.Nobody).Score
	for i, seat := range was.Score.Seats {
		is := score.Seats[i]
		if is.Seat != seat.Seat || is.Known != seat.Known || (is.Total == nil) != (seat.Total == nil) || is.Total != nil && *is.Total != *seat.Total {
			t.Errorf("%s, %s: %d VP, were %d", name, seat.Seat, is.Known, seat.Known)
		}
	}
}

// playOut plays a table to its end, with random moves for the seats of people.
func (h *house) playOut(s *table.Snapshot, rng *rand.Rand) *table.Snapshot {
	h.t.Helper()
	host := table.Identity{ID: s.Host, Name: "Host"}
	if s.State == table.StateClosed {
		s = h.do(s.ID, host, table.Reopen{})
	}
	if s.State == table.StateSeating {
		s = h.do(s.ID, host, table.Start{})
	}
	for deadline := time.Now().Add(2 * time.Minute); s.State == table.StatePlaying && time.Now().Before(deadline); s = h.settled(h.look(s.ID)) {
		s = h.settled(s)
		seat, moves := legal(s)
		if moves == nil {
			continue
		}
		at, _ := s.SeatOf(seat)
		if s.Seats[at].Open() {
			h.do(s.ID, host, table.Sit{Seat: seat})
			continue
		}
		h.do(s.ID, table.Identity{ID: s.Seats[at].Identity, Name: "Guest"}, table.Play{Seat: seat, Moves: []string{tabletest.Some(rng, moves)}})
	}
	return s
}
