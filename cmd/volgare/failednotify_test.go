package main

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"volgare/notify"
	"volgare/notify/guarded"
	"volgare/notify/jobs"
	"volgare/notify/webhook"
	"volgare/store/postgres/postgrestest"
)

// oneWebhook is a person with one webhook, at which attempts have failed for a time.
type oneWebhook struct {
	notify.Channel

	stopped atomic.Bool
}

func (w *oneWebhook) Channels(context.Context, notify.Cause) ([]notify.Channel, error) {
	return []notify.Channel{w.Channel}, nil
}

func (w *oneWebhook) Message(_ context.Context, cause notify.Cause, _ string) (*notify.Channel, *notify.Message, error) {
	is := w.Channel
	if cause.Seat == "blue" { // the first attempt at it was long ago
		is.Failing = time.Now().Add(-notify.MaxFailing)
	}
	return &is, &notify.Message{Cause: cause, Title: "Your turn", Body: "Club", Link: "http://localhost:8080/t/club", Sent: time.Now()}, nil
}

func (w *oneWebhook) Digest(context.Context, string) (*notify.Channel, *notify.Message, error) {
	return nil, nil, nil
}

func (w *oneWebhook) Tried(_ context.Context, _ string, _ time.Time, _ string, stopped bool) error {
	if stopped {
		w.stopped.Store(true)
	}
	return nil
}

func (w *oneWebhook) Delete(context.Context, string) error { return nil }

// TestFailedNotificationsAreListed sends notifications to a webhook that answers with an error. The operator sees the one that will be
// repeated and the one after which the channel was stopped, with the reasons, and neither the URL nor the key of the webhook.
func TestFailedNotificationsAreListed(t *testing.T) {
	for name, data := range map[string]string{"directory": t.TempDir(), "database": postgrestest.URL(t)} {
		t.Run(name, func(t *testing.T) {
			failOnce(t, data)
			wantFailed(t, data) // by the command itself
			t.Run("running", func(t *testing.T) {
				running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(data)}})
				wantFailed(t, data)
			})
		})
	}
}

// failOnce lets two notifications of a store fail.
func failOnce(t *testing.T, data string) {
	t.Helper()
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusBadGateway) }))
	defer receiver.Close()
	w := &oneWebhook{Channel: notify.Channel{
		ID: "channel-1", Identity: "ann", Medium: notify.JSON, Target: receiver.URL + "/hush-hush", Secret: []byte("hush-hush-hush-hush-hush-hush"), Language: "en", Zone: "UTC",
	}}
	queue, err := openJobs(t.Context(), data, jobs.Options{
		Recipients: w, Log: slog.New(slog.DiscardHandler),
		Senders: map[notify.Medium]jobs.Sender{notify.JSON: webhook.New(guarded.New([]netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}, nil))},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := queue.Close(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	}()
	if err := queue.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, seat := range []string{"red", "blue"} {
		if err := queue.Queue(t.Context(), []notify.Cause{{Event: notify.Turn, Table: "club", Seat: seat, Spell: "1"}}); err != nil {
			t.Fatal(err)
		}
	}
	for end := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		failed, err := queue.Failed(t.Context(), 9)
		if err != nil || time.Now().After(end) {
			t.Fatal(failed, err)
		}
		if len(failed) == 2 {
			break
		}
	}
	if !w.stopped.Load() {
		t.Error("the channel was not stopped")
	}
}

// wantFailed checks the list of the two failed notifications.
func wantFailed(t *testing.T, data string) {
	t.Helper()
	status, out, errs := answered("admin", "notifications", "--data", data)
	var red, blue string
	for line := range strings.Lines(out) {
		switch {
		case strings.Contains(line, "turn of red at table club"):
			red += line
		case strings.Contains(line, "turn of blue at table club"):
			blue += line
		}
	}
	if status != statusOK || errs != "" || strings.Count(out, "\n") != 2 ||
		!strings.Contains(red, "json      channel channel-1") || !strings.Contains(red, "1 attempts, next ") || !strings.Contains(red, "502") ||
		!strings.Contains(blue, "1 attempts, given up") || !strings.Contains(blue, "502") {
		t.Errorf("status %d: %s%s", status, out, errs)
	}
	status, lines, errs := answered("admin", "notifications", "--json", "--data", data)
	for line := range strings.Lines(lines) {
		var f jobs.Failed
		if err := json.Unmarshal([]byte(line), &f); err != nil || f.Channel != "channel-1" || f.Next.IsZero() != (f.Cause.Seat == "blue") {
			t.Errorf("%s: %v", line, err)
		}
	}
	if status != statusOK || strings.Count(lines, "\n") != 2 || strings.Contains(out+lines+errs, "hush") {
		t.Errorf("status %d: %s%s%s", status, out, lines, errs)
	}
}
