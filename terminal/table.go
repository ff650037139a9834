package terminal

import (
	"fmt"
	"slices"
	"strconv"

	"volgare/engine"
	"volgare/view"
	"volgare/words"
)

// title returns the turn and its phase.
func (l *Look) title() string {
	phase := l.say("phase-"+l.view.Phase, nil)
	if l.view.Turn == 0 {
		return phase
	}
	title := l.counted("turn-n", l.view.Turn) + " · " + phase
	if l.view.LastTurn {
		title += " · " + l.say("last-turn", nil)
	}
	return title
}

// aside returns the preset and the number of players.
func (l *Look) aside() string {
	return l.say("preset-"+l.table.Preset.ID, nil) + ", " + l.counted("tty-players", l.rules.Seats)
}

// position shows the essentials of a position: a line for every seat, and the place of the viewer.
func (p *page) position(l *Look) {
	title := l.title()
	if l.me() != nil {
		title += " · " + p.say("tty-you-are", words.Args{"seat": p.seat(l.seat.String())})
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

// lineup shows the seats in the order of play, one per line.
func (p *page) lineup(l *Look) {
	g := &grid{
		head:  p.heads("tty-lineup", "", "seat", "status", "ducats", "level", "scribes", "tiles", "place"),
		right: []int{3, 5, 6},
	}
	for _, seat := range l.view.Order {
		who := l.player(seat)
		turn := " "
		if l.view.Decides != nil && *l.view.Decides == seat {
			turn = p.paint(rubric, "▸")
		}
		g.row(turn, p.seat(seat), l.brief(who), strconv.Itoa(who.Ducats),
			fmt.Sprintf("%d (%d)", who.Level, l.disc(engine.Knowledge, seat)),
			strconv.Itoa(who.Scribes), strconv.Itoa(who.Tiles), l.at(who))
	}
	p.grid(g)
}

// brief returns the status of a player in brief.
func (l *Look) brief(p *view.Player) string {
	if p.Cardinal != nil && p.Office == nil {
		return l.say("tty-cardinal", words.Args{"name": l.say("cardinal-"+*p.Cardinal+".short", nil)})
	}
	return l.standing(p)
}

// name returns the name of the player of a seat.
func (l *Look) name(seat string) string {
	switch at, ok := engine.ParseSeat(seat); {
	case !ok:
		return ""
	case at == l.seat:
		return l.say("seat-me", nil)
	case l.who[at] == Human:
		return l.say("tty-human", nil)
	default:
		return l.who[at]
	}
}

// self shows the possessions of the viewer, including those behind the screen.
func (p *page) self(l *Look, me *view.Player) {
	list := []string{}
	if l.mine() && l.view.Phase == "actions" && (l.view.Trade == nil || l.view.Trade.By == l.seat.String()) {
		list = append(list, p.paint(rubric, l.counted("points-left", l.view.Acts.Points)))
	}
	list = append(list, l.counted("ducats", me.Ducats))
	if me.Hidden != nil {
		list = append(list, l.hidden(me.Hidden)...)
	}
	p.flow(p.head("tty-have"), list, " · ")
}

// hidden lists the goods behind a screen.
func (l *Look) hidden(b *view.Hidden) []string {
	list := []string{}
	if cubes := l.cubes(b.Cubes); cubes != "" {
		list = append(list, cubes)
	}
	if b.Votes > 0 {
		list = append(list, l.counted("votes", b.Votes))
	}
	for _, t := range b.Manuscripts {
		list = append(list, l.say("tty-manuscript", words.Args{"what": l.manuscripts([]view.Tile{t})}))
	}
	if b.Lingua {
		list = append(list, l.say("lingua-volgare", nil))
	}
	for _, t := range b.Tiles {
		list = append(list, l.say("tty-tile", words.Args{"what": t}))
	}
	return list
}

// here shows the place of the viewer's piece and its bonuses.
func (p *page) here(l *Look, me *view.Player) {
	switch {
	case me.Sea != nil:
		p.prose(p.head("tty-are"), p.say("tty-at-sea", words.Args{"sea": p.say("sea-"+*me.Sea, nil), "place": l.Place(*me.Left)}))
	case me.Place != nil:
		p.flow(p.head("tty-in"), slices.Concat([]string{l.Place(*me.Place)}, p.placeFacts(l, *me.Place)), " · ")
	}
}

// offer shows the cubes that can be taken.
func (p *page) offer(l *Look) {
	if l.view.Turn == 0 || l.view.Phase == "over" {
		return
	}
	p.flow(p.head("tty-offer"), l.offers(), " · ")
}

// offers lists the cubes on offer with their prices in ducats.
func (l *Look) offers() []string {
	var list []string
	s := l.state
	s.Seat = l.seat
	for i, n := range cubeCounts(l.view.Areas) {
		if n == 0 {
			continue
		}
		cubes := l.Counted("cube", cubeKind(i), n)
		if price := l.rules.CubePrice(&s, cubeColours[i]); price > 0 {
			cubes = l.say("tty-at", words.Args{"what": cubes, "n": price})
		}
		list = append(list, cubes)
	}
	if len(list) == 0 {
		return []string{l.say("tty-nothing", nil)}
	}
	return list
}
