package edition

import (
	"slices"

	"volgare/engine"
)

// checkTiles checks that the event tiles that a board corrects belong to a box, and that their places are on the board. // EVT-2
func (r *reader) checkTiles(b *Board, l *Library) {
	for i := range b.Events {
		e := &b.Events[i]
		if e.No.Is > 0 && !l.hasEvent(e.No.Is) {
			r.lineFaultf(e.No.line, "event %d: no box has it", e.No.Is)
		}
		if e.Place.Is != "" && !b.hasEventBox(e.Place.Is) {
			r.report(noEventBox, e.Place.line, e.at("place"), e.misplaced(b)...)
		}
	}
}

// checkPlaces checks that the event tiles of a box have their places on the built-in board.
func (r *reader) checkPlaces(c *Components, b *Board) {
	for i := range c.Events {
		e := &c.Events[i]
		if !b.corrects(e) && e.Place.Is != "" && !b.hasEventBox(e.Place.Is) {
			r.report(noEventBox, e.Place.line, e.at("place"), e.misplaced(b)...)
		}
	}
}

// checkBoxes checks that an additional board has the places of the tiles that it does not correct.
func (r *reader) checkBoxes(b *Board, l *Library) {
	for _, c := range l.boxes {
		for i := range c.Events {
			e := &c.Events[i]
			if !b.corrects(e) && !b.hasEventBox(e.Place.Is) {
				r.report(noOtherBox, b.lineOf(e.Place.Is), e.at("place"), e.misplaced(b)...)
			}
		}
	}
}

// misplaced returns the arguments of noEventBox.
func (e *Event) misplaced(b *Board) []any {
	return []any{e.No.Is, e.Place.Is, oneOf(b.eventBoxes())}
}

func (b *Board) corrects(e *Event) bool {
	return slices.ContainsFunc(b.Events, func(own Event) bool { return own.No.Is == e.No.Is })
}

// lineOf returns the line of a place, or of the first place if there is none with the id.
func (b *Board) lineOf(id string) int {
	if p := b.Place(id); p != nil {
		return p.ID.line
	}
	return b.Places[0].ID.line
}

func (b *Board) hasEventBox(id string) bool {
	p := b.Place(id)
	return p != nil && p.Has(engine.EventBox)
}

func (b *Board) eventBoxes() []string {
	var ids []string
	for i := range b.Places {
		if b.Places[i].Has(engine.EventBox) {
			ids = append(ids, b.Places[i].ID.Is)
		}
	}
	return ids
}

func (l *Library) hasEvent(no int) bool {
	return slices.ContainsFunc(l.boxes[:], func(c *Components) bool { return c != nil && c.event(no) != nil })
}
