package edition

import (
	"slices"
	"strings"
	"testing"

	"volgare/engine"
)

// The built-in board, place by place: features, zone, sea, ducats, knowledge, then the neighbours.
const places32 = `
torino       start                           neutral -         0  0  : asti milano
asti         city                            orange  -         15 0  : torino milano genova
milano       city,cathedral,event            blue    -         25 0  : torino asti genova vicenza venezia parma
genova       city,harbour,event              blue    tirreno   20 0  : asti milano parma lucca
vicenza      start                           neutral -         0  0  : milano venezia
venezia      city,harbour,event              blue    adriatico 15 0  : milano vicenza padova
padova       city                            blue    -         0  6  : venezia parma pomposa
parma        convent                         neutral -         0  0  : milano genova padova bologna
pomposa      abbey                           neutral -         0  0  : padova bologna urbino
bologna      city,university                 yellow  -         0  15 : parma pomposa firenze urbino
lucca        city                            pink    -         0  0  : genova firenze siena
firenze      city,event                      pink    -         15 9  : bologna lucca siena cortona
siena        city,event                      pink    -         10 3  : lucca firenze cortona roma
cortona      franciscan                      pink    -         0  0  : firenze siena gubbio assisi
urbino       franciscan                      yellow  -         0  0  : pomposa bologna gubbio ancona
gubbio       franciscan                      yellow  -         0  0  : cortona urbino assisi ancona
assisi       franciscan                      yellow  -         0  0  : cortona gubbio roma celano
ancona       start,harbour                   neutral adriatico 0  0  : urbino gubbio celano
roma         city,harbour,event              yellow  tirreno   8  15 : siena assisi celano montecassino
celano       franciscan                      yellow  -         0  0  : assisi ancona roma montecassino benevento
montecassino abbey                           neutral -         0  0  : roma celano napoli benevento
napoli       city,harbour,event              orange  tirreno   10 8  : montecassino benevento salerno
benevento    convent                         neutral -         0  0  : celano montecassino napoli salerno bari
salerno      city                            green   -         0  0  : napoli benevento taranto cosenza
bari         city,event                      green   -         0  0  : benevento brindisi taranto
brindisi     city,cathedral,harbour,event    green   adriatico 10 0  : bari taranto
taranto      start                           neutral -         0  0  : salerno bari brindisi cosenza
cosenza      city                            orange  -         0  0  : salerno taranto fiore
fiore        abbey                           neutral -         0  0  : cosenza
palermo      city,harbour,event              green   tirreno   10 8  : catania
catania      start                           neutral -         0  0  : palermo
cagliari     city,harbour,event              orange  tirreno   20 0  :
`

func TestPlaces(t *testing.T) {
	box := table(t, builtin(t), Config{Preset: "deluxe", Players: 4}).Rules.Box
	rows := strings.Split(strings.TrimSpace(places32), "\n")
	if len(rows) != 32 || len(box.Places) != 32 {
		t.Fatal(len(rows), len(box.Places))
	}
	for i, row := range rows {
		p := box.Places[i]
		sea := strings.Replace(p.Sea.String(), "none", "-", 1)
		got := []string{p.ID, strings.Join(p.Features.Names(), ","), p.Zone.String(), sea, itoa(int(p.Ducats)), itoa(int(p.Knowledge)), ":"}
		for _, n := range p.Neighbours {
			got = append(got, box.Places[n].ID)
		}
		if want := strings.Fields(row); !slices.Equal(got, want) {
			t.Errorf("want %v\ngot  %v", want, got)
		}
	}
}

// far returns the distances by land from a place; -1 if there is no road.
func far(b *Board, from int) []int {
	d := make([]int, len(b.Places))
	for i := range d {
		d[i] = -1
	}
	d[from] = 0
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		for _, road := range b.Places[queue[0]].Neighbours {
			if j := b.index(road.Is); d[j] < 0 {
				d[j] = d[queue[0]] + 1
				queue = append(queue, j)
			}
		}
	}
	return d
}

func TestGraph(t *testing.T) {
	b := builtin(t).Boards()[0]
	roads, diameter := 0, 0
	size := map[string]int{}
	for i := range b.Places {
		roads += len(b.Places[i].Neighbours)
		for _, d := range far(b, i) {
			diameter = max(diameter, d)
			if d >= 0 {
				size[b.Places[i].ID.Is]++
			}
		}
	}
	if roads != 2*52 || diameter != 10 {
		t.Errorf("%d roads, diameter %d", roads/2, diameter)
	}
	if size["roma"] != 29 || size["torino"] != 29 || size["catania"] != 2 || size["cagliari"] != 1 {
		t.Error(size)
	}
}

