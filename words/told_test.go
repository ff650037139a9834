package words

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/view"
)

// toldFile contains the texts for effects, moves, decisions and reasons of every kind, in all languages. The interface reads
// it too (web/src/wording/told.test.ts), so that both use the same texts.
const toldFile = "../testdata/words/told.json"

// toldCase is an input in JSON with its texts, by language.
type toldCase struct {
	Line    *toldLine         `json:"line,omitempty"`    // of a log: clauses, each after its seat
	Outcome *view.Effect      `json:"outcome,omitempty"` // an effect before its move is made
	Move    *toldMove         `json:"move,omitempty"`    // as it is offered, with its stakes
	Ask     *toldAsk          `json:"ask,omitempty"`     // the question to the deciding seat
	Reason  *view.Reason      `json:"reason,omitempty"`
	Where   []string          `json:"where,omitempty"` // of a reason: places where the move would be possible
	Table   *toldTable        `json:"table,omitempty"`
	Told    map[string]string `json:"told"`
}

type toldLine struct {
	Seat     string         `json:"seat"`
	Kind     *string        `json:"kind"` // null if it is secret
	Operands []view.Operand `json:"operands"`
	Effects  []view.Effect  `json:"effects"`
}

// toldTable is the input of a table's title.
type toldTable struct {
	Name   string   `json:"name"`
	Preset string   `json:"preset"`
	Seats  []Sitter `json:"seats"`
}

type toldMove struct {
	Kind     string         `json:"kind"`
	Operands []view.Operand `json:"operands"`
	Decision string         `json:"decision"`
	Place    string         `json:"place"` // place of the mover's piece
	Counter  bool           `json:"counter"`
	Cardinal *string        `json:"cardinal"` // the mover's tile
}

// toldAsk is the part of a view that the message of a decision uses.
type toldAsk struct {
	Decision string         `json:"decision"`
	About    []view.Operand `json:"about"`
	Counter  bool           `json:"counter"`
}

// teller collects cases.
type teller struct {
	rules  *engine.Rules
	scenes map[string]*Scene
	cases  []toldCase
	fresh  int // index of the first case of the current kind
}

// TestTold checks that the texts of every kind of effect and move, of every decision and every code, are
// unchanged. Read the differences, then write them with -update.
func TestTold(t *testing.T) {
	table := editiontest.Expanded(t, 3)
	setup := view.SetupOf(table)
	setup.Cards = append(setup.Cards, view.Card{ID: "newer-red", Deck: "newer", Label: "red"}) // without a message
	w := teller{rules: table.Rules, scenes: map[string]*Scene{}}
	for _, lang := range Languages() {
		c, err := Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		w.scenes[lang] = &Scene{known: &setup, Catalogue: c, Table: table, Name: func(seat string) string { return c.Say("seat-"+seat, nil) }}
	}
	for _, k := range engine.EffectKinds() {
		w.fresh = len(w.cases)
		w.effects(k)
	}
	for _, k := range engine.Kinds() {
		w.fresh = len(w.cases)
		made := table // a move of only one edition is made there
		if !table.Rules.Has(k) {
			made = editiontest.Table(t, "it2010", 3)
		}
		w.moves(made, k)
	}
	for _, d := range decisions() {
		w.fresh = len(w.cases)
		w.asks(d.String())
	}
	for _, code := range engine.Codes() {
		w.fresh = len(w.cases)
		w.reasons(code)
		if w.scenes[English].Has("cut-" + code.String()) {
			w.cuts(table, code)
		}
	}
	w.fresh = len(w.cases)
	w.tables()
	w.outcome(view.Effect{Kind: "event-shown", A: &view.Operand{Type: "event", Value: 99}, B: &view.Operand{Type: "place", Value: "genova"}})
	w.outcome(view.Effect{Kind: "card-seen", A: &view.Operand{Type: "card", Value: "newer-red"}})
	golden(t, toldFile, w.file(t, setup))
}

