package edition

import (
	"fmt"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/internal/lists"
)

// Say returns a value with its provenance that comes from no file yet: Library.Edit writes it into one.
func Say[T any](is T, from Provenance) Value[T] { return Value[T]{is, from, 1} }

// heading is the start of a board file written by boardWriter.
const heading = `# A board of Volgare. Every value says where it comes from:
#
#   {is: VALUE, attested: CODES}   stated in these sources
#   {is: VALUE, inferred: CODES}   follows from what these sources state
#   {is: VALUE, proposed: CODES}   a reconstruction
#
# To play on it: volgare serve --boards DIR, with this file as NAME.board.yaml in it.
# To look for faults: volgare board check NAME.board.yaml
`

// boardWriter writes the file of a board and remembers which part each line is about.
type boardWriter struct {
	text  strings.Builder
	about []string // part of the board in line 1, 2, ..., as in Fault.At
}

// write writes the file of a board that was built from values. Reading it gives the same board, or the faults of its values.
func (b *Board) write() *boardWriter {
	w := &boardWriter{}
	for line := range strings.Lines(heading) {
		w.line("", strings.TrimSuffix(line, "\n"))
	}
	w.line("", "")
	w.line("board", "board: "+quoted(b.Name))
	w.line("title", "title: "+quoted(b.Title))
	if b.Note != "" {
		w.line("note", "note: "+quoted(b.Note))
	}
	if len(b.Sources) > 0 {
		w.line("sources", "sources:")
		for _, s := range b.Sources {
			w.line("sources", "  "+quoted(s.Code)+": "+quoted(s.Text))
		}
	}
	w.line("", "")
	w.line("", "places:")
	for i := range b.Places {
		w.place(&b.Places[i])
		w.line("", "")
	}
	if len(b.Events) > 0 {
		w.line("", "events:")
	}
	for i := range b.Events {
		w.event(&b.Events[i])
		w.line("", "")
	}
	return w
}

func (w *boardWriter) line(about, text string) {
	w.text.WriteString(text + "\n")
	w.about = append(w.about, about)
}

func (w *boardWriter) place(p *Place) {
	entry(w, "  - ", p.at("id"), "id", p.ID, quoted)
	entry(w, "    ", p.at("name"), "name", p.Name, quoted)
	entry(w, "    ", p.at("zone"), "zone", p.Zone, engine.Zone.String)
	entries(w, p.at("features"), "features", p.Features, join)
	entry(w, "    ", p.at("sea"), "sea", p.Sea, engine.Sea.String)
	entry(w, "    ", p.at("ducats"), "ducats", p.Ducats, itoa)
	entry(w, "    ", p.at("knowledge"), "knowledge", p.Knowledge, itoa)
	if len(p.Neighbours) == 0 && p.Alone.Given() {
		w.line(p.at("neighbours"), "    neighbours: "+marked("[]", p.Alone.Provenance))
	} else {
		entries(w, p.at("neighbours"), "neighbours", p.Neighbours, quoted)
	}
	entry(w, "    ", p.at("at"), "at", p.At, Point.String)
}

func (w *boardWriter) event(e *Event) {
	entry(w, "  - ", e.at("no"), "no", e.No, itoa)
	entry(w, "    ", e.at("name"), "name", e.Name, quoted)
	entry(w, "    ", e.at("place"), "place", e.Place, quoted)
	entry(w, "    ", e.at("ducats"), "ducats", e.Ducats, itoa)
	entry(w, "    ", e.at("knowledge"), "knowledge", e.Knowledge, itoa)
	entry(w, "    ", e.at("auction"), "auction", e.Auction, itoa)
}

// entry writes a value if it is given.
func entry[T any](w *boardWriter, indent, about, key string, v Value[T], text func(T) string) {
	if v.Given() {
		w.line(about, indent+key+": "+marked(text(v.Is), v.Provenance))
	}
}

// entries writes values in order, as groups with one provenance each.
func entries[T any](w *boardWriter, about, key string, all []Value[T], text func(T) string) {
	if len(all) == 0 {
		w.line(about, "    "+key+": []")
		return
	}
	w.line(about, "    "+key+":")
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n].Note == all[0].Note && all[n].same(all[0].Provenance) {
			n++
		}
		words := lists.Map(all[:n], func(v Value[T]) string { return text(v.Is) })
		w.line(about, "      - "+marked("["+strings.Join(words, ", ")+"]", all[0].Provenance))
		all = all[n:]
	}
}

// marked returns {is: VALUE, MARK: CODES, note: TEXT}.
func marked(is string, from Provenance) string {
	text := "{is: " + is + ", " + from.Mark.String() + ": " + codes(from.Sources)
	if from.Note != "" {
		text += ", note: " + strconv.Quote(from.Note)
	}
	return text + "}"
}

// codes joins the codes of sources with blanks.
func codes(sources []string) string {
	text := strings.Join(sources, " ")
	for _, c := range text {
		if (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != ' ' {
			return strconv.Quote(text)
		}
	}
	if text == "" || text[0] < 'A' {
		return strconv.Quote(text)
	}
	return text
}

// quoted returns a text as a YAML string: identifiers bare, all others in quotes.
func quoted(text string) string {
	if isWord(text) && text != "null" {
		return text
	}
	return strconv.Quote(text)
}

// String returns [LATITUDE, LONGITUDE], to a hundredth of a degree or as given.
func (p Point) String() string { return fmt.Sprintf("[%s, %s]", degree(p.Lat), degree(p.Lon)) }

func degree(d float64) string {
	short := strconv.FormatFloat(d, 'f', 2, 64)
	if again, _ := strconv.ParseFloat(short, 64); again == d {
		return short
	}
	return strconv.FormatFloat(d, 'f', -1, 64)
}