// TestAttested checks the marks of values that sources state about single places.
func TestAttested(t *testing.T) {
	b := builtin(t).Boards()[0]
	for _, c := range []struct {
		id, what, want string
	}{
		{"roma", "ducats", "8 attested IT ES DE"},
		{"roma", "knowledge", "15 attested IT ES DE"},
		{"milano", "ducats", "25 attested IT ES DE"},
		{"venezia", "ducats", "15 attested DX"},
		{"firenze", "ducats", "15 attested DX"},
		{"firenze", "knowledge", "9 attested DX"},
		{"bologna", "knowledge", "15 attested IT ES DE DX"},
		{"genova", "zone", "blue attested IT ES DE"},
		{"venezia", "zone", "blue attested IT ES DE DX"},
		{"torino", "zone", "neutral attested IT ES DE DX"},
		{"parma", "zone", "neutral attested IT ES DE DX"},
		{"firenze", "zone", "pink inferred DX"},
		{"palermo", "zone", "green inferred DX MM"},
		{"brindisi", "zone", "green inferred DX"},
		{"cagliari", "zone", "orange inferred DX"},
		{"milano", "zone", "blue proposed VOL"},
		{"roma", "zone", "yellow proposed VOL"},
		{"asti", "id", "asti proposed VOL"},
		{"parma", "id", "parma inferred IT ES DE DX"},
		{"pomposa", "name", "Abbazia di Pomposa proposed VOL"},
		{"fiore", "id", "fiore inferred IT DE DX"},
		{"gubbio", "id", "gubbio attested IT ES DX"},
		{"milano", "venezia", "venezia attested IT ES DE"},
		{"venezia", "milano", "milano attested IT ES DE"},
		{"catania", "palermo", "palermo inferred IT ES DE DX"},
		{"milano", "torino", "torino proposed VOL"},
		{"milano", "cathedral", "cathedral attested IT ES DE DX"},
		{"brindisi", "cathedral", "cathedral attested IT ES DE DX"},
		{"cagliari", "event", "event inferred GOB1"},
		{"genova", "event", "event proposed VOL"},
		{"venezia", "sea", "adriatico attested IT ES DE DX"},
		{"cortona", "ducats", "0 attested IT"},
	} {
		if got := show(b.Place(c.id), c.what); got != c.want {
			t.Errorf("%s %s: want %s, got %s", c.id, c.what, c.want, got)
		}
	}
	for i := range b.Places {
		if p := &b.Places[i]; p.Has(engine.Harbour) && p.Sea.Mark != Attested {
			t.Errorf("%s: all seas are attested", p.ID.Is)
		}
	}
}

// show returns a value of a place, or one of its features or neighbours, with its mark and codes.
func show(p *Place, what string) string {
	switch what {
	case "id":
		return line(p.ID.Is, p.ID.Provenance)
	case "name":
		return line(p.Name.Is, p.Name.Provenance)
	case "zone":
		return line(p.Zone.Is.String(), p.Zone.Provenance)
	case "sea":
		return line(p.Sea.Is.String(), p.Sea.Provenance)
	case "ducats":
		return line(itoa(p.Ducats.Is), p.Ducats.Provenance)
	case "knowledge":
		return line(itoa(p.Knowledge.Is), p.Knowledge.Provenance)
	}
	for _, v := range p.Neighbours {
		if v.Is == what {
			return line(v.Is, v.Provenance)
		}
	}
	for _, v := range p.Features {
		if join(v.Is) == what {
			return line(join(v.Is), v.Provenance)
		}
	}
	return ""
}

func line(value string, p Provenance) string {
	return value + " " + p.Mark.String() + " " + strings.Join(p.Sources, " ")
}