// file writes the cases, each on a line, with the data that their names come from.
func (w *teller) file(t *testing.T, setup view.Setup) []byte {
	t.Helper()
	var out bytes.Buffer
	write := func(v any) {
		text := json.NewEncoder(&out)
		text.SetEscapeHTML(false)
		if err := text.Encode(v); err != nil {
			t.Fatal(err)
		}
	}
	events := []map[string]any{}
	for i := range w.rules.Box.Events {
		events = append(events, map[string]any{"no": w.rules.Box.Events[i].No, "name": w.rules.Box.Events[i].Name})
	}
	places, cards := []map[string]any{}, []map[string]any{} // data for names
	for i := range setup.Places {
		p := &setup.Places[i]
		places = append(places, map[string]any{
			"id": p.ID, "name": p.Name, "zone": p.Zone, "sea": p.Sea, "ducats": p.Ducats, "knowledge": p.Knowledge,
			"features":   p.Features,
			"neighbours": p.Neighbours,
		})
	}
	for _, c := range setup.Cards {
		cards = append(cards, map[string]any{"id": c.ID, "deck": c.Deck, "label": c.Label, "vp": c.VP})
	}
	out.WriteString("{\"setup\":")
	write(map[string]any{
		"places": places, "tiles": setup.Tiles, "cards": cards, "stack": setup.Stack,
		"friars": setup.Friars, "cardinals": setup.Cardinals, "offices": setup.Offices,
	})
	out.WriteString(",\"events\":")
	write(events)
	out.WriteString(",\"cases\":[\n")
	for i := range w.cases {
		if i > 0 {
			out.WriteByte(',')
		}
		write(&w.cases[i])
	}
	out.WriteString("]}\n")
	return out.Bytes()
}

// add adds a case with its text in each language, unless another one of its kind has the same texts.
func (w *teller) add(c toldCase, tell func(s *Scene) string) {
	c.Told = map[string]string{}
	for lang, s := range w.scenes {
		c.Told[lang] = tell(s)
	}
	alike := func(o toldCase) bool { return (o.Move == nil) == (c.Move == nil) && maps.Equal(o.Told, c.Told) }
	if !slices.ContainsFunc(w.cases[w.fresh:], alike) {
		w.cases = append(w.cases, c)
	}
}

// line adds a line of a log.
func (w *teller) line(m view.Move, effects ...view.Effect) {
	l := &toldLine{Seat: "red", Operands: m.Operands, Effects: append([]view.Effect{}, effects...)}
	if m.Kind != "" {
		l.Kind = &m.Kind
	}
	w.add(toldCase{Line: l}, func(s *Scene) string {
		var clauses []string
		for _, c := range s.Clauses(l.Seat, m, effects) {
			clauses = append(clauses, c.Seat+": "+c.Text)
		}
		return strings.Join(clauses, " | ")
	})
}

// values returns some values that an operand may have.
func (w *teller) values(o engine.Operand) []uint8 {
	switch o {
	case engine.NoOperand:
		return []uint8{0}
	case engine.APlace:
		return []uint8{3, uint8(engine.NoPlace)}
	case engine.ASeat:
		return []uint8{2, uint8(engine.Nobody)}
	case engine.ACard:
		return []uint8{
			engine.CardCode(engine.Ritmo, 1), engine.CardCode(engine.Placiti, engine.WhiteCard), engine.CardCode(engine.Scuola, 0),
		}
	case engine.AGood:
		return []uint8{
			uint8(engine.GoodDucats), uint8(engine.GoodCubes(engine.Noble)), uint8(engine.GoodStored), uint8(engine.GoodLingua),
			uint8(engine.GoodTiles), uint8(engine.GoodCards(engine.Glossario)), uint8(engine.GoodManuscript(2)),
		}
	case engine.ATrack:
		return []uint8{uint8(engine.Rest), uint8(engine.Riddle)}
	case engine.ASpace:
		return []uint8{4, 0}
	case engine.APapal:
		return []uint8{uint8(engine.Red), uint8(engine.White)}
	}
	return []uint8{1, 0}
}

// effects adds a kind of effect: alone and in runs, of a seat and of the table, with numbers and without, as known to its
// seat and to another.
func (w *teller) effects(k engine.EffectKind) {
	form, english := k.Form(), w.scenes[English]
	table, joins := english.Table, english.Has("fx-"+form.Name+".list") || english.Has("fx-"+form.Name+".all")
	as := w.values(form.A)
	bs := w.values(form.B)
	for i := range max(len(as), len(bs)) {
		for j, n := range []int16{1, -2, 0} {
			if i > 0 && j != i%2 {
				continue
			}
			e := engine.Effect{Kind: k, Seat: 1, A: as[i%len(as)], B: bs[(i+j)%len(bs)], N: n, Secret: form.Secret.When != engine.Never}
			if form.A == engine.ATrack && j != i { // for knowledge, only the first space is left out
				e.A, e.B = uint8(engine.Knowledge), 21
			}
			next := e
			next.A, next.N = as[(i+1)%len(as)], n+1
			same := e
			told := view.Effects(table, []engine.Effect{e, next, same}, []engine.Seat{1, 2}[j%2])
			none := view.Move{Operands: []view.Operand{}}
			if joins {
				w.line(none, told...)
			} else {
				w.line(none, told[0])
			}
			w.outcome(told[0])
			if i == 0 {
				e.Seat, next.Seat = engine.Nobody, 2
				w.line(none, view.Effects(table, []engine.Effect{e, next}, 1)...)
			}
		}
	}
}

