package view

import (
	"volgare/engine"
	"volgare/internal/lists"
)

// Track is a track with its discs.
type Track struct {
	Track  string `json:"track"`
	Spaces int    `json:"spaces"` // the last space
	// Discs are listed from the most advanced to the least. Of several discs on one space the lowest comes first. Space 0 is
	// the start. // SET-9
	Discs []Disc `json:"discs"`
}

// Disc is a disc on a track.
type Disc struct {
	Seat  string `json:"seat"`
	Space int    `json:"space"`
}

func (b *builder) tracks() []Track {
	all := make([]Track, engine.NumTracks)
	for i := range all {
		t := engine.Track(i)
		all[i] = Track{Track: t.String(), Spaces: spaces(b.r, t), Discs: b.discsOn(t)}
	}
	return all
}

func (b *builder) discsOn(t engine.Track) []Disc {
	track := &b.s.Tracks[t]
	return lists.Map(track.Ahead[:b.r.Seats], func(seat engine.Seat) Disc {
		return Disc{Seat: seat.String(), Space: int(track.Space[seat])}
	})
}

// spaces returns the last space of a track.
func spaces(r *engine.Rules, t engine.Track) int {
	if t == engine.Knowledge {
		return int(r.Box.KnowledgeSpaces)
	}
	return int(r.Box.TrackSpaces[t])
}
