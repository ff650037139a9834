package terminal

import (
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// menu holds the legal moves by their numbers on the screen.
type menu struct {
	moves  []view.Legal // move number i+1
	shown  []string     // the moves as shown
	groups []group
}

// group is a group of moves with the same first word or topic.
type group struct {
	name string // in the language, "" for answers to decisions other than a turn
	kind engine.Group
	rows []menuRow
}

// price is the common price of the moves of a row.
type price struct {
	points, most int // range of points, in a merged row
	ducats       int
	step         bool // per step of a track
	none         bool // no price: an answer, the end of a turn
}

// menuOrder is the order of the groups on the screen: free actions come first.
var menuOrder = []engine.Group{
	engine.Free, engine.Moving, engine.Embarking, engine.Taking, engine.Reading, engine.Working, engine.Advancing,
	engine.Drawing, engine.Ending, engine.Answering,
}

// menuRow is a row of moves of a group with the same price.
type menuRow struct {
	price       price
	first, last int // indexes into menu.moves; last is exclusive
}

// groupWords are the names of the groups. If they are also typed, they are the first words of the moves.
var groupWords = [engine.Answering]string{
	engine.Free: "tty-group-free", engine.Moving: "type-move", engine.Embarking: "type-embark",
	engine.Taking: "tty-group-take", engine.Reading: "tty-group-read", engine.Working: "tty-group-work",
	engine.Advancing: "tty-group-advance", engine.Drawing: "tty-group-cards", engine.Ending: "tty-group-turn",
}

// groupOf returns the group of a legal move.
func (l *Look) groupOf(m *view.Legal) engine.Group { return l.kindOf(m).Form().Group }

// move returns a legal move as an engine.Move.
func (l *Look) move(m *view.Legal) engine.Move {
	move, _ := l.rules.MoveByID(m.ID)
	return move
}

// kindOf returns the kind of a legal move.
func (l *Look) kindOf(m *view.Legal) engine.Kind { return l.move(m).Kind }

// menu numbers the legal moves of the seat.
func (l *Look) menu() *menu {
	m := &menu{moves: slices.Clone(l.view.Legal)}
	slices.SortStableFunc(m.moves, func(a, b view.Legal) int {
		first, second := l.groupOf(&a), l.groupOf(&b)
		if first == second {
			return l.within(&a, &b)
		}
		return slices.Index(menuOrder, first) - slices.Index(menuOrder, second)
	})
	m.shown = lists.Map(m.moves, func(legal view.Legal) string { return l.wording(l.move(&legal)) })
	for i := range m.moves {
		g := l.groupOf(&m.moves[i])
		if n := len(m.groups); n == 0 || m.groups[n-1].kind != g {
			m.groups = append(m.groups, group{name: l.groupName(g), kind: g})
		}
		m.groups[len(m.groups)-1].add(i, l.price(&m.moves[i]))
	}
	return m
}

// within compares two moves of a group: tracks by track, all others by points.
func (l *Look) within(a, b *view.Legal) int {
	if track(l.kindOf(a)) {
		return 0
	}
	return b.Points - a.Points
}

// track reports whether a kind is an action on a track.
func track(k engine.Kind) bool { return k.Form().Group == engine.Advancing }

func (l *Look) groupName(g engine.Group) string {
	if g != engine.Answering {
		return l.say(groupWords[g], nil)
	}
	return ""
}

func (g *group) add(i int, cost price) {
	if n := len(g.rows); n > 0 && g.rows[n-1].price == cost {
		g.rows[n-1].last = i + 1
		return
	}
	g.rows = append(g.rows, menuRow{cost, i, i + 1})
}

// price returns the price of a move.
func (l *Look) price(m *view.Legal) price {
	k := l.kindOf(m)
	switch {
	case k.Decides() != engine.Turn, k.EndsTurn():
		return price{none: true}
	case track(k):
		return price{step: true}
	case (k == engine.MoveTo || k == engine.Embark) && m.Ducats < 0:
		return price{points: -m.Points, ducats: -m.Ducats}
	}
	return price{points: max(-m.Points, 0)}
}

// priceWord formats a price in brief: "2 pt 10 d".
func (s Style) priceWord(c price) string {
	switch {
	case c.none:
		return ""
	case c.step:
		return s.say("tty-price-step", nil)
	case c.points == 0:
		return s.say("tty-price-free", nil)
	}
	points := strconv.Itoa(c.points)
	if c.most > c.points {
		points += "-" + strconv.Itoa(c.most)
	}
	return s.say("tty-price", words.Args{"points": points, "ducats": c.ducats})
}

// merged returns the menu with all movements that cost ducats in one row.
func (m *menu) merged() *menu {
	short := &menu{moves: m.moves, shown: m.shown, groups: slices.Clone(m.groups)}
	for i, g := range short.groups {
		dear := slices.IndexFunc(g.rows, func(r menuRow) bool { return r.price.ducats > 0 })
		if g.kind != engine.Moving || dear < 0 {
			continue
		}
		from, to := g.rows[dear], g.rows[len(g.rows)-1]
		from.price.most = to.price.points
		short.groups[i].rows = append(slices.Clone(g.rows[:dear]), menuRow{from.price, from.first, to.last})
	}
	return short
}

// find returns the legal move with a number.
func (m *menu) find(number int) (*view.Legal, bool) {
	if number < 1 || number > len(m.moves) {
		return nil, false
	}
	return &m.moves[number-1], true
}

// label returns a move as shown in its group, without the name of the group.
func (m *menu) label(i int, name string) string {
	return strings.TrimPrefix(m.shown[i], name+" ")
}
