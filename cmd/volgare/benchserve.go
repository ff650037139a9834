package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"

	"volgare/cmd/volgare/internal/load"
	"volgare/internal/times"
)

// benchCmd groups the measurements.
type benchCmd struct {
	Serve benchServeCmd `cmd:"" help:"Measure a server: latency at a given rate, then the highest rate."`
}

// benchServeCmd measures a server that it starts as a process, or one that is already running.
type benchServeCmd struct {
	tableFlags
	Rate           float64       `default:"2000" help:"Moves sent each second, whether or not answers keep up."`
	Duration       time.Duration `default:"60s" help:"Duration of the measurement."`
	Tables         int           `default:"100" help:"Number of games at a time."`
	Streams        int           `default:"4" help:"Number of live streams for each table."`
	Thinking       int           `default:"0" help:"Number of additional tables with bots only, which begin earlier."`
	Thinker        string        `default:"simulator-quick" help:"Bot at those tables: ${bots}."`
	Idle           int           `default:"0" help:"Number of additional streams without moves, as of pages that are only open."`
	ReconnectStorm bool          `help:"Cut all idle streams in the middle; they reconnect at once."`
	Lists          float64       `default:"0" help:"Requests for the list of tables each second."`
	Chats          float64       `default:"0" help:"Chat messages each second, at separate tables."`
	WarmUp         time.Duration `name:"warm-up" default:"3s" help:"Duration of the warm-up at the same rate, not measured."`
	ClosedLoop     time.Duration `default:"10s" help:"Duration of the second part: a move follows each answer at once; 0 skips it."`
	URL            string        `name:"url" placeholder:"http://HOST:PORT" help:"A running server or cluster; by default one is started."`
	Data           string        `placeholder:"DIR" help:"New directory or database for the server; by default a temporary directory."`
	Profile        string        `placeholder:"FILE" help:"Write a CPU profile of the server's open loop to a file."`
	JSON           bool          `name:"json" help:"Print one JSON object."`
}

// Help returns the long help of the command.
func (*benchServeCmd) Help() string {
	return `Each table is a random game of people at one browser. Two times are measured from the
moment when a move should be sent: until its answer, when the move is on disk, and until
its notification on the last stream of its table.

Start the server of --url with --no-limits: all players here come from one address.`
}

// Run measures and reports.
func (c *benchServeCmd) Run(streams *stdio) error {
	if c.Streams < 0 || c.Streams > 63 {
		return errors.New("--streams: 0 to 63")
	}
	if c.Thinking < 0 || c.Idle < 0 || c.Lists < 0 || c.Chats < 0 {
		return errors.New("--thinking, --idle, --lists, --chats: 0 or more")
	}
	if c.ReconnectStorm && c.Idle == 0 {
		return errors.New("--reconnect-storm: --idle says how many streams are cut")
	}
	tab, err := c.table()
	if err != nil {
		return err
	}
	ctx, stop := untilBroken()
	defer stop()
	child, addr, err := c.server(ctx, streams.err)
	if err != nil {
		return err
	}
	profiled := c.profile(ctx, addr)
	report, err := load.Run(ctx, load.Config{
		Addr: addr, Table: tab, Seed: "bench", Tables: c.Tables, Streams: c.Streams, Thinking: c.Thinking, Thinker: c.Thinker,
		Rate: c.Rate, WarmUp: c.WarmUp, Duration: c.Duration, ClosedLoop: c.ClosedLoop,
		Company: load.Company{Idle: c.Idle, Lists: c.Lists, Chats: c.Chats, ReconnectStorm: c.ReconnectStorm},
	})
	err = errors.Join(err, <-profiled, child.end())
	if err != nil {
		return err
	}
	report.ServerCPU, report.ClientCPU = child.cpu(), ownCPU()
	if c.JSON {
		return printJSON(streams, report)
	}
	return c.print(streams.out, report)
}

// server returns the server to measure and its address. The server is nil if it is already running.
func (c *benchServeCmd) server(ctx context.Context, errs io.Writer) (*benchServer, string, error) {
	if c.URL == "" {
		return c.start(ctx, errs)
	}
	if c.Data != "" || c.Profile != "" {
		return nil, "", errors.New("--url names a server that runs already: --data and --profile are of one that is started")
	}
	u, err := url.Parse(c.URL)
	if err != nil || u.Scheme != "http" || u.Port() == "" || strings.Trim(u.Path, "/") != "" {
		return nil, "", fmt.Errorf("--url %s: http://HOST:PORT is wanted", c.URL)
	}
	return nil, u.Host, nil
}

