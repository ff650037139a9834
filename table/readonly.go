package table

import (
	"iter"
	"slices"
	"strings"
	"time"

	"volgare/record"
)

// ReadOnlyTable is a table that was read without its rules. While the game is not known to be
// over, it contains nothing that was hidden from a spectator.
type ReadOnlyTable struct {
	ID      string
	Name    string
	State   string
	Turn    int
	Created time.Time
	Changed time.Time
	Card    Card // the zero Card if it cannot be read

	Steps []StoredStep // undone steps are left out

	tags *record.Game // nil if the log does not say of what the table was made
	deal string
}

// StoredStep is a move as it was stored.
type StoredStep struct {
	At   time.Time
	Seat string
	Bot  string // who chose it, "" for a person
	Move string // notation; what may be secret is "?"
}

// Read reads the log, as it was encoded; what cannot be read is left out.
func (r *ReadOnlyTable) Read(log iter.Seq[[]byte]) {
	var stored storedSteps
	for data := range log {
		e, err := DecodeEntry(data)
		if err != nil {
			continue
		}
		if e.New != nil {
			r.tags, r.deal, _ = record.ParseTags(e.New.Game)
		}
		stored.add(e)
	}
	r.Steps = stored.steps
	if !r.Over() {
		r.redact()
	}
}

// Over reports whether the game is known to be over.
func (r *ReadOnlyTable) Over() bool { return r.State == StateOver || r.Card.Over }

// redact removes everything that a spectator may not know. It also removes the open part of
// the deal, which cannot be separated from the rest without rules.
func (r *ReadOnlyTable) redact() {
	r.deal = ""
	if r.tags != nil {
		r.tags.Seed = ""
	}
	for i := range r.Steps {
		r.Steps[i].Move = record.SecretText(r.Steps[i].Move)
	}
}

// Record returns the record as it was stored. The turns of its moves follow from the rules
// and are written "?".
func (r *ReadOnlyTable) Record() string {
	var dst []byte
	if g := r.tags; g != nil {
		head(g, r.Name, r.Created, r.Card.Seats)
		dst = append(record.AppendTags(nil, g), r.deal...)
	}
	for i := range r.Steps {
		m := &r.Steps[i]
		if i > 0 && r.Steps[i-1].Seat == m.Seat && !record.EndsTurn(r.Steps[i-1].Move) {
			dst = append(dst, "; "...)
		} else {
			dst = append(dst, "\n? "+m.Seat+": "...)
		}
		dst = append(dst, m.Move...)
	}
	return strings.TrimSpace(string(dst)) + "\n"
}

// storedSteps collects moves and undone moves, as they were stored.
type storedSteps struct {
	steps []StoredStep
	redo  [][]StoredStep
}

func (l *storedSteps) add(e *Entry) {
	switch last := len(l.redo) - 1; {
	case e.Kind == kindMoves:
		l.redo = nil
		for text := range strings.SplitSeq(e.Moves, "; ") {
			l.steps = append(l.steps, StoredStep{At: e.at(), Seat: e.Seat, Bot: e.Bot, Move: text})
		}
	case e.Kind == kindUndo && e.To >= 0 && e.To < len(l.steps):
		l.redo = append(l.redo, slices.Clone(l.steps[e.To:]))
		l.steps = l.steps[:e.To]
	case e.Kind == kindRedo && last >= 0:
		l.steps = append(l.steps, l.redo[last]...)
		l.redo = l.redo[:last]
	}
}
