package record

import (
	"maps"
	"slices"

	"volgare/edition"
	"volgare/engine"
)

// positionVersion is the version of the complete form.
const positionVersion = 1

// AppendPosition appends a position in its complete form: every field, with the config and the hash of its rules.
// ParsePosition returns the same state, even if it is masked.
func AppendPosition(dst []byte, t *edition.Table, s *engine.State) []byte {
	w := writer{dst: dst, r: t.Rules}
	w.line("position").int(positionVersion)
	w.config(t)
	w.decision(s)
	w.tiles(s)
	w.cubes(s)
	w.manuscripts(s)
	w.cards(s)
	w.players(s)
	return append(w.dst, '\n')
}

// writer appends lines of words.
type writer struct {
	dst []byte
	r   *engine.Rules
}

// line begins a line with a word.
func (w *writer) line(word string) *writer {
	if len(w.dst) > 0 && w.dst[len(w.dst)-1] != '\n' {
		w.dst = append(w.dst, '\n')
	}
	w.dst = append(w.dst, word...)
	return w
}

// word adds a word to the line.
func (w *writer) word(word string) *writer {
	w.dst = append(append(w.dst, ' '), word...)
	return w
}

// int adds a number to the line.
func (w *writer) int(n int) *writer {
	w.dst = appendInt(append(w.dst, ' '), n)
	return w
}

// counts adds cubes to the line.
func (w *writer) counts(n [engine.NumCubes]uint8) {
	w.dst = appendCubes(append(w.dst, ' '), n[:])
}

// set adds the words whose bits are set, or "none".
func (w *writer) set(set uint64, words []string) {
	if set == 0 {
		w.word("none")
	}
	for i, word := range words {
		if set&(1<<i) != 0 {
			w.word(word)
		}
	}
}

func (w *writer) config(t *edition.Table) {
	w.line("preset").word(t.Config.Preset)
	w.line("players").int(t.Config.Players)
	if t.Config.Revision != unstated {
		w.line("revision").int(t.Config.Revision)
	}
	for _, id := range slices.Sorted(maps.Keys(t.Config.Options)) {
		w.line("option").word(id).word(t.Config.Options[id])
	}
	if t.Config.Board != "" {
		w.line("board").word(t.Config.Board)
	}
	w.line("rules").word(t.Hash)
}

// flagWords are the names of the boolean fields, in the order of flags.
var flagWords = []string{"virtual", "fresh", "stupor", "inquired", "lingua", "guaita", "converted"}

func flags(s *engine.State) []*bool {
	return []*bool{&s.Virtual, &s.Fresh, &s.Stupor, &s.Inquired, &s.LinguaUp, &s.GuaitaIn, &s.Converted}
}

func (w *writer) decision(s *engine.State) {
	w.line("decision").word(s.Decision.String())
	w.line("to-move").word(s.Seat.String())
	w.line("turn").int(int(s.Turn))
	w.line("at").int(int(s.At))
	w.line("order")
	for _, seat := range s.Order[:w.r.Seats] {
		w.word(seat.String())
	}
	w.line("points").int(int(s.Points))
	w.line("done").set(uint64(s.Done), kindWords)
	set := uint64(0)
	for i, flag := range flags(s) {
		if *flag {
			set |= 1 << i
		}
	}
	w.line("flags").set(set, flagWords)
	w.line("drawn").int(int(s.Drawn))
	w.line("placed").int(int(s.Placed))
	w.summons(&s.Summons)
	w.line("due").int(int(s.Due))
	w.line("office").word(s.Office.String())
}

func (w *writer) summons(s *engine.Summons) {
	w.line("summons")
	if *s == (engine.Summons{}) {
		w.word("none")
		return
	}
	w.word("by").word(s.By.String()).word("at").int(int(s.At))
	w.word("bid").int(int(s.Bid)).word("high").word(s.High.String())
	w.word("in").set(uint64(s.In), seatWords)
}

func (w *writer) tiles(s *engine.State) {
	w.line("first-event")
	w.dst = appendEvent(append(w.dst, ' '), w.r, s.FirstEvent)
	w.line("events").set(uint64(s.Events), namesOf(len(w.r.Box.Events), func(i uint8) string {
		return string(appendEvent(nil, w.r, i))
	}))
	w.endings(s.Papal[:], s.Canticle[:])
	w.line("friars").set(uint64(s.Friars), friarWords)
	w.line("cardinals").set(uint64(s.Cardinals), cardinalWords)
}

func (w *writer) cubes(s *engine.State) {
	w.line("areas").counts(s.Areas)
	for space := 1; space < len(s.Coming); space++ {
		if s.Coming[space] != ([engine.NumCubes]uint8{}) {
			w.line("space").int(space).counts(s.Coming[space])
		}
	}
	w.line("gone").counts(s.Gone)
}

func (w *writer) manuscripts(s *engine.State) {
	w.line("showing").kinds(&s.FaceUp)
	for level := range s.Deck {
		w.line("deck").int(level + 1)
		n := int(s.DeckN[level])
		if n == 0 {
			w.word("none")
		}
		for i := n - 1; i >= 0; i-- {
			w.dst = append(w.dst, ' ')
			w.colours(s.Deck[level][i])
		}
	}
	w.line("stack").pieces(libraryStock(w.r), s.Stack.Piece[:s.Stack.N])
}

// kinds adds manuscripts as a list.
func (w *writer) kinds(n *[engine.MaxManuscripts]uint8) {
	some := false
	for kind, count := range n[:len(w.r.Box.Manuscripts)] {
		if count == 0 {
			continue
		}
		some = true
		w.dst = appendManuscript(append(w.dst, ' '), w.r, uint8(kind), '-')
		if count > 1 {
			w.dst = appendInt(append(w.dst, '*'), count)
		}
	}
	if !some {
		w.word("none")
	}
}

func (w *writer) players(s *engine.State) {
	for t := range engine.NumTracks {
		w.line("track").word(t.String())
		for _, seat := range s.Tracks[t].Ahead[:w.r.Seats] {
			w.word(seat.String()).int(int(s.Tracks[t].Space[seat]))
		}
	}
	for seat := range w.r.Seats {
		w.line("seat").word(seatWords[seat])
		w.player(&s.Players[seat])
	}
}

func (w *writer) player(p *engine.Player) {
	w.word("place").word(PlaceWord(w.r, p.Place))
	if p.Left != engine.NoPlace {
		w.word("left").word(PlaceWord(w.r, p.Left))
	}
	w.word("ducats").int(int(p.Ducats))
	w.word("status").word(p.Status.String())
	switch p.Status {
	case engine.Friar:
		w.word(p.Friar.String())
	case engine.Cardinal:
		w.word(p.Card.String())
	}
	w.word("office").word(p.Office.String())
	w.word("scribes").int(int(p.Scribes)).word("cubes").counts(p.Cubes)
	places := placeIDs(w.r)
	w.word("discs").set(p.Discs, places)
	if p.Unpaid != 0 {
		w.word("unpaid").set(p.Unpaid, places)
	}
	if p.Unlearnt != 0 {
		w.word("unlearnt").set(p.Unlearnt, places)
	}
	w.word("manuscripts").kinds(&p.Manuscripts)
	w.word("library").pieces(libraryStock(w.r), p.Hand.Piece[:p.Hand.N])
	w.cardHands(p)
	for i, has := range [...]bool{p.Lingua, p.Graduate, p.Reader} {
		if has {
			w.word([...]string{"lingua", "graduate", "reader"}[i])
		}
	}
}
