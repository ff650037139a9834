package remote

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"time"

	"volgare/protocol/lines"
)

// errStopped is the error of a question whose caller has stopped waiting.
var errStopped = errors.New("stopped")

// ask sends messages, the last of which is a question with an id, and waits for its answer. Answers to other questions are
// late or duplicate: they are counted in stray. The error is a Fault, or errStopped if asker has ended.
func (b *Bot) ask(asker context.Context, messages []any, id int64, stray *int) ([]json.RawMessage, error) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(asker), b.o.Decision)
	defer cancel()
	for _, m := range messages { // even if asker ends: half a line would break the connection
		if err := b.send(ctx, m); err != nil {
			b.drop()
			return nil, b.faultOf(err)
		}
	}
	defer context.AfterFunc(asker, cancel)()
	moves, err := b.awaitAnswer(ctx, id, stray)
	if errors.Is(err, context.DeadlineExceeded) && wokeLate(ctx) {
		extra, cancel := context.WithTimeout(asker, unread)
		defer cancel()
		moves, err = b.awaitAnswer(extra, id, stray)
	}
	if err != nil && asker.Err() != nil {
		return nil, errStopped
	}
	return moves, b.receiveError(err)
}

// awaitAnswer returns the answer to a question. The error is a *Fault of an answer, or the error of Conn.Receive.
func (b *Bot) awaitAnswer(ctx context.Context, id int64, stray *int) ([]json.RawMessage, error) {
	for {
		line, err := b.conn.Receive(ctx)
		if err != nil {
			return nil, err
		}
		a, fault := readAnswer(line)
		switch {
		case fault != nil:
			return nil, fault
		case a == nil:
		case *a.ID == id:
			b.lost = 0
			return a.Moves, nil
		default:
			*stray++
		}
	}
}

// A process that was suspended may find its deadline expired before it reads an answer that arrived in time.
const (
	wokenLate = 50 * time.Millisecond  // a process that wakes up later than this after a deadline was suspended
	unread    = 250 * time.Millisecond // extra time for a process that was suspended to read the answer
)

// wokeLate reports whether the deadline of a context passed some time ago: the process was suspended meanwhile.
func wokeLate(ctx context.Context) bool {
	at, ok := ctx.Deadline()
	return ok && time.Since(at) > wokenLate
}

// receiveError returns the Fault for an error of awaitAnswer; nil for nil.
func (b *Bot) receiveError(err error) error {
	if fault, ok := errors.AsType[*Fault](err); ok {
		return fault
	}
	switch {
	case err == nil:
		return nil
	case errors.Is(err, lines.ErrTooLong):
		return faultf(TooLong, "%v", err)
	case !errors.Is(err, context.DeadlineExceeded):
		b.drop()
	}
	return b.faultOf(err)
}

// faultOf returns the Fault for a bot that does not answer.
func (b *Bot) faultOf(err error) *Fault {
	if errors.Is(err, context.DeadlineExceeded) {
		return faultf(TooSlow, "no answer in %v", b.o.Decision)
	}
	return faultf(Gone, "the bot has ended: %v", err)
}

// readAnswer parses a line. It returns nil if the line is blank or of a kind that the referee ignores.
func readAnswer(line []byte) (*answer, *Fault) {
	if len(bytes.TrimSpace(line)) == 0 {
		return nil, nil
	}
	var a answer
	var kind struct {
		Do *string `json:"do"`
	}
	switch err := json.Unmarshal(line, &kind); {
	case err != nil:
		return nil, parseFault(err)
	case kind.Do == nil:
		return nil, faultf(BadRequest, "field do is missing")
	case *kind.Do != doMoves:
		return nil, nil
	}
	if err := json.Unmarshal(line, &a); err != nil {
		return nil, parseFault(err)
	}
	if a.ID == nil {
		return nil, faultf(BadRequest, "field id is missing: it has to be that of the question")
	}
	return &a, nil
}

// parseFault returns the Fault for a line that is not a message.
func parseFault(err error) *Fault {
	code := BadJSON
	if _, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		code = BadRequest
	}
	return faultf(code, "%v", err)
}
