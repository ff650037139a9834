package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"volgare/view"
)

// manuscriptScreen shows the rows of manuscripts with their prices. // MSS-4
func (p *page) manuscriptScreen(l *Look) {
	p.heading("Manuscripts", "one a turn, in a zone of its colour")
	g := &grid{head: []string{"level", "points", "knowledge", "deck", "on display"}, right: []int{0, 1, 3}}
	for i := range l.view.Rows {
		row := &l.view.Rows[i]
		g.row(strconv.Itoa(row.Level), price(row), fmt.Sprintf("level %d", row.Level),
			strconv.Itoa(row.Deck), p.display(row.FaceUp))
	}
	g.row("8", "4", "level 8", "", "Lingua Volgare, "+linguaState(l.view.Lingua))
	p.grid(g)
	p.blank()
	p.prose("  ", "A manuscript scores its level in VP; five colours score 5 VP more.")
	if me := l.me(); me != nil && me.Behind != nil {
		p.prose("  ", fmt.Sprintf("You have %s; your level is %d.", owned(me.Behind), me.Level))
	}
}

// owned lists the manuscripts behind a screen.
func owned(b *view.Behind) string {
	list := manuscripts(b.Manuscripts)
	switch {
	case list == "" && b.Lingua:
		return "Lingua Volgare"
	case list == "":
		return "none"
	case b.Lingua:
		return list + ", Lingua Volgare"
	}
	return list
}

func price(row *view.Row) string {
	if row.Price == nil {
		return "–"
	}
	return strconv.Itoa(*row.Price)
}

// display lists the manuscripts of a row in their colours.
func (p *page) display(tiles []view.Tile) string {
	var words []string
	for _, t := range tiles {
		colours := make([]string, len(t.Colours))
		for i, c := range t.Colours {
			colours[i] = p.zone(c)
		}
		word := strings.Join(colours, "-")
		if t.Count > 1 {
			word += fmt.Sprintf(" ×%d", t.Count)
		}
		words = append(words, word)
	}
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ", ")
}

// linguaState tells whether Lingua Volgare can be taken. // MSS-5
func linguaState(word string) string {
	switch word {
	case "offered":
		return "can be taken anywhere"
	case "taken":
		return "taken"
	}
	return "not before a level is used up"
}
