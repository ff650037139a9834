package live

import (
	"context"
	"errors"
	"time"

	"volgare/bot"
	"volgare/engine"
	"volgare/notify"
	"volgare/table"
)

const (
	retryAfter    = time.Second // how long a bot waits after its move could not be written
	takeoverLasts = time.Minute // how long a node that has taken over a table acts there without waiting for the nodes ahead of it
)

// tableBots does what is due at a table: the moves of its bots, time-outs, orders, and notifications. At most one job is at work. It
// belongs to the goroutine of the actor.
type tableBots struct {
	table    *replica
	job      *job        // at work, or nil
	planned  int64       // Snapshot.Version of the position for which plan was last called
	due      table.Due   // that was first then; the zero value if nothing was
	next     plannedLine // rest of the line of the bot that moved last
	tookOver time.Time   // when a bot last moved here because the nodes ahead of this one had not acted in time
	replaced bool        // it has been logged that another bot plays for one that this build does not know
}

// job is a bot that waits for its turn or chooses, or something else that waits for its time.
type job struct {
	due    time.Time
	cancel context.CancelFunc
	result chan botMove // has room for one
}

// botMove is the choice of a bot for this node to commit, or something that is due without one: a time-out, an order, or a notification.
type botMove struct {
	choice

	chosen bool           // by a bot
	causes []notify.Cause // of notifications
	first  bool           // it does not wait for the nodes ahead of this one
	waited bool           // it has waited for them, and they did not act
}

// plannedLine is the rest of the line of a bot at a position.
type plannedLine struct {
	at   int64 // Snapshot.Version
	bot  string
	line []engine.Move
}

// results returns the channel that receives the choice of the bot at work. It is nil if there is none.
func (b *tableBots) results() <-chan botMove {
	if b.job == nil {
		return nil
	}
	return b.job.result
}

// plan starts a job if something is due at the present position. It stops a job for an earlier position, or for something that is no longer
// due first: a pause changes no position, but the time of a time-out.
func (b *tableBots) plan() {
	s := b.table.snap.Load()
	due := append(s.Due(), table.Due{})
	if b.planned == s.Version && b.due == due[0] {
		return
	}
	b.cancel()
	b.planned, b.due = s.Version, due[0]
	if len(due) == 1 {
		return
	}
	m := botMove{
		choice: choice{seat: due[0].Seat}, chosen: due[0].Chosen(), first: time.Since(b.tookOver) < takeoverLasts,
	}
	switch {
	case m.chosen:
		m.bot = b.known(due[0].Bot)
	case due[0].Event != "":
		m.causes = s.Causes(due[0])
	}
	if b.next.at == s.Version && b.next.bot == m.bot {
		m.line = b.next.line
	}
	b.start(s, m, b.table.env.localTime(due[0].At, s.Changed))
}

// known returns the bot that plays in place of the given one, and logs it once if that is another bot.
func (b *tableBots) known(name string) string {
	plays := b.table.env.chooser.known(name)
	if plays != name && !b.replaced {
		b.table.env.o.Log.Warn("a bot is not known any more, another plays for it", "table", b.table.id, "bot", name, "plays", bot.Default)
		b.replaced = true
	}
	return plays
}

// isAsleep reports whether no job is at work, or only one that is due much later. Until then the table need not be in use: dueLoader loads
// it again.
func (b *tableBots) isAsleep() bool {
	return b.job == nil || time.Until(b.job.due) > b.table.env.o.Idle
}

// cancel stops the job at work, if there is one.
func (b *tableBots) cancel() {
	if b.job != nil {
		b.job.cancel()
		b.job = nil
	}
}

// start has a bot choose once it is this node's turn, and wait until its move is due. If no bot chooses, it only waits, and queues
// notifications.
func (b *tableBots) start(s *table.Snapshot, m botMove, due time.Time) {
	ctx, cancel := context.WithCancel(b.table.env.life.ctx)
	j := &job{due: due, cancel: cancel, result: make(chan botMove, 1)}
	b.job = j
	b.table.env.life.start(func() {
		defer cancel()
		if b.awaitTurn(ctx, &m, due) && (!m.chosen || b.choose(ctx, s, &m.choice)) && sleepUntil(ctx, due) && b.notify(ctx, m.causes) {
			j.result <- m
		}
	})
}

