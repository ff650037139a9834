package main

import (
	"errors"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/workshop/soak"
)

const (
	mostWait   = 100 * time.Millisecond // for 19 of 20 answers to moves, on an otherwise idle machine
	mostFreeze = 900 * time.Millisecond // for every answer to a move
	mostHarm   = 4                      // factor on the time of a move, compared with harmless requests or another server
)

// TestMeasureHostile measures the moves of a game while its server is attacked as in TestHostile.
func TestMeasureHostile(t *testing.T) {
	soak.Measure(t)
	needsProc(t)
	t.Run("bodies", func(t *testing.T) { waitsLittle(t, (*target).bodiesOf) })
	t.Run("queries", func(t *testing.T) { waitsLittle(t, (*target).queriesOf) })
}

// waitsLittle attacks a server and times the moves of a game there. Since other load on the machine varies, slow moves are
// judged by the best of several rounds, compared with harmless requests. Freezes are judged in all rounds: no move may take
// that long, unless a game on another server that is not attacked freezes too.
func waitsLittle(t *testing.T, made func(c *target, address, table string) []attack) {
	t.Helper()
	address, process := startServer(t, t.TempDir())
	player := newTimed()
	elsewhere, other := startServer(t, t.TempDir()) // a server that is not attacked
	calm := newTimed()
	attacks := made(newTarget(t), address, newKilled(t, player.client, address).id)
	under := func(attacks []attack, rounds int) (here, there waits) {
		over := make(chan struct{})
		go func() {
			defer close(over)
			for range rounds {
				fire(t, &http.Client{Jar: player.client.Jar, Timeout: patience}, attacks, func() {})
			}
		}()
		var wait sync.WaitGroup
		wait.Go(func() { there = calm.play(t, elsewhere, over) })
		here = player.play(t, address, over)
		wait.Wait()
		return here, there
	}
	var attacked, busy waits
	for range 3 {
		a, there := under(attacks, 1)
		b, _ := under(harmless(attacks), 2)
		t.Logf("%d moves: slow %v, slowest %v, on another server %v; with harmless requests: %d moves, %v and %v",
			a.moves, a.slow, a.slowest, there.slowest, b.moves, b.slow, b.slowest)
		if limit := max(mostFreeze, mostHarm*there.slowest); a.slowest > limit {
			t.Errorf("the slowest move took %v, limit %v", a.slowest, limit)
		}
		if attacked.moves == 0 || a.slow < attacked.slow {
			attacked, busy = a, b
		}
	}
	if limit := max(mostWait, mostHarm*busy.slow); attacked.slow > limit {
		t.Errorf("a slow move took %v, limit %v", attacked.slow, limit)
	}
	staysSmall(t, process)
	stopServer(t, process)
	stopServer(t, other)
}

// timed is a player whose moves are timed.
type timed struct {
	client *http.Client
	took   []time.Duration
}

func newTimed() *timed {
	p := &timed{}
	p.client = newClient(p)
	return p
}

// RoundTrip measures a request.
func (p *timed) RoundTrip(r *http.Request) (*http.Response, error) {
	began := time.Now()
	resp, err := http.DefaultTransport.RoundTrip(r)
	if strings.HasSuffix(r.URL.Path, "/moves") {
		p.took = append(p.took, time.Since(began))
	}
	return resp, err
}

// waits holds the 95th percentile and the maximum of the times of moves, and their number.
type waits struct {
	slow, slowest time.Duration
	moves         int
}

// play plays games on a server until over is closed, and times the moves.
func (p *timed) play(t *testing.T, address string, over <-chan struct{}) waits {
	t.Helper()
	p.took = nil
	for {
		g := newKilled(t, p.client, address)
		for g.fault == nil {
			g.fault = g.turn()
			select {
			case <-over:
				slices.Sort(p.took)
				return waits{p.took[len(p.took)*19/20], p.took[len(p.took)-1], len(p.took)}
			case <-time.After(5 * time.Millisecond):
			}
		}
		if !errors.Is(g.fault, errOver) {
			t.Error(g.fault)
			return waits{}
		}
		g.verify(t)
	}
}

// harmless returns as many requests to the same operations, which are refused at their first byte.
func harmless(attacks []attack) []attack {
	all := slices.Clone(attacks)
	for i := range all {
		all[i].header = nil
		if all[i].body != "" {
			all[i].body = "["
		} else {
			all[i].more = "?x"
		}
	}
	return all
}
