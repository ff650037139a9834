package jobs

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"volgare/internal/pgurl"
)

// Carry queues the unfinished jobs of the queue in another directory or database too, and returns their number. It changes nothing
// there, and there are none if it has no queue. Jobs that were carried before are ignored. No node may work on them there.
func (q *Queue) Carry(ctx context.Context, dirOrURL string) (int, error) {
	n, err := q.carry(ctx, dirOrURL)
	if err != nil {
		return n, fmt.Errorf("copy the queue of notifications: %w", err)
	}
	return n, nil
}

func (q *Queue) carry(ctx context.Context, dirOrURL string) (n int, err error) {
	existing := existingSQLite
	if pgurl.Is(dirOrURL) {
		existing = existingPostgres
	}
	from, err := existing(ctx, dirOrURL, q.config())
	if from == nil || err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, from.close()) }()
	const batch = 1000
	which := river.NewJobListParams().First(batch).States(rivertype.JobStateAvailable, rivertype.JobStatePending,
		rivertype.JobStateRetryable, rivertype.JobStateRunning, rivertype.JobStateScheduled)
	for {
		rows, err := from.list(ctx, which)
		if err != nil || len(rows) == 0 {
			return n, err
		}
		copies := make([]river.InsertManyParams, len(rows))
		for i, row := range rows {
			if copies[i], err = copyOf(row); err != nil {
				return n, fmt.Errorf("job %d: %w", row.ID, err)
			}
		}
		if err := q.db.insert(ctx, copies); err != nil {
			return n, err
		}
		n += len(rows)
		which = which.After(river.JobListCursorFromJob(rows[len(rows)-1]))
	}
}

// copyOf returns a copy of a job that has not finished. The copy counts its attempts from 0; its age decides when it is given up.
func copyOf(row *rivertype.JobRow) (job river.InsertManyParams, err error) {
	switch row.Kind {
	case causeArgs{}.Kind():
		job, err = withArgs[causeArgs](row)
	case deliveryArgs{}.Kind():
		job, err = withArgs[deliveryArgs](row)
	case digestArgs{}.Kind():
		job, err = withArgs[digestArgs](row)
	default:
		err = fmt.Errorf("unknown kind %q", row.Kind)
	}
	return job, err
}

func withArgs[T river.JobArgs](row *rivertype.JobRow) (river.InsertManyParams, error) {
	var args T
	err := json.Unmarshal(row.EncodedArgs, &args)
	job := once(row.Queue, args)
	job.InsertOpts.ScheduledAt = row.ScheduledAt
	return job, err
}
