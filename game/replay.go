package game

import (
	"fmt"
	"slices"
	"strconv"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// Replay plays all moves of a record from its deal on and checks each of them. The error is a *StepError, returned with the
// game up to there, or a *MismatchError for an impossible deal. lib may be nil if the record has its Table.
func Replay(rec *record.Game, lib *edition.Library) (History, error) {
	table, err := tableOf(rec, lib)
	if err != nil {
		return History{}, err
	}
	if record.Redacted(table.Rules, &rec.Deal) {
		return History{}, &MismatchError{What: "deal", Fault: "some of its tiles are not known"}
	}
	if err := table.Rules.CheckDeal(rec.Deal); err != nil {
		return History{}, &MismatchError{What: "deal", Fault: err.Error()}
	}
	begun := *rec
	begun.Table = table
	h := Begin(&begun)
	for i := range rec.Steps {
		if err := h.follow(rec, i); err != nil {
			return h, err
		}
	}
	return h, nil
}

// tableOf returns the table of a record.
func tableOf(rec *record.Game, lib *edition.Library) (*edition.Table, error) {
	if rec.Table != nil {
		return rec.Table, nil
	}
	return lib.Table(rec.Config)
}

// follow plays a move of a record.
func (h *History) follow(rec *record.Game, i int) error {
	step := &rec.Steps[i]
	if h.now.Turn != step.Turn && !h.Over() {
		return h.stepError(rec, i, engine.Reason{}, fmt.Sprintf("it is turn %d", h.now.Turn))
	}
	if why := h.play(step.Seat, step.Move, Source{Comment: step.Comment}, nil); !why.Legal() {
		return h.stepError(rec, i, why, record.ReasonString(h.table.Rules, why))
	}
	return nil
}

func (h *History) stepError(rec *record.Game, i int, why engine.Reason, fault string) error {
	step := &rec.Steps[i]
	move := record.MoveString(h.table.Rules, step.Move)
	return &StepError{Step: i, Turn: step.Turn, Seat: step.Seat, Move: move, Reason: why, Fault: fault}
}

// Verify checks a record: its hash of the rules, that its seed gives its deal, that every move is legal, and that its result
// is correct. Missing values are not checked; only a finished game has a result. The errors are the ones of Replay, or a
// *MismatchError.
func Verify(rec *record.Game, lib *edition.Library) error {
	table, err := tableOf(rec, lib)
	if err != nil {
		return err
	}
	if rec.Rules != "" && rec.Rules != table.Hash {
		return &MismatchError{What: "rules", Stated: rec.Rules, Fault: "its config has " + table.Hash}
	}
	h, err := Replay(rec, lib)
	if err != nil {
		return err
	}
	if rec.Seed != "" && table.Rules.Deal(rec.Seed) != rec.Deal {
		return &MismatchError{What: "seed", Stated: strconv.Quote(rec.Seed), Fault: "it gives another deal"}
	}
	return h.proves(rec.Result)
}

// proves compares the stated result with the result of the game.
func (h *History) proves(stated []record.SeatVP) error {
	if stated == nil {
		return nil
	}
	fault := &MismatchError{What: "result", Stated: record.ResultString(stated), Fault: "the game is not over"}
	if !h.Over() {
		return fault
	}
	if result := record.ResultOf(h.table.Rules, &h.now); !slices.Equal(result, stated) {
		fault.Fault = "it is " + record.ResultString(result)
		return fault
	}
	return nil
}
