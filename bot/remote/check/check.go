// Package check plays games with a bot and reports whether it follows the protocol. It implements the command bot check.
package check

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"volgare/bot/remote"
	"volgare/bot/remote/process"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/engine"
)

// Options are the limits that a bot is checked against. The zero value has the defaults.
type Options struct {
	remote.Options

	Memory int64    // maximum memory of the bot and its children, in bytes; 1 GiB
	Seed   string   // seed of the games; "check"
	Others []string // bots at the other seats, in turn; by default all that answer at once
}

// run is one run of all checks.
type run struct {
	o       Options
	lib     *edition.Library
	command []string
	started []*process.Process
	trials  trials
	report  Report
}

// Run checks a bot. command holds its name and arguments. The error is a fault of this program, or the context's; faults of
// the bot are in the report.
func Run(ctx context.Context, lib *edition.Library, command []string, o Options) (*Report, error) {
	o.Options = o.WithDefaults()
	o.Memory = cmp.Or(o.Memory, 1<<30)
	o.Seed = cmp.Or(o.Seed, "check")
	if len(o.Others) == 0 {
		o.Others = slices.DeleteFunc(roster.House().Names(), func(name string) bool { return roster.House().ThinkTimeMs(name) > 0 })
	}
	r := &run{o: o, lib: lib, command: command, report: Report{Checks: []Check{}, Games: []Game{}}}
	defer func() {
		for _, p := range r.started {
			p.Close()
		}
	}()
	err := r.all(ctx)
	r.report.Passed = !slices.ContainsFunc(r.report.Checks, func(c Check) bool { return c.Outcome == Fail })
	return &r.report, err
}

// all runs the checks one after the other.
func (r *run) all(ctx context.Context) error {
	began := time.Now()
	b, err := remote.Connect(ctx, r.dial, r.o.Options)
	if err != nil {
		r.noteIf(false, "hello", "%v", err)
		r.leave()
		return ctx.Err()
	}
	about := b.About()
	r.report.Bot = about.Name
	if about.Version != "" {
		r.report.Bot += " " + about.Version
	}
	r.noteIf(true, "hello", "%s, after %.0f ms", r.report.Bot, milliseconds(time.Since(began)))
	if err := r.games(ctx, b); err != nil {
		b.Quit(ctx)
		return err
	}
	r.judge(&about)
	r.noteIf(b.Quit(ctx), "quit", "it has %v to end once it is told to quit", r.o.Quit)
	r.endOfInput(ctx)
	r.leave()
	return ctx.Err()
}

// dial starts the bot.
func (r *run) dial(context.Context) (remote.Conn, error) {
	p, err := process.Start(r.command)
	if err != nil {
		return nil, err
	}
	r.started = append(r.started, p)
	return &tap{p, &r.trials}, nil
}

// plan is a game to be played.
type plan struct {
	preset     string
	players    int
	expansions bool
	seats      []engine.Seat
	what       string // special trial in this game; "" for a game that is skipped if the bot does not play it
}

// The trials.
const (
	trySeats   = "two seats"
	tryOdd     = "unknown messages"
	tryFault   = "a fault"
	tryRestart = "a restart"
)

// restartAfter is the number of moves after which the bot is restarted during a game. The shortest game has three times as
// many.
const restartAfter = 50

// plans lists the games. They cover every preset and number of players.
var plans = []plan{
	{"it2010", 2, false, []engine.Seat{0}, ""},
	{"es2010", 3, false, []engine.Seat{1}, ""},
	{"de2010", 4, false, []engine.Seat{3}, ""},
	{"fr2010", 5, false, []engine.Seat{4}, ""},
	{"deluxe", 2, true, []engine.Seat{1}, ""},
	{"deluxe", 4, true, []engine.Seat{2}, ""},
	{"deluxe", 5, true, []engine.Seat{0}, ""},
	{"deluxe", 3, true, []engine.Seat{0, 2}, trySeats},
	{"deluxe", 2, false, []engine.Seat{0}, tryOdd},
	{"deluxe", 3, false, []engine.Seat{2}, tryFault},
	{"deluxe", 3, true, []engine.Seat{1}, tryRestart},
}

// table returns the table of a plan. It returns an error if the bot does not play there.
func (r *run) table(p *plan, about *remote.About) (*edition.Table, error) {
	c := edition.Config{Preset: p.preset, Players: p.players, Options: map[string]string{}}
	for _, o := range edition.Options() {
		if p.expansions && o.Expansion() && o.Accepts("on") {
			c.Options[o.ID] = "on"
		}
	}
	t, err := r.lib.Table(c)
	if err != nil {
		return nil, err
	}
	return t, about.Plays(t)
}

// games plays all games that the bot plays. If the bot does not play a game with a trial, the trial is made at the first
// table where it does play.
func (r *run) games(ctx context.Context, b *remote.Bot) error {
	about := b.About()
	var first *plan
	for _, p := range plans {
		t, err := r.table(&p, &about)
		if err != nil && p.what != "" && first != nil {
			p = plan{first.preset, first.players, first.expansions, first.seats, p.what}
			t, err = r.table(&p, &about)
		}
		if err != nil {
			continue
		}
		if first == nil {
			first = &p
		}
		if err := r.game(ctx, b, t, &p); err != nil {
			return err
		}
	}
	return nil
}

// game plays a game.
func (r *run) game(ctx context.Context, b *remote.Bot, t *edition.Table, p *plan) error {
	g := Game{Table: title(t), What: p.what, Faults: []remote.Fault{}, Places: []int{}}
	no := len(r.report.Games) + 1
	m, err := sit(b, t, p.seats, r.o.Others, uint64(no))
	if err != nil {
		return err
	}
	r.trials.odd.Store(p.what == tryOdd)
	r.trials.slip.Store(p.what == tryFault)
	if p.what == tryRestart {
		m.after = func(move int) {
			if move == restartAfter {
				b.Restart(ctx)
			}
		}
	}
	g.Places = append(g.Places, m.play(ctx, fmt.Sprintf("%s/%d", r.o.Seed, no))...)
	for _, seat := range p.seats {
		g.Seats = append(g.Seats, seat.String())
		g.add(m.ours[seat].Report())
	}
	r.report.Games = append(r.report.Games, g)
	return ctx.Err()
}

// endOfInput starts the bot once more and closes its input without a message.
func (r *run) endOfInput(ctx context.Context) {
	p, err := process.Start(r.command)
	if err != nil {
		return // it has started before
	}
	r.started = append(r.started, p)
	patience := r.o.Decision + r.o.Quit // it has to start first
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	r.noteIf(p.Finish(ctx), "end of input", "it has %v to end when its input ends", patience)
}

// leave reports the output and memory of the processes after they have ended.
func (r *run) leave() {
	var most int64
	for _, p := range r.started {
		p.Close()
		most = max(most, p.Memory())
		if said := p.Errors(); said != "" {
			r.report.Errors = said
		}
	}
	r.report.Memory = float64(most>>10) / 1024
	if most > 0 {
		r.noteIf(most <= r.o.Memory, "memory", "%.0f MiB of at most %d", r.report.Memory, r.o.Memory>>20)
	}
}
