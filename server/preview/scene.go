package preview

import (
	"cmp"
	"slices"

	"volgare/edition"
	"volgare/engine"
	"volgare/server/picture"
	"volgare/table"
	"volgare/view"
	"volgare/words"
)

// written is a table as a picture can tell of it. For whom there are no letters is called by the
// colour, as a bot is, and a table for whose name there are none has none.
func written(say *words.Catalogue, snap *table.Snapshot, writes func(name string) bool) *table.Snapshot {
	w := *snap
	if !writes(w.Name) {
		w.Name = ""
	}
	w.Seats = slices.Clone(w.Seats)
	for i := range w.Seats {
		if seat := &w.Seats[i]; !writes(seat.Name) {
			seat.Name = say.Say("seat-"+seat.Colour, nil)
		}
	}
	return &w
}

// sceneOf is what the picture of a table shows.
func sceneOf(say *words.Catalogue, snap *table.Snapshot) *picture.Scene {
	s := sentences{Catalogue: say, snap: snap}
	scene := &picture.Scene{
		Title: s.title(), Foot: s.foot(), Zones: zonesOf(snap.Table),
	}
	for i := range snap.Seats {
		scene.Seats = append(scene.Seats, s.row(&snap.Seats[i]))
	}
	if !snap.Started() {
		return scene
	}
	players := snap.View(snap.Steps(), engine.Nobody).Players
	for i := range players {
		stand(&scene.Seats[i], &players[i], &snap.Table.Rules.Box)
	}
	if snap.Over() {
		e := endingOf(snap)
		scene.Seats[e.winner].Won = true
		for i, points := range e.points {
			scene.Seats[i].Note = say.Say("vp", words.Args{"n": points})
		}
	}
	return scene
}

// row is who plays a seat: a person by the name, a bot by the colour, as the table calls it.
func (s *sentences) row(seat *table.Seat) picture.Seat {
	row := picture.Seat{Colour: seat.Colour, Name: s.person(seat), Face: "merchant", Rank: "merchant"}
	switch {
	case row.Name != "":
	case seat.Open():
		row.Name = s.seat(seat)
	default:
		row.Name, row.Note = s.Say("seat-"+seat.Colour, nil), s.seat(seat)
	}
	return row
}

// stand puts the piece of a player where he is.
func stand(seat *picture.Seat, p *view.Player, box *engine.Box) {
	seat.Rank, seat.Face = p.Status, p.Portrait
	switch {
	case p.Place != nil:
		seat.Place = *p.Place
		at := slices.IndexFunc(box.Places, func(place engine.Place) bool { return place.ID == seat.Place })
		seat.At = box.Places[at].Name
	case p.Sea != nil:
		seat.Place, seat.AtSea = *p.Sea, true
	}
}

// gameScene is what the picture of the game itself shows.
func gameScene(say *words.Catalogue, t *edition.Table) *picture.Scene {
	return &picture.Scene{
		Title: "De vulgari eloquentia", Text: say.Say("lobby-what", nil), Zones: zonesOf(t),
	}
}

// zonesOf is the dialect of each place on a board.
func zonesOf(t *edition.Table) map[string]string {
	zones := map[string]string{}
	for i := range t.Rules.Box.Places {
		p := &t.Rules.Box.Places[i]
		zones[p.ID] = cmp.Or(p.Zone, engine.Neutral).String()
	}
	return zones
}
