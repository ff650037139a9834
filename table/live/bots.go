package live

import (
	"context"
	"errors"
	"time"

	"volgare/engine"
	"volgare/internal/background"
	"volgare/internal/shares"
	"volgare/table"
)

// retry is how long a bot waits after its move could not be written.
const retry = time.Second

// job is a bot that waits or thinks: one at a time for a table.
type job struct {
	cancel context.CancelFunc
	result chan choice // has room for one
}

// choice is what a bot does: once it has chosen, the entry of its move.
type choice struct {
	seat  engine.Seat
	bot   string
	line  []engine.Move // that it has planned: the move, and what is to follow it
	entry *table.Entry

	first  bool // it does not wait for nodes ahead of this one
	waited bool // it has waited for them, and they did not act
}

// plannedLine is what is left of the line of a bot, for the position to which it has come.
type plannedLine struct {
	at   int64 // Snapshot.Version
	bot  string
	line []engine.Move
}

// results is where a job tells its choice; never, if there is no job.
func (j *job) results() chan choice {
	if j == nil {
		return nil
	}
	return j.result
}

// plan sees to it that a bot is at work if, and only if, something is due at the present
// position. One that works on a position that no longer stands is stopped.
func (a *actor) plan() {
	s := a.snap.Load()
	if a.planned == s.Version {
		return
	}
	a.cancel()
	a.planned = s.Version
	due := s.Due()
	if len(due) == 0 {
		return
	}
	c := choice{seat: due[0].Seat, bot: a.knownBot(due[0].Bot), first: time.Since(a.tookOver) < takeoverLasts}
	if a.next.at == s.Version && a.next.bot == c.bot {
		c.line = a.next.line
	}
	a.startJob(s, c, a.s.soon(due[0].At, s.Changed))
}

// cancel stops the job, if there is one.
func (a *actor) cancel() {
	if a.job != nil {
		a.job.cancel()
		a.job = nil
	}
}

// startJob has a bot choose once it is this node's turn, and wait until its time has come. Whose turn it is to ask an external bot
// depends on its connection: see externalBots.await.
func (a *actor) startJob(s *table.Snapshot, c choice, at time.Time) {
	ctx, cancel := context.WithCancel(a.s.ctx)
	j := &job{cancel: cancel, result: make(chan choice, 1)}
	a.job = j
	a.s.work.Go(func() {
		defer cancel()
		if (c.bot == table.Program || a.s.awaitTurn(ctx, a.id, &c, at)) && a.think(ctx, s, &c) && sleepUntil(ctx, at) {
			j.result <- c
		}
	})
}

// think lets a bot choose; it reports false if the bot could not.
func (a *actor) think(ctx context.Context, s *table.Snapshot, c *choice) bool {
	if c.bot == table.Program && len(c.line) == 0 && // else its choice was not written, and is to be written again
		a.guarded(func() { c.line, c.bot = a.s.external.choose(ctx, s, c.seat) }) != nil {
		return false
	}
	leave, err := a.s.workersFor(c.bot).Enter(ctx, s.Origin)
	if err != nil {
		return false
	}
	defer leave()
	if a.s.o.Bots.Thinks(c.bot) > 0 {
		background.Thread()
	}
	from := a.s.o.Now()
	if a.guarded(func() { a.s.try(ctx, s, c) }) != nil {
		return false // the table waits: the host, or the holder, may let another play there
	}
	a.s.o.Observer.Chosen(c.bot, a.s.o.Now().Sub(from))
	return true
}

// newWorkers returns places for n bots at work. The bots of tables that come from one address leave one of
// several places to the others, however many tables these are.
func newWorkers(n int) *shares.Shares { return shares.New(max(n, 1), max(n-1, 1)) }

// workersFor are those with whom a bot works: bots that think for long do not keep others waiting.
func (s *Service) workersFor(name string) *shares.Shares {
	if s.o.Bots.Thinks(name) > 0 {
		return s.thinkers
	}
	return s.workers
}

// commitChoice makes the move that a bot has chosen for the present position: had that
// changed, the job would have been stopped.
func (a *actor) commitChoice(c choice) {
	a.cancel()
	s := a.snap.Load()
	_, err := a.commit(a.s.ctx, c.entry)
	if err == nil && c.waited {
		a.tookOver = time.Now()
	}
	if err == nil {
		a.next = plannedLine{a.snap.Load().Version, c.bot, c.line[1:]}
		return
	}
	at := time.Now()
	if !errors.Is(err, errBehind) {
		a.s.o.Log.Error("a bot's move was not written", "table", a.id, "seq", s.Seq, "error", err)
		at = at.Add(retry)
	}
	if a.planned == a.snap.Load().Version {
		a.startJob(s, choice{seat: c.seat, bot: c.bot, line: c.line}, at)
	}
}
