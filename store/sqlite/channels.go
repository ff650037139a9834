package sqlite

import (
	"context"
	"errors"
	"fmt"
	"math"

	"volgare/store"
	"volgare/store/schema"
)

// ChangeChannel replaces a channel if it is unchanged. A change of the zero channel creates one.
func (s *Store) ChangeChannel(ctx context.Context, was, c store.Channel) error {
	return s.put(ctx, c.CheckChange(&was), func(g *group) error {
		is, err := schema.Channel(g.st.isChannel.QueryRowContext(g.ctx, c.ID))
		if err = found(err); err != nil && !errors.Is(err, store.ErrUnknown) {
			return err
		}
		if err != nil {
			is = store.Channel{}
		}
		if !is.Same(&was) {
			return fmt.Errorf("%w: channel %s", store.ErrConflict, c.ID)
		}
		return g.putChannel(&c, store.MaxChannels)
	})
}

// noLimit is a number of channels that no owner has.
const noLimit = math.MaxInt32

// putChannel stores a channel, unless its owner has limit others.
func (g *group) putChannel(c *store.Channel, limit int) error {
	done, err := g.st.channel.ExecContext(g.ctx, c.ID, c.Identity, c.Table, c.Target, schema.Blob(c.Data), limit)
	if err != nil {
		return err
	}
	n, err := done.RowsAffected()
	if err == nil && n == 0 {
		err = fmt.Errorf("%w: the owner of channel %s has %d others", store.ErrLimit, c.ID, limit)
	}
	return err
}

// Channel returns the channel with an id.
func (s *Store) Channel(ctx context.Context, id string) (store.Channel, error) {
	c, err := schema.Channel(s.st.channel.QueryRowContext(ctx, id))
	return c, found(err)
}

// ChannelsOfIdentity lists the channels of a person.
func (s *Store) ChannelsOfIdentity(ctx context.Context, identity string) ([]store.Channel, error) {
	return s.channelsOf(ctx, identity, "")
}

// ChannelsOfTable lists the channels of a table.
func (s *Store) ChannelsOfTable(ctx context.Context, table string) ([]store.Channel, error) {
	return s.channelsOf(ctx, "", table)
}

func (s *Store) channelsOf(ctx context.Context, identity, table string) ([]store.Channel, error) {
	rows, err := s.st.channelsOf.QueryContext(ctx, identity, table)
	return collect(rows, err, schema.Channel)
}

// ChannelsByTarget lists the channels with a target.
func (s *Store) ChannelsByTarget(ctx context.Context, target string) ([]store.Channel, error) {
	rows, err := s.st.channelsBy.QueryContext(ctx, target)
	return collect(rows, err, schema.Channel)
}

// DeleteChannel deletes a channel, if it exists.
func (s *Store) DeleteChannel(ctx context.Context, id string) error {
	return s.writer.queue.do(ctx, func(g *group) error { return g.exec(g.ctx, g.st.dropChannel, id) })
}
