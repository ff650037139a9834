package api

import (
	"context"
	"errors"
	"fmt"

	"volgare/edition"
	"volgare/plain"
	"volgare/record"
	"volgare/store"
	"volgare/table"
	"volgare/view"
)

// fields holds the codes of package table that are reported as bad fields of a request: code, field and detail.
var fields = map[table.Code][3]string{
	table.NoSeat: {"bad-request", "seat", "the table has no such seat"},
	table.BadOrder: {"bad-request", "order", fmt.Sprintf(
		"an order has at most %d plans, conditions with words of this table, and a bid of at most %d votes", table.MaxPlans, table.MaxBid)},
	table.BadText: {"bad-text", "text", textLength(table.MaxChat)},
	table.BadKey:  {"bad-request", "key", fmt.Sprintf("a key has at most %d characters", table.MaxKey)},
	table.BadBot:  {"bad-config", "bot", "there is no such bot; /api/presets lists them"},
	table.BadName: {"bad-name", "name", fmt.Sprintf("a name has 1 to %d characters", table.MaxName)},
}

// ProblemOf converts any error to a Problem. Unknown errors become "internal": their cause is logged, but not sent to
// the client.
func ProblemOf(err error) *Problem {
	if p, ok := errors.AsType[*Problem](err); ok {
		return p
	}
	if r, ok := errors.AsType[*table.Refusal](err); ok {
		return refused(r)
	}
	code := "internal"
	switch {
	case errors.Is(err, store.ErrUnavailable):
		code = "storage"
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded), errors.Is(err, store.ErrUncertain):
		code = "stopping" // or the client has hung up and reads no answer; a repeated request with the same key gets the outcome
	}
	return NewProblem(code, "").Because(err)
}

// refused converts a refusal of package table to a Problem.
func refused(r *table.Refusal) *Problem {
	p := named(r)
	p.Move, p.cause = r.Move, r
	if r.Seq > 0 {
		p.Seq = &r.Seq
	}
	if !r.Reason.Legal() {
		p.Reason = new(view.ReasonOf(r.Rules, r.Reason))
		p.Rule = p.Reason.Rule
	}
	return p
}

// named returns the Problem with the code, the field and the detail of a refusal.
func named(r *table.Refusal) *Problem {
	if f, ok := fields[r.Code]; ok {
		p := NewProblem(f[0], f[2])
		p.Field = f[1]
		p.nameCharacter(r.Err)
		return p
	}
	if _, ok := kinds[string(r.Code)]; !ok {
		return NewProblem("internal", "")
	}
	p := NewProblem(string(r.Code), detail(r))
	if faults, ok := errors.AsType[edition.ConfigFaults](r.Err); ok {
		p.Field = faults[0].Field
	}
	return p
}

// detail describes a refusal in words, with its numbers and what would be accepted.
func detail(r *table.Refusal) string {
	switch {
	case r.Code == table.Unavailable, r.Code == table.Unknown, r.Code == table.RulesUnavailable: // the cause may contain secrets
		return ""
	case !r.Reason.Legal():
		return string(record.AppendReason(nil, nil, r.Reason))
	case r.Err != nil:
		return r.Err.Error()
	case r.Code == table.Stale:
		return fmt.Sprintf("the table is at %d", r.Seq)
	case r.Code == table.TooMany:
		return fmt.Sprintf("a request has at most %d moves, a table %d entries", table.MaxMoves, table.MaxEntries)
	}
	return ""
}

// nameCharacter sets the character that package plain refuses in a text. err may be nil.
func (p *Problem) nameCharacter(err error) {
	why, ok := errors.AsType[*plain.TextError](err)
	if !ok {
		return
	}
	p.Detail, p.Most = why.Error(), why.Most
	if why.Why != "" {
		p.Character = fmt.Sprintf("%U", why.Character)
	}
}

// textLength returns a detail with the valid lengths of a text.
func textLength(most int) string { return fmt.Sprintf("a text has 1 to %d characters", most) }

// BadText returns the problem of a text that is empty or that package plain rejected with err. most is the maximum length
// in characters.
func BadText(field string, most int, err error) *Problem {
	p := NewProblem("bad-text", textLength(most))
	p.Field = field
	p.nameCharacter(err)
	return p
}
