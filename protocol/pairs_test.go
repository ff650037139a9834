package protocol

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/game"
	"volgare/record"
)

// TestSecretActionsLeaveNoTrace checks that two games that differ only in the secret actions of one seat give viewers who
// must not know them the same bytes. // SET-1 RUL-13
func TestSecretActionsLeaveNoTrace(t *testing.T) {
	for _, screens := range []string{"closed", "open"} {
		t.Run(screens, func(t *testing.T) {
			var seen enginetest.Trades
			compared := 0
			for no := 0; no < 400 && (no < 25 || !seen.Enough()); no++ {
				compared += comparePair(t, screens, fmt.Sprint("pair ", no), &seen)
			}
			t.Logf("%d replies, %+v", compared, seen)
			if !seen.Enough() {
				t.Errorf("only %+v", seen)
			}
		})
	}
}

// comparePair plays a game and its disguise, if there is one, and returns the number of replies compared.
func comparePair(t *testing.T, screens, seed string, seen *enginetest.Trades) int {
	t.Helper()
	options := map[string]string{"screens": screens}
	for _, id := range editiontest.Expansions {
		options[id] = "on"
	}
	table, err := editiontest.Library(t).Table(edition.Config{Preset: "deluxe", Players: 3, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	p := newPair(table, seed)
	if p == nil {
		return 0
	}
	seen.Note(p.moves[0], p.moves[1])
	n := 0
	for viewer := range p.observers() {
		a, b := p.told(t, 0, viewer), p.told(t, 1, viewer)
		n += len(a)
		for i := range a {
			if !bytes.Equal(a[i], b[i]) {
				t.Fatalf("%s: %v is told of move %d\n%s\nor\n%s", seed, viewer, i+1, a[i], b[i])
			}
		}
	}
	return n
}

// pair is a game and its disguise: the states before each move and after the last.
type pair struct {
	table  *edition.Table
	moves  [2][]engine.Move
	states [2][]engine.State
}

// newPair plays a game up to its last move but one, since the end reveals everything, and disguises the secret actions of
// one seat. It returns nil if a move does not fit, or a spectator would notice.
func newPair(table *edition.Table, seed string) *pair {
	p, r := &pair{table: table}, table.Rules
	rng := engine.Stream(seed, "pair")
	p.play(seed, rng)
	seats := make([]engine.Seat, len(p.moves[0]))
	for i := range seats {
		seats[i] = p.states[0][i].Seat
	}
	hides := engine.Seat(rng.IntN(r.Seats))
	other := enginetest.NewDisguise(r, p.moves[0], seats, func(seat engine.Seat) bool { return seat == hides }, rng)
	s := r.New(r.Deal(seed), nil)
	for at := range p.moves[0] {
		m, ok := other.Move(&s, at)
		if !ok || !p.alike(&p.states[0][at], &s, engine.Nobody) {
			return nil
		}
		p.add(1, &s, m)
		r.Apply(&s, &s, m, nil)
	}
	p.states[1] = append(p.states[1], s)
	return p
}

// play plays the first game, between seekers that trade often.
func (p *pair) play(seed string, rng *rand.Rand) {
	r, coverage := p.table.Rules, &enginetest.Coverage{}
	var seekers []*enginetest.Seeker
	for range r.Seats {
		seekers = append(seekers, enginetest.NewSeeker(r, rng, coverage))
	}
	s := r.New(r.Deal(seed), nil)
	for {
		m := choice(r, &s, seekers[s.Seat], rng)
		var next engine.State
		r.Apply(&next, &s, m, nil)
		if next.Decision == engine.Over {
			p.states[0] = append(p.states[0], s)
			return
		}
		p.add(0, &s, m)
		s = next
	}
}

func choice(r *engine.Rules, s *engine.State, seeker *enginetest.Seeker, rng *rand.Rand) engine.Move {
	legal := r.AppendLegal(nil, s)
	if s.Decision.OfTrade() {
		return enginetest.Bargain(rng, legal)
	}
	for _, m := range legal {
		if m.Kind == engine.OpenTrade && rng.IntN(2) == 0 {
			return m
		}
	}
	return seeker.Choose(r, s, legal)
}

func (p *pair) add(which int, s *engine.State, m engine.Move) {
	p.states[which], p.moves[which] = append(p.states[which], *s), append(p.moves[which], m)
}

func (p *pair) alike(a, b *engine.State, viewer engine.Seat) bool {
	var x, y engine.State
	p.table.Rules.Mask(&x, a, viewer)
	p.table.Rules.Mask(&y, b, viewer)
	return x == y
}

// observers returns the spectator and the seats whose information is the same in both games at all times.
func (p *pair) observers() map[engine.Seat]bool {
	all := map[engine.Seat]bool{engine.Nobody: true}
	for seat := range p.table.Rules.Seats {
		all[engine.Seat(seat)] = true
	}
	for at := range p.states[0] {
		maps.DeleteFunc(all, func(seat engine.Seat, _ bool) bool { return !p.alike(&p.states[0][at], &p.states[1][at], seat) })
	}
	return all
}

// told returns the replies to each move for a viewer, and the viewer's view after it.
func (p *pair) told(t *testing.T, which int, viewer engine.Seat) (replies [][]byte) {
	t.Helper()
	s := opened(t, p.table)
	as, view := spectator, `{"do":"view"}`
	if viewer != engine.Nobody {
		as, view = viewer.String(), fmt.Sprintf(`{"do":"view","seat":"%v"}`, viewer)
	}
	start := game.From(p.table, p.states[which][0])
	s.game = &start
	for i, m := range p.moves[which] {
		lines := []string{fmt.Sprintf(`{"do":"play","move":%q,"as":%q}`, record.MoveString(p.table.Rules, m), as)}
		if s.game.Now().Decision.OfTrade() || i%16 == 0 {
			lines = append(lines, view)
		}
		for _, line := range lines {
			var out bytes.Buffer
			if err := write(&out, s.reply([]byte(line), nil)); err != nil {
				t.Fatal(err)
			}
			if bytes.Contains(out.Bytes(), []byte(`"ok":false`)) {
				t.Fatalf("%s: %s", line, out.Bytes())
			}
			replies = append(replies, out.Bytes())
		}
	}
	return replies
}