// benchServer is a server process that is measured.
type benchServer struct {
	*exec.Cmd

	data string // directory to remove at the end, or ""
}

func (c *benchServeCmd) start(ctx context.Context, errs io.Writer) (*benchServer, string, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, "", err
	}
	child := &benchServer{}
	data := c.Data
	if data == "" {
		if data, err = os.MkdirTemp("", "volgare-bench-*"); err != nil {
			return nil, "", err
		}
		child.data = data
	}
	child.Cmd = exec.CommandContext(ctx, program, "serve", "--data", data, "--addr", "127.0.0.1:0", //nolint:gosec // this program itself
		"--no-limits", "--log-level", "warn", "--profile")
	child.Cancel = func() error { return child.Process.Signal(syscall.SIGTERM) }
	child.Stderr = errs
	out, err := child.StdoutPipe()
	if err != nil {
		return nil, "", err
	}
	if err := child.Start(); err != nil {
		return nil, "", err
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	_, addr, ok := strings.Cut(strings.TrimSpace(line), "http://")
	if err != nil || !ok {
		return nil, "", errors.Join(fmt.Errorf("the server has said %q", line), err, child.end())
	}
	return child, addr, nil
}

// end stops the server and removes its data.
func (s *benchServer) end() error {
	if s == nil {
		return nil
	}
	_ = s.Process.Signal(syscall.SIGTERM) // it may have ended already
	err := s.Wait()
	if s.data != "" {
		err = errors.Join(err, os.RemoveAll(s.data))
	}
	return err
}

func (s *benchServer) cpu() float64 {
	if s == nil {
		return 0 // the server was not started by this command
	}
	return (s.ProcessState.UserTime() + s.ProcessState.SystemTime()).Seconds()
}

// profile fetches a profile during the server's open loop, if requested.
func (c *benchServeCmd) profile(ctx context.Context, addr string) <-chan error {
	done := make(chan error, 1)
	if c.Profile == "" {
		done <- nil
		return done
	}
	go func() {
		time.Sleep(c.WarmUp + time.Second)
		done <- fetch(ctx, fmt.Sprintf("http://%s/debug/pprof/profile?seconds=%d", addr, max(1, int(c.Duration.Seconds())-2)), c.Profile)
	}()
	return done
}

func fetch(ctx context.Context, url, file string) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		return err
	}
	return writeFile(file, data)
}

func (c *benchServeCmd) print(w io.Writer, r *load.Report) error {
	server := ""
	if c.URL == "" {
		server = fmt.Sprintf("server %.1f, ", r.ServerCPU)
	}
	_, err := fmt.Fprintf(w, "%d tables, %d streams, %d games\n\n%s%s%s\nCPU seconds: %sclient %.1f; failures: %d %s\n",
		r.Tables, r.Streams, r.Games, "                     moves/s    moves  ms: p50     p90     p99   p99.9     max\n",
		phase(fmt.Sprintf("%.0f offered", r.Open.Offered), &r.Open)+formatCompany(r.Company), phase("closed loop", &r.ClosedLoop),
		server, r.ClientCPU, r.Failures, r.Fault)
	return err
}

// phase formats two lines about one of the loops.
func phase(name string, p *load.Phase) string {
	return fmt.Sprintf("%-19s%9.0f%9d", name, p.Achieved, p.Moves) + quantiles(p.Answer) + lineOf("  on the last stream", p.Streamed)
}

// formatCompany formats a line for everything that was measured in addition to the games.
func formatCompany(c *load.CompanyReport) (lines string) {
	if c == nil {
		return ""
	}
	if c.Lists.Max > 0 {
		lines += lineOf("  a list of tables", c.Lists)
	}
	if c.Chats.Max > 0 {
		lines += lineOf("  a word", c.Chats)
	}
	if c.Idle > 0 {
		lines += fmt.Sprintf("  %d idle streams", c.Idle)
		if c.ReconnectStorm > 0 {
			lines += fmt.Sprintf(", cut and back within %.0f ms", c.ReconnectStorm)
		}
		lines += "\n"
	}
	return lines
}

func lineOf(name string, t times.Summary) string { return fmt.Sprintf("%-37s", name) + quantiles(t) }

func quantiles(t times.Summary) string {
	return fmt.Sprintf("%8.2f%8.2f%8.2f%8.2f%8.2f\n", t.P50, t.P90, t.P99, t.P999, t.Max)
}
