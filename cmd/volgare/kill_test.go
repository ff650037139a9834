package main

import (
	"bufio"
	"bytes"
	crypto "crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"volgare/store/postgres/postgrestest"
	"volgare/workshop/soak"
)

// TestAcknowledgedMovesSurviveKill repeatedly kills the server in the middle of games that are played as fast as possible.
// Every acknowledged move must be there afterwards in its place. A move in flight may be there or not.
func TestAcknowledgedMovesSurviveKill(t *testing.T) {
	const tables = 4
	data, client := t.TempDir(), newClient(&http.Transport{MaxIdleConnsPerHost: tables})
	rng := rand.New(rand.NewPCG(1, 2))
	var games []*killed
	kills := soak.Or(3, 40)
	for range kills {
		address, process := startServer(t, data)
		for len(games) < tables {
			games = append(games, newKilled(t, client, address))
		}
		for _, g := range games {
			g.address = address
			g.verify(t)
		}
		var wait sync.WaitGroup
		for _, g := range games {
			wait.Go(g.play)
		}
		awaitMoves(games, int64(10+rng.IntN(200)), &wait)
		if err := process.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = process.Wait() // killed
		client.CloseIdleConnections()
		wait.Wait()
	}
	address, process := startServer(t, data)
	acknowledged := 0
	for _, g := range games {
		g.address = address
		g.verify(t)
		acknowledged += len(g.moves)
	}
	t.Logf("%d acknowledged moves in %d games survived %d kills", acknowledged, tables, kills)
	if acknowledged < 10*kills {
		t.Error("too few moves")
	}
	stopServer(t, process)
}

// awaitMoves returns after more further moves were acknowledged, or when no player is left.
func awaitMoves(games []*killed, more int64, players *sync.WaitGroup) {
	over := make(chan struct{})
	go func() {
		players.Wait()
		close(over)
	}()
	for until := made(games) + more; made(games) < until; {
		select {
		case <-over:
			return
		case <-time.After(time.Millisecond):
		}
	}
}

// made counts the acknowledged moves of all games during play.
func made(games []*killed) int64 {
	n := int64(0)
	for _, g := range games {
		n += g.count.Load()
	}
	return n
}

// stopServer stops a server like an operator. A server that takes too long exits by itself with a special status.
func stopServer(t *testing.T, process *exec.Cmd) {
	t.Helper()
	if err := process.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := process.Wait(); err != nil {
		t.Errorf("stopping: %v", err)
	}
}

// startServer starts the program, which TestMain has put into the path, and returns its address. It does not limit the rate
// of requests.
func startServer(t *testing.T, data string) (string, *exec.Cmd) {
	t.Helper()
	return startWith(t, data, "--no-limits")
}

// startLimited starts a server with rate limits, which trusts the reported source addresses of requests.
func startLimited(t *testing.T, data string) (string, *exec.Cmd) {
	t.Helper()
	return startWith(t, data, "--trust-proxy", "127.0.0.1")
}

func startWith(t *testing.T, data string, options ...string) (string, *exec.Cmd) {
	t.Helper()
	c := exec.Command("volgare", append([]string{"serve", "--data", data, "--addr", "127.0.0.1:0", "--log-level", "error"}, options...)...)
	var errs bytes.Buffer
	c.Stderr = &errs
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Process.Kill() })
	line, err := bufio.NewReader(out).ReadString('\n')
	_, address, ok := strings.Cut(strings.TrimSpace(line), "volgare: ")
	if err != nil || !ok {
		t.Fatalf("%q %v %s", line, err, errs.String())
	}
	return address, c
}

// killed is a game that is played while its server is killed.
type killed struct {
	client  *http.Client
	address string
	id      string
	moves   []string     // acknowledged moves
	flight  string       // sent but not yet answered
	count   atomic.Int64 // number of acknowledged moves, for other goroutines
	fault   error
	rng     *rand.Rand
}

func newKilled(t *testing.T, client *http.Client, address string) *killed {
	t.Helper()
	g := &killed{client: client, address: address, rng: rand.New(rand.NewPCG(3, 4))}
	var made struct{ ID string }
	if err := g.call("POST", "/api/tables", `{"seats":[{"who":"me"},{"who":"me"},{"who":"me"}]}`, &made); err != nil {
		t.Fatal(err)
	}
	g.id = made.ID
	return g
}

// withKey adds a fresh idempotency key to the body of a request that changes or creates a table; reports need none.
func withKey(method, path, body string) string {
	if method == http.MethodGet || !strings.HasPrefix(path, "/api/tables") || strings.HasSuffix(path, "/reports") {
		return body
	}
	key := `{"key":"` + crypto.Text() + `"`
	if body == "" {
		return key + "}"
	}
	return key + "," + strings.TrimPrefix(body, "{")
}

