package edition

import (
	"slices"
	"strings"
)

// Event is an event tile. Exactly one of Ducats, Knowledge and Auction is given;
// Auction is Stupor Mundi and the knowledge that it brings. // SET-3, STU-4
type Event struct {
	No        Value[int]
	Name      Value[string]
	Place     Value[string] // an id
	Ducats    Value[int]
	Knowledge Value[int]
	Auction   Value[int]
}

// at returns the path of a part of the tile, for faults; "" is the whole tile.
func (e *Event) at(key string) string {
	return strings.TrimSuffix("events/"+itoa(e.No.Is)+"/"+key, "/")
}

func (e *Event) tally(m *Marks) {
	tally(m, e.No, e.Ducats, e.Knowledge, e.Auction)
	tally(m, e.Name, e.Place)
}

// readEvents reads the event tiles of a box, or the corrections of a board.
func (r *reader) readEvents(n *node) []Event {
	var all []Event
	for _, item := range r.items(n, "events") {
		e := r.readEvent(item)
		if slices.ContainsFunc(all, func(other Event) bool { return other.No.Is == e.No.Is && e.No.Is > 0 }) {
			r.lineFaultf(e.No.line, "duplicate event %d", e.No.Is)
		}
		all = append(all, e)
	}
	return all
}

func (r *reader) readEvent(n *node) Event {
	what := label("event", n, "no")
	f := r.fields(n, what, "no", "name", "place", "ducats", "knowledge", "auction")
	e := Event{No: needed(r, f, what, "no", between(1, 11))}
	e.Name = needed(r, f, what, "name", text)
	e.Place = needed(r, f, what, "place", word)
	e.Ducats = value(r, f, what, "ducats", between(1, maxDucats))
	e.Knowledge = value(r, f, what, "knowledge", between(1, maxKnowledge))
	e.Auction = value(r, f, what, "auction", between(1, maxKnowledge))
	r.checkEvent(n, &e, what)
	return e
}

func (r *reader) checkEvent(n *node, e *Event, what string) {
	given := 0
	for _, v := range []Value[int]{e.Ducats, e.Knowledge, e.Auction} {
		if v.Given() {
			given++
		}
	}
	if given != 1 {
		r.report(notOneGift, n.line, e.at(""), what, given)
	}
	if e.No.Is == stuporNo && e.Place.Is != "" && e.Place.Is != stuporPlace {
		r.report(wrongStupor, e.Place.line, e.at("place"), what, stuporPlace, e.Place.Is)
	}
	if e.Auction.Given() != (e.No.Is == stuporNo) && given == 1 && e.No.Is > 0 {
		r.report(wrongAuction, n.line, e.at(""), what, stuporNo)
	}
}

// The tile Stupor Mundi. // SET-3, STU-1
const (
	stuporNo    = 10
	stuporPlace = "brindisi"
)
