package protocol

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/record"
)

// everyTable visits a table of each preset, and of the expansions alone and together, with two to five players.
func everyTable(tb testing.TB, visit func(*edition.Table)) {
	tb.Helper()
	for i, preset := range []string{"it2010", "es2010", "de2010", "fr2010", "deluxe"} {
		visit(editiontest.Table(tb, preset, 2+i%4))
	}
	for i, expansion := range []string{"ritmo", "placiti", "poeti", "alessandro", "sonzogni", "library-tile"} {
		visit(editiontest.Expanded(tb, 2+i%4, expansion))
	}
	for players := 2; players <= 5; players++ {
		visit(editiontest.Expanded(tb, players))
	}
}

// TestEveryViewCanBeLoadedAndQueried checks that every view of a position by a seat or spectator can be written, read and loaded, and that
// every request about it is answered. // SET-1
func TestEveryViewCanBeLoadedAndQueried(t *testing.T) {
	seen := map[engine.Decision]int{}
	everyTable(t, func(table *edition.Table) {
		s := opened(t, table)
		enginetest.EachMasked(table.Rules, "masked", 16, 2, func(masked *engine.State, seat engine.Seat) {
			seen[masked.Decision]++
			if why := canBeUsed(s, table, masked); why != "" {
				t.Fatalf("%v of %s as %v knows it: %s", masked.Decision, table.Preset.ID, seat, why)
			}
		})
	})
	for d := engine.Over; d <= engine.PlacitiChoice; d++ {
		if seen[d] < 20 {
			t.Errorf("decision %v came up %d times only", d, seen[d])
		}
	}
}

// TestDraftOfOtherSeatCanBeQueried checks that every request about a draft in another seat's view is answered in the sparse notation too,
// but goods without a receiver are refused. // RUL-13
func TestDraftOfOtherSeatCanBeQueried(t *testing.T) {
	table, s, err := record.ParsePosition(editiontest.Library(t).Table, hiddenDraft)
	if err != nil {
		t.Fatal(err)
	}
	if why := canBeUsed(opened(t, table), table, &s); why != "" {
		t.Error(why)
	}
	reply := read(t, ask(t, loading(hiddenDraft+"trade by red with ? asks ducats 10\n"))[0])
	if reply.Code != BadPosition {
		t.Errorf("%+v", reply)
	}
	full := string(record.AppendPosition(nil, table, &s))
	told := strings.Replace(full, "\ntrade with ?", "\ntrade with ? asks ducats 10", 1)
	if a := read(t, ask(t, loading(told))[0]); a.Code != BadPosition || !strings.Contains(a.Message, "partner of a draft") {
		t.Errorf("%+v", a)
	}
}

// opened returns a session that can make only the given table.
func opened(tb testing.TB, table *edition.Table) *session {
	tb.Helper()
	s, err := newSession(editiontest.Library(tb))
	if err != nil {
		tb.Fatal(err)
	}
	s.tables = func(edition.Config) (*edition.Table, error) { return table, nil }
	return s
}

// canBeUsed makes every request about a position and returns what went wrong.
func canBeUsed(s *session, table *edition.Table, masked *engine.State) string {
	text := string(record.AppendPosition(nil, table, masked))
	if _, again, err := record.ParsePosition(s.tables, text); err != nil || again != *masked {
		return fmt.Sprintf("read again: %v\n%s", err, text)
	}
	for _, line := range questions(table.Rules, text) {
		if r := s.reply([]byte(line), nil); r.fault != nil && r.fault.Code != Masked && r.fault.Code != Illegal {
			return fmt.Sprintf("%.80s: %s\n%s", line, r.fault.Message, text)
		}
	}
	for _, m := range table.Rules.Catalogue() {
		_ = s.explain(table.Rules.Check(masked, m))
	}
	var dealt engine.State
	table.Rules.Determinize(&dealt, masked, rand.New(rand.NewPCG(1, 2)))
	if masked.Decision != engine.Over && len(table.Rules.AppendLegal(nil, &dealt)) == 0 {
		return "nothing can be done once it is filled\n" + text
	}
	return ""
}

// questions lists every request about a position.
func questions(r *engine.Rules, position string) []string {
	all := []string{
		loading(position), `{"do":"position"}`, `{"do":"legal"}`,
		`{"do":"view"}`, `{"do":"score"}`, `{"do":"play","move":"withdraw"}`,
	}
	for seat := range r.Seats {
		all = append(all, fmt.Sprintf(`{"do":"view","seat":"%v"}`, engine.Seat(seat)), fmt.Sprintf(`{"do":"score","seat":"%v"}`, engine.Seat(seat)))
	}
	return all
}

// TestDraftStepIsSecret checks that other seats learn nothing of a step of a draft except that there is one. // RUL-13
func TestDraftStepIsSecret(t *testing.T) {
	trading := strings.Replace(hiddenDraft, "decision draft\ntrade by red with ?", "to-move red", 1)
	replies := ask(t, loading(trading), `{"do":"play","moves":["trade yellow","give ritmo blue","ask ducats 10"],"as":"spectator"}`)
	const step = `{"seat":"red","move":"?","kind":null,"operands":[],` +
		`"effects":[{"kind":"drafted","seat":"red","secret":true,"minor":true,"rules":["RUL-13","EXP-R4"]}]}`
	if !strings.Contains(replies[1], step+","+step) {
		t.Errorf("%s", replies[1])
	}
	if err := newSchemas(t).check(t, "Result.play", string(read(t, replies[1]).Result)); err != nil {
		t.Error(err)
	}
}
