package analysis

import (
	"context"
	"log/slog"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"volgare/bot/review"
	"volgare/bot/roster"
	"volgare/game"
	"volgare/internal/background"
)

const (
	// patience is for how long a review goes on that nobody has looked at.
	patience = 6 * time.Second
	// maxKept bounds how many reviews are kept, some 100 kB each.
	maxKept = 64
)

// subject is what is looked back at.
type subject struct {
	table       string
	perspective review.Perspective
}

// The states of a review, by their names on the wire; who asks wakes one that sleeps.
const (
	asleep  = ""
	waiting = "waiting"
	looking = "looking"
	done    = "done"
)

// seen is how far a review has come.
type seen struct {
	report review.Report
	state  string
}

// sheet is a review on the desk.
type sheet struct {
	seen

	about  subject
	game   *game.History
	looked time.Time // by anybody
}

// desk is where games are looked back at: one at a time, the one first that has come least far.
type desk struct {
	mu     sync.Mutex
	sheets []*sheet // who was looked at last is last
	busy   bool
	at     *sheet             // in hand, nil for none
	leave  context.CancelFunc // ends the work on it
	alone  *time.Timer        // until nobody looks at it
	keep   func(*sheet)       // is told of each that is done
	logger *slog.Logger
	ctx    context.Context //nolint:containedctx // that of its goroutine
	stop   context.CancelFunc
}

func newDesk(logger *slog.Logger, keep func(*sheet)) desk {
	ctx, stop := context.WithCancel(context.Background())
	return desk{keep: keep, logger: logger, ctx: ctx, stop: stop}
}

// look tells how far a review has come, and sees to it that it goes on.
func (d *desk) look(about subject, h *game.History) seen {
	d.mu.Lock()
	defer d.mu.Unlock()
	s := d.sheet(about, h)
	s.looked = time.Now()
	if s.state == asleep {
		s.state = waiting
	}
	if !d.busy && s.state == waiting && d.ctx.Err() == nil {
		d.busy = true
		go d.work()
	}
	if d.at == s {
		d.alone.Reset(patience)
	}
	d.reconsider()
	return s.seen
}

// sheet is that of a subject, put on top; the longest not looked at gives way to a new one.
func (d *desk) sheet(about subject, h *game.History) *sheet {
	s := &sheet{about: about, game: h}
	s.report.Perspective = about.perspective
	if at := slices.IndexFunc(d.sheets, func(s *sheet) bool { return s.about == about }); at >= 0 {
		s = d.sheets[at]
		d.sheets = slices.Delete(d.sheets, at, at+1)
	} else if len(d.sheets) == maxKept {
		d.sheets = slices.Delete(d.sheets, 0, 1)
	}
	d.sheets = append(d.sheets, s)
	return s
}

// work looks at one after the other until nobody waits.
func (d *desk) work() {
	background.Thread()
	for s := d.next(); s != nil; s = d.next() {
		state := d.goOn(s)
		d.mu.Lock()
		s.state = state
		d.mu.Unlock()
	}
}

// goOn looks at a game until it is done, or left. A game that cannot be looked at stays as it is, and brings nobody else down.
func (d *desk) goOn(s *sheet) (state string) {
	defer func() {
		if fault := recover(); fault != nil {
			d.logger.Error("a game cannot be looked back at", "table", s.about.table, "fault", fault, "stack", string(debug.Stack()))
			state = done
		}
	}()
	ctx, lay := d.take(s)
	defer lay()
	review.New(roster.Reviewer(), s.game, s.about.perspective, s.about.table).Run(ctx, s.report, review.Levels, func(r review.Report) {
		d.mu.Lock()
		defer d.mu.Unlock()
		s.report = r
		d.reconsider()
	})
	if s.report.Depth < review.Levels {
		return asleep
	}
	d.keep(s)
	return done
}

// next is the sheet to go on with: of those that somebody looks at the one that has come least far; nil for none.
func (d *desk) next() (first *sheet) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, s := range d.sheets {
		if s.state != waiting {
			continue
		}
		if !s.watched() {
			s.state = asleep
			continue
		}
		if first == nil || s.report.Depth < first.report.Depth {
			first = s
		}
	}
	if d.busy = first != nil && d.ctx.Err() == nil; !d.busy {
		return nil
	}
	first.state = looking
	return first
}

// take takes a review in hand: the context ends when it is to be laid aside, or the server stops. It is laid down by lay.
func (d *desk) take(s *sheet) (ctx context.Context, lay func()) {
	ctx, leave := context.WithCancel(d.ctx)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.at, d.leave = s, leave
	d.alone = time.AfterFunc(patience-time.Since(s.looked), func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.reconsider()
	})
	return ctx, func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.alone.Stop()
		leave()
		d.at = nil
	}
}

// reconsider sees to it that the review in hand is laid aside if it is to be. d.mu is held.
func (d *desk) reconsider() {
	if d.at != nil && d.left(d.at) {
		d.leave()
	}
}

// left reports whether a review is to be laid aside: nobody looks at it any more, or another waits that has not come through
// a pass that this one is through. d.mu is held.
func (d *desk) left(s *sheet) bool {
	return !s.watched() || slices.ContainsFunc(d.sheets, func(other *sheet) bool {
		return other.state == waiting && other.watched() && other.report.Depth < s.report.Depth
	})
}

// watched reports whether somebody looks at a review.
func (s *sheet) watched() bool { return time.Since(s.looked) < patience }
