package load

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"net/http"
)

// think makes the tables of bots alone.
func (r *run) think(ctx context.Context) error {
	if r.Thinking == 0 {
		return nil
	}
	b := r.newBrowser()
	seats := make([]map[string]string, r.Table.Rules.Seats)
	for i := range seats {
		seats[i] = map[string]string{"who": "bot", "bot": r.Thinker}
	}
	for range r.Thinking {
		body, err := json.Marshal(map[string]any{
			"preset": r.Table.Config.Preset, "options": r.Table.Config.Options, "seats": seats, "key": rand.Text(),
		})
		if err != nil {
			return err
		}
		if _, err := b.post(ctx, http.StatusCreated, "/api/tables", body); err != nil {
			return err
		}
	}
	return nil
}
