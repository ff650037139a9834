package table

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strconv"

	"volgare/bot"
	"volgare/engine"
)

// BotLine returns the moves, at least one, that a bot makes one after the other for the seat that decides, by
// what that seat may know. The first is for BotMove; the others are the rest of the line for the next call, at
// the table after it.
//
// A line goes on while its next move is legal; then p is not asked. A nil p takes the first legal move. Else p is
// seeded by the table's id and the moves that stand, so that the same table gives the same line, unless it is out of
// time. The game must not be over.
func (s *Snapshot) BotLine(p bot.Mind, rest []engine.Move) []engine.Move {
	var known engine.State
	r, now := s.Table.Rules, s.history.Now()
	r.Mask(&known, now, now.Seat)
	legal := r.AppendLegal(nil, &known)
	switch {
	case len(rest) > 0 && slices.Contains(legal, rest[0]):
		return rest
	case p == nil:
		return legal[:1]
	}
	return p(BotSeed(s.ID, s.Steps()), bot.Question{Rules: r, View: &known, Legal: legal})
}

// BotSeed returns the seed of a bot at the table with an id. Another n gives another seed. The seed depends on
// nothing that the bot may not know.
func BotSeed(table string, n int) uint64 {
	sum := sha256.Sum256([]byte("volgare bot\n" + table + "\n" + strconv.Itoa(n)))
	return binary.LittleEndian.Uint64(sum[:])
}
