package terminal

import (
	"strings"
	"unicode/utf8"

	"volgare/engine"
	"volgare/words"
)

// Style describes the form of text. The zero Style is plain English text in 80 columns.
type Style struct {
	Words  *words.Catalogue // catalogue of the language; nil for English
	Colour bool
	ASCII  bool // only ASCII can be shown
	Width  int  // columns; 0 means 80
	Height int  // lines; 0 means no limit
}

// Graphic renditions of the terminal, by meaning.
const (
	faint  = "2"
	strong = "1"
	rubric = "1;31" // questions to the player
	gold   = "33"   // gains of the player
)

var (
	seatColours = [engine.MaxSeats]string{"33", "31", "1", "90", "32"}
	seatMarks   = [engine.MaxSeats]string{"●", "■", "◆", "▼", "★"}
	zoneColours = map[string]string{"blue": "34", "yellow": "33", "pink": "35", "green": "32", "orange": "38;5;208"}
)

// paint applies a rendition to text, if there is colour.
func (s Style) paint(code, text string) string {
	if !s.Colour || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// columns returns the width to use, which is limited for legibility.
func (s Style) columns() int {
	if s.Width <= 0 {
		return 80
	}
	return min(max(s.Width, 60), 100)
}

// say formats a message in the language.
func (s Style) say(id string, args words.Args) string { return s.words().Say(id, args) }

func (s Style) words() *words.Catalogue {
	if s.Words == nil {
		return english()
	}
	return s.Words
}

// seat returns a seat with its mark, in its colour: "● yellow".
func (s Style) seat(name string) string {
	seat, ok := engine.ParseSeat(name)
	if !ok {
		return name
	}
	return s.paint(seatColours[seat], seatMarks[seat]+" "+s.words().Within(s.say("seat-"+name, nil)))
}

// seatColumn returns a seat padded to 9 columns, followed by a space. A longer name is not cut.
func (s Style) seatColumn(name string) string { return pad(s.seat(name), 9) + " " }

// mark returns the mark of a seat.
func (s Style) mark(name string) string {
	seat, ok := engine.ParseSeat(name)
	if !ok {
		return "?"
	}
	return s.paint(seatColours[seat], seatMarks[seat])
}

// zone returns the name of a colour of the map, in that colour.
func (s Style) zone(name string) string {
	return s.paint(zoneColours[name], s.say("colour-"+name, nil))
}

// plainly replaces characters that are not ASCII.
var plainly = strings.NewReplacer("●", "o", "■", "#", "◆", "^", "▼", "v", "★", "*", "▸", ">", "·", "-",
	"─", "-", "−", "-", "–", "-", "»", ">", "…", "...", "×", "x", "ï", "i")

// finish converts text for the terminal.
func (s Style) finish(text string) string {
	if s.ASCII {
		return plainly.Replace(text)
	}
	return text
}

// width returns the number of columns of a text.
func width(text string) int {
	n := utf8.RuneCountInString(text)
	for {
		start := strings.Index(text, "\x1b[")
		if start < 0 {
			return n
		}
		end := strings.IndexByte(text[start:], 'm')
		if end < 0 {
			return n
		}
		n -= end + 1
		text = text[start+end+1:]
	}
}

// pad appends spaces to a text up to a number of columns.
func pad(text string, columns int) string {
	return text + strings.Repeat(" ", max(columns-width(text), 0))
}

// padLeft prepends spaces to a text up to a number of columns.
func padLeft(text string, columns int) string {
	return strings.Repeat(" ", max(columns-width(text), 0)) + text
}
