// Package remote lets external bots play. It is the referee of docs/bot-protocol.md: it sends a bot
// the information of its seat, requests moves, and checks each of them. A bot that misbehaves does no
// harm: its faults are counted, and another bot decides in its place.
//
// A Conn carries the lines; package process has the Conn of a program on this machine.
package remote

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"golang.org/x/sync/semaphore"

	"volgare/bot/remote/process"
	"volgare/protocol/lines"
)

// Conn carries lines to a bot and back.
type Conn interface {
	// Send sends a line with its end. After an error only Finish and Close may be called.
	Send(ctx context.Context, line []byte) error
	// Receive returns the next line of the bot, without its end. The error is
	// lines.ErrTooLong for a line that was skipped, io.EOF once there are no more, or the
	// context's: it can be asked again after that.
	Receive(ctx context.Context) ([]byte, error)
	// Finish says that nothing more will be sent, and waits until the bot has ended: true,
	// or the context: false. Then it closes.
	Finish(ctx context.Context) bool
	// Close ends the bot.
	Close()
}

// Dial makes a connection to a bot: at the beginning, and again when one has been lost.
type Dial func(context.Context) (Conn, error)

// Bot is an external bot. Its players share it: it is asked one question at a
// time, whatever game it is about.
type Bot struct {
	o     Options
	dial  Dial
	about About

	games atomic.Int64 // ids that were given

	floor *semaphore.Weighted // of weight 1, held by the caller that speaks to it, and reads or writes what follows
	conn  Conn                // nil: none, the next question makes one
	links int                 // connections so far: each is sent its games again
	lost  int                 // connections since the last answer that was heard
	again time.Time           // before then no other is made
	asked int64
}

// Start starts a program as a bot: its name and its arguments. The context bounds the start.
// Whoever has started it calls Quit.
func Start(ctx context.Context, command []string, o Options) (*Bot, error) {
	return Connect(ctx, func(context.Context) (Conn, error) { return process.Start(command) }, o)
}

// Connect makes a bot of what dial connects to.
func Connect(ctx context.Context, dial Dial, o Options) (*Bot, error) {
	b := &Bot{o: o.WithDefaults(), dial: dial, floor: semaphore.NewWeighted(1)}
	about, err := b.connect(ctx)
	b.about = about
	return b, err
}

// About is what the bot has told of itself.
func (b *Bot) About() About { return b.about }

// connect makes a connection and exchanges hello.
func (b *Bot) connect(ctx context.Context) (About, error) {
	ctx, cancel := context.WithTimeout(ctx, b.o.Hello)
	defer cancel()
	conn, err := b.dial(ctx)
	if err != nil {
		b.lose()
		return About{}, err
	}
	b.conn = conn
	b.links++
	about, err := b.greet(ctx)
	if err != nil {
		b.drop()
	}
	return about, err
}

func (b *Bot) greet(ctx context.Context) (About, error) {
	if err := b.send(ctx, hello{doHello, Version, b.o.Program}); err != nil {
		return About{}, fmt.Errorf("hello: %w", err)
	}
	line, err := b.conn.Receive(ctx)
	if errors.Is(err, context.DeadlineExceeded) {
		return About{}, fmt.Errorf("hello: no answer in %v", b.o.Hello)
	}
	if err != nil {
		return About{}, fmt.Errorf("hello: no answer: %w", err)
	}
	return readAbout(line)
}

// send sends a message as a line.
func (b *Bot) send(ctx context.Context, message any) error {
	line, err := lines.Of(message)
	if err != nil {
		return err
	}
	return b.conn.Send(ctx, line)
}

// approach takes the floor once there is a connection, or one can be made. Nobody holds the floor meanwhile. The error is that
// of the context.
func (b *Bot) approach(ctx context.Context) error {
	for {
		if err := b.floor.Acquire(ctx, 1); err != nil {
			return err
		}
		wait := time.Until(b.again)
		if b.conn != nil || wait <= 0 {
			return nil
		}
		b.floor.Release(1)
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// drop ends a connection that is of no more use.
func (b *Bot) drop() {
	b.conn.Close()
	b.conn = nil
	b.lose()
}

// lose notes that a connection is lost: another is made after a pause that grows with each in a row.
func (b *Bot) lose() {
	b.again = time.Now().Add(min(firstPause<<min(b.lost, 10), lastPause))
	b.lost++
}

// Restart ends the program, unless the context ends before nobody speaks to it. The next question starts it anew, in the midst
// of its games.
func (b *Bot) Restart(ctx context.Context) {
	if b.floor.Acquire(ctx, 1) != nil {
		return
	}
	defer b.floor.Release(1)
	if b.conn != nil {
		b.drop()
		b.lost, b.again = 0, time.Time{}
	}
}

// Quit tells the bot to end. It reports whether it did by itself in time, and before the
// context did; if not, it is ended.
func (b *Bot) Quit(ctx context.Context) bool {
	_ = b.floor.Acquire(context.WithoutCancel(ctx), 1) // it always comes
	defer b.floor.Release(1)
	if b.conn == nil {
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, b.o.Quit)
	defer cancel()
	err := b.send(ctx, quit{doQuit})
	ended := b.conn.Finish(ctx)
	b.conn = nil
	return err == nil && ended
}
