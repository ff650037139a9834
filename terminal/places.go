package terminal

import (
	"slices"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/view"
	"volgare/words"
)

// zoneOf returns the name of the colour of a place.
func (p *page) zoneOf(place *engine.Place) string {
	if place.Zone == engine.Neutral {
		return ""
	}
	return p.zone(place.Zone.String())
}

// placeFacts lists the type of a place and its bonuses for the viewer.
func (p *page) placeFacts(l *Look, id string) []string {
	place := l.place(id)
	var list []string
	if zone := p.zoneOf(place); zone != "" {
		list = append(list, p.say("tty-zone", words.Args{"zone": zone}))
	}
	list = append(list, l.features(place)...)
	if gives := l.gives(place); gives != "" {
		list = append(list, gives)
	}
	list = append(list, l.eventsAt(id)...)
	if others := p.pieces(l, id); others != "" {
		list = append(list, p.say("tty-here", words.Args{"who": others}))
	}
	return list
}

// features lists the features of a place, besides city.
func (l *Look) features(place *engine.Place) []string {
	var list []string
	for _, f := range place.Features.Names() {
		switch f {
		case "city", "event":
		case "franciscan":
			list = append(list, l.say("feature-franciscan", nil)+", "+l.song(place.ID))
		case "harbour":
			list = append(list, l.feature(f)+" ("+l.say("sea-"+place.Sea.String(), nil)+")")
		default:
			list = append(list, l.feature(f))
		}
	}
	return list
}

// feature returns the name of a feature as written within a sentence.
func (l *Look) feature(name string) string { return l.Within(l.say("feature-"+name, nil)) }

// song describes when a Franciscan city is active for the canticle. // CAN-1
func (l *Look) song(id string) string {
	for _, c := range l.view.Canticle {
		switch {
		case c.Place != id:
		case c.Active:
			return l.say("tty-song-now", nil)
		case c.Turn < l.view.Turn:
			return l.counted("tty-song-from", int(l.rules.Options.CanticleOpen))
		default:
			return l.counted("tty-song-in", c.Turn)
		}
	}
	return ""
}

// gives returns the city bonus of a place for the viewer. // PLC-1 MSG-4
func (l *Look) gives(place *engine.Place) string {
	value := l.worth(int(place.Ducats), int(place.Knowledge))
	if place.Features&engine.University != 0 {
		value = l.say("tty-university", words.Args{"n": int(place.Knowledge), "late": int(l.rules.Box.LateUniversity)})
	}
	me := l.me()
	switch {
	case value == "":
		return ""
	case me != nil && slices.Contains(me.Discs, place.ID):
		return l.say("tty-taken", nil)
	case me != nil && me.Status != "merchant" && place.Ducats > 0 && place.Knowledge > 0:
		return l.say("tty-knowledge-only", words.Args{"what": value})
	case me != nil && me.Status != "merchant" && place.Ducats > 0:
		return l.say("tty-not-for-you", words.Args{"what": value})
	}
	return value
}

// eventsAt lists the face-up event tiles at a place.
func (l *Look) eventsAt(id string) []string {
	var list []string
	for i := range l.view.Events {
		if e := &l.view.Events[i]; e.Place == id && e.State == "up" {
			list = append(list, l.say("tty-event", words.Args{"name": e.Name, "what": l.eventWorth(e)}))
		}
	}
	return list
}

// eventWorth returns the bonus of an event tile.
func (l *Look) eventWorth(e *view.Event) string {
	if e.Auction > 0 {
		return l.counted("tty-auction-for", e.Auction)
	}
	return l.worth(e.Ducats, e.Knowledge)
}

// pieces lists the other seats at a place.
func (p *page) pieces(l *Look, id string) string {
	var list []string
	for _, who := range l.view.Players {
		if who.Place != nil && *who.Place == id && who.Seat != l.seat.String() {
			list = append(list, p.seat(who.Seat))
		}
	}
	return strings.Join(list, " ")
}

// marks returns the marks of all pieces at a place.
func (p *page) marks(l *Look, id string) string {
	return p.marksOf(l, func(who *view.Player) bool { return who.Place != nil && *who.Place == id })
}

// discs returns the marks of the seats that have taken the bonus of a city.
func (p *page) discs(l *Look, id string) string {
	return p.marksOf(l, func(who *view.Player) bool { return slices.Contains(who.Discs, id) })
}

// marksOf returns the marks of some players.
func (p *page) marksOf(l *Look, shown func(*view.Player) bool) string {
	var marks strings.Builder
	for i := range l.view.Players {
		if who := &l.view.Players[i]; shown(who) {
			marks.WriteString(p.mark(who.Seat))
		}
	}
	return marks.String()
}

// doubt marks a value that no source states.
func doubt[T any](v edition.Value[T]) string {
	if v.Given() && v.Mark == edition.Proposed {
		return "?"
	}
	return ""
}
