package live

import (
	"context"
	"errors"
	"sync"
	"time"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/engine"
	"volgare/table"
)

// programFaults is how many faults a program makes before another bot plays the rest of the game.
const programFaults = 3

// goodbye is how long the end of a game may take to be told.
const goodbye = 2 * time.Second

// Why a program is sent away.
var (
	errReplaced  = errors.New("another connection has taken the seat")
	errDismissed = errors.New("the token has been renewed")
	errLeft      = errors.New("the program has gone")
)

// Caller is the connection of a program that has come by itself. Done is closed once it has ended.
type Caller interface {
	remote.Conn
	Done() <-chan struct{}
}

// visitor is a program at a seat.
type visitor struct {
	seat    engine.Seat
	there   context.Context //nolint:containedctx // ends when it is sent away: its cause says why
	dismiss context.CancelCauseFunc
	most    int // so many faults, and it is out

	asking sync.Mutex // held while it is asked
	bot    *remote.Bot
	player *remote.Player
	told   []engine.Move // the moves that it knows of, from the beginning
	begun  bool
}

// Attend lets a program play at a seat of Program until it goes or is sent away. It takes the place of a program
// that is there. The caller has checked the token; admitted tells whether it is still good, and is asked once Dismiss
// can find the program, and after every change of the table.
//
// Attend returns nil once the game is over and the program has been told. Else the error is a *table.Refusal, a fault
// of the program, why it was sent away, or the context's error.
func (s *Service) Attend(ctx context.Context, id, colour string, caller Caller, admitted func(context.Context) bool) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	snap, err := s.Look(ctx, id)
	if err != nil {
		return err
	}
	seat, err := snap.ProgramSeat(colour)
	if err != nil {
		return err
	}
	p := s.programSeat(id, seat)
	v := &visitor{seat: seat, there: ctx, dismiss: cancel, most: p.left()}
	if err := v.greet(ctx, s.programOptions(v.most), snap, caller); err != nil {
		return err
	}
	p.enter(v)
	s.nodes.setBot(seatKey{id, seat}, true)
	defer func() {
		p.exit(v)
		s.nodes.setBot(seatKey{id, seat}, p.present() != nil)
	}()
	return s.stay(ctx, snap.ID, v, caller, admitted)
}

// programOptions are the limits of a program that may make so many faults.
func (s *Service) programOptions(faults int) remote.Options {
	o := s.o.Programs
	usual, _ := s.o.Bots.Find(bot.Default)
	o.Faults, o.Substitute = faults, usual.New
	return o
}

// greet exchanges hello with a program and has it begin the game.
func (v *visitor) greet(ctx context.Context, o remote.Options, t *table.Snapshot, caller Caller) (err error) {
	if v.most <= 0 {
		return table.RefuseFor(table.Spent,
			errors.New("a program that has made three faults is out of the game, unless the host makes a new token"))
	}
	used := false
	v.bot, err = remote.Connect(ctx, func(context.Context) (remote.Conn, error) {
		if used {
			return nil, errLeft
		}
		used = true
		return caller, nil
	}, o)
	if err != nil {
		return err
	}
	if v.player, err = v.bot.Player(t.Table, table.BotSeed(t.ID, int(v.seat))); err != nil {
		return err
	}
	v.follow(t)
	return nil
}

// stay keeps a program at its seat until the game is over or one of the two leaves.
func (s *Service) stay(
	ctx context.Context, id string, v *visitor, caller Caller, admitted func(context.Context) bool,
) error {
	changed, unlisten := s.changes(id)
	defer unlisten()
	for {
		welcome := admitted(ctx) // before the look, which tells why, if it is for a change of the table that he is not
		snap, err := s.Look(ctx, id)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err != nil {
			return err
		}
		if snap.Over() {
			v.end(snap) //nolint:contextcheck // it has a time of its own
			return nil
		}
		if _, err := snap.ProgramSeat(v.seat.String()); err != nil {
			return err
		}
		if !welcome {
			s.programSeat(id, v.seat).dismiss()
			return errDismissed
		}
		select {
		case <-changed:
		case <-caller.Done():
			return errLeft
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
}

// choose asks for a move; it tells too who has chosen it: the program or, where that is at fault or sent away
// meanwhile, who decides in its place. One that is out of the game is not asked: then there is no move yet.
func (v *visitor) choose(ctx context.Context, t *table.Snapshot) ([]engine.Move, string) {
	v.asking.Lock()
	defer v.asking.Unlock()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(v.there, cancel)() //nolint:contextcheck // whichever of the two ends first
	before := v.made()
	if ctx.Err() != nil || v.there.Err() != nil || before >= v.most {
		return nil, bot.Default
	}
	v.follow(t)
	var known engine.State
	r := t.Table.Rules
	r.Mask(&known, t.History().Now(), v.seat)
	m := v.player.Choose(ctx, bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &known)})
	if v.made() > before || ctx.Err() != nil || v.there.Err() != nil {
		return []engine.Move{m}, bot.Default
	}
	return []engine.Move{m}, table.Program
}

// follow tells of the moves that were made since. Where some were taken back the game begins anew, in the middle.
func (v *visitor) follow(t *table.Snapshot) {
	steps := t.History().Steps()
	goesOn := v.begun && len(steps) >= len(v.told)
	for i := 0; goesOn && i < len(v.told); i++ {
		goesOn = steps[i].Move == v.told[i]
	}
	if !goesOn {
		v.player.Begin(v.seat)
		v.begun, v.told = true, v.told[:0]
		for _, step := range steps {
			v.told = append(v.told, step.Move)
		}
		return
	}
	for i, made := range t.History().Walk(len(v.told), len(steps)) {
		v.player.Saw(t.History().At(i), made.Move, made.Effects)
		v.told = append(v.told, made.Move)
	}
}

// end tells of the end of the game.
func (v *visitor) end(t *table.Snapshot) {
	v.asking.Lock()
	defer v.asking.Unlock()
	ctx, cancel := context.WithTimeout(context.Background(), goodbye)
	defer cancel()
	v.player.End(ctx, t.History().Now())
	v.bot.Quit(ctx)
}

// faults is how many the program has made.
func (v *visitor) faults() int {
	v.asking.Lock()
	defer v.asking.Unlock()
	return v.made()
}

// made is faults for who asks. A player forgets its own where a game begins anew, as after something was taken back.
func (v *visitor) made() int { return len(v.player.Report().Faults) }