func TestEvents(t *testing.T) {
	for _, preset := range []string{"it2010", "deluxe"} {
		made := table(t, builtin(t), Config{Preset: preset, Players: 4})
		want := strings.Fields("1:milano:0:4 2:venezia:30:0 3:palermo:0:6 4:genova:25:0 5:napoli:0:4 6:firenze:0:5 7:siena:20:0 8:roma:0:5 9:bari:20:0 10:brindisi:0:0 11:cagliari:0:6")
		box := made.Rules.Box
		if preset == "it2010" {
			want = want[:10]
		}
		for i, e := range box.Events {
			got := strings.Join([]string{itoa(int(e.No)), box.Places[e.Place].ID, itoa(int(e.Ducats)), itoa(int(e.Knowledge))}, ":")
			if i >= len(want) || got != want[i] {
				t.Errorf("%s: %s", preset, got)
			}
		}
		if len(box.Events) != len(want) || box.Events[9].Auction != 10 {
			t.Error(preset, len(box.Events))
		}
		for no, name := range map[int]string{2: "Mercis", 3: "Notaro Giacomo", 4: "Commercium", 8: "Artes Dictandi", 10: "Stupor Mundi"} {
			if e := made.Components.event(no); e.Name.Is != name || e.Name.Mark != Attested || e.No.Mark != Attested {
				t.Error(preset, e)
			}
		}
	}
}

func TestBoxes(t *testing.T) {
	l := builtin(t)
	classic := table(t, l, Config{Preset: "it2010", Players: 4}).Rules.Box
	deluxe := table(t, l, Config{Preset: "deluxe", Players: 4}).Rules.Box
	for _, box := range []engine.Box{classic, deluxe} {
		checkBox(t, &box)
	}
	if want := []engine.LibraryTile{{VP: 2, Count: 3}, {VP: 3, Count: 3}, {VP: 4, Count: 2}}; !slices.Equal(classic.Library, want) {
		t.Error(classic.Library)
	}
	joker := []engine.LibraryTile{{VP: 2, Count: 1}, {VP: 2, Joker: true, Count: 3}, {VP: 3, Count: 3}, {VP: 3, Joker: true, Count: 1}, {VP: 4, Count: 2}}
	if !slices.Equal(deluxe.Library, joker) {
		t.Error(deluxe.Library)
	}
	if want := []engine.Step{{Space: 2, Value: 1}, {Space: 4, Value: 2}, {Space: 6, Value: 3}, {Space: 8, Value: 4}}; !slices.Equal(classic.LibraryDraw, want) {
		t.Error(classic.LibraryDraw)
	}
	if want := []engine.Step{{Space: 3, Value: 1}, {Space: 4, Value: 2}, {Space: 5, Value: 3}}; !slices.Equal(deluxe.LibraryDraw, want) {
		t.Error(deluxe.LibraryDraw)
	}
	if classic.TrackSpaces[engine.Library] != 8 || deluxe.TrackSpaces[engine.Library] != 5 {
		t.Error("library tracks")
	}
}

