package terminal

import (
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/view"
)

// menu is the legal moves in the order of their numbers on the screen.
type menu struct {
	moves  []view.Legal // number i+1
	shown  []string     // as they stand on the screen
	groups []group
}

// group is moves that begin with the same word, or stand together.
type group struct {
	name string
	rows []menuRow
}

// menuRow is moves of a group that cost the same.
type menuRow struct {
	price       string
	first, last int // indexes into menu.moves, last not included
}

// groupNames are the groups in their order, with what each holds.
var groupNames = []struct {
	name  string
	kinds []engine.Kind
}{
	{"free", []engine.Kind{
		engine.CityBonus, engine.EventBonus, engine.ScribesLearn, engine.ScribesKeep,
		engine.BecomeFriar, engine.BecomeCardinal, engine.Inquire, engine.DrawTiles,
		engine.ReturnRitmo, engine.ReturnGuaita, engine.ReturnWhite, engine.OpenTrade,
	}},
	{"move", []engine.Kind{engine.MoveTo}},
	{"embark", []engine.Kind{engine.Embark}},
	{"take", []engine.Kind{engine.TakePoliticians, engine.TakeNobles, engine.TakeAbbesses, engine.TakeScribes}},
	{"read", []engine.Kind{engine.TakeManuscript, engine.TakeLingua}},
	{"work", []engine.Kind{engine.Psalter, engine.Business}},
	{"advance", []engine.Kind{
		engine.GoRiddle, engine.GoMessenger, engine.GoOrient, engine.GoCanticle, engine.GoLibrary, engine.GoRest,
	}},
	{"cards", engine.Draws()},
	{"turn", []engine.Kind{engine.End, engine.EndSummon}},
}

// groupOf is the group of a kind of move; the one after the last is for moves that
// answer another decision than a turn.
func groupOf(k engine.Kind) int {
	for i, g := range groupNames {
		if slices.Contains(g.kinds, k) {
			return i
		}
	}
	return len(groupNames)
}

// kindOf is the kind of a legal move.
func (l *Look) kindOf(m *view.Legal) engine.Kind {
	move, _ := l.rules.MoveByID(m.ID)
	return move.Kind
}

// menu numbers the legal moves of the seat.
func (l *Look) menu() *menu {
	m := &menu{moves: slices.Clone(l.view.Legal)}
	slices.SortStableFunc(m.moves, func(a, b view.Legal) int {
		if d := groupOf(l.kindOf(&a)) - groupOf(l.kindOf(&b)); d != 0 {
			return d
		}
		return l.within(&a, &b)
	})
	m.shown = l.wordings(m.moves)
	at := -1
	for i := range m.moves {
		if g := groupOf(l.kindOf(&m.moves[i])); g != at {
			at = g
			m.groups = append(m.groups, group{name: l.groupName(g)})
		}
		m.groups[len(m.groups)-1].add(i, l.price(&m.moves[i]))
	}
	return m
}

// within orders two moves of a group: tracks by track, all others by points.
func (l *Look) within(a, b *view.Legal) int {
	if track(l.kindOf(a)) {
		return 0
	}
	return b.Points - a.Points
}

func track(k engine.Kind) bool { return k >= engine.GoRiddle && k <= engine.GoRest }

func (l *Look) groupName(g int) string {
	if g < len(groupNames) {
		return groupNames[g].name
	}
	return ""
}

func (g *group) add(i int, price string) {
	if n := len(g.rows); n > 0 && g.rows[n-1].price == price {
		g.rows[n-1].last = i + 1
		return
	}
	g.rows = append(g.rows, menuRow{price, i, i + 1})
}

// price is what the moves of a row have in common.
func (l *Look) price(m *view.Legal) string {
	k := l.kindOf(m)
	switch {
	case k.Decides() != engine.Turn, k == engine.End, k == engine.EndSummon:
		return ""
	case track(k):
		return "1 a step"
	case m.Points >= 0:
		return "free"
	case (k == engine.MoveTo || k == engine.Embark) && m.Ducats < 0:
		return strconv.Itoa(-m.Points) + " pt " + strconv.Itoa(-m.Ducats) + " d"
	}
	return strconv.Itoa(-m.Points) + " pt"
}

// merged is the menu with all movements that cost ducats in one row.
func (m *menu) merged() *menu {
	short := &menu{moves: m.moves, shown: m.shown, groups: slices.Clone(m.groups)}
	for i, g := range short.groups {
		dear := slices.IndexFunc(g.rows, func(r menuRow) bool { return strings.HasSuffix(r.price, " d") })
		if g.name != "move" || dear < 0 {
			continue
		}
		from, to := g.rows[dear], g.rows[len(g.rows)-1]
		price, _, _ := strings.Cut(from.price, " ")
		if from != to {
			price += "-" + strings.Replace(to.price, " pt", "", 1)
		} else {
			price = from.price
		}
		short.groups[i].rows = append(slices.Clone(g.rows[:dear]), menuRow{price, from.first, to.last})
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

// label is a move as it stands in its group, without the word of the group.
func (m *menu) label(i int, name string) string {
	return strings.TrimPrefix(m.shown[i], name+" ")
}
