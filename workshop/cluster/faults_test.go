package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/edition"
	"volgare/internal/times"
)

// campaign configures the games played at a cluster and the faults during them.
type campaign struct {
	Rate     float64       // target moves per second, over all tables
	Tables   int           // concurrent games of people only
	Bots     int           // concurrent games of one person with three bots, in addition
	External int           // concurrent games of one person with three external bots, each connected to another node
	Streams  int           // live streams per table
	Kills    int           // number of times a node is killed
	Carriers int           // number of crashes of the database, and of cuts of the notifications between nodes
	Others   int           // number of times for each other fault
	Seed     uint64        // for the order of the faults, and for the games
	Phase    string        // run only one phase: crashes, lines, disk, failover, lag, pooler or notes
	Settle   time.Duration // pause after each fault; must be more than outage
}

// The flags of TestFaults, which `make cluster-faults` passes after -args.
var (
	faultsWanted = flag.Bool("faults", false, "run the campaign of faults")
	whole        = campaignFlags()
)

// campaignFlags defines the flags of a campaign.
func campaignFlags() *campaign {
	var c campaign
	flag.Float64Var(&c.Rate, "rate", 500, "moves a second that are wanted, all tables together")
	flag.IntVar(&c.Tables, "tables", 100, "games of people at the same time")
	flag.IntVar(&c.Bots, "bots", 10, "games of one person with three bots at the same time")
	flag.IntVar(&c.External, "external", 4, "games of one person with three external bots at the same time")
	flag.IntVar(&c.Streams, "streams", 4, "live streams for each table")
	flag.IntVar(&c.Kills, "kills", 50, "how often a node is killed")
	flag.IntVar(&c.Carriers, "carriers", 10, "how often the database crashes, and how often notifications are cut")
	flag.IntVar(&c.Others, "others", 3, "how often each of the other faults comes")
	flag.Uint64Var(&c.Seed, "seed", 1, "seed of the order of the faults, and of the games")
	flag.StringVar(&c.Phase, "phase", "", "one phase alone: crashes, lines, disk, failover, lag, pooler or notes")
	flag.DurationVar(&c.Settle, "settle", 8*time.Second, "how long the cluster is left alone after each fault, more than 5 s")
	return &c
}

