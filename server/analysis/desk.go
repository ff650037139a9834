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
	// patience is how long a review continues after the last request for it.
	patience = 6 * time.Second
	// maxKept is the maximum number of reviews in memory, about 100 kB each.
	maxKept = 64
)

// subject identifies a review: a table, and the perspective from which its game is reviewed.
type subject struct {
	table       string
	perspective review.Perspective
}

// The states of a review, by their names on the wire. A request wakes a review that is asleep.
const (
	asleep  = ""
	waiting = "waiting"
	looking = "looking"
	done    = "done"
)

// seen is the progress of a review.
type seen struct {
	report review.Report
	state  string
}

// sheet is a review in memory.
type sheet struct {
	seen

	about  subject
	game   *game.History
	looked time.Time // time of the last request
}

// desk reviews games one at a time. The least advanced review comes first.
type desk struct {
	mu     sync.Mutex
	sheets []*sheet // the most recently requested one is last
	busy   bool
	at     *sheet             // review in progress, nil for none
	leave  context.CancelFunc // interrupts it
	alone  *time.Timer        // runs when it has not been requested for a while
	keep   func(*sheet)       // stores a finished review
	logger *slog.Logger
	ctx    context.Context //nolint:containedctx // context of the worker goroutine
	stop   context.CancelFunc
}

func newDesk(logger *slog.Logger, keep func(*sheet)) desk {
	ctx, stop := context.WithCancel(context.Background())
	return desk{keep: keep, logger: logger, ctx: ctx, stop: stop}
}

// look returns the progress of a review, and makes sure that it continues.
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

// sheet returns the sheet of a subject and moves it to the end of d.sheets. A new one replaces the least recently
// requested one if there are too many.
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

// work reviews one game after the other until none is waiting.
func (d *desk) work() {
	background.Thread()
	for s := d.next(); s != nil; s = d.next() {
		state := d.goOn(s)
		d.mu.Lock()
		s.state = state
		d.mu.Unlock()
	}
}

// goOn reviews a game until it is done or interrupted. If the review panics, its progress so far is kept and others continue.
func (d *desk) goOn(s *sheet) (state string) {
	defer func() {
		if fault := recover(); fault != nil {
			d.logger.Error("a review failed", "table", s.about.table, "fault", fault, "stack", string(debug.Stack()))
			state = done
		}
	}()
	ctx, release := d.take(s)
	defer release()
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

// next returns the sheet to work on: the least advanced one with recent requests. It returns nil for none.
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

// take makes s the review in progress. The context ends when the review must be interrupted or the server stops. The caller
// must call release when it stops working on s.
func (d *desk) take(s *sheet) (ctx context.Context, release func()) {
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

// reconsider interrupts the review in progress if another one should run. d.mu must be held.
func (d *desk) reconsider() {
	if d.at != nil && d.left(d.at) {
		d.leave()
	}
}

// left reports whether a review must be interrupted: it has no recent requests, or another waiting review has finished
// fewer levels. d.mu must be held.
func (d *desk) left(s *sheet) bool {
	return !s.watched() || slices.ContainsFunc(d.sheets, func(other *sheet) bool {
		return other.state == waiting && other.watched() && other.report.Depth < s.report.Depth
	})
}

// watched reports whether a review was requested recently.
func (s *sheet) watched() bool { return time.Since(s.looked) < patience }
