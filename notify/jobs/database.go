package jobs

import (
	"context"
	"encoding/json"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/rivermigrate"
	"github.com/riverqueue/river/rivertype"
)

// database stores the jobs.
type database interface {
	insert(ctx context.Context, jobs []river.InsertManyParams) error
	// complete completes a running job and inserts others, all or nothing.
	complete(ctx context.Context, job *rivertype.JobRow, next []river.InsertManyParams) error
	list(ctx context.Context, which *river.JobListParams) ([]*rivertype.JobRow, error)
	delete(ctx context.Context, which *river.JobDeleteManyParams) (int, error)

	start(ctx context.Context) error
	stop(ctx context.Context) error   // waits for the jobs under way
	cancel(ctx context.Context) error // cancels them
	close() error
}

// client is a database with a driver of River, whose transactions are T.
type client[D riverdriver.Driver[T], T any] struct {
	river *river.Client[T]
	in    func(ctx context.Context, do func(tx T) error) error // runs a transaction
	end   func() error                                         // closes the connections
}

// row holds the arguments of a job that are not needed to complete it.
type row struct{ json.RawMessage }

func (row) Kind() string { return "row" }

func (c *client[D, T]) insert(ctx context.Context, jobs []river.InsertManyParams) error {
	_, err := c.river.InsertMany(ctx, jobs)
	return err
}

func (c *client[D, T]) complete(ctx context.Context, job *rivertype.JobRow, next []river.InsertManyParams) error {
	return c.in(ctx, func(tx T) error {
		if _, err := river.JobCompleteTx[D](ctx, tx, &river.Job[row]{JobRow: job}); err != nil {
			return err
		}
		if len(next) == 0 {
			return nil
		}
		_, err := c.river.InsertManyTx(ctx, tx, next)
		return err
	})
}

func (c *client[D, T]) list(ctx context.Context, which *river.JobListParams) ([]*rivertype.JobRow, error) {
	found, err := c.river.JobList(ctx, which)
	if err != nil {
		return nil, err
	}
	return found.Jobs, nil
}

func (c *client[D, T]) delete(ctx context.Context, which *river.JobDeleteManyParams) (int, error) {
	deleted, err := c.river.JobDeleteMany(ctx, which)
	if err != nil {
		return 0, err
	}
	return len(deleted.Jobs), nil
}

func (c *client[D, T]) start(ctx context.Context) error  { return c.river.Start(ctx) }
func (c *client[D, T]) stop(ctx context.Context) error   { return c.river.Stop(ctx) }
func (c *client[D, T]) cancel(ctx context.Context) error { return c.river.StopAndCancel(ctx) }
func (c *client[D, T]) close() error                     { return c.end() }

// migrate updates the tables of River.
func migrate[T any](ctx context.Context, driver riverdriver.Driver[T], config *river.Config) error {
	m, err := rivermigrate.New(driver, &rivermigrate.Config{Logger: config.Logger, Schema: config.Schema})
	if err == nil {
		_, err = m.Migrate(ctx, rivermigrate.DirectionUp, nil)
	}
	return err
}
