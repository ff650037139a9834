package terminal

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/words"
)

// far is more points than any movement costs.
const far = 99

// distance returns the points of a movement of the viewer to a place, regardless of the points left; far if it is unreachable.
func (l *Look) distance(to engine.PlaceNo) int {
	me := l.me()
	if me == nil || me.Place == nil && me.Sea == nil {
		return far
	}
	if me.Place != nil && l.rules.Box.Places[to].ID == *me.Place {
		return 0
	}
	s := l.state
	s.Decision, s.Seat, s.Points, s.Done = engine.Turn, l.seat, 0, 0
	why := l.rules.Check(&s, engine.Move{Kind: engine.MoveTo, A: uint8(to)})
	if why.Code != engine.TooFewPoints {
		return far
	}
	return int(why.Need)
}

// fare returns the price of a movement: "2 pt 10 d".
func (l *Look) fare(distance int) string {
	switch distance {
	case 0:
		return l.say("seat-me", nil)
	case far:
		return "–"
	}
	s := l.state
	s.Seat = l.seat
	return l.say("tty-price", words.Args{"points": distance, "ducats": l.rules.Fare(&s, distance)})
}

// atlas shows all places, the nearest first. // MOV-1 to MOV-4
func (p *page) atlas(l *Look) {
	p.title("tty-map", nil)
	g := &grid{head: p.heads("tty-map", "place", "cost", "zone", "d", "k", "here", "used", "what"), right: []int{3, 4}}
	places, costs := l.byDistance()
	for _, no := range places {
		place := &l.rules.Box.Places[no]
		from := l.table.Board.Place(place.ID)
		g.row(p.paint(strong, l.placeWord(place.ID))+doubt(from.ID), p.fareWord(l, costs[no]), p.zoneOf(place),
			figure(from.Ducats), figure(from.Knowledge), p.marks(l, place.ID), p.discs(l, place.ID), p.what(l, place))
	}
	p.grid(g)
	p.blank()
	p.prose("  ", p.say("tty-map.note", nil))
	if n := l.table.Board.Reconstructed(); n > 0 {
		p.prose("  ", l.counted("tty-map.unsure", n))
	}
}

// byDistance lists the places by cost, then by name.
func (l *Look) byDistance() (places, costs []int) {
	for i := range l.rules.Box.Places {
		places = append(places, i)
		costs = append(costs, l.distance(engine.PlaceNo(i)))
	}
	slices.SortFunc(places, func(a, b int) int {
		return cmp.Or(cmp.Compare(costs[a], costs[b]), cmp.Compare(l.rules.Box.Places[a].Name, l.rules.Box.Places[b].Name))
	})
	return places, costs
}

func (p *page) fareWord(l *Look, distance int) string {
	if distance == 0 {
		return p.paint(rubric, l.fare(distance))
	}
	return l.fare(distance)
}

// figure returns a value of a place for a column of figures, "" for 0.
func figure(v edition.Value[int]) string {
	if v.Is == 0 {
		return ""
	}
	return strconv.Itoa(v.Is) + cmp.Or(doubt(v), " ")
}

// what briefly describes the type of a place and its current bonuses.
func (p *page) what(l *Look, place *engine.Place) string {
	var list []string
	for _, f := range place.Features.Names() {
		switch f {
		case "city", "event":
		case "franciscan":
			list = append(list, l.trackName("canticle")+": "+l.song(place.ID))
		case "harbour":
			list = append(list, l.feature(f)+" "+words.Capital(place.Sea.String()[:1]))
		default:
			list = append(list, l.feature(f))
		}
	}
	for i := range l.view.Events {
		if e := &l.view.Events[i]; e.Place == place.ID && e.State == "up" {
			list = append(list, p.paint(gold, l.feature("event")+" "+l.shortWorth(e.Ducats, e.Knowledge, e.Auction)))
		}
	}
	return strings.Join(list, ", ")
}

func (l *Look) shortWorth(ducats, knowledge, auction int) string {
	switch {
	case auction > 0:
		return l.say("tty-auction", nil)
	case ducats > 0:
		return l.counted("tty-d", ducats)
	}
	return l.counted("tty-k", knowledge)
}

// placeScreen shows one place with its roads and lanes.
func (p *page) placeScreen(l *Look, at engine.PlaceNo) {
	place := &l.rules.Box.Places[at]
	p.heading(place.Name, "")
	p.flow(p.head("tty-it-is"), p.placeFacts(l, place.ID), " · ")
	roads := lists.Map(place.Neighbours, func(no engine.PlaceNo) string { return l.placeWord(l.rules.Box.Places[no].ID) })
	p.flow(p.head("tty-roads"), roads, ", ")
	if place.Sea != engine.NoSea {
		p.flow(p.head("tty-ships"), l.harbours(place), ", ")
	}
	if l.me() != nil {
		p.line(p.head("tty-from-you") + l.fare(l.distance(at)))
	}
}

// harbours returns the other harbours of the same sea. // MOV-3
func (l *Look) harbours(from *engine.Place) []string {
	var list []string
	for i := range l.rules.Box.Places {
		if p := &l.rules.Box.Places[i]; p.Sea == from.Sea && p.ID != from.ID {
			list = append(list, l.placeWord(p.ID))
		}
	}
	return list
}
