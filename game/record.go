package game

import (
	"slices"

	"volgare/engine"
	"volgare/record"
)

// Record returns the record of the game, with everything but the seed and the names, which a History does not know. Tags and
// comments come from the record that it began with. It has a result if the game is over. It is nil if the game began with a
// position.
func (h *History) Record() *record.Game {
	if h.deal == nil {
		return nil
	}
	rec := &record.Game{Config: h.table.Config, Table: h.table, Rules: h.table.Hash, Deal: *h.deal, Comment: h.comment}
	rec.Tags = slices.Clone(h.tags)
	for i := range h.steps {
		rec.Steps = append(rec.Steps, h.steps[i].recorded())
	}
	if h.Over() {
		rec.Result = record.ResultOf(h.table.Rules, &h.now)
	}
	return rec
}

// AppendRedacted appends rec, the Record of this history, as a seat may know it during the game: without its seed and
// comments, which may reveal secrets, and with "?" for everything in the deal and the moves that the seat has not seen.
// // SET-1
func (h *History) AppendRedacted(dst []byte, rec *record.Game, seat engine.Seat) []byte {
	known := *rec
	known.Seed, known.Deal, known.Comment = "", h.KnownDeal(seat), ""
	known.Steps = slices.Clone(rec.Steps)
	for i := range known.Steps {
		known.Steps[i].Comment = ""
	}
	return record.AppendGameWith(dst, h.table.Rules, &known, func(n int) string { return h.MoveAs(n, seat).Notation })
}
