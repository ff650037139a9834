package remote

import (
	"encoding/json"
	"slices"

	"volgare/engine"
	"volgare/record"
)

// continueLine returns the next move of the bot's last answer if that had several moves and this one is still valid: it is
// legal, it belongs to the same turn, and the previous move led to the expected position and revealed nothing to any seat.
// Otherwise the rest of the answer is dropped.
func (p *Player) continueLine(r *engine.Rules, known *engine.State, legal []engine.Move) (engine.Move, bool) {
	if len(p.line) == 0 {
		return engine.Move{}, false
	}
	if p.foretold(r, known) {
		if m, fault := readMove(r, known, legal, p.line[0]); fault == nil {
			p.line = p.line[1:]
			return m, true
		}
	}
	p.report.Dropped += len(p.line)
	p.line = nil
	return engine.Move{}, false
}

// foretold reports whether the seat's view is the one that its last move should lead to, and the move has revealed nothing
// to any seat. It makes the move again in a position in which unknown pieces are filled in arbitrarily: if the move reveals
// some of them, the line stops whatever they are.
func (p *Player) foretold(r *engine.Rules, known *engine.State) bool {
	if p.last.Kind.EndsTurn() {
		return false
	}
	var before, after engine.State
	r.Determinize(&before, &p.before, engine.Stream("volgare", "line"))
	r.Apply(&after, &before, p.last, nil)
	if r.Learnt(&before, &after) {
		return false
	}
	var masked engine.State
	r.Mask(&masked, &after, p.seat)
	return masked == *known
}

// readMove parses a move: its text, or the id of a legal move.
func readMove(r *engine.Rules, known *engine.State, legal []engine.Move, raw json.RawMessage) (engine.Move, *Fault) {
	m, fault := parseMove(r, raw)
	if fault != nil || slices.Contains(legal, m) {
		return m, fault
	}
	why := r.CheckBy(known, known.Seat, m)
	fault = faultf(Illegal, "%s", record.ReasonString(r, why))
	fault.Move, fault.Rule = record.MoveString(r, m), why.Rule.String()
	return m, fault
}

func parseMove(r *engine.Rules, raw json.RawMessage) (engine.Move, *Fault) {
	var text string
	var id engine.MoveID
	switch {
	case json.Unmarshal(raw, &text) == nil:
		m, err := record.ParseMove(r, text)
		if err == nil {
			return m, nil
		}
		return m, &Fault{Code: BadMove, Message: err.Error(), Move: text, Rule: record.RuleOf(err)}
	case json.Unmarshal(raw, &id) == nil:
		if m, ok := r.MoveByID(id); ok {
			return m, nil
		}
	}
	return engine.Move{}, faultf(BadMove, "%.40s: a move is its text or its id, below %d", raw, len(r.Catalogue()))
}
