package notifications

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"volgare/notify"
	"volgare/store"
)

// feedMedium is the medium of a channel that is the secret address of the feeds of a person. Nothing is sent to it.
const feedMedium notify.Medium = "feed"

// record is a channel as it is stored.
type record struct {
	notify.Channel

	Confirm []byte    `json:"confirm,omitempty"` // hash of the token of the link that confirms the mail address
	Until   time.Time `json:"until,omitzero"`    // end of the time of that link
}

// stored returns the channel for the store.
func (r *record) stored() (store.Channel, error) {
	data, err := json.Marshal(r)
	return store.Channel{ID: r.ID, Identity: r.Identity, Table: r.Table, Target: r.Target, Data: data}, err
}

// recordOf reads a channel of the store.
func recordOf(c *store.Channel) (*record, error) {
	r := &record{}
	if err := json.Unmarshal(c.Data, r); err != nil {
		return nil, fmt.Errorf("channel %s: %w", c.ID, err)
	}
	r.ID, r.Identity, r.Table, r.Target = c.ID, c.Identity, c.Table, c.Target
	return r, nil
}

// recordsOf reads channels of the store.
func recordsOf(all []store.Channel, err error) ([]*record, error) {
	if err != nil {
		return nil, err
	}
	list := make([]*record, len(all))
	for i := range all {
		if list[i], err = recordOf(&all[i]); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// record returns the channel with an id, or store.ErrUnknown.
func (n *Notifier) record(ctx context.Context, id string) (*record, error) {
	c, err := n.Store.Channel(ctx, id)
	if err != nil {
		return nil, err
	}
	return recordOf(&c)
}

// put stores a new channel.
func (n *Notifier) put(ctx context.Context, r *record) error {
	c, err := r.stored()
	if err != nil {
		return err
	}
	return n.Store.ChangeChannel(ctx, store.Channel{}, c)
}

// changeTries is the maximum number of attempts to change a channel that is changed concurrently.
const changeTries = 5

// change changes the channel with an id. The error is store.ErrUnknown if there is none.
func (n *Notifier) change(ctx context.Context, id string, change func(*record)) (*record, error) {
	for try := 1; ; try++ {
		was, err := n.Store.Channel(ctx, id)
		if err != nil {
			return nil, err
		}
		r, err := recordOf(&was)
		if err != nil {
			return nil, err
		}
		change(r)
		is, err := r.stored()
		if err != nil {
			return nil, err
		}
		err = n.Store.ChangeChannel(ctx, was, is)
		if errors.Is(err, store.ErrConflict) && try < changeTries {
			continue
		}
		return r, err
	}
}
