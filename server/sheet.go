package server

import (
	"volgare/edition"
	"volgare/engine"
)

// boardSheet is a board with all its values, as it is told and as an editor sends it.
type boardSheet struct {
	Board   string       `json:"board"`
	Title   string       `json:"title"`
	Note    string       `json:"note"`
	Sources []source     `json:"sources"` // that only this board explains
	Places  []placeSheet `json:"places"`
	Events  []eventSheet `json:"events"`
}

type placeSheet struct {
	ID         sourced[string]     `json:"id"`
	Name       sourced[string]     `json:"name"`
	Zone       sourced[string]     `json:"zone"`
	Features   []sourced[string]   `json:"features"`
	Sea        *sourced[string]    `json:"sea"`
	Ducats     *sourced[int]       `json:"ducats"`
	Knowledge  *sourced[int]       `json:"knowledge"`
	Neighbours []sourced[string]   `json:"neighbours"`
	Alone      *sourced[string]    `json:"alone"` // the mark of having no neighbours
	At         sourced[[2]float64] `json:"at"`
}

type eventSheet struct {
	No        sourced[int]    `json:"no"`
	Name      sourced[string] `json:"name"`
	Place     sourced[string] `json:"place"`
	Ducats    *sourced[int]   `json:"ducats"`
	Knowledge *sourced[int]   `json:"knowledge"`
	Auction   *sourced[int]   `json:"auction"`
}

func sheetOf(b *edition.Board) boardSheet {
	sheet := boardSheet{
		Board: b.Name, Title: b.Title, Note: b.Note, Sources: sourcesOf(b.Sources),
		Places: []placeSheet{}, Events: eventSheets(b.Events),
	}
	for i := range b.Places {
		p := &b.Places[i]
		sheet.Places = append(sheet.Places, placeSheet{
			ID: cite(p.ID), Name: cite(p.Name), Zone: citeAs(p.Zone, engine.Zone.String),
			Features: citeAll(p.Features, featureWord), Sea: citeIf(p.Sea, engine.Sea.String),
			Ducats: citeIf(p.Ducats, same[int]), Knowledge: citeIf(p.Knowledge, same[int]),
			Neighbours: citeAll(p.Neighbours, same[string]), Alone: citeIf(p.Alone, same[string]),
			At: citeAs(p.At, func(at edition.Point) [2]float64 { return [2]float64{at.Lat, at.Lon} }),
		})
	}
	return sheet
}

func featureWord(f engine.Feature) string { return f.Names()[0] }

func eventSheets(events []edition.Event) []eventSheet {
	all := make([]eventSheet, len(events))
	for i := range events {
		e := &events[i]
		all[i] = eventSheet{
			No: cite(e.No), Name: cite(e.Name), Place: cite(e.Place), Ducats: citeIf(e.Ducats, same[int]),
			Knowledge: citeIf(e.Knowledge, same[int]), Auction: citeIf(e.Auction, same[int]),
		}
	}
	return all
}

// check finds what no board can be made of; what is wrong with the board is another
// matter.
func (b *boardSheet) check() *Problem {
	w := words{}
	for i := range b.Places {
		p := &b.Places[i]
		w.marks(p.ID.Mark, p.Name.Mark, p.Zone.Mark, p.At.Mark)
		w.zone(p.Zone.Is)
		for _, f := range p.Features {
			w.marks(f.Mark)
			w.feature(f.Is)
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
	return w.unknown
}

// words remembers the first word of a board that means nothing.
type words struct{ unknown *Problem }

func (w *words) see(ok bool, field, word string) {
	if !ok && w.unknown == nil {
		w.unknown = badField(field, "there is no "+field+` "`+word+`"`)
	}
}

func (w *words) marks(names ...string) {
	for _, name := range names {
		_, ok := edition.ParseMark(name)
		w.see(ok, "mark", name)
	}
}

func markIf[T any](w *words, all ...*sourced[T]) {
	for _, s := range all {
		if s != nil {
			w.marks(s.Mark)
		}
	}
}

func (w *words) zone(name string) {
	_, ok := engine.ParseZone(name)
	w.see(ok, "zone", name)
}

func (w *words) feature(name string) {
	_, ok := engine.ParseFeature(name)
	w.see(ok, "feature", name)
}

func (w *words) sea(s *sourced[string]) {
	if s != nil {
		sea, ok := engine.ParseSea(s.Is)
		w.see(ok && sea != engine.NoSea, "sea", s.Is)
	}
}

// board is the board of a sheet whose words mean something.
func (b *boardSheet) board() *edition.Board {
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
			No: taken(e.No), Name: taken(e.Name), Place: taken(e.Place), Ducats: takenIf(e.Ducats, same[int]),
			Knowledge: takenIf(e.Knowledge, same[int]), Auction: takenIf(e.Auction, same[int]),
		})
	}
	return made
}

func (p *placeSheet) place() edition.Place {
	return edition.Place{
		ID: taken(p.ID), Name: taken(p.Name), Zone: takenAs(p.Zone, known(engine.ParseZone)),
		Features: takenAll(p.Features, known(engine.ParseFeature)), Sea: takenIf(p.Sea, known(engine.ParseSea)),
		Ducats: takenIf(p.Ducats, same[int]), Knowledge: takenIf(p.Knowledge, same[int]),
		Neighbours: takenAll(p.Neighbours, same[string]), Alone: takenIf(p.Alone, same[string]),
		At: takenAs(p.At, func(at [2]float64) edition.Point { return edition.Point{Lat: at[0], Lon: at[1]} }),
	}
}

// known reads a word that has been checked.
func known[T any](parse func(string) (T, bool)) func(string) T {
	return func(word string) T {
		v, _ := parse(word)
		return v
	}
}

func takenAs[T, U any](s sourced[T], as func(T) U) edition.Value[U] {
	return taken(sourced[U]{Is: as(s.Is), Mark: s.Mark, Sources: s.Sources, Note: s.Note})
}

func takenIf[T, U any](s *sourced[T], as func(T) U) edition.Value[U] {
	if s == nil {
		return edition.Value[U]{}
	}
	return takenAs(*s, as)
}

func takenAll[T, U any](all []sourced[T], as func(T) U) []edition.Value[U] {
	var values []edition.Value[U]
	for i := range all {
		values = append(values, takenAs(all[i], as))
	}
	return values
}
