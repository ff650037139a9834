package catalogue

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
)

// Board is a board with all its values, in the JSON form of the API and of board editors.
type Board struct {
	Board   string   `json:"board"`
	Title   string   `json:"title"`
	Note    string   `json:"note"`
	Sources []Source `json:"sources"` // sources used only by this board
	Places  []Place  `json:"places"`
	Events  []Event  `json:"events"`
}

// Place is a place of a board.
type Place struct {
	ID         Sourced[string]     `json:"id"`
	Name       Sourced[string]     `json:"name"`
	Zone       Sourced[string]     `json:"zone"`
	Features   []Sourced[string]   `json:"features"`
	Sea        *Sourced[string]    `json:"sea"`
	Ducats     *Sourced[int]       `json:"ducats"`
	Knowledge  *Sourced[int]       `json:"knowledge"`
	Neighbours []Sourced[string]   `json:"neighbours"`
	Alone      *Sourced[string]    `json:"alone"` // mark of the fact that the place has no neighbours
	At         Sourced[[2]float64] `json:"at"`
}

// Event is an event tile.
type Event struct {
	No        Sourced[int]    `json:"no"`
	Name      Sourced[string] `json:"name"`
	Place     Sourced[string] `json:"place"`
	Ducats    *Sourced[int]   `json:"ducats"`
	Knowledge *Sourced[int]   `json:"knowledge"`
	Auction   *Sourced[int]   `json:"auction"`
}

// BoardOf returns the JSON form of a board.
func BoardOf(b *edition.Board) Board {
	made := Board{
		Board: b.Name, Title: b.Title, Note: b.Note, Sources: SourcesOf(b.Sources),
		Places: []Place{}, Events: eventsOf(b.Events),
	}
	for i := range b.Places {
		p := &b.Places[i]
		made.Places = append(made.Places, Place{
			ID: cite(p.ID), Name: cite(p.Name), Zone: citeAs(p.Zone, engine.Zone.String),
			Features: citeAll(p.Features, featureWord), Sea: citeIf(p.Sea, engine.Sea.String),
			Ducats: citeIf(p.Ducats, same[int]), Knowledge: citeIf(p.Knowledge, same[int]),
			Neighbours: citeAll(p.Neighbours, same[string]), Alone: citeIf(p.Alone, same[string]),
			At: citeAs(p.At, func(at edition.Point) [2]float64 { return [2]float64{at.Lat, at.Lon} }),
		})
	}
	return made
}

func featureWord(f engine.Feature) string { return f.Names()[0] }

func eventsOf(events []edition.Event) []Event {
	return lists.Map(events, func(e edition.Event) Event {
		return Event{
			No: cite(e.No), Name: cite(e.Name), Place: cite(e.Place), Ducats: citeIf(e.Ducats, same[int]),
			Knowledge: citeIf(e.Knowledge, same[int]), Auction: citeIf(e.Auction, same[int]),
		}
	})
}

// Unknown returns the first field whose word is not valid, with the word; "" if there is none. It does not check the board itself.
func (b *Board) Unknown() (field, word string) {
	w := wordCheck{}
	for i := range b.Places {
		p := &b.Places[i]
		w.marks(p.ID.Mark, p.Name.Mark, p.Zone.Mark, p.At.Mark)
		parses(&w, "zone", p.Zone.Value, engine.ParseZone)
		for _, f := range p.Features {
			w.marks(f.Mark)
			parses(&w, "feature", f.Value, engine.ParseFeature)
		}
		for _, n := range p.Neighbours {
			w.marks(n.Mark)
		}
		w.sea(p.Sea)
		markIf(&w, p.Sea, p.Alone)
		markIf(&w, p.Ducats, p.Knowledge)
	}
	for i := range b.Events {
		e := &b.Events[i]
		w.marks(e.No.Mark, e.Name.Mark, e.Place.Mark)
		markIf(&w, e.Ducats, e.Knowledge, e.Auction)
	}
	return w.field, w.word
}

// wordCheck remembers the first invalid word of a board.
type wordCheck struct{ field, word string }

func (w *wordCheck) see(ok bool, field, word string) {
	if !ok && w.field == "" {
		w.field, w.word = field, word
	}
}

func (w *wordCheck) marks(names ...string) {
	for _, name := range names {
		parses(w, "mark", name, edition.ParseMark)
	}
}

func markIf[T any](w *wordCheck, all ...*Sourced[T]) {
	for _, s := range all {
		if s != nil {
			w.marks(s.Mark)
		}
	}
}

func parses[T any](w *wordCheck, field, word string, parse func(string) (T, bool)) {
	_, ok := parse(word)
	w.see(ok, field, word)
}

func (w *wordCheck) sea(s *Sourced[string]) {
	if s != nil {
		sea, ok := engine.ParseSea(s.Value)
		w.see(ok && sea != engine.NoSea, "sea", s.Value)
	}
}

// Edition converts b to an edition.Board. The words in b must already have been checked.
func (b *Board) Edition() *edition.Board {
	made := &edition.Board{Name: b.Board, Title: b.Title, Note: b.Note}
	for _, s := range b.Sources {
		made.Sources = append(made.Sources, edition.Source(s))
	}
	for i := range b.Places {
		made.Places = append(made.Places, b.Places[i].place())
	}
	for i := range b.Events {
		e := &b.Events[i]
		made.Events = append(made.Events, edition.Event{
			No: valueOf(e.No), Name: valueOf(e.Name), Place: valueOf(e.Place), Ducats: valueIf(e.Ducats, same[int]),
			Knowledge: valueIf(e.Knowledge, same[int]), Auction: valueIf(e.Auction, same[int]),
		})
	}
	return made
}

func (p *Place) place() edition.Place {
	return edition.Place{
		ID: valueOf(p.ID), Name: valueOf(p.Name), Zone: valueAs(p.Zone, known(engine.ParseZone)),
		Features: valuesOf(p.Features, known(engine.ParseFeature)), Sea: valueIf(p.Sea, known(engine.ParseSea)),
		Ducats: valueIf(p.Ducats, same[int]), Knowledge: valueIf(p.Knowledge, same[int]),
		Neighbours: valuesOf(p.Neighbours, same[string]), Alone: valueIf(p.Alone, same[string]),
		At: valueAs(p.At, func(at [2]float64) edition.Point { return edition.Point{Lat: at[0], Lon: at[1]} }),
	}
}

// known parses a word that has been checked.
func known[T any](parse func(string) (T, bool)) func(string) T {
	return func(word string) T {
		v, _ := parse(word)
		return v
	}
}

func valueAs[T, U any](s Sourced[T], as func(T) U) edition.Value[U] {
	return valueOf(Sourced[U]{Value: as(s.Value), Mark: s.Mark, Sources: s.Sources, Note: s.Note})
}

func valueIf[T, U any](s *Sourced[T], as func(T) U) edition.Value[U] {
	if s == nil {
		return edition.Value[U]{}
	}
	return valueAs(*s, as)
}

func valuesOf[T, U any](all []Sourced[T], as func(T) U) []edition.Value[U] {
	return lists.Map(all, func(s Sourced[T]) edition.Value[U] { return valueAs(s, as) })
}
