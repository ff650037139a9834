package tables

import (
	"cmp"

	"volgare/server/api"
	"volgare/table"
)

// from is where a game is to go on, and for whom.
type from struct {
	Step *int   `json:"step"`
	Seat string `json:"seat"`
	api.Keyed
}

// Check names what is missing.
func (b *from) Check() *api.Problem {
	if b.Step == nil || *b.Step < 0 {
		return api.BadField("step", "how many moves of the game shall stand is wanted")
	}
	return cmp.Or(api.NeedSeat(b.Seat), b.Keyed.Check())
}

// moveSize is how many bytes a move takes in a log, about.
const moveSize = 16

func (s *Service) playOn(c *api.Request, b *from) (*api.Reply, error) {
	id, err := c.TableID()
	if err != nil {
		return nil, err
	}
	who, by, err := s.newMaker(c, min(*b.Step, table.MaxSteps)*moveSize)
	if err != nil {
		return nil, err
	}
	snap, err := s.Tables.PlayOn(c.Context(), by, b.Key, id, *b.Step, b.Seat)
	return s.created(snap, who, err)
}
