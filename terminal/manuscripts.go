package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// manuscriptScreen shows the rows of manuscripts with their prices. // MSS-4
func (p *page) manuscriptScreen(l *Look) {
	p.title("tty-manuscripts", nil)
	g := &grid{head: p.heads("tty-manuscripts", "level", "points", "knowledge", "deck", "shown"), right: []int{0, 1, 3}}
	for i := range l.view.Rows {
		row := &l.view.Rows[i]
		g.row(strconv.Itoa(row.Level), rowPrice(row), l.Within(l.counted("level", row.Level)),
			strconv.Itoa(row.Deck), p.display(row.FaceUp))
	}
	g.row("8", "4", l.Within(l.counted("level", 8)), "", p.say("lingua-volgare", nil)+", "+p.say("tty-lingua-"+l.view.Lingua, nil))
	p.grid(g)
	p.blank()
	p.prose("  ", p.say("tty-manuscripts.note", nil))
	if me := l.me(); me != nil && me.Hidden != nil {
		p.prose("  ", p.say("tty-manuscripts.own", words.Args{"what": l.owned(me.Hidden), "level": me.Level}))
	}
}

// owned lists the manuscripts behind a screen.
func (l *Look) owned(b *view.Hidden) string {
	list := l.manuscripts(b.Manuscripts)
	switch {
	case list == "" && b.Lingua:
		return l.say("lingua-volgare", nil)
	case list == "":
		return l.say("tty-none", nil)
	case b.Lingua:
		return list + ", " + l.say("lingua-volgare", nil)
	}
	return list
}

func rowPrice(row *view.Row) string {
	if row.Price == nil {
		return "–"
	}
	return strconv.Itoa(*row.Price)
}

// display lists the manuscripts of a row in their colours.
func (p *page) display(tiles []view.Tile) string {
	var words []string
	for _, t := range tiles {
		word := strings.Join(lists.Map(t.Colours, p.zone), "-")
		if t.Count > 1 {
			word += fmt.Sprintf(" ×%d", t.Count)
		}
		words = append(words, word)
	}
	if len(words) == 0 {
		return p.say("tty-none", nil)
	}
	return strings.Join(words, ", ")
}
