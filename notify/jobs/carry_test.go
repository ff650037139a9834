package jobs

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/riverqueue/river/rivertype"

	"volgare/internal/pgurl"
	"volgare/notify"
	"volgare/store/postgres/postgrestest"
)

// abandon makes a waiting job look as if its node had been killed while it worked on it.
func abandon(t *testing.T, at string, id int64) {
	t.Helper()
	set := fmt.Sprintf(`river_job SET state = 'running', attempt = 1, attempted_at = scheduled_at WHERE id = %d`, id)
	if pgurl.Is(at) {
		u, err := url.Parse(at)
		if err != nil {
			t.Fatal(err)
		}
		postgrestest.Exec(t, at, `UPDATE `+u.Query().Get("search_path")+`_jobs.`+set)
		return
	}
	db, err := sql.Open("sqlite", filepath.Join(at, Name))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(`UPDATE ` + set); err != nil {
		t.Fatal(err)
	}
}

// TestCarryWaitingJobs moves a queue to the other database. Everything that waits there in any state is delivered once after the
// move, and what was delivered before is not delivered again.
func TestCarryWaitingJobs(t *testing.T) {
	for name, places := range map[string][2]func(t *testing.T) string{
		"to postgres": {func(t *testing.T) string { t.Helper(); return t.TempDir() }, freshDatabase},
		"to sqlite":   {freshDatabase, func(t *testing.T) string { t.Helper(); return t.TempDir() }},
	} {
		t.Run(name, func(t *testing.T) {
			from, to := places[0](t), places[1](t)
			c := newClub(channel("sent"), channel("quiet"), channel("digest"), channel("failing"))
			c.channels[1].Quiet = &notify.Quiet{From: "10:00", To: "14:00"}
			c.channels[2].Digest = "18:00"
			c.fail = func(int) error { return &notify.SendError{Text: "answer 500"} }
			opts := c.options()
			opts.pace.firstRetry = time.Hour
			before := startedWith(t, from, opts)
			add(t, before, causes(2))
			eventually(t, "the deliveries wait", func() bool {
				return len(inState(t, before, rivertype.JobStateScheduled)) == 3 && len(inState(t, before, rivertype.JobStateRetryable)) == 4
			})
			func() { defer c.lock()(); c.fail = nil }()
			for _, j := range inState(t, before, rivertype.JobStateRetryable) {
				if strings.Contains(string(j.EncodedArgs), `"sent"`) {
					if err := before.db.(interface {
						retry(ctx context.Context, id int64) error
					}).retry(t.Context(), j.ID); err != nil {
						t.Fatal(err)
					}
				}
			}
			eventually(t, "two are sent", func() bool { return len(c.received("sent")) == 2 })
			idle(t, before)
			end(t, before)
			unstarted := open(t, from, opts)
			add(t, unstarted, causes(3))
			abandon(t, from, inState(t, unstarted, rivertype.JobStateScheduled)[0].ID)

			after := open(t, to, c.options())
			for range 2 { // the second time there is nothing left to do
				if n, err := after.Carry(t.Context(), from); err != nil || n != 3+2+1 {
					t.Fatalf("%d jobs, %v", n, err)
				}
			}
			if n := len(inState(t, after, rivertype.JobStates()...)); n != 6 {
				t.Errorf("%d jobs after two calls", n)
			}
			if err := after.Start(t.Context()); err != nil {
				t.Fatal(err)
			}
			c.pass(6 * time.Hour)
			eventually(t, "everything is delivered", func() bool {
				hasten(t, after)
				return len(inState(t, after, rivertype.JobStateScheduled, rivertype.JobStateRetryable)) == 0
			})
			for id, want := range map[string]int{"sent": 3, "quiet": 3, "failing": 3, "digest": 2} {
				if got := len(c.received(id)); got != want {
					t.Errorf("%s: %d messages, not %d", id, got, want)
				}
			}
		})
	}
}

// TestCarryFromNothing: a store without a queue has no jobs, and gets no queue.
func TestCarryFromNothing(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		q := open(t, t.TempDir(), newClub().options())
		for range 2 {
			if n, err := q.Carry(t.Context(), at); n != 0 || err != nil {
				t.Errorf("%d jobs, %v", n, err)
			}
		}
		if files, err := os.ReadDir(at); !pgurl.Is(at) && (err != nil || len(files) > 0) {
			t.Errorf("%v, %v", files, err)
		}
	})
}
