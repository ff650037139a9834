package table

import (
	"slices"
	"time"

	"volgare/engine"
	"volgare/record"
)

// Record returns the record of the game. During play it leaves out everything hidden from the seat and writes "?" instead.
func (s *Snapshot) Record(seat engine.Seat) string {
	if s.Over() {
		return s.WholeRecord()
	}
	return string(s.history.AppendRedacted(nil, s.record(), s.among(seat)))
}

// WholeRecord returns the record of the game with all that is hidden. During play it is only for the person who has
// revealed the game.
func (s *Snapshot) WholeRecord() string {
	rec := s.record()
	rec.Seed = s.seed
	return string(record.AppendGame(nil, s.Table.Rules, rec))
}

// record returns the record of the table, with everything but its seed.
func (s *Snapshot) record() *record.Game {
	g := s.history.Record()
	if b := s.Table.Board; !b.Builtin() {
		g.Config.Board, g.Config.BoardText = b.Name, b.Text() // so that it can be played without the library's board
	}
	head(g, s.Name, s.Created, s.Seats)
	return g
}

// head puts into a record who played, at which table and when, unless it comes from one that says so.
func head(g *record.Game, name string, created time.Time, seats []Seat) {
	for i, at := range seats {
		if g.Names[i] = at.Name; at.Name == "" {
			g.Names[i] = at.Bot
		}
		if g.Bots[i] = at.Bot; at.BotPlaying {
			g.Bots[i] = ""
		}
	}
	state := func(tag, value string) {
		if value != "" && !slices.ContainsFunc(g.Tags, func(t record.Tag) bool { return t.Name == tag }) {
			g.Tags = append(g.Tags, record.Tag{Name: tag, Value: value})
		}
	}
	state("Event", name)
	state("Date", created.Format("2006.01.02"))
}
