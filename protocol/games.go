package protocol

import (
	"volgare/edition"
	"volgare/game"
	"volgare/record"
	"volgare/view"
)

// maxSeed is the maximum length of a seed in bytes.
const maxSeed = 1000

// gameResult describes a new game.
type gameResult struct {
	status

	Table view.Table `json:"table"`
}

// newGame deals a game from a seed.
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
	table, err := s.tables(config)
	if err != nil {
		return nil, faultf(BadConfig, "%v", err)
	}
	return s.begin(game.New(table, table.Rules.Deal(seed)), seed), nil
}

// load starts a game from a position.
func (s *session) load(q *request) (any, *fault) {
	text := q.needText("position")
	if f := q.end(); f != nil {
		return nil, f
	}
	table, state, err := record.ParsePosition(s.tables, text)
	if err != nil {
		return nil, faultf(BadPosition, "%v", err)
	}
	return s.begin(game.From(table, state), ""), nil
}

// begin makes h the game of the session.
func (s *session) begin(h game.History, seed string) gameResult {
	result := gameResult{statusOf(h.Now()), view.TableOf(h.Table())}
	s.game, s.seed = &h, seed
	return result
}

// positionResult is a position as text.
type positionResult struct {
	Position string `json:"position"`
}

// position returns the whole position, including hidden information.
func (s *session) position() (any, *fault) {
	return positionResult{string(record.AppendPosition(nil, s.game.Table(), s.game.Now()))}, nil
}

// recordResult is a record as text.
type recordResult struct {
	Record string `json:"record"`
}

// record returns the game from its deal.
func (s *session) record() (any, *fault) {
	rec := s.game.Record()
	if rec == nil {
		return nil, faultf(NoRecord, "the game began from a loaded position: it has no record")
	}
	rec.Seed = s.seed
	return recordResult{string(record.AppendGame(nil, s.game.Table().Rules, rec))}, nil
}
