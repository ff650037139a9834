package view

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// MoveText is the notation of a move that one seat has made as another seat, or a
// spectator, may know it: which library tile it is about is secret, "keep ?".
// SET-1
func MoveText(t *edition.Table, m engine.Move, by, seat engine.Seat) string {
	if by == seat || !secret(m) {
		return record.MoveString(t.Rules, m)
	}
	return KindWord(m.Kind) + " ?"
}

// secret reports whether a move names a tile that only its seat sees. That none
// is kept shows in what comes next. // RUL-10
func secret(m engine.Move) bool {
	switch m.Kind {
	case engine.Keep:
		return m.A != engine.NoTile
	case engine.PutOnTop, engine.GiveUp:
		return true
	}
	return false
}
