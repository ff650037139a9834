package edition

import (
	"fmt"
	"math"
	"strconv"

	"volgare/engine"
)

// Upper limits of the bonuses of places and tiles.
const (
	maxDucats    = 60
	maxKnowledge = 30
)

// zoneNames returns the names of the zones, neutral first.
func zoneNames() []string {
	var names []string
	for z := engine.Neutral; z <= engine.Orange; z++ {
		names = append(names, z.String())
	}
	return names
}

func seaNames() []string { return []string{engine.Tirreno.String(), engine.Adriatico.String()} }

func parseZone(n *node) (engine.Zone, error) { return named("zone", engine.ParseZone, zoneNames())(n) }

func parseSea(n *node) (engine.Sea, error) {
	return named("sea", func(s string) (engine.Sea, bool) {
		sea, ok := engine.ParseSea(s)
		return sea, ok && sea != engine.NoSea
	}, seaNames())(n)
}

func parseFeature(n *node) (engine.Feature, error) {
	return named("feature", engine.ParseFeature, engine.Feature(math.MaxUint16).Names())(n)
}

// readBoard reads a board and adds its faults to r.
func (r *reader) readBoard(data []byte) *Board {
	b := &Board{file: r.file, text: string(data)}
	n := r.parse(data)
	if n == nil {
		return b
	}
	f := r.fields(n, "board", "board", "title", "note", "sources", "places", "events")
	b.Sources = r.readSources(f.by["sources"])
	b.Name = r.boardName(f.need("board", "board"))
	b.Title = r.plain(f.need("board", "title"), "title")
	b.Note = r.plain(f.by["note"], "note")
	places := f.need("board", "places")
	for _, item := range r.items(places, "places") {
		b.Places = append(b.Places, r.readPlace(item))
	}
	if places != nil && places.form == list && len(places.items) == 0 {
		r.faultf(places, "places: a board has 1 to %d", maxPlaces)
	}
	if f.by["events"] != nil {
		b.Events = r.readEvents(f.by["events"])
	}
	return b
}

func (r *reader) boardName(n *node) string {
	if n == nil {
		return ""
	}
	name, err := word(n)
	if err != nil {
		r.refuse(n, "board", err)
	}
	return name
}

func (r *reader) readPlace(n *node) Place {
	what := label("place", n, "id")
	f := r.fields(n, what, "id", "name", "zone", "features", "sea", "ducats", "knowledge", "neighbours", "at")
	p := Place{ID: needed(r, f, what, "id", word)}
	p.Name = needed(r, f, what, "name", text)
	p.Zone = needed(r, f, what, "zone", parseZone)
	before := r.number
	p.Features = values(r, f.need(what, "features"), what+": features", parseFeature)
	p.unread = r.number > before
	p.Sea = value(r, f, what, "sea", parseSea)
	p.Ducats = value(r, f, what, "ducats", between(0, maxDucats))
	p.Knowledge = value(r, f, what, "knowledge", between(0, maxKnowledge))
	p.At = needed(r, f, what, "at", point)
	r.readNeighbours(&p, f.need(what, "neighbours"), what)
	if !p.ID.Given() {
		p.ID.line = n.line // for faults of later checks
	}
	return p
}

// readNeighbours reads the roads. An empty list is a value too.
func (r *reader) readNeighbours(p *Place, n *node, what string) {
	before := r.number
	p.Neighbours = values(r, n, what+": neighbours", word)
	if n == nil || len(p.Neighbours) > 0 || r.number > before {
		return
	}
	for _, g := range groups(r, n, what) {
		p.Alone = Value[string]{Provenance: g.Provenance, line: g.line}
	}
}

// point parses [LATITUDE, LONGITUDE], somewhere in or around Italy.
func point(n *node) (Point, error) {
	if n.form != list || len(n.items) != 2 {
		return Point{}, fmt.Errorf("[latitude, longitude] is expected, not %s", n)
	}
	lat, ok1 := degrees(n.items[0], 35, 48)
	lon, ok2 := degrees(n.items[1], 6, 20)
	if !ok1 || !ok2 {
		return Point{}, fmt.Errorf("a latitude from 35 to 48 and a longitude from 6 to 20 are expected, not %s and %s",
			n.items[0], n.items[1])
	}
	return Point{lat, lon}, nil
}

func degrees(n *node, low, high float64) (float64, bool) {
	d, err := strconv.ParseFloat(n.text, 64)
	return d, err == nil && n.form == scalar && d >= low && d <= high
}