// call sends a request and decodes its answer into into.
func (g *killed) call(method, path, body string, into any) error {
	r, err := http.NewRequest(method, g.address+path, strings.NewReader(withKey(method, path, body)))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	resp, err := g.client.Do(r)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		return err
	}
	if resp.StatusCode >= 300 {
		return fmt.Errorf("%w: %d %s", errAnswered, resp.StatusCode, data)
	}
	return json.Unmarshal(data, into)
}

var (
	errAnswered = errors.New("refused")
	errOver     = errors.New("the game is over")
)

// play plays until the server is gone.
func (g *killed) play() {
	for {
		if g.fault = g.turn(); g.fault != nil {
			return
		}
	}
}

func (g *killed) turn() error {
	var table struct{ Decides *string }
	if err := g.call("GET", "/api/tables/"+g.id, "", &table); err != nil {
		return err
	}
	if table.Decides == nil {
		return errOver
	}
	var p struct {
		Seq  int64
		View struct{ Legal []struct{ Move string } }
	}
	if err := g.call("GET", "/api/tables/"+g.id+"/position?seat="+*table.Decides, "", &p); err != nil {
		return err
	}
	if len(p.View.Legal) == 0 {
		return nil
	}
	g.flight = p.View.Legal[g.rng.IntN(len(p.View.Legal))].Move
	var done struct{ Steps int }
	err := g.call("POST", "/api/tables/"+g.id+"/moves", fmt.Sprintf(`{"seat":%q,"seq":%d,"moves":[%q]}`, *table.Decides, p.Seq, g.flight), &done)
	if err != nil {
		return err
	}
	g.acknowledge(done.Steps)
	g.count.Add(1)
	return nil
}

// acknowledge records the sent move as acknowledged. After a draw, the table may also have kept the only tile.
func (g *killed) acknowledge(steps int) {
	if g.moves = append(g.moves, g.flight); g.flight == "draw" && steps > len(g.moves) {
		g.moves = append(g.moves, "keep ?")
	}
	g.flight = ""
}

// verify compares the log with the acknowledged moves.
func (g *killed) verify(t *testing.T) {
	t.Helper()
	if errors.Is(g.fault, errAnswered) {
		t.Fatalf("a move was refused: %v", g.fault)
	}
	told := g.told(t)
	if len(told) > len(g.moves) && g.flight != "" {
		g.acknowledge(len(told)) // it was on disk, although its answer was lost
	}
	g.flight = ""
	if len(told) != len(g.moves) {
		t.Fatalf("%d moves, %d were acknowledged", len(told), len(g.moves))
	}
	for i, said := range told {
		if said != g.moves[i] && !strings.Contains(said, "?") {
			t.Fatalf("move %d is %s, acknowledged was %s", i+1, said, g.moves[i])
		}
	}
}

// told returns the moves in the server's log.
func (g *killed) told(t *testing.T) (moves []string) {
	t.Helper()
	var all struct{ Lines []struct{ Move *string } }
	if err := g.call("GET", "/api/tables/"+g.id+"/log", "", &all); err != nil {
		t.Fatal(err)
	}
	for _, line := range all.Lines[1:] { // without the set-up
		moves = append(moves, *line.Move)
	}
	return moves
}

// TestBotsContinueOnOtherNode stops the node whose bots play, by force and like an operator. The bots of another node must continue from
// the moves made. The tests of package table check with a fake clock that this takes less than 5 s.
func TestBotsContinueOnOtherNode(t *testing.T) {
	data := postgrestest.URL(t)
	g := &killed{client: newClient(&http.Transport{})}
	var acting *exec.Cmd
	g.address, acting = startServer(t, data)
	var made struct{ ID string }
	const bot = `{"who":"bot","bot":"random"}`
	if err := g.call("POST", "/api/tables", `{"start":true,"seats":[{"who":"me"},`+bot+`,`+bot+`]}`, &made); err != nil {
		t.Fatal(err)
	}
	g.id = made.ID
	// After each move, the owner of a seat lent to a bot has a second to intervene.
	if err := g.call("POST", "/api/tables/"+g.id+"/seats/yellow", `{"do":"bot","bot":"random"}`, &made); err != nil {
		t.Fatal(err)
	}
	moves := g.grown(t, nil)
	for _, end := range []func(){
		func() {
			_ = acting.Process.Kill()
			_ = acting.Wait() // killed
		},
		func() { stopServer(t, acting) },
	} {
		other, next := startServer(t, data)
		end()
		from := time.Now()
		g.address, acting = other, next
		moves = g.grown(t, moves)
		t.Logf("%d moves; play continues %v after the stop", len(moves), time.Since(from))
	}
	stopServer(t, acting)
}

// grown waits until another move is made and returns all moves. Earlier moves must be unchanged.
func (g *killed) grown(t *testing.T, before []string) []string {
	t.Helper()
	stood := len(g.told(t))
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		now := g.told(t)
		if len(now) < len(before) || !slices.Equal(now[:len(before)], before) {
			t.Fatalf("moves changed from %q to %q", before, now)
		}
		if len(now) > stood {
			return now
		}
	}
	t.Fatalf("no more than %d moves", stood)
	return nil
}
