package terminal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/view"
)

// phaseNames are the phases of a game in words.
var phaseNames = map[string]string{
	"setup": "Set-up", "charity": "Charity", "actions": "Actions", "summons": "Stupor Mundi",
	"election": "Election", "over": "The end",
}

// title names the turn and its phase.
func (l *Look) title() string {
	if l.view.Turn == 0 {
		return phaseNames[l.view.Phase]
	}
	title := fmt.Sprintf("Turn %d · %s", l.view.Turn, phaseNames[l.view.Phase])
	if l.view.LastTurn {
		title += " · the last turn"
	}
	return title
}

// aside names the table.
func (l *Look) aside() string {
	return fmt.Sprintf("%s, %s", l.table.Preset.Title, count(l.rules.Seats, "player"))
}

// position shows the essentials of a position: a line for every seat, and where
// the one that looks is.
func (p *page) position(l *Look) {
	title := l.title()
	if l.me() != nil {
		title += " · you are " + p.seat(l.seat.String())
	}
	p.heading(title, l.aside())
	p.lineup(l)
	if me := l.me(); me != nil {
		p.blank()
		p.self(l, me)
		p.cards(l)
		p.here(l, me)
		p.offer(l)
	}
}

// lineup shows the seats in the order of play, a line for each.
func (p *page) lineup(l *Look) {
	g := &grid{
		head:  []string{"", "seat", "status", "ducats", "level", "scribes", "tiles", "place"},
		right: []int{3, 5, 6},
	}
	for _, seat := range l.view.Order {
		who := l.player(seat)
		turn := " "
		if l.view.Decides != nil && *l.view.Decides == seat {
			turn = p.paint(rubric, "▸")
		}
		g.row(turn, p.seat(seat), brief(who), strconv.Itoa(who.Ducats),
			l.knowledge(who), strconv.Itoa(who.Scribes), strconv.Itoa(who.Tiles), l.at(who))
	}
	p.grid(g)
}

// brief is the status of a player in few letters.
func brief(p *view.Player) string {
	return strings.Replace(standing(p), "Cardinal ", "Card. ", 1)
}

// name is who plays a seat.
func (l *Look) name(seat string) string {
	for i, who := range l.view.Players {
		switch {
		case who.Seat != seat:
		case i == int(l.seat):
			return "you"
		default:
			return l.who[i]
		}
	}
	return ""
}

// knowledge is the level of a player and the space of his disc: "2 (23)".
func (l *Look) knowledge(p *view.Player) string {
	return fmt.Sprintf("%d (%d)", p.Level, l.disc(engine.Knowledge, p.Seat))
}

// self shows what the seat that looks has, its screen included.
func (p *page) self(l *Look, me *view.Player) {
	words := []string{}
	if l.mine() && l.view.Phase == "actions" && (l.view.Trade == nil || l.view.Trade.By == l.seat.String()) {
		words = append(words, p.paint(rubric, count(l.view.Acts.Points, "point")+" left"))
	}
	words = append(words, count(me.Ducats, "ducat"))
	if me.Behind != nil {
		words = append(words, behind(me.Behind)...)
	}
	p.flow("  You have   ", words, " · ")
}

// behind lists what lies behind a screen.
func behind(b *view.Behind) []string {
	words := []string{}
	if list := cubes(b.Cubes); list != "none" {
		words = append(words, list)
	}
	if b.Votes > 0 {
		words = append(words, count(b.Votes, "vote"))
	}
	for _, t := range b.Manuscripts {
		words = append(words, "manuscript "+manuscripts([]view.Tile{t}))
	}
	if b.Lingua {
		words = append(words, "Lingua Volgare")
	}
	for _, t := range b.Tiles {
		words = append(words, "library tile "+t)
	}
	return words
}

// here shows the place where the seat stands and what it gives.
func (p *page) here(l *Look, me *view.Player) {
	switch {
	case me.Sea != nil:
		p.prose("  You are    ", "at sea on the "+capital(*me.Sea)+"; you left "+l.placeName(*me.Left)+".")
	case me.Place != nil:
		words := slices.Concat([]string{l.placeName(*me.Place)}, p.placeFacts(l, *me.Place))
		p.flow("  You are in ", words, " · ")
	}
}

// offer shows the cubes that can be taken.
func (p *page) offer(l *Look) {
	if l.view.Turn == 0 || l.view.Phase == "over" {
		return
	}
	p.flow("  On offer   ", l.offers(), " · ")
}

// offers lists the cubes on offer with their prices in ducats. // CUB-1 PLC-7
func (l *Look) offers() []string {
	var words []string
	for i, n := range cubeCounts(l.view.Areas) {
		if n == 0 {
			continue
		}
		words = append(words, count(n, cubeNouns[i]))
		switch {
		case cubeNouns[i] == "politician":
			words[len(words)-1] += " at 30 d"
		case cubeNouns[i] == "abbess" && !l.inAbbey():
			words[len(words)-1] += " at 15 d"
		}
	}
	if len(words) == 0 {
		return []string{"nothing"}
	}
	return words
}

// inAbbey reports whether the seat that looks is in an abbey.
func (l *Look) inAbbey() bool {
	me := l.me()
	return me != nil && me.Place != nil && l.place(*me.Place).Features&engine.Abbey != 0
}
