package load

import (
	"context"
	"encoding/json"
)

// think makes the tables of bots alone.
func (r *run) think(ctx context.Context) error {
	if r.Thinking == 0 {
		return nil
	}
	c, err := dial(ctx, r.Addr)
	if err != nil {
		return err
	}
	defer c.net.Close() //nolint:errcheck // all has been answered
	seats := make([]map[string]string, r.Table.Rules.Seats)
	for i := range seats {
		seats[i] = map[string]string{"who": "bot", "bot": r.Thinker}
	}
	body, err := json.Marshal(map[string]any{"preset": r.Table.Config.Preset, "options": r.Table.Config.Options, "seats": seats})
	if err != nil {
		return err
	}
	for range r.Thinking {
		if err := wanted(201)(c.post("/api/tables", "application/json", string(body))); err != nil {
			return err
		}
	}
	return nil
}
