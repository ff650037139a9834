package postgres

import (
	"context"
	"fmt"
	"math"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"volgare/store"
	"volgare/store/schema"
)

// ChangeChannel replaces a channel if it is unchanged. A change of the zero channel creates one.
func (s *Store) ChangeChannel(ctx context.Context, was, c store.Channel) error {
	if err := c.CheckChange(&was); err != nil {
		return err
	}
	// Writes of one id, or of one owner, whose channels are counted, wait for each other.
	keys := []int64{lockKey([]byte("channel " + c.ID)), lockKey([]byte("channels of " + c.Identity + c.Table))}
	return s.insist(ctx, func(ctx context.Context, doubt bool) error {
		return s.try(ctx, func(ctx context.Context, conn *pgx.Conn) error {
			return change(ctx, conn, keys, func(batch *pgx.Batch, now *store.Channel) {
				queueRow(batch, now, schema.Channel, s.channelsWhere(`id = $1 FOR UPDATE`), []byte(c.ID)) // DeleteChannel waits
			}, func(now *store.Channel) error {
				if stored := doubt && now.Same(&c); !stored && !now.Same(&was) {
					return fmt.Errorf("%w: channel %s", store.ErrConflict, c.ID)
				}
				return nil
			}, func(batch *pgx.Batch) { putChannel(batch, &c, store.MaxChannels) })
		})
	})
}

// noLimit is a number of channels that no owner has.
const noLimit = math.MaxInt32

// putChannel stores a channel, unless its owner has limit others.
func putChannel(b *pgx.Batch, c *store.Channel, limit int) {
	b.Queue(schema.PutChannel, []byte(c.ID), []byte(c.Identity), []byte(c.Table), []byte(c.Target), schema.Blob(c.Data), limit).
		Exec(func(done pgconn.CommandTag) error {
			if done.RowsAffected() == 0 {
				return fmt.Errorf("%w: the owner of channel %s has %d others", store.ErrLimit, c.ID, limit)
			}
			return nil
		})
}

// Channel returns the channel with an id.
func (s *Store) Channel(ctx context.Context, id string) (store.Channel, error) {
	return one(ctx, s, schema.Channel, s.channelsWhere(`id = $1`), []byte(id))
}

// ChannelsOfIdentity lists the channels of a person.
func (s *Store) ChannelsOfIdentity(ctx context.Context, identity string) ([]store.Channel, error) {
	return ask(ctx, s, schema.Channel, s.channelsWhere(`identity = $1 AND tab = '' ORDER BY id`), []byte(identity))
}

// ChannelsOfTable lists the channels of a table.
func (s *Store) ChannelsOfTable(ctx context.Context, table string) ([]store.Channel, error) {
	return ask(ctx, s, schema.Channel, s.channelsWhere(`identity = '' AND tab = $1 ORDER BY id`), []byte(table))
}

// ChannelsByTarget lists the channels with a target.
func (s *Store) ChannelsByTarget(ctx context.Context, target string) ([]store.Channel, error) {
	return ask(ctx, s, schema.Channel, s.channelsWhere(`target = $1 ORDER BY id`), []byte(target))
}

func (s *Store) channelsWhere(condition string) string {
	return `SELECT ` + schema.ChannelColumns + ` FROM ` + s.channels + ` WHERE ` + condition
}

// DeleteChannel deletes a channel, if it exists.
func (s *Store) DeleteChannel(ctx context.Context, id string) error {
	return s.write(ctx, func(b *pgx.Batch) { b.Queue(`DELETE FROM channels WHERE id = $1`, []byte(id)) })
}
