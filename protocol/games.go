package protocol

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/record"
	"volgare/view"
)

// maxSeed is the most bytes of a seed.
const maxSeed = 1000

// gameResult is a game that begins.
type gameResult struct {
	status

	Table view.Table `json:"table"`
}

// newGame deals from a seed.
func (s *session) newGame(q *request) (any, *fault) {
	config := edition.Config{Preset: q.needText("preset"), Players: q.number("players", 0), Board: q.text("board")}
	q.read("options", "an object of strings", &config.Options)
	seed := q.needText("seed")
	if seed == "" || len(seed) > maxSeed {
		q.badf("field seed has to have 1 to %d bytes", maxSeed)
	}
	if f := q.end(); f != nil {
		return nil, f
	}
	table, err := s.lib.Table(config)
	if err != nil {
		return nil, faultf(BadConfig, "%v", err)
	}
	deal := table.Rules.Deal(seed)
	return s.begin(&game{
		table: table, states: []engine.State{table.Rules.New(deal, nil)}, deal: &deal, seed: seed,
	}), nil
}

// load begins a game from a position.
func (s *session) load(q *request) (any, *fault) {
	text := q.needText("position")
	if f := q.end(); f != nil {
		return nil, f
	}
	table, state, err := record.ParsePosition(s.lib, text)
	if err != nil {
		return nil, faultf(BadPosition, "%v", err)
	}
	return s.begin(&game{table: table, states: []engine.State{state}}), nil
}

// begin makes a game that of the session.
func (s *session) begin(g *game) gameResult {
	result := gameResult{g.status(), view.TableOf(g.table)}
	s.game = g
	return result
}

// positionResult is a position as text.
type positionResult struct {
	Position string `json:"position"`
}

// position is the whole position, hidden things included.
func (s *session) position(q *request) (any, *fault) {
	if f := q.end(); f != nil {
		return nil, f
	}
	g := s.game
	return positionResult{string(record.AppendPosition(nil, g.table, g.state()))}, nil
}

// recordResult is a record as text.
type recordResult struct {
	Record string `json:"record"`
}

// record is the game from its deal on.
func (s *session) record(q *request) (any, *fault) {
	if f := q.end(); f != nil {
		return nil, f
	}
	if s.game.deal == nil {
		return nil, faultf(NoRecord, "the game began from a loaded position: it has no record")
	}
	return recordResult{string(s.game.record())}, nil
}
