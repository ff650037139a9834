package check

import (
	"bytes"
	"context"
	"sync/atomic"

	"volgare/bot/remote/process"
)

// noMove is what a bot is made to say in the trial of faults: no rules have such a move.
const noMove = "dance"

// trials are what is done to a bot while it plays, besides playing with it.
type trials struct {
	odd  atomic.Bool // messages and fields that it cannot know are put between those it knows
	slip atomic.Bool // the next answer is turned into one that is at fault
}

// tap is a process whose lines are meddled with.
type tap struct {
	*process.Process

	trials *trials
}

// Send implements remote.Conn.
func (c *tap) Send(ctx context.Context, line []byte) error {
	if !c.trials.odd.Load() {
		return c.Process.Send(ctx, line)
	}
	if err := c.Process.Send(ctx, []byte(`{"do":"weather","sky":["clear",{"wind":null}],"id":-1}`+"\n")); err != nil {
		return err
	}
	return c.Process.Send(ctx, append([]byte(`{"weather":{"sky":"clear"},`), bytes.TrimPrefix(line, []byte("{"))...))
}

// Receive implements remote.Conn.
func (c *tap) Receive(ctx context.Context) ([]byte, error) {
	line, err := c.Process.Receive(ctx)
	if err == nil && c.trials.slip.Swap(false) {
		return bytes.Replace(line, []byte(`"moves":`), []byte(`"moves":["`+noMove+`"],"said":`), 1), nil
	}
	return line, err
}
