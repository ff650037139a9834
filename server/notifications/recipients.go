package notifications

import (
	"context"
	"errors"
	"slices"
	"time"

	"volgare/engine"
	"volgare/notify"
	"volgare/notify/jobs"
	"volgare/notify/text"
	"volgare/store"
	"volgare/table"
	"volgare/table/live"
)

var _ jobs.Recipients = (*Notifier)(nil)

// A person who is at the table when it is their turn is not notified while they are there, since they see it. After watchFor they
// may only have left the page open.
const (
	watchFor   = 10 * time.Minute
	watchAgain = time.Minute
)

// Channels implements jobs.Recipients.
func (n *Notifier) Channels(ctx context.Context, cause notify.Cause) ([]notify.Channel, error) {
	snap, seat, err := n.holds(ctx, cause)
	if err != nil || snap == nil {
		return nil, err
	}
	if n.watches(snap, cause) {
		return nil, jobs.Later(watchAgain)
	}
	list, err := recordsOf(n.Store.ChannelsOfIdentity(ctx, snap.Seats[seat].Identity))
	if err != nil {
		return nil, err
	}
	if concernsTable(snap, seat, cause.Event) {
		more, err := recordsOf(n.Store.ChannelsOfTable(ctx, cause.Table))
		if err != nil {
			return nil, err
		}
		list = append(list, more...)
	}
	var all []notify.Channel
	for _, r := range list {
		if r.Medium != feedMedium {
			all = append(all, r.Channel)
		}
	}
	return all, nil
}

// holds returns the newest snapshot of a table and the seat of a cause, or nil if the cause no longer holds.
func (n *Notifier) holds(ctx context.Context, cause notify.Cause) (*table.Snapshot, engine.Seat, error) {
	snap, err := n.Tables.LookSince(ctx, cause.Table, live.Newest)
	if table.CodeOf(err) == table.Unknown {
		return nil, engine.Nobody, nil
	}
	if err != nil || !snap.Holds(cause) || cause.Event == notify.Over && !snap.Over() {
		return nil, engine.Nobody, err
	}
	seat, _ := snap.SeatOf(cause.Seat) // it exists, as the cause holds
	return snap, seat, nil
}

// watches reports whether the person who has to decide is at the table now, and has not been asked long ago.
func (n *Notifier) watches(snap *table.Snapshot, cause notify.Cause) bool {
	_, since, _ := snap.Waiting()
	return cause.Event == notify.Turn && n.Now().Sub(since) < watchFor && n.Here(cause.Table, cause.Seat)
}

// concernsTable reports whether the webhooks of a table get an event of a seat. A planned turn is secret. The end of the game is an
// event of each person, and the webhooks get it once.
func concernsTable(snap *table.Snapshot, seat engine.Seat, e notify.Event) bool {
	if e == notify.Over {
		return int(seat) == slices.IndexFunc(snap.Seats, func(s table.Seat) bool { return s.Identity != "" })
	}
	return e != notify.OrderStopped
}

// Message implements jobs.Recipients.
func (n *Notifier) Message(ctx context.Context, cause notify.Cause, channel string) (*notify.Channel, *notify.Message, error) {
	r, err := n.record(ctx, channel)
	if err != nil {
		return nil, nil, ignoreUnknown(err)
	}
	snap, _, err := n.holds(ctx, cause)
	if err != nil || snap == nil {
		return nil, nil, err
	}
	at := n.Now()
	if _, since, ok := snap.Waiting(); ok && cause.Event == notify.Turn {
		at = since
	}
	w, err := n.writer(&r.Channel)
	if err != nil {
		return nil, nil, err
	}
	m, ok := w.Message(cause, &r.Channel, snap, at)
	if !ok {
		return nil, nil, nil
	}
	return &r.Channel, m, nil
}

// Digest implements jobs.Recipients.
func (n *Notifier) Digest(ctx context.Context, channel string) (*notify.Channel, *notify.Message, error) {
	r, err := n.record(ctx, channel)
	if err != nil {
		return nil, nil, ignoreUnknown(err)
	}
	w, err := n.writer(&r.Channel)
	if err != nil {
		return nil, nil, err
	}
	turns, err := n.turns(ctx, w, &r.Channel)
	if err != nil || len(turns) == 0 {
		return nil, nil, err
	}
	return &r.Channel, w.Digest("", turns, n.Now()), nil // the queue sets the id
}

// turns returns messages about all decisions that wait for the owner of a channel.
func (n *Notifier) turns(ctx context.Context, w *text.Writer, c *notify.Channel) (all []*notify.Message, err error) {
	list, err := n.Store.Summaries(ctx, store.Query{Identity: c.Identity, Limit: store.MaxLimit})
	if err != nil {
		return nil, err
	}
	for i := range list {
		if !decides(&list[i], c.Identity) {
			continue
		}
		snap, err := n.Tables.LookSince(ctx, list[i].Table, live.Newest)
		if err != nil {
			return nil, err
		}
		cause, since, ok := snap.Waiting()
		if !ok {
			continue
		}
		if m, ok := w.Message(cause, c, snap, since); ok {
			all = append(all, m)
		}
	}
	return all, nil
}

// decides reports whether a person has to decide at a table, according to its summary.
func decides(sum *store.Summary, person string) bool {
	card, err := table.CardOf(sum.Data)
	return err == nil && slices.ContainsFunc(card.Seats, func(s table.Seat) bool {
		return s.Colour == sum.Decides && s.Identity == person
	})
}

func (n *Notifier) writer(c *notify.Channel) (*text.Writer, error) {
	return text.NewWriter(n.Site, c.Language, c.Zone)
}

// ignoreUnknown returns nil for a channel that has been deleted.
func ignoreUnknown(err error) error {
	if errors.Is(err, store.ErrUnknown) {
		return nil
	}
	return err
}
