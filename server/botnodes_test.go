package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"volgare/bot/remote/socket"
	"volgare/bus"
	"volgare/bus/bustest"
	"volgare/server/seats"
	"volgare/store"
	"volgare/store/storetest"
	"volgare/table"
	"volgare/table/live"
)

// lagging is a bus whose notes and broadcasts reach the other nodes late.
type lagging struct {
	bus.Bus

	local bus.Local // notes of this node, at once
	by    time.Duration
}

// Publish implements bus.Bus.
func (l *lagging) Publish(n bus.Note) {
	l.local.Publish(n)
	time.AfterFunc(l.by, func() { l.Bus.Publish(n) })
}

// Say implements bus.Bus.
func (l *lagging) Say(text string) { time.AfterFunc(l.by, func() { l.Bus.Say(text) }) }

// Listen implements bus.Bus.
func (l *lagging) Listen(f func(bus.Note)) (stop func()) {
	here, there := l.local.Listen(f), l.Bus.Listen(f)
	return func() {
		here()
		there()
	}
}

// trio is three servers over one store, at which the bots of one table are.
type trio struct {
	t     *testing.T
	wire  *bustest.Wire
	nodes []*rig
	host  *browser
	id    string
	bots  sync.WaitGroup
}

// newTrio starts three servers whose bus delivers late, and a game of a person and three external bots, one at each server.
func newTrio(t *testing.T, late time.Duration) *trio {
	t.Helper()
	all, st := &trio{t: t, wire: &bustest.Wire{}}, lasting{storetest.Memory(t)}
	for range 3 {
		r := newRig(t, how{
			bus: &lagging{Bus: all.wire.Join(t), by: late}, store: func(store.Store) store.Store { return st },
			tables: func(o *live.Options) { o.Sweep, o.ExternalBotWait = 200*time.Millisecond, time.Second },
		})
		r.tables.Resume()
		all.nodes = append(all.nodes, r)
	}
	all.host = all.nodes[0].browser()
	all.id = all.host.create("me", "open", "open", "open").ID
	for node, seat := range []string{"red", "black", "grey"} {
		all.host.post(at("%s/seats/%s", all.id, seat), object{"do": "bot", "bot": table.ExternalBot}).is(http.StatusOK)
		all.connects(seat, node)
	}
	time.Sleep(2 * time.Second) // the nodes have heard of the bots
	all.host.post(at("%s/start", all.id), nil).is(http.StatusOK)
	return all
}

// connects lets a bot play at a node to the end of the game. If the server stops, the bot connects to the next one.
func (a *trio) connects(seat string, node int) {
	token := a.host.botToken(a.id, seat)
	a.bots.Go(func() {
		for ; ; node = (node + 1) % len(a.nodes) {
			conn, err := socket.Dial(a.t.Context(), a.nodes[node].http.URL+seats.ConnectPath+"?token="+token)
			if err != nil {
				continue
			}
			p := &externalBot{t: a.t, conn: conn}
			for q := p.hears(); q.Do != ""; q = p.hears() {
				switch q.Do {
				case "hello":
					p.shouts(`{"do":"hello","protocol":1,"name":"Sordello"}`)
				case "decide":
					p.shouts(reply(q, q.View.Legal[len(q.View.Legal)-1].Move))
				}
			}
			done, refused := conn.Ended()
			conn.Close()
			if refused != nil {
				a.t.Errorf("%s at node %d: %v", seat, node, refused)
			}
			if done || refused != nil || a.t.Context().Err() != nil {
				return
			}
		}
	})
}

// wantOwn checks that each bot has made decisions, and that no other bot has decided for it.
func (a *trio) wantOwn(node int) {
	a.t.Helper()
	s, err := a.nodes[node].tables.LookSince(a.t.Context(), a.id, live.Newest)
	if err != nil {
		a.t.Fatal(err)
	}
	by := map[string]int{}
	for _, step := range s.History().Steps() {
		if step.Seat != 0 {
			by[fmt.Sprint(step.Seat, " ", step.Bot)]++
		}
	}
	if len(by) != 3 {
		a.t.Errorf("decisions: %v", by)
	}
	for _, seat := range []string{"red", "black", "grey"} {
		if by[seat+" "+table.ExternalBot] == 0 {
			a.t.Errorf("%s has made none: %v", seat, by)
		}
	}
}

// TestBotsOfThreeNodes: three external bots of one table at three nodes make all their decisions: with a bus that is late, that loses
// everything for a while, and after a node has stopped.
func TestBotsOfThreeNodes(t *testing.T) {
	for name, c := range map[string]struct {
		late  time.Duration
		stops bool
		loses bool
	}{
		"quiet": {}, "late": {late: 300 * time.Millisecond}, "lost": {loses: true}, "a node stops": {stops: true},
		"all": {300 * time.Millisecond, true, true},
	} {
		t.Run(name, func(t *testing.T) {
			a := newTrio(t, c.late)
			a.host.against(a.id, "yellow", 4)
			if c.loses {
				a.wire.Swallow()
				time.Sleep(5 * time.Second) // no node is alive to the others
				a.host.against(a.id, "yellow", 4)
			}
			if c.stops {
				a.nodes[2].close()
				a.host.against(a.id, "yellow", 4)
			}
			a.wire.Heal(t)
			a.host.against(a.id, "yellow", whole)
			a.bots.Wait()
			a.wantOwn(0)
		})
	}
}

// TestReconnectStorm: two bots with one token that connect again and again, each at another node, replace each other a limited number of
// times. Then they are answered 429.
func TestReconnectStorm(t *testing.T) {
	_, a, b := twoNodes(t, 0)
	for _, r := range []*rig{a, b} {
		r.tables.Resume()
	}
	ann := a.browser()
	token := ann.botToken(ann.create("me", "program").ID, "red")
	ctx, stop := context.WithTimeout(t.Context(), 3*time.Second)
	defer stop()
	var connected, refused atomic.Int64
	var both sync.WaitGroup
	for _, r := range []*rig{a, b} {
		both.Go(func() {
			for ctx.Err() == nil {
				conn, err := socket.Dial(ctx, r.http.URL+seats.ConnectPath+"?token="+token)
				if no, ok := errors.AsType[*socket.RefusedError](err); ok && no.Status == http.StatusTooManyRequests {
					refused.Add(1)
					time.Sleep(10 * time.Millisecond)
				}
				if err != nil {
					continue
				}
				connected.Add(1)
				_ = conn.Send(ctx, []byte(`{"do":"hello","protocol":1,"name":"Sordello"}`))
				for err == nil {
					_, err = conn.Receive(ctx)
				}
				conn.Close()
			}
		})
	}
	both.Wait()
	if n := connected.Load(); n < 4 || n > 24 || refused.Load() == 0 {
		t.Errorf("in 3 s %d connections, and %d were refused", n, refused.Load())
	}
}
