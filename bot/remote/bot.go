// Package remote lets external bots play. It is the referee of docs/bot-protocol.md: it sends a bot
// the information of its seat, requests moves, and checks each of them. A bot that misbehaves does no
// harm: its faults are counted, and another bot decides in its place.
//
// A Conn transports the lines; package process implements it for a program on this machine.
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

// Conn transports lines to a bot and back.
type Conn interface {
	// Send sends a line and its line end. After an error only Finish and Close may be called.
	Send(ctx context.Context, line []byte) error
	// Receive returns the next line of the bot, without its line end. The error is lines.ErrTooLong for a line that was
	// skipped, io.EOF at the end, or the context's error, after which Receive may be called again.
	Receive(ctx context.Context) ([]byte, error)
	// Finish signals the bot that nothing more will be sent, waits for the bot to end, and closes the connection. It returns
	// false if the context ended first.
	Finish(ctx context.Context) bool
	// Close closes the connection and ends the bot.
	Close()
}

// Dial connects to a bot: at the beginning, and again if a connection has been lost.
type Dial func(context.Context) (Conn, error)

// Bot is an external bot. Its players share it: it is asked one question at a time, whatever the game.
type Bot struct {
	o     Options
	dial  Dial
	about About

	games atomic.Int64 // number of game ids assigned

	floor *semaphore.Weighted // of weight 1: it is held by the caller that speaks to the bot, and guards the fields below
	conn  Conn                // nil if there is none; the next question connects
	links int                 // number of connections so far; all games are sent again on each new one
	lost  int                 // connections since the last answer that was received
	again time.Time           // earliest time of the next connection
	asked int64
}

// Start starts a program as a bot. command holds its name and arguments. The context bounds the start. The caller must call
// Quit.
func Start(ctx context.Context, command []string, o Options) (*Bot, error) {
	return Connect(ctx, func(context.Context) (Conn, error) { return process.Start(command) }, o)
}

// Connect returns the bot that dial connects to.
func Connect(ctx context.Context, dial Dial, o Options) (*Bot, error) {
	b := &Bot{o: o.WithDefaults(), dial: dial, floor: semaphore.NewWeighted(1)}
	about, err := b.connect(ctx)
	b.about = about
	return b, err
}

// About returns the bot's answer to hello.
func (b *Bot) About() About { return b.about }

// connect connects to the bot and exchanges hello.
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

// approach acquires the floor once there is a connection or one may be made. It does not hold the floor while it waits. The
// error is the context's.
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

// drop closes a connection that is no longer usable.
func (b *Bot) drop() {
	b.conn.Close()
	b.conn = nil
	b.lose()
}

// lose records a lost connection. The next one is made after a pause that doubles with each loss in a row.
func (b *Bot) lose() {
	b.again = time.Now().Add(min(firstPause<<min(b.lost, 10), lastPause))
	b.lost++
}

// Restart ends the program once no caller speaks to it, unless the context ends first. The next question starts it again,
// in the middle of its games.
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

// Quit asks the bot to end and reports whether it did so in time and before the context ended. If not, the bot is killed.
func (b *Bot) Quit(ctx context.Context) bool {
	_ = b.floor.Acquire(context.WithoutCancel(ctx), 1) // the floor always becomes free
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
