package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
	"time"

	"volgare/internal/pgurl"
	"volgare/notify/jobs"
	"volgare/server/admin"
	"volgare/store"
	"volgare/store/sqlite"
	"volgare/table/live"
)

// adminCmd groups the commands for people who run a server.
type adminCmd struct {
	Tables  adminTablesCmd  `cmd:"" help:"List all tables with their hosts and players."`
	Close   adminCloseCmd   `cmd:"" help:"Close tables for good."`
	Ban     adminBanCmd     `cmd:"" help:"Revoke the credentials of people and remove them from their seats."`
	Reports adminReportsCmd `cmd:"" help:"Read the reports of wrong rules."`

	Notifications adminNotificationsCmd `cmd:"" help:"List the last notifications that could not be delivered."`
}

// Help returns the long help of the commands.
func (*adminCmd) Help() string {
	return `They ask the running server, by volgare.sock in its directory, which is for the
owner of the data alone; where none runs, or the data is a database, they open it.`
}

// steward executes the commands: a running server, or this process.
type steward interface {
	Each(ctx context.Context, visit func(*admin.Table) error) error
	Reports(ctx context.Context, visit func(*admin.Report) error) error
	Failed(ctx context.Context, visit func(*jobs.Failed) error) error
	ClosePermanently(ctx context.Context, table string) error
	Ban(ctx context.Context, person string) error
}

// ask executes do with the running server, or with this process if none is running.
func (f *storeFlags) ask(do func(context.Context, steward) error) (err error) {
	ctx, stop := untilBroken()
	defer stop()
	var silent error // why no server answered
	if !pgurl.Is(f.Data) {
		var c *admin.Client
		if c, silent = admin.Dial(ctx, f.Data); silent == nil {
			return do(ctx, c)
		}
		if _, err := os.Stat(f.Data); err != nil {
			return err
		}
	}
	st, err := openStore(ctx, f.Data, nil)
	if errors.Is(err, sqlite.ErrLocked) {
		return fmt.Errorf("%w, and it cannot be asked: %w", err, silent)
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	return f.alone(ctx, st, do)
}

// alone executes do without a running server.
func (f *storeFlags) alone(ctx context.Context, st store.Whole, do func(context.Context, steward) error) (err error) {
	lib, err := (&boardFlags{}).library()
	if err != nil {
		return err
	}
	logger := slog.New(slog.DiscardHandler)
	clock, stop, err := openClock(ctx, st, time.Now, logger, func(time.Duration) {})
	if err != nil {
		return err
	}
	defer stop()
	notes, err := openBus(ctx, f.Data, f.Notify, st, logger)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, notes.close()) }()
	tables := live.New(lib, st, notes, live.Options{Now: clock.Now, Sweep: notes.sweep})
	defer func() { err = errors.Join(err, tables.Close()) }()
	queue, err := openJobs(ctx, f.Data, jobs.Options{Log: logger, Now: clock.Now})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, queue.Close(ctx)) }()
	return do(ctx, &admin.Steward{Tables: tables, Store: st, Queue: queue})
}

type adminTablesCmd struct {
	storeFlags
	JSON bool `help:"A line of JSON for each."`
}

// Run lists tables.
func (c *adminTablesCmd) Run(streams *stdio) error {
	return c.ask(func(ctx context.Context, server steward) error {
		return server.Each(ctx, func(t *admin.Table) error {
			if c.JSON {
				return json.NewEncoder(streams.out).Encode(t)
			}
			return tellTable(streams.out, t)
		})
	})
}

// tellTable prints a line for a table and a line for each player.
func tellTable(w io.Writer, t *admin.Table) error {
	listed := "by link"
	if t.Public {
		listed = "listed"
	}
	_, err := fmt.Fprintf(w, "%s  %-7s  %s  changed %s  host %s  from %s  %q\n",
		t.ID, t.State, listed, t.Changed.Format(time.DateTime), t.Host, t.Origin, t.Name)
	for _, at := range t.Seats {
		switch {
		case at.Person != "":
			_, err = fmt.Fprintf(w, "    %-6s  %s  %q\n", at.Seat, at.Person, at.Name)
		case at.Bot != "":
			_, err = fmt.Fprintf(w, "    %-6s  bot %s\n", at.Seat, at.Bot)
		}
	}
	return err
}