// TestCards checks the cards of the expansions. // EXP-R EXP-P EXP-S EXP-G EXP-L1
func TestCards(t *testing.T) {
	all := map[string]string{"ritmo": "on", "placiti": "on", "poeti": "on", "glossario": "on", "library-tile": "on"}
	box := table(t, builtin(t), Config{Preset: "deluxe", Players: 4, Options: all}).Rules.Box
	for d, want := range [engine.NumCardDecks][]engine.CardKind{
		{{Count: 3}, {Count: 3}, {Count: 3}, {Count: 3}, {Count: 3}},
		{{Count: 5}, {Count: 1}, {Count: 6}},
		{{VP: 3, Count: 2}, {VP: 4, Count: 2}, {VP: 5, Count: 2}},
		{{VP: 1, Count: 3}, {VP: 2, Count: 4}, {VP: 3, Count: 2}, {VP: 4, Count: 1}},
		{{VP: 1, Count: 3}, {VP: 2, Count: 4}, {VP: 3, Count: 3}},
	} {
		if !slices.Equal(box.Cards[d], want) {
			t.Errorf("%s: %v", engine.CardDeck(d), box.Cards[d])
		}
	}
	if want := (engine.LibraryTile{VP: 3, Joker: true, Count: 2}); box.Library[3] != want {
		t.Error(box.Library)
	}
	for _, box := range builtin(t).boxes { // 16, 13, 17 and 11 cards if the card of the poets is included (DX)
		actions := 0
		for _, action := range box.Actions {
			actions += one(action.Mark == Attested && action.Is != "")
		}
		if actions != 4*int(box.Edition) {
			t.Errorf("%s: %d Action Space cards", box.Title, actions)
		}
		scuola, arnault, glossario := 0, 0, 0
		for _, card := range box.Cards[engine.Scuola] {
			scuola += one(card.Mark == Attested && (card.Is == 3 || card.Is == 5))
		}
		for _, card := range box.Cards[engine.Arnault] {
			arnault += one(card.Mark == Attested && card.Is == 2)
		}
		for _, card := range box.Cards[engine.Glossario] {
			glossario += one(card.Mark == Attested && (card.Is == 1 || card.Is == 3))
		}
		if n := 2 * int(box.Edition); scuola != n || arnault != n/2 || glossario != n {
			t.Errorf("%s: attested cards: %d %d %d", box.Title, scuola, arnault, glossario)
		}
	}
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// checkBox checks the values that are the same in both boxes.
func checkBox(t *testing.T, box *engine.Box) {
	t.Helper()
	tiles, pairs := 0, map[engine.Zones]bool{}
	for i, m := range box.Manuscripts {
		tiles += int(m.Count)
		if i > 0 && m.Level < box.Manuscripts[i-1].Level {
			t.Error("manuscripts are not in the order of their levels")
		}
		if m.Level == 4 {
			pairs[m.Colours] = true
		} else if m.Colours != 1<<(engine.Blue+engine.Zone(i%5)) || m.Count != 3 {
			t.Error(m)
		}
	}
	if tiles != 55 || len(pairs) != 10 || len(box.Manuscripts) != 25 {
		t.Error(tiles, pairs)
	}
	if !slices.Equal(box.Canticle, []uint8{2, 6, 8, 10, 12}) || !slices.Equal(box.LevelStarts, []uint8{1, 14, 27, 40, 53, 66, 79, 92}) || box.KnowledgeSpaces != 92 {
		t.Error(box.Canticle, box.LevelStarts, box.KnowledgeSpaces)
	}
	if !slices.Equal(box.RiddleVP, []engine.Step{{Space: 4, Value: 4}, {Space: 5, Value: 5}, {Space: 6, Value: 6}}) {
		t.Error(box.RiddleVP)
	}
	tracks := box.TrackSpaces
	tracks[engine.Library] = 0
	if tracks != [engine.NumTracks]uint8{engine.Riddle: 10, engine.Messenger: 6, engine.Orient: 6, engine.Canticle: 10, engine.Rest: 6} {
		t.Error(box.TrackSpaces)
	}
	if box.LateUniversity != 10 || box.RedPapal != 2 {
		t.Error(box.LateUniversity, box.RedPapal)
	}
}

// TestPieces: coins, discs, pawns and action markers are as the documents list them.
func TestPieces(t *testing.T) {
	l := builtin(t)
	for preset, want := range map[string]struct {
		coins [3]int // numbers of coins of 5, 10 and 50 ducats
		pawns int
	}{
		"it2010": {[3]int{10, 15, 5}, 1},
		"deluxe": {[3]int{10, 18, 5}, 3},
	} {
		c := table(t, l, Config{Preset: preset, Players: 3}).Components
		coins := []Coin{{5, want.coins[0]}, {10, want.coins[1]}, {50, want.coins[2]}}
		if !slices.Equal(c.Coins.Is, coins) || c.Discs.Is != 20 || c.Pawns.Is != want.pawns || c.Markers.Is != 6 {
			t.Errorf("%s: %v %v %v %v", preset, c.Coins.Is, c.Discs.Is, c.Pawns.Is, c.Markers.Is)
		}
	}
}

// TestMarks checks the counts with which an interface shows how much of a board is reconstructed.
func TestMarks(t *testing.T) {
	l := builtin(t)
	b := l.Boards()[0]
	m := b.Marks()
	if b.Reconstructed() != m.Proposed || m.Proposed == 0 || m.Attested == 0 || m.Inferred == 0 {
		t.Errorf("%+v", m)
	}
	roads := 0
	for i := range b.Places {
		p := &b.Places[i]
		roads += len(p.Neighbours)
		m.Attested -= 3 + len(p.Features) // id, name, zone
		for _, given := range []bool{p.Sea.Given(), p.Ducats.Given(), p.Knowledge.Given()} {
			if given {
				m.Attested--
			}
		}
	}
	if m.Sum() != roads/2+1 { // Cagliari has none, which is a value too
		t.Errorf("%d values too many", m.Sum()-roads/2-1)
	}
	made := table(t, l, Config{Preset: "deluxe", Players: 2})
	if made.Marks() != made.Board.Marks().Plus(made.Components.Marks()) {
		t.Error(made.Marks())
	}
	cards := table(t, l, Config{Preset: "deluxe", Players: 2, Options: map[string]string{"poeti": "on", "library-tile": "on", "sonzogni": "on"}})
	want := Marks{Attested: 2 + 1 + 1 + 2, Proposed: 4 + 9 + 1}
	if got := made.Marks().Plus(want); cards.Marks() != got {
		t.Errorf("%+v, want %+v", cards.Marks(), got)
	}
}
