package identity

import (
	"volgare/server/api"
	"volgare/store"
	"volgare/table"
)

// Me describes the caller.
type Me struct {
	ID          *string `json:"id"`
	Name        *string `json:"name"`
	Recoverable bool    `json:"recoverable"`
	Held        []Held  `json:"held"`
}

// Held lists the seats that the caller holds at a table.
type Held struct {
	Table string   `json:"table"`
	Seats []string `json:"seats"`
}

func (s *Service) getMe(c *api.Request) (*api.Reply, error) {
	who, err := s.identifyNow(c.R)
	if err != nil {
		return nil, err
	}
	return s.meReply(c, who)
}

func (s *Service) meReply(c *api.Request, who Identity) (*api.Reply, error) {
	m := Me{ID: api.OrNull(who.ID), Name: api.OrNull(who.Name), Recoverable: who.recoverable, Held: []Held{}}
	if !who.Known() {
		return api.OK(m)
	}
	all, err := s.Store.Holdings(c.Context(), who.ID)
	if err != nil {
		return nil, err
	}
	m.Held = heldOf(all)
	return api.OK(m)
}

// heldOf groups holdings, which are sorted by table. It leaves out the holding of the host.
func heldOf(all []store.SeatHolding) []Held {
	list := []Held{}
	for _, h := range all {
		if h.Seat == "host" {
			continue
		}
		if n := len(list); n == 0 || list[n-1].Table != h.Table {
			list = append(list, Held{Table: h.Table})
		}
		last := &list[len(list)-1]
		last.Seats = append(last.Seats, h.Seat)
	}
	return list
}

// NameChange is the body of a request that changes a name.
type NameChange struct {
	Name *string `json:"name"`
}

// Check validates the name and normalizes it.
func (b *NameChange) Check() *api.Problem {
	if b.Name == nil {
		return api.BadField("name", "a name is required")
	}
	return CleanName(b.Name)
}

// CleanName normalizes the name of a person, or returns the problem with it.
func CleanName(name *string) *api.Problem {
	if p := CleanTitle(name); p != nil || *name != "" {
		return p
	}
	return api.ProblemOf(table.Refuse(table.BadName))
}

// CleanTitle is CleanName for the name of a table, which may be empty.
func CleanTitle(name *string) *api.Problem {
	clean, err := table.CleanName(*name)
	if err != nil {
		return api.ProblemOf(err)
	}
	*name = clean
	return nil
}

func (s *Service) rename(c *api.Request, body *NameChange) (*api.Reply, error) {
	who, err := s.Ensure(c)
	if err != nil {
		return nil, err
	}
	if who, err = s.alter(c.Context(), who.ID, func(b *store.Identity) { b.Name = *body.Name }); err != nil {
		return nil, err
	}
	return s.meReply(c, who)
}