type adminCloseCmd struct {
	storeFlags
	Table []string `arg:"" help:"Their ids, as volgare admin tables prints them."`
}

// Run closes tables.
func (c *adminCloseCmd) Run(*stdio) error {
	return c.ask(func(ctx context.Context, server steward) error { return all(ctx, c.Table, server.ClosePermanently) })
}

type adminBanCmd struct {
	storeFlags
	Person []string `arg:"" help:"Their ids, as volgare admin tables prints them."`
}

// Help returns the long help of the command.
func (*adminBanCmd) Help() string {
	return `Their cookies and recovery codes are revoked. Bots play on for them; tables
of theirs at which no other person sits are closed. A person who returns is a new one.`
}

// Run bans people.
func (c *adminBanCmd) Run(*stdio) error {
	return c.ask(func(ctx context.Context, server steward) error { return all(ctx, c.Person, server.Ban) })
}

// all calls do for each id and joins the errors.
func all(ctx context.Context, ids []string, do func(context.Context, string) error) (err error) {
	for _, id := range ids {
		if fault := do(ctx, id); fault != nil {
			err = errors.Join(err, fmt.Errorf("%s: %w", id, fault))
		}
	}
	return err
}

type adminReportsCmd struct {
	storeFlags
	JSON bool `help:"A line of JSON for each, with the position and the record."`
}

// Run prints the reports.
func (c *adminReportsCmd) Run(streams *stdio) error {
	return c.ask(func(ctx context.Context, server steward) error {
		return server.Reports(ctx, func(r *admin.Report) error {
			if c.JSON {
				return json.NewEncoder(streams.out).Encode(r)
			}
			return tellReport(streams.out, r)
		})
	})
}

type adminNotificationsCmd struct {
	storeFlags
	JSON bool `help:"A line of JSON for each."`
}

// Run lists failed deliveries.
func (c *adminNotificationsCmd) Run(streams *stdio) error {
	return c.ask(func(ctx context.Context, server steward) error {
		return server.Failed(ctx, func(f *jobs.Failed) error {
			if c.JSON {
				return json.NewEncoder(streams.out).Encode(f)
			}
			return tellFailed(streams.out, f)
		})
	})
}

// tellFailed prints a line for a failed delivery.
func tellFailed(w io.Writer, f *jobs.Failed) error {
	event, next := "digest", "given up"
	if f.Cause.Table != "" {
		event = fmt.Sprintf("%s of %s at table %s", f.Cause.Event, f.Cause.Seat, f.Cause.Table)
	}
	if !f.Next.IsZero() {
		next = "next " + f.Next.UTC().Format(time.DateTime)
	}
	_, err := fmt.Fprintf(w, "%s  %-8s  channel %s  %s  %d attempts, %s  %q\n",
		f.At.UTC().Format(time.DateTime), f.Medium, f.Channel, event, f.Attempts, next, f.Fault)
	return err
}

// tellReport prints a report: its place and its comment.
func tellReport(w io.Writer, r *admin.Report) error {
	var told struct {
		Comment string `json:"comment"`
		Seat    string `json:"seat"`
		Name    string `json:"name"`
		Step    int    `json:"step"`
	}
	if err := json.Unmarshal(r.Told, &told); err != nil {
		return fmt.Errorf("report %s: %w", r.ID, err)
	}
	_, err := fmt.Fprintf(w, "%s  %s  table %s after %d moves  %s %q\n    %s\n", r.ID, r.Created.Format(time.DateTime), r.Table, told.Step,
		told.Seat, told.Name, strings.ReplaceAll(legible(told.Comment), "\n", "\n    "))
	return err
}
