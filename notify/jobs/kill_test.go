package jobs

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/riverqueue/river/rivertype"

	"volgare/notify"
)

// The test binary started with these variables is a node that sends to a receiver.
const (
	childReceiver = "VOLGARE_JOBS_RECEIVER"
	childDatabase = "VOLGARE_JOBS_DATABASE"
)

// deliverTo works on the jobs of a database until it is killed.
func deliverTo(receiver, database string) error {
	q, err := Open(context.Background(), database, remote(receiver).options())
	if err == nil {
		err = q.Start(context.Background())
	}
	if err != nil {
		return err
	}
	select {}
}

// remote returns a club that sends its messages to a receiver.
func remote(receiver string) *club {
	c := newClub(channel("a"))
	c.forward = func(ctx context.Context, id string) error { return post(ctx, receiver, id) }
	return c
}

// receiver counts messages by their ID.
type receiver struct {
	*httptest.Server

	mu  sync.Mutex
	got []notify.Message
}

func newReceiver(t *testing.T) *receiver {
	t.Helper()
	r := &receiver{}
	r.Server = httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, req *http.Request) {
		id, err := io.ReadAll(req.Body)
		if err != nil {
			return // the client has been killed
		}
		r.mu.Lock()
		r.got = append(r.got, notify.Message{ID: string(id)})
		r.mu.Unlock()
		time.Sleep(5 * time.Millisecond)
	}))
	t.Cleanup(r.Close)
	return r
}

func (r *receiver) received() []notify.Message {
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]notify.Message(nil), r.got...)
}

// post sends the ID of a message to a receiver.
func post(ctx context.Context, receiver, id string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, receiver, strings.NewReader(id))
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	return answer.Body.Close()
}

// node starts a child process that works on the jobs of a database.
func node(t *testing.T, r *receiver, database string) *exec.Cmd {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childReceiver+"="+r.URL, childDatabase+"="+database)
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	return cmd
}

// unfinished are the states of jobs that are not complete.
var unfinished = []rivertype.JobState{
	rivertype.JobStateAvailable, rivertype.JobStateRunning, rivertype.JobStateRetryable, rivertype.JobStateScheduled,
}

func TestKilledNodeOnSQLite(t *testing.T) {
	t.Parallel() // it waits for the lease of the killed node
	killNode(t, t.TempDir())
}

func TestKilledNodeOnPostgres(t *testing.T) {
	t.Parallel()
	killNode(t, freshDatabase(t))
}

// killNode kills a node while 2,000 deliveries are due. Another one delivers the rest, and repeats at most the deliveries that were under
// way, with the same IDs.
func killNode(t *testing.T, at string) {
	t.Helper()
	const n = 2000
	r := newReceiver(t)
	q := open(t, at, remote(r.URL).options())
	add(t, q, causes(n))
	if err := q.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	child := node(t, r, at)
	eventually(t, "it delivers", func() bool { return len(r.received()) > 300 })
	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = child.Wait()
	before := len(r.received())
	if before >= n {
		t.Fatalf("all were delivered before the kill")
	}
	opts := remote(r.URL).options()
	// The new node looks for such jobs once the lease of the killed one has ended, after 15 s, and then every 30 s.
	opts.pace.job, opts.pace.rescue = 10*time.Second, 10*time.Second
	q = startedWith(t, at, opts)
	eventually(t, "all are delivered", func() bool { return len(distinct(r.received())) == n })
	eventually(t, "all jobs are complete", func() bool {
		return len(inState(t, q, unfinished...)) == 0
	})
	wantOnce(t, r.received(), n, workers)
	t.Logf("%d before the kill, %d again", before, len(r.received())-n)
}

func distinct(list []notify.Message) map[string]bool {
	ids := map[string]bool{}
	for _, m := range list {
		ids[m.ID] = true
	}
	return ids
}
