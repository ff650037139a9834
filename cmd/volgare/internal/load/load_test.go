package load_test

import (
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"volgare/bus"
	"volgare/cmd/volgare/internal/load"
	"volgare/edition"
	"volgare/server"
	"volgare/server/middleware"
	"volgare/store/storetest"
	"volgare/table/live"
)

// TestRun measures a server briefly. Every move that is due must be sent, answered and streamed.
func TestRun(t *testing.T) {
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	rules, err := lib.Table(edition.Config{Preset: "deluxe", Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	st, notes := storetest.Memory(t), &bus.Local{}
	tables := live.New(lib, st, notes, live.Options{})
	defer tables.Close()
	s, err := server.New(server.Config{Lib: lib, Store: st, Bus: notes, Tables: tables, Limits: &middleware.Limits{Off: true}})
	if err != nil {
		t.Fatal(err)
	}
	ts := httptest.NewServer(s)
	defer ts.Close()
	defer s.Stop()
	const games, rate, due = 3, 200, 120
	report, err := load.Run(t.Context(), load.Config{
		Addr: strings.TrimPrefix(ts.URL, "http://"), Table: rules, Seed: "x", Tables: games, Streams: 2,
		Rate: rate, Duration: due * time.Second / rate, ClosedLoop: 300 * time.Millisecond,
		Thinking: 2, Thinker: "simulator-quick", Company: load.Company{Idle: 10, Lists: 40, Chats: 40, ReconnectStorm: true},
	})
	if err != nil {
		t.Fatal(err)
	}
	if report.Failures != 0 || report.Open.Moves != due || report.ClosedLoop.Moves < games || report.Games < games {
		t.Errorf("%+v", report)
	}
	if c := report.Company; c == nil || c.Idle != 10 || c.Lists.P50 <= 0 || c.Chats.P50 <= 0 || c.ReconnectStorm <= 0 {
		t.Errorf("%+v", c)
	}
	if m := report.Machine; m.Cores < 1 || m.Go == "" {
		t.Errorf("%+v", m)
	}
	if o := report.Open; o.Answer.P50 <= 0 || o.Streamed.P50 <= 0 || o.Answer.P50 > o.Answer.Max {
		t.Errorf("%+v", o)
	}
}
