package identity

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"volgare/server/api"
	"volgare/store"
	"volgare/table"
)

// Recovery is a new recovery code.
type Recovery struct {
	Code string `json:"code"`
}

// recoverBody is the body of a request that recovers a person.
type recoverBody struct {
	Code  string `json:"code"`
	Leave bool   `json:"leave"`
}

func (b *recoverBody) Check() *api.Problem {
	if _, ok := parseCode(b.Code); !ok {
		return api.BadField("code", "the code has 28 letters and digits in groups of four; one of them is missing or wrong")
	}
	return nil
}

func (s *Service) newRecovery(c *api.Request, _ *api.Nothing) (*api.Reply, error) {
	who, err := s.Ensure(c)
	if err != nil {
		return nil, err
	}
	var random [codeBytes]byte
	if _, err := io.ReadFull(s.Random, random[:]); err != nil {
		return nil, err
	}
	if _, err = s.alter(c.Context(), who.ID, func(b *store.Identity) { b.Recovery = codeDigest(random[:]) }); err != nil {
		return nil, err
	}
	return api.OK(Recovery{Code: codeText(random[:])})
}

func (s *Service) recover(c *api.Request, body *recoverBody) (*api.Reply, error) {
	before, err := s.Identify(c.R)
	if err != nil {
		return nil, err
	}
	random, _ := parseCode(body.Code) // checked
	b, err := s.Store.IdentityByRecovery(c.Context(), codeDigest(random))
	if errors.Is(err, store.ErrUnknown) {
		return nil, api.NewProblem("unknown-code", "")
	}
	if err != nil {
		return nil, err
	}
	if err := s.mayLeave(c, before, b.ID, body.Leave); err != nil {
		return nil, err
	}
	cookie, err := s.NewSecret()
	if err != nil {
		return nil, err
	}
	who, err := s.become(c, b.ID, cookie)
	if err != nil {
		return nil, err
	}
	return s.meReply(c, who)
}

// Leaves lists the tables that a browser would lose if it became another person: all tables that are not over and
// at which it has a seat or is the host.
func (s *Service) Leaves(c *api.Request, who Identity, other string) ([]store.Summary, error) {
	if !who.Known() || who.ID == other {
		return nil, nil
	}
	all, err := s.Store.Summaries(c.Context(), store.Query{Identity: who.ID, Limit: store.MaxLimit})
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(all, func(sum store.Summary) bool { return over(&sum) }), nil
}

// over reports whether the game of a table is over, even if the table was closed later.
func over(sum *store.Summary) bool {
	card, err := table.CardOf(sum.Data)
	return sum.State == table.StateOver || err == nil && card.Over
}

// mayLeave returns an error if a browser would lose tables by becoming another person, unless wanted is set.
func (s *Service) mayLeave(c *api.Request, who Identity, other string, wanted bool) error {
	if wanted {
		return nil
	}
	lost, err := s.Leaves(c, who, other)
	if err != nil || len(lost) == 0 {
		return err
	}
	return api.NewProblem("leaves-seats", fmt.Sprintf("it sits at %d tables, or is their host; with leave: true it loses them", len(lost)))
}