// TestFaults runs the whole campaign and prints its table. It fails if a move is lost or duplicated, if a stream lacks a
// move, or if moves wait too long.
func TestFaults(t *testing.T) {
	if !*faultsWanted {
		t.Skip("a campaign of half an hour: make cluster-faults")
	}
	if whole.Settle <= outage {
		t.Fatalf("-settle %v: more than %v is needed, otherwise no wait could be too long", whole.Settle, outage)
	}
	binary := build(t)
	fmt.Printf("%.0f moves/s wanted at %d tables, %d more with bots, %d with external bots, %d streams each, three nodes, seed %d\n\n",
		whole.Rate, whole.Tables, whole.Bots, whole.External, whole.Streams, whole.Seed)
	fmt.Println("| what happens | times | until accepted again, s: p50 | p99 | most | after its end: p99 | most " +
		"| until bots go on: p99 | most | after its end: p99 | most |")
	fmt.Println("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
	phases := []phase{
		whole.crashes(), whole.cuts(), whole.filled(), whole.failover(), whole.lag(), whole.pooled(), whole.silence(),
	}
	for _, p := range phases {
		if whole.Phase != "" && whole.Phase != p.name {
			continue
		}
		if err := whole.run(t.Context(), binary, p); err != nil {
			t.Errorf("%s: %v", p.name, err)
		}
	}
}

// fault is a fault of a cluster.
type fault struct {
	name   string
	times  int
	lasts  time.Duration
	strike func(c *cluster, node int) error
	heal   func(c *cluster, node int) error
	all    bool // it affects all nodes until its end: no other node can take over
}

// outage is the limit on the wait for moves and bots, for all but one table in a hundred. It counts from the start of a
// fault if other nodes can take over, otherwise from its end.
const outage = 5 * time.Second

// hearsay is the time limit for streams to report the state of a table.
const hearsay = 5 * time.Second

// phase is a cluster with the faults that apply to it.
type phase struct {
	name    string
	options options // with Relay, Notify, Standby and Pooler
	full    bool    // the database is on a small separate disk
	faults  []fault
}

// crashes are kills of processes with SIGKILL. The database gets an immediate shutdown instead, since SIGKILL would leave
// its sessions behind; it loses everything that is not on disk.
func (f *campaign) crashes() phase {
	return phase{name: "crashes", faults: []fault{
		{
			"a node is killed", f.Kills, time.Second,
			func(c *cluster, n int) error { return c.nodes[n].end(syscall.SIGKILL) },
			func(c *cluster, n int) error { return c.nodes[n].start() }, false,
		},
		{
			"notifications are cut", f.Carriers, 2 * time.Second,
			func(c *cluster, _ int) error { return c.cutNotes() },
			func(c *cluster, _ int) error { return c.cutNotes() }, false, // each node has reconnected before the next cut
		},
		{
			"the database crashes", f.Carriers, 0,
			func(c *cluster, _ int) error { return c.database.Crash() },
			func(c *cluster, _ int) error { return c.database.Start() }, true,
		},
		{
			"a node is frozen", f.Others, 30 * time.Second,
			func(c *cluster, n int) error { return c.nodes[n].Signal(syscall.SIGSTOP) },
			func(c *cluster, n int) error { return c.nodes[n].Signal(syscall.SIGCONT) }, false,
		},
	}}
}

// cutNotes ends the connections over which nodes notify each other. Each node reconnects after a second.
func (c *cluster) cutNotes() error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	conn, err := pgx.Connect(ctx, c.database.URL())
	if err != nil {
		return err
	}
	_, err = conn.Exec(ctx, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'volgare notes'`)
	return errors.Join(err, conn.Close(ctx))
}

// linesTo returns a function that makes a line to a socket for each node, and appends it to lines in the order of the
// nodes.
func linesTo(lines *[]*line) func(socket string) (addr string, err error) {
	return func(socket string) (string, error) {
		l, err := newLine("unix", socket)
		if err != nil {
			return "", err
		}
		*lines = append(*lines, l)
		return l.addr(), nil
	}
}

// cuts are faults on the lines between nodes and the database.
func (f *campaign) cuts() phase {
	const lasts, lag = 15 * time.Second, 200 * time.Millisecond
	var lines []*line
	slow := func(by time.Duration) error {
		for _, l := range lines {
			l.slow(by)
		}
		return nil
	}
	return phase{name: "lines", options: options{Relay: linesTo(&lines)}, faults: []fault{
		{
			"a node is cut from the database", f.Others, lasts,
			func(_ *cluster, n int) error { lines[n].silence(); return nil },
			func(_ *cluster, n int) error { lines[n].speak(); return nil }, false,
		},
		{
			"the database is slow, 200 ms", f.Others, lasts,
			func(*cluster, int) error { return slow(lag) },
			func(*cluster, int) error { return slow(0) }, true,
		},
	}}
}

// filled is a full disk.
func (f *campaign) filled() phase {
	ballast := func(c *cluster) string { return filepath.Join(filepath.Dir(c.database.Dir()), "ballast") }
	return phase{name: "disk", full: true, faults: []fault{{
		"the disk of the database is full", f.Others, 5 * time.Second,
		func(c *cluster, _ int) error { return fill(ballast(c)) },
		func(c *cluster, _ int) error { return errors.Join(os.Remove(ballast(c)), c.database.Revive()) }, true,
	}}}
}

// failover is the loss of a primary whose synchronous standby takes over. The old primary stays down for a while and then
// becomes the standby. No data is lost.
func (f *campaign) failover() phase {
	return phase{name: "failover", options: options{Standby: synchronous}, faults: []fault{{
		"the primary is lost, its synchronous standby promoted", f.Others, 10 * time.Second,
		func(c *cluster, _ int) error { return c.failOver() },
		func(c *cluster, _ int) error { return c.rejoin() }, false,
	}}}
}

// lag is the same with an asynchronous standby that lags: the database loses its last acknowledged commits.
func (f *campaign) lag() phase {
	return phase{name: "lag", options: options{Standby: asynchronous}, faults: []fault{{
		"the primary is lost, its lagging standby promoted", f.Others, 10 * time.Second,
		func(c *cluster, _ int) error { return c.failOver() },
		func(c *cluster, _ int) error { return c.rejoin() }, false,
	}}}
}

// pooled are crashes with PgBouncer between nodes and database, including crashes of PgBouncer.
func (f *campaign) pooled() phase {
	faults := f.crashes().faults
	for i := range faults {
		faults[i].times = f.Others
	}
	return phase{name: "pooler", options: options{Pooler: true}, faults: append(faults, fault{
		"the pooler is killed", f.Others, time.Second,
		func(c *cluster, _ int) error { return c.pooler.Kill() },
		func(c *cluster, _ int) error { return c.pooler.Start() }, true,
	})}
}

// silence is the loss of notifications, at one node or at all.
func (f *campaign) silence() phase {
	var lines []*line
	each := func(do func(*line)) error {
		for _, l := range lines {
			do(l)
		}
		return nil
	}
	return phase{name: "notes", options: options{Notify: linesTo(&lines)}, faults: []fault{
		{
			"a node is cut from notifications, 15 s", f.Others, 15 * time.Second,
			func(_ *cluster, n int) error { lines[n].silence(); return nil },
			func(_ *cluster, n int) error { lines[n].speak(); return nil }, false,
		},
		{
			"all nodes are cut from notifications, 60 s", f.Others, time.Minute,
			func(*cluster, int) error { return each((*line).silence) },
			func(*cluster, int) error { return each((*line).speak) }, false,
		},
	}}
}

// fill writes to a file until the disk is full.
func fill(path string) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	block := make([]byte, 1<<20)
	for err == nil {
		_, err = file.Write(block)
	}
	if errors.Is(err, syscall.ENOSPC) {
		err = nil
	}
	return errors.Join(err, file.Close())
}

// run runs a phase.
func (f *campaign) run(ctx context.Context, binary string, p phase) (err error) {
	// The log must not be on the small disk: a program that cannot write its log exits.
	log, err := os.CreateTemp("", "volgare-faults-*.log")
	if err != nil {
		return err
	}
	defer log.Close()
	if p.full {
		away, err := smallDisk()
		if err != nil {
			return err
		}
		defer away()
	}
	o := p.options
	o.Addr, o.Binary, o.Serve, o.Log = "127.0.0.1:0", binary, []string{"--no-limits", "--bot-grace=0s"}, log
	c, err := start(ctx, o)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, c.stop()) }()
	ctx, leave := context.WithCancel(ctx)
	defer leave() // streams and external bots
	t, err := newTrial(ctx, f, c, os.Stdout)
	if err != nil {
		return err
	}
	return errors.Join(t.endure(ctx, p), t.verify(ctx))
}

// trial is one run of a phase.
type trial struct {
	*campaign

	c         *cluster
	players   []*player
	followers [][]*follower // by player
	out       io.Writer
	began     time.Time
	ended     time.Time
	stop      context.CancelFunc
	playing   sync.WaitGroup
	mu        sync.Mutex
	err       error // of the players
}

// newTrial starts all players.
func newTrial(ctx context.Context, f *campaign, c *cluster, out io.Writer) (*trial, error) {
	lib, err := edition.Builtin()
	if err != nil {
		return nil, err
	}
	rules, err := lib.Table(edition.Config{Preset: "deluxe", Players: 4})
	if err != nil {
		return nil, err
	}
	t := &trial{campaign: f, c: c, out: out, began: time.Now()}
	playing, stop := context.WithCancel(ctx)
	t.stop = stop
	every := time.Duration(float64(f.Tables) / f.Rate * float64(time.Second))
	for n := range f.Tables + f.Bots + f.External {
		p, err := f.player(ctx, c, rules, n)
		if err == nil {
			err = p.begin(ctx)
		}
		if err != nil {
			stop()
			return nil, err
		}
		var all []*follower
		for range f.Streams {
			all = append(all, p.follow(ctx))
		}
		t.players, t.followers = append(t.players, p), append(t.followers, all)
		t.playing.Go(func() {
			if err := p.play(playing, every); err != nil {
				t.mu.Lock()
				defer t.mu.Unlock()
				t.err = errors.Join(t.err, err)
			}
		})
	}
	time.Sleep(t.Settle)
	return t, nil
}

// player returns the nth player: those with bots come last, and of these those with external bots.
func (f *campaign) player(ctx context.Context, c *cluster, rules *edition.Table, n int) (*player, error) {
	p := newPlayer(c.addr, fmt.Sprintf("faults %d", f.Seed), rules, uint64(n))
	p.promoted = &c.promoted
	switch {
	case n < f.Tables:
		return p, nil
	case n < f.Tables+f.Bots:
		return p, p.host(ctx)
	}
	p.hostExternal(ctx, c.nodes)
	return p, nil
}

// struck holds the start and the end of a fault, and the time until which it may have had effects.
type struck struct{ from, to, until time.Time }

// endure causes all faults of a phase in random order, and reports on each kind.
func (t *trial) endure(ctx context.Context, p phase) error {
	var order []int
	for i, f := range p.faults {
		order = append(order, slices.Repeat([]int{i}, f.times)...)
	}
	rng := rand.New(rand.NewPCG(t.Seed, 1))
	rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	came := make([][]struck, len(p.faults))
	for _, i := range order {
		f, node := p.faults[i], rng.IntN(len(t.c.nodes))
		s := struck{from: time.Now()}
		if err := f.strike(t.c, node); err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		select {
		case <-time.After(f.lasts):
		case <-ctx.Done():
			return ctx.Err()
		}
		if err := f.heal(t.c, node); err != nil {
			return fmt.Errorf("end of %s: %w", f.name, err)
		}
		s.to = time.Now()
		time.Sleep(t.Settle)
		s.until = time.Now()
		came[i] = append(came[i], s)
		if t.failed() != nil {
			break // verify reports it
		}
	}
	t.end()
	var late error
	for i, f := range p.faults {
		late = errors.Join(late, t.tell(f, came[i]))
	}
	return late
}

// end lets all players finish the move in progress.
func (t *trial) end() {
	t.stop()
	t.playing.Wait()
	if t.ended.IsZero() {
		t.ended = time.Now()
	}
}

func (t *trial) failed() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.err
}

// tell prints the longest wait of each table for a move and for its bots, at each fault. It returns an error if that was
// too long.
func (t *trial) tell(f fault, came []struck) error {
	if len(came) == 0 {
		return nil
	}
	felt, rest := t.waits(came, func(p *player) []answered { return p.took })
	still, late := t.waits(came, func(p *player) []answered { return p.waited }) // the same for the moves of bots
	fmt.Fprintf(t.out, "| %s | %d | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f |\n", f.name, len(came),
		felt.P50/1000, felt.P99/1000, felt.Max/1000, rest.P99/1000, rest.Max/1000,
		still.P99/1000, still.Max/1000, late.P99/1000, late.Max/1000)
	since, moves, bots := "it", felt, still
	if f.all {
		since, moves, bots = "its end", rest, late
	}
	var err error
	for who, waits := range map[string]times.Summary{"moves are accepted": moves, "bots go on": bots} {
		if p99 := time.Duration(waits.P99 * float64(time.Millisecond)); p99 > outage {
			err = errors.Join(err, fmt.Errorf("%s: %s %v after %s, p99", f.name, who, p99, since))
		}
	}
	return err
}

// waits returns the longest wait of each table at each fault: during its effects, and from its end. Tables without waits,
// such as those without bots, do not count.
func (t *trial) waits(came []struck, of func(*player) []answered) (felt, rest times.Summary) {
	var waits, after []time.Duration
	for _, s := range came {
		for _, p := range t.players {
			all := of(p)
			if len(all) == 0 {
				continue
			}
			var wait, late time.Duration
			for _, a := range all {
				if a.at.Before(s.from) || a.sent.After(s.until) {
					continue
				}
				at := a.at
				if at.After(s.until) {
					at = s.until // everything after that is an effect too
				}
				wait = max(wait, at.Sub(later(a.sent, s.from)))
				if at.After(s.to) {
					late = max(late, at.Sub(later(a.sent, s.to)))
				}
			}
			waits, after = append(waits, wait), append(after, late)
		}
	}
	return times.Sum(waits), times.Sum(after)
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

// verify compares the logs of each node, and the reports of the streams, with the acknowledged moves.
func (t *trial) verify(ctx context.Context) error {
	t.end()
	err := t.failed()
	games, moves, lost := 0, 0, 0
	var all []time.Duration
	for _, p := range t.players {
		games += len(p.all)
		lost += p.lost
		for _, g := range p.all {
			moves += len(g.moves)
		}
		for _, a := range p.took {
			all = append(all, a.at.Sub(a.sent))
		}
	}
	sights := make([]string, len(t.players)) // according to the first node
	for n, node := range t.c.nodes {
		if wrong := up(ctx, node, func() error { return healthy(ctx, node.addr) }); wrong != nil {
			return errors.Join(err, fmt.Errorf("node %d: %w", n+1, wrong))
		}
		for i, p := range t.players {
			sees, wrong := p.sees(ctx, node.addr)
			if n == 0 {
				sights[i] = sees
			}
			if wrong == nil && sees != sights[i] {
				wrong = fmt.Errorf("the views of the seats of %s differ from those at node 1", p.game.id)
			}
			if wrong = errors.Join(wrong, p.verify(ctx, node.addr)); wrong != nil {
				err = errors.Join(err, fmt.Errorf("node %d: %w", n+1, wrong))
			}
		}
	}
	err = errors.Join(err, t.told(hearsay))
	took := times.Sum(all)
	fmt.Fprintf(t.out, "\n%d moves in %d games were acknowledged, %.0f a second, p50 %.0f ms, p99 %.0f ms, and bots made %d: ",
		len(all), games, float64(len(all))/t.ended.Sub(t.began).Seconds(), took.P50, took.P99, moves+lost-len(all))
	if lost > 0 {
		fmt.Fprintf(t.out, "%d were lost by the database, every other ", lost)
	}
	fmt.Fprintf(t.out, "each stands once at each of %d nodes: %t\n\n", len(t.c.nodes), err == nil)
	return err
}

// told checks that each stream reports the state of its player's table within a time limit.
func (t *trial) told(within time.Duration) (err error) {
	deadline := time.Now().Add(within)
	for i, p := range t.players {
		for n, f := range t.followers[i] {
			for f.knows(p.game.id) < p.game.seq && time.Now().Before(deadline) {
				time.Sleep(10 * time.Millisecond)
			}
			knows := f.knows(p.game.id)
			if knows < p.game.seq || knows > p.game.seq && p.lost == 0 {
				err = errors.Join(err, fmt.Errorf("stream %d of %s knows %d of %d", n+1, p.game.id, knows, p.game.seq))
			}
		}
	}
	return err
}
