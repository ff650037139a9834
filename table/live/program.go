package live

import (
	"context"
	"errors"
	"sync"
	"time"

	"volgare/bot"
	"volgare/bus"
	"volgare/engine"
	"volgare/table"
)

// programSeat is a seat that a program plays, or is to play.
type programSeat struct {
	mu      sync.Mutex
	visitor *visitor      // nil while none is there
	arrived chan struct{} // closed once one is there
	missed  time.Time     // since when one is waited for; zero if none was yet
	faults  int           // of all that have been there
}

// seatKey names a seat of a table.
type seatKey struct {
	table string
	seat  engine.Seat
}

func (k seatKey) String() string { return k.table + " " + k.seat.String() }

// programSeat is the one of a table.
func (s *Service) programSeat(table string, seat engine.Seat) *programSeat {
	s.mu.Lock()
	defer s.mu.Unlock()
	key := seatKey{table, seat}
	p := s.programs[key]
	if p == nil {
		p = &programSeat{arrived: make(chan struct{})}
		s.programs[key] = p
	}
	return p
}

// forgetPrograms lets go of the seats of a table that is unloaded, if nobody is there. s.mu is held.
func (s *Service) forgetPrograms(table string) {
	for seat := range engine.Seat(engine.MaxSeats) {
		key := seatKey{table, seat}
		if p := s.programs[key]; p != nil && p.present() == nil {
			delete(s.programs, key)
		}
	}
}

// present is who is there, or nil.
func (p *programSeat) present() *visitor {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.visitor
}

// await is who is there, if need be after waiting: for so long since one was missed first, nobody is waited
// for again until one has come. It returns nil for nobody.
func (p *programSeat) await(ctx context.Context, now time.Time, patience time.Duration) *visitor {
	p.mu.Lock()
	here, arrived := p.visitor, p.arrived
	if here == nil && p.missed.IsZero() {
		p.missed = now
	}
	wait := p.missed.Add(patience).Sub(now)
	p.mu.Unlock()
	if here != nil || wait <= 0 {
		return here
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-arrived:
		return p.present()
	case <-timer.C:
	case <-ctx.Done():
	}
	return nil
}

// enter lets a visitor in, in the place of one who is there.
func (p *programSeat) enter(v *visitor) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.visitor != nil {
		p.visitor.dismiss(errReplaced)
	} else {
		close(p.arrived)
	}
	p.visitor, p.missed = v, time.Time{}
}

// exit notes that a visitor has gone, with what he has done wrong, unless that is forgotten.
func (p *programSeat) exit(v *visitor) {
	faults := v.faults()
	p.mu.Lock()
	defer p.mu.Unlock()
	if !errors.Is(context.Cause(v.there), errDismissed) {
		p.faults += faults
	}
	if p.visitor == v {
		p.visitor, p.arrived = nil, make(chan struct{})
	}
}

// left is how many faults those who come can still make.
func (p *programSeat) left() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return programFaults - p.faults
}

// Dismiss sends away the program of a seat and forgets its faults: whoever comes next begins anew. At another node it is
// asked again whether it is admitted.
func (s *Service) Dismiss(t *table.Snapshot, seat engine.Seat) {
	s.programSeat(t.ID, seat).dismiss()
	s.bus.Publish(bus.Note{Table: t.ID, Seq: t.Seq})
}

// dismiss sends away who is there.
func (p *programSeat) dismiss() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.visitor != nil {
		p.visitor.dismiss(errDismissed)
		p.visitor, p.arrived = nil, make(chan struct{})
	}
	p.faults, p.missed = 0, time.Time{}
}

// askProgram lets the program of a seat choose, if one is there; if not, the choice is handed to the default bot.
func (s *Service) askProgram(ctx context.Context, t *table.Snapshot, c *choice) {
	if len(c.line) > 0 {
		return // it has chosen, and that is to be written again
	}
	if v := s.programSeat(t.ID, c.seat).await(ctx, s.o.Now(), s.o.ProgramWait); v != nil {
		c.line, c.bot = v.choose(ctx, t)
		return
	}
	c.bot = bot.Default
}
