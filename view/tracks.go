package view

import "volgare/engine"

// Track is a track with its discs.
type Track struct {
	Track  string `json:"track"`
	Spaces int    `json:"spaces"` // the last space
	// Discs are listed from the most advanced to the least: of discs on one space
	// the lower comes first. Space 0 is the start. // SET-9
	Discs []Disc `json:"discs"`
}

// Disc is a disc on a track.
type Disc struct {
	Seat  string `json:"seat"`
	Space int    `json:"space"`
}

func (l *looking) tracks() []Track {
	all := make([]Track, engine.NumTracks)
	for i := range all {
		t := engine.Track(i)
		all[i] = Track{Track: t.String(), Spaces: spaces(l.r, t), Discs: l.discsOn(t)}
	}
	return all
}

func (l *looking) discsOn(t engine.Track) []Disc {
	track := &l.s.Tracks[t]
	discs := make([]Disc, l.r.Seats)
	for i, seat := range track.Ahead[:l.r.Seats] {
		discs[i] = Disc{Seat: seat.String(), Space: int(track.Space[seat])}
	}
	return discs
}

// spaces is the last space of a track.
func spaces(r *engine.Rules, t engine.Track) int {
	if t == engine.Knowledge {
		return int(r.Box.KnowledgeSpaces)
	}
	return int(r.Box.TrackSpaces[t])
}
