package terminal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// choices shows the numbered moves, grouped, with their prices and outcomes. The last fold rows of movements are folded to a line each.
func (p *page) choices(l *Look, m *menu, fold int) {
	for _, g := range m.groups {
		for i, row := range g.rows {
			name := ""
			if i == 0 {
				name = g.name
			}
			items, gap := p.items(l, m, g, row), "   "
			if g.kind == engine.Moving {
				gap = " "
				if i >= len(g.rows)-fold {
					items = p.folded(m, g.name, row)
				}
			}
			p.flow(p.lead(g.name, name, p.priceWord(row.price)), items, gap)
		}
	}
}

// lead returns the text before the moves of a row.
func (p *page) lead(group, name, price string) string {
	if group == "" {
		return "  "
	}
	return "  " + p.paint(strong, pad(name, 7)+" ") + p.paint(faint, pad(price, 9)+" ")
}

// folded returns a row of movements in one line.
func (p *page) folded(m *menu, group string, row menuRow) []string {
	var names []string
	for i := row.first; i < min(row.last, row.first+3); i++ {
		names = append(names, m.label(i, group))
	}
	text := strings.Join(names, ", ")
	if more := row.last - row.first - len(names); more > 0 {
		text += " " + p.say("tty-more-map", words.Args{"n": more})
	}
	return []string{p.paint(gold, fmt.Sprintf("%d-%d", row.first+1, row.last)) + " " + text}
}

// items returns the moves of a row. Several steps of a track, or several bids, are one item.
func (p *page) items(l *Look, m *menu, g group, row menuRow) []string {
	var items []string
	for i := row.first; i < row.last; {
		end := m.run(l, i, row.last)
		if end-i > 1 {
			items = append(items, p.span(l, m, i, end))
		} else {
			items = append(items, p.item(l, m, g, i))
		}
		i = end
	}
	return items
}

// run returns the end of the moves from i on that differ only in their last operand.
func (m *menu) run(l *Look, i, last int) int {
	first := l.move(&m.moves[i])
	if k := first.Kind; !track(k) && k != engine.Bid && k != engine.BecomeCardinal {
		return i + 1
	}
	end := i + 1
	for end < last && stem(l.move(&m.moves[end])) == stem(first) {
		end++
	}
	return end
}

// stem returns a move without its last operand.
func stem(m engine.Move) engine.Move {
	for i, operand := range slices.Backward([]*uint8{&m.A, &m.B, &m.C}) {
		if m.Kind.Form().Operands[i] != engine.NoOperand {
			*operand = 0
			break
		}
	}
	return m
}

// parted splits moves as shown into the words that all begin with, and the rest of each.
func parted(shown []string) (begin string, rests []string) {
	common := strings.Fields(shown[0])
	for _, move := range shown[1:] {
		theirs, n := strings.Fields(move), 0
		for n < min(len(common), len(theirs)) && common[n] == theirs[n] {
			n++
		}
		common = common[:n]
	}
	begin = strings.Join(common, " ")
	return begin, lists.Map(shown, func(move string) string { return strings.TrimPrefix(move, begin+" ") })
}

func (p *page) item(l *Look, m *menu, g group, i int) string {
	move := &m.moves[i]
	text := fmt.Sprintf("%s %s", p.paint(gold, padLeft(strconv.Itoa(i+1), 2)), m.label(i, g.name))
	if g.kind == engine.Moving || g.kind == engine.Embarking {
		return pad(text, placeColumn)
	}
	if note := l.note(move); note != "" {
		text += p.paint(faint, " ("+note+")")
	}
	return text
}

// note returns the outcome of a move in brief, without what its own words imply.
func (l *Look) note(m *view.Legal) string {
	if l.kindOf(m) == engine.TakeNobles {
		return gainTexts(l.notes(m, engine.CubesDiscarded, engine.CubesGone))
	}
	return gainTexts(l.notes(m))
}

// notes lists the gains of a move in brief, except gains of the given kinds. They include the sum of the score for the seat,
// unless the power of a tile implies it.
func (l *Look) notes(m *view.Legal, without ...engine.EffectKind) []gain {
	all := slices.DeleteFunc(l.gains(m), func(g gain) bool {
		return g.kind == scoreLine || slices.ContainsFunc(without, func(k engine.EffectKind) bool { return nameOf(k) == g.kind })
	})
	for i := range all {
		if all[i].kind == ownDucats {
			all[i].text = l.say("tty-d", words.Args{"n": signed(m.Ducats)})
		}
	}
	sum := 0
	for _, change := range m.Score {
		if change.Seat == l.seat.String() {
			sum += change.VP
		}
	}
	if sum != 0 && l.granted(m) == "" {
		all = append(all, gain{l.changed("vp", sum), scoreLine})
	}
	return all
}

// placeColumn is the width of a place with its number in the list of moves.
const placeColumn = 14

// span formats moves that differ only in their last operand: "12-16 riddle 1-5 (3/10)".
func (p *page) span(l *Look, m *menu, first, end int) string {
	from, last := &m.moves[first], &m.moves[end-1]
	begin, rests := parted(m.shown[first:end])
	text := p.paint(gold, fmt.Sprintf("%2d-%d", first+1, end)) + " " + begin + " "
	farthest := rests[len(rests)-1]
	note := l.trackNote(last, farthest)
	if l.kindOf(from) == engine.BecomeCardinal {
		text += strings.Join(rests, "/")
		note = gainTexts(l.notes(from, engine.CubesDiscarded, engine.CubesGone, engine.VirtualUsed)) // regardless of the cubes discarded
	} else {
		text += rests[0] + "-" + farthest
	}
	if note != "" {
		text += p.paint(faint, " ("+note+")")
	}
	return text
}

// trackNote returns the space of the disc, and the outcome of the farthest step.
func (l *Look) trackNote(last *view.Legal, step string) string {
	k := l.kindOf(last)
	if !track(k) {
		return ""
	}
	t := engine.Track(k.Form().About.Value)
	note := fmt.Sprintf("%d/%d", l.disc(t, l.seat.String()), l.view.Tracks[t].Spaces)
	if t == engine.Canticle {
		return note + ", " + l.say("tty-abbess-a-step", nil)
	}
	if gains := l.notes(last, engine.DiscMoved); len(gains) > 0 {
		note += "; " + step + ": " + gainTexts(gains)
	}
	return note
}

// moves shows every legal move on a separate line, with points, ducats and all certain effects.
func (p *page) moves(l *Look, m *menu) {
	p.title("tty-moves", nil)
	g := &grid{head: p.heads("tty-moves", "no", "move", "points", "gains"), right: []int{0, 2}}
	for i := range m.moves {
		move := &m.moves[i]
		points := ""
		if move.Points != 0 {
			points = signed(move.Points)
		}
		g.row(p.paint(gold, strconv.Itoa(i+1)), m.shown[i], points, gainTexts(l.gains(move)))
	}
	p.grid(g)
}
