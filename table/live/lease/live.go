package lease

import (
	"context"
	"sync"
	"time"
)

// live says again and again that this node lives, and looks after what it is given for that.
func (k *Keeper) live() {
	again := time.NewTicker(pulse)
	defer again.Stop()
	last, known := time.Now(), true // what is known here is what the store knows
	said := sync.OnceFunc(func() { close(k.known) })
	for k.ctx.Err() == nil {
		from := time.Now()
		err := k.beat(known && from.Sub(last) < lives)
		if err != nil && known && k.ctx.Err() == nil {
			k.log.Warn("this node could not say that it lives", "error", err)
		}
		if known = err == nil; known {
			last = from
			said()
		}
		select {
		case <-again.C:
		case <-k.ctx.Done():
		}
	}
}

// beat says that this node lives. Where it may have been given up since, or was given something and has not heard of
// it, it asks what it has.
func (k *Keeper) beat(known bool) error {
	ctx, cancel := context.WithTimeout(k.ctx, lives)
	defer cancel()
	given, err := k.st.Beat(ctx, k.node, lives, most)
	if err != nil {
		return err
	}
	if !known {
		if given, err = k.st.Leased(ctx, k.node); err != nil {
			return err
		}
		k.forget()
	}
	k.keep(given)
	for table := range given {
		k.given(table)
	}
	return nil
}
