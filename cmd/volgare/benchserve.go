package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"

	"volgare/cmd/volgare/internal/load"
	"volgare/internal/times"
)

// benchCmd measures.
type benchCmd struct {
	Serve benchServeCmd `cmd:"" help:"Measure the server: latency at a rate, then the most that it does."`
}

// benchServeCmd measures a server that it starts as a process of its own.
type benchServeCmd struct {
	tableFlags
	Rate      float64       `default:"2000" help:"Moves a second that are offered, whatever is answered."`
	Duration  time.Duration `default:"60s" help:"How long."`
	Tables    int           `default:"100" help:"Games at once."`
	Streams   int           `default:"4" help:"Live streams for each table."`
	WarmUp    time.Duration `name:"warm-up" default:"3s" help:"At the same rate before it, not measured."`
	Saturated time.Duration `default:"10s" help:"How long moves are sent as fast as they are answered; 0 not at all."`
	Data      string        `placeholder:"DIR" help:"A fresh directory for the server's data; a temporary one if not said."`
	Profile   string        `placeholder:"FILE" help:"Write a CPU profile of the server's open loop to a file."`
	JSON      bool          `name:"json" help:"One JSON object."`
}

// Help is the long help of the command.
func (*benchServeCmd) Help() string {
	return `Each table is a random game of people at one browser. A move counts from the
moment when it should be sent until it is answered, which is when it is on disk,
and until the last stream of its table has told it.`
}

// Run measures and reports.
func (c *benchServeCmd) Run(streams *stdio) error {
	if c.Streams < 0 || c.Streams > 63 {
		return errors.New("--streams: 0 to 63")
	}
	tab, err := c.table()
	if err != nil {
		return err
	}
	ctx, stop := untilBroken()
	defer stop()
	child, addr, err := c.start(ctx, streams.err)
	if err != nil {
		return err
	}
	profiled := c.profile(ctx, addr)
	report, err := load.Run(ctx, load.Config{
		Addr: addr, Table: tab, Seed: "bench", Tables: c.Tables, Streams: c.Streams,
		Rate: c.Rate, WarmUp: c.WarmUp, Duration: c.Duration, Saturated: c.Saturated,
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

// server is the process that is measured.
type benchServer struct {
	*exec.Cmd

	data string // to be removed, or ""
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
	child.Cmd = exec.CommandContext(ctx, program, "serve", "--data", data, "--addr", "127.0.0.1:0", //nolint:gosec // this very program
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

// end stops the server and removes what it has kept.
func (s *benchServer) end() error {
	_ = s.Process.Signal(syscall.SIGTERM) // it may have ended
	err := s.Wait()
	if s.data != "" {
		err = errors.Join(err, os.RemoveAll(s.data))
	}
	return err
}

func (s *benchServer) cpu() float64 {
	return (s.ProcessState.UserTime() + s.ProcessState.SystemTime()).Seconds()
}

// profile fetches the profile of the server's open loop, if it is wanted.
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
	_, err := fmt.Fprintf(w, "%d tables, %d streams, %d games\n\n%s%s%s\nCPU seconds: server %.1f, client %.1f; failures: %d %s\n",
		r.Tables, r.Streams, r.Games, "                     moves/s    moves  ms: p50     p90     p99     max\n",
		phase(fmt.Sprintf("%.0f offered", r.Open.Offered), &r.Open), phase("saturated", &r.Saturation),
		r.ServerCPU, r.ClientCPU, r.Failures, r.Fault)
	return err
}

// phase is two lines about one of the loops.
func phase(name string, p *load.Phase) string {
	line := func(t times.Summary) string { return fmt.Sprintf("%8.2f%8.2f%8.2f%8.2f\n", t.P50, t.P90, t.P99, t.Max) }
	return fmt.Sprintf("%-19s%9.0f%9d", name, p.Achieved, p.Moves) + line(p.Answer) +
		fmt.Sprintf("%-37s", "  on the last stream") + line(p.Streamed)
}
