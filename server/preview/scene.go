package preview

import (
	"cmp"

	"volgare/edition"
	"volgare/engine"
	"volgare/server/picture"
	"volgare/table"
	"volgare/view"
	"volgare/words"
)

// sceneOf is what the picture of a table shows.
func sceneOf(say *words.Catalogue, snap *table.Snapshot) *picture.Scene {
	s := sentences{say, snap}
	scene := &picture.Scene{
		Over: say.Say("volgare", nil), Title: s.title(), Foot: s.foot(), Zones: zonesOf(snap.Table),
	}
	for i := range snap.Seats {
		scene.Seats = append(scene.Seats, picture.Seat{Colour: snap.Seats[i].Colour, Name: s.seat(&snap.Seats[i])})
	}
	if !snap.Started() {
		return scene
	}
	players := snap.View(snap.Steps(), engine.Nobody).Players
	for i := range players {
		scene.Seats[i].Place = placeOf(&players[i])
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

// placeOf is the place or the sea where a pawn is, "" before the start.
func placeOf(p *view.Player) string {
	for _, where := range []*string{p.Place, p.Sea} {
		if where != nil {
			return *where
		}
	}
	return ""
}

// gameScene is what the picture of the game itself shows.
func gameScene(say *words.Catalogue, t *edition.Table) *picture.Scene {
	return &picture.Scene{
		Over: say.Say("volgare", nil), Title: "De vulgari eloquentia", Text: say.Say("lobby-what", nil), Zones: zonesOf(t),
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