// outcome adds an effect before its move is made, with its cuts.
func (w *teller) outcome(e view.Effect) {
	w.add(toldCase{Outcome: &e}, func(s *Scene) string {
		if cut := s.Cuts(&e); cut != "" {
			return s.Outcome(&e) + " – " + cut
		}
		return s.Outcome(&e)
	})
}

// cuts adds the cuts of track effects with a code: without figures and with.
func (w *teller) cuts(table *edition.Table, code engine.Code) {
	for _, track := range []engine.Track{engine.Library, engine.Riddle, engine.Canticle, engine.Rest, engine.Knowledge} {
		for _, figures := range [][2]int16{{0, 0}, {2, 1}} {
			why := engine.Reason{Code: code, Need: figures[0], Have: figures[1]}
			e := engine.Effect{Kind: engine.DiscMoved, Seat: 1, A: uint8(track), B: 4, N: 2, Cuts: engine.Cuts{why}}
			w.outcome(view.Effects(table, []engine.Effect{e}, 1)[0])
		}
	}
}

// moves adds a kind of move, as it is offered, and as it is logged with and without effects.
func (w *teller) moves(made *edition.Table, k engine.Kind) {
	var all []engine.Move
	for _, m := range made.Rules.Catalogue() {
		if m.Kind == k {
			all = append(all, m)
		}
	}
	for _, i := range []int{0, len(all) / 2, len(all) - 1} {
		m := view.MoveAs(made, all[i], 1, engine.Nobody, 1)
		for n, d := range k.Form().Decisions {
			if d != engine.Over || n == 0 {
				w.move(m, d.String(), n == 0 && i > 0)
			}
		}
		secret := view.MoveAs(made, all[i], 1, engine.Nobody, 2)
		w.line(m)
		w.line(secret)
		w.line(secret, view.Effects(w.scenes[English].Table, []engine.Effect{{Kind: engine.Passed, Seat: 1}}, 2)...)
	}
}

func (w *teller) move(m view.Move, decision string, counter bool) {
	place, seat := w.rules.Box.Places[0].ID, "red"
	tile := engine.Lanzuisi.String()
	v := &view.View{
		Decision: decision, Decides: &seat, Trade: &view.Trade{Counter: counter},
		Players: []view.Player{{Seat: seat, Place: &place, Cardinal: &tile}},
	}
	w.add(toldCase{Move: &toldMove{m.Kind, m.Operands, decision, place, counter, &tile}}, func(s *Scene) string {
		return strings.Join(append([]string{s.Move(m, v)}, s.Stakes(m, v)...), " · ")
	})
}

// decisions returns all decisions that moves answer.
func decisions() (all []engine.Decision) {
	for _, k := range engine.Kinds() {
		for _, d := range k.Form().Decisions {
			if d != engine.Over && !slices.Contains(all, d) {
				all = append(all, d)
			}
		}
	}
	slices.Sort(all)
	return all
}

// abouts are operands of the decisions that have some, with one thing and with several.
var abouts = map[string][2][]view.Operand{
	"turn":    {{{Type: "points", Value: 1}}, {{Type: "points", Value: 5}}},
	"keep":    {{{Type: "tiles", Value: 1}}, {{Type: "tiles", Value: 3}}},
	"answer":  {{{Type: "seat", Value: "grey"}}, {{Type: "seat", Value: "red"}}},
	"bidding": {{{Type: "votes", Value: 0}}, {{Type: "votes", Value: 4}, {Type: "seat", Value: "grey"}}},
	"payment": {{{Type: "votes", Value: 1}, {Type: "office", Value: none}}, {{Type: "votes", Value: 4}, {Type: "office", Value: "camerlengo"}}},
	"card-keep": {
		{{Type: "deck", Value: "placiti"}, {Type: "cards", Value: 2}, {Type: "keep", Value: 1}},
		{{Type: "deck", Value: "placiti"}, {Type: "cards", Value: 3}, {Type: "keep", Value: 2}},
	},
	"draft": {{{Type: "seat", Value: "grey"}}, {{Type: "seat", Value: "grey"}}},
	"reply": {{{Type: "seat", Value: "grey"}}, {{Type: "seat", Value: "grey"}}},
	"pick":  {{{Type: "seat", Value: "grey"}}, {{Type: "seat", Value: "grey"}}},
}