// notify queues notifications. It returns false if ctx ends first.
func (b *tableBots) notify(ctx context.Context, causes []notify.Cause) bool {
	for causes != nil {
		err := b.table.env.o.Notify(ctx, causes)
		if err == nil {
			break
		}
		if ctx.Err() == nil {
			b.table.env.o.Log.Error("notifications were not queued", "table", b.table.id, "error", err)
		}
		if !sleepUntil(ctx, time.Now().Add(retryAfter)) {
			return false
		}
	}
	return true
}

// awaitTurn blocks until this node has to ask the bot. It returns false if ctx ends first. Whose turn it is to ask an external bot
// depends on its connection: see externalBots.await.
func (b *tableBots) awaitTurn(ctx context.Context, m *botMove, due time.Time) (ok bool) {
	if m.bot == table.ExternalBot {
		return true
	}
	if m.first {
		return ctx.Err() == nil
	}
	e := b.table.env
	m.waited, ok = e.nodes.awaitTurn(ctx, b.table.id, m.seat, due, e.chooser.thinkTime(m.bot))
	return ok
}

// choose has a bot choose. It returns false if ctx ends first or the bot has panicked. In the second case the table waits until the
// host or the holder of the seat lets another bot play there.
func (b *tableBots) choose(ctx context.Context, s *table.Snapshot, c *choice) bool {
	e := b.table.env
	var err error
	fault := e.guard(b.table.id, func() {
		if c.bot == table.ExternalBot && len(c.line) == 0 { // else the bot has chosen, but its move could not be written
			c.line, c.bot = e.external.choose(ctx, s, c.seat)
		}
		err = e.chooser.choose(ctx, s, c)
	})
	return fault == nil && err == nil
}

// commit makes the move that a bot has chosen for the present position, or does something else that is due. If it cannot be written, it
// is tried again.
func (b *tableBots) commit(m botMove) {
	b.cancel()
	e, s := b.table.env, b.table.snap.Load()
	next, err := b.write(&m)
	if errors.Is(err, errNotDue) {
		return
	}
	if err == nil {
		if m.waited {
			b.tookOver = time.Now()
		}
		if m.chosen {
			b.next = plannedLine{next.Version, m.bot, m.line[1:]}
		}
		return
	}
	at := time.Now()
	if !errors.Is(err, errBehind) {
		e.o.Log.Error("a bot's move was not written", "table", b.table.id, "entry", s.Logged()+1, "error", err)
		at = at.Add(retryAfter)
	}
	if b.planned == b.table.snap.Load().Version {
		b.start(s, botMove{choice: choice{seat: m.seat, bot: m.bot, line: m.line}, chosen: m.chosen, causes: m.causes}, at)
	}
}

// errNotDue: credited outages, or a command, have put off what was due.
var errNotDue = errors.New("nothing is due any more")

// write writes the entry of a move, or of something else that is still due. Before a time-out it credits all outages.
func (b *tableBots) write(m *botMove) (*table.Snapshot, error) {
	if b.due.TimeOut {
		if err := b.table.creditNewOutages(); err != nil {
			return nil, err
		}
	}
	if !m.chosen {
		s := b.table.snap.Load()
		e, ok := s.Act(b.due)
		if due := s.Due(); !ok || len(due) == 0 || due[0] != b.due {
			return nil, errNotDue
		}
		m.entry = e
	}
	return b.table.commit(b.table.env.life.ctx, m.entry)
}

// sleepUntil returns true at the given time, or false if ctx ends first.
func sleepUntil(ctx context.Context, at time.Time) bool {
	if wait := time.Until(at); wait > 0 {
		select {
		case <-time.After(wait):
		case <-ctx.Done():
		}
	}
	return ctx.Err() == nil
}
