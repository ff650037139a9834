package terminal

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/view"
)

// zone is the colour of a place in words.
func (p *page) zoneOf(place *engine.Place) string {
	if place.Zone == engine.Neutral {
		return ""
	}
	return p.zone(place.Zone.String())
}

// placeFacts tells what a place is and what it has for the seat that looks.
func (p *page) placeFacts(l *Look, id string) []string {
	place := l.place(id)
	var words []string
	if zone := p.zoneOf(place); zone != "" {
		words = append(words, zone+" zone")
	}
	words = append(words, l.features(place)...)
	if gives := l.gives(place); gives != "" {
		words = append(words, gives)
	}
	words = append(words, l.eventsAt(id)...)
	if others := p.pieces(l, id); others != "" {
		words = append(words, "here: "+others)
	}
	return words
}

// features names what a place is, besides a city.
func (l *Look) features(place *engine.Place) []string {
	var words []string
	for _, f := range place.Features.Names() {
		switch f {
		case "city", "event":
		case "start":
			words = append(words, "starting city")
		case "franciscan":
			words = append(words, "Franciscan city, "+l.song(place.ID))
		case "harbour":
			words = append(words, "harbour on the "+capital(place.Sea.String()))
		case "university":
			words = append(words, "university")
		default:
			words = append(words, f)
		}
	}
	return words
}

// song tells when the canticle can be sung in a Franciscan city. // CAN-1
func (l *Look) song(id string) string {
	for _, c := range l.view.Canticle {
		switch {
		case c.Place != id:
		case c.Active:
			return "active now"
		case c.Turn < l.view.Turn:
			return fmt.Sprintf("from turn %d", l.rules.Options.CanticleOpen)
		default:
			return fmt.Sprintf("active in turn %d", c.Turn)
		}
	}
	return ""
}

// gives is the city bonus of a place for the seat that looks. // PLC-1 MSG-4
func (l *Look) gives(place *engine.Place) string {
	value := worth(int(place.Ducats), int(place.Knowledge))
	if place.Features&engine.University != 0 {
		value = fmt.Sprintf("%d knowledge for the messenger (%d after turn 7)", place.Knowledge, l.rules.Box.LateUniversity)
	}
	me := l.me()
	switch {
	case value == "":
		return ""
	case me != nil && slices.Contains(me.Discs, place.ID):
		return "bonus taken"
	case me != nil && me.Status != "merchant" && place.Ducats > 0 && place.Knowledge > 0:
		return value + " (knowledge only for you)"
	case me != nil && me.Status != "merchant" && place.Ducats > 0:
		return value + " (not for you)"
	}
	return value
}

// eventsAt names the event tiles that lie face up at a place.
func (l *Look) eventsAt(id string) []string {
	var words []string
	for i := range l.view.Events {
		if e := &l.view.Events[i]; e.Place == id && e.State == "up" {
			words = append(words, "event "+e.Name+": "+eventWorth(e))
		}
	}
	return words
}

// eventWorth is what an event tile brings.
func eventWorth(e *view.Event) string {
	if e.Auction > 0 {
		return fmt.Sprintf("auction for %d knowledge", e.Auction)
	}
	return worth(e.Ducats, e.Knowledge)
}

// pieces are the other seats at a place.
func (p *page) pieces(l *Look, id string) string {
	var words []string
	for _, who := range l.view.Players {
		if who.Place != nil && *who.Place == id && who.Seat != l.seat.String() {
			words = append(words, p.seat(who.Seat))
		}
	}
	return strings.Join(words, " ")
}

// marks are the marks of all pieces at a place.
func (p *page) marks(l *Look, id string) string {
	var text strings.Builder
	for _, who := range l.view.Players {
		if who.Place != nil && *who.Place == id {
			text.WriteString(p.mark(who.Seat))
		}
	}
	return text.String()
}

// discs are the marks of the seats that have taken the bonus of a city.
func (p *page) discs(l *Look, id string) string {
	var text strings.Builder
	for _, who := range l.view.Players {
		if slices.Contains(who.Discs, id) {
			text.WriteString(p.mark(who.Seat))
		}
	}
	return text.String()
}

// unsure is doubt in a column of figures.
func unsure(v edition.Value[int]) string {
	return cmp.Or(doubt(v), " ")
}

// doubt marks a value that no source states.
func doubt[T any](v edition.Value[T]) string {
	if v.Given() && v.Mark == edition.Proposed {
		return "?"
	}
	return ""
}