// asks adds the question to the deciding seat.
func (w *teller) asks(decision string) {
	for i, about := range abouts[decision] {
		ask := &toldAsk{decision, append([]view.Operand{}, about...), i > 0}
		v := &view.View{Decision: decision, About: about, Trade: &view.Trade{Counter: ask.Counter}}
		w.add(toldCase{Ask: ask}, func(s *Scene) string { return s.Ask(v) })
	}
}

// reasons adds a code: with figures and without, without a good and with goods.
func (w *teller) reasons(code engine.Code) {
	for _, of := range []engine.Good{engine.GoodDucats, engine.GoodCubes(engine.Noble), engine.GoodCards(engine.Scuola)} {
		for _, figures := range [][2]int{{0, 0}, {2, 1}, {1, 0}} {
			why := engine.Reason{Code: code, Of: of}
			why.Need, why.Have = int16(figures[0]), int16(figures[1])
			reason := view.ReasonOf(w.rules, why)
			var where []string
			if figures[0] == 2 {
				where = []string{w.rules.Box.Places[0].ID, w.rules.Box.Places[1].ID}
			}
			w.add(toldCase{Reason: &reason, Where: where}, func(s *Scene) string {
				var places []string
				for _, id := range where {
					places = append(places, s.Place(id))
				}
				return s.Reason(reason, places)
			})
		}
	}
}

// tables adds titles of tables: with a name and without, with an open seat and without.
func (w *teller) tables() {
	anna, bruno, greedy := "Anna", "Bruno", "greedy"
	named, other := Sitter{Name: &anna}, Sitter{Name: &bruno}
	nameless, open, bot := Sitter{}, Sitter{Open: true}, Sitter{Bot: &greedy}
	mine, away, gone := Sitter{Mine: true}, Sitter{Name: &bruno, Bot: &greedy, BotPlaying: true}, Sitter{Name: &bruno, Bot: &greedy}
	comma := "Lapa, Dino"
	for _, t := range []toldTable{
		{"Tuesday", "deluxe", []Sitter{named, open}},
		{"", "deluxe", []Sitter{named, open}},
		{"", "deluxe", []Sitter{open, other, named, other, bot}},
		{"", "it2010", []Sitter{open, nameless, mine, bot}},
		{"", "fr2010", []Sitter{}},
		{"", "deluxe", []Sitter{named, other, bot, bot}},
		{"", "deluxe", []Sitter{nameless, nameless, named, mine, mine}},
		{"", "deluxe", []Sitter{nameless, bot}},
		{"", "deluxe", []Sitter{named, {Name: &bruno, Mine: true}, bot, bot, bot}},
		{"", "deluxe", []Sitter{named, away}},
		{"", "deluxe", []Sitter{named, gone}},
		{"", "deluxe", []Sitter{open, gone, named}},
		{"", "deluxe", []Sitter{bot, bot, bot, bot}},
		{"", "deluxe", []Sitter{bot, bot, bot, bot, bot}},
		{"", "deluxe", []Sitter{{Name: &comma}, named, bot}},
	} {
		w.add(toldCase{Table: &t}, func(s *Scene) string { return s.TableTitle(t.Name, t.Preset, t.Seats) })
	}
}

// TestClergyTilesAreDescribed checks that every friar and cardinal tile is described, in every language.
func TestClergyTilesAreDescribed(t *testing.T) {
	table := editiontest.Expanded(t, 3)
	setup := view.SetupOf(table)
	for _, lang := range Languages() {
		c, err := Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		s := &Scene{Catalogue: c, Table: table}
		for kind, tiles := range map[string][]view.Person{"friar": setup.Friars, "cardinal": setup.Cardinals} {
			for _, p := range tiles {
				told := s.Power(kind, p.Tile)
				if told == "" || p.Knowledge > 0 && !strings.Contains(told, strconv.Itoa(p.Knowledge)) || p.VP != 0 && !strings.Contains(told, strconv.Itoa(max(p.VP, -p.VP))) {
					t.Errorf("%s: %s %s: %q", lang, kind, p.Tile, told)
				}
			}
		}
	}
}
