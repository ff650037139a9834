package server

import (
	"errors"
	"fmt"
	"io"
	"time"

	"volgare/store"
	"volgare/table"
)

// me is who asks.
type me struct {
	ID          *string `json:"id"`
	Name        *string `json:"name"`
	Recoverable bool    `json:"recoverable"`
	Held        []held  `json:"held"`
}

// held is the seats that somebody holds at a table.
type held struct {
	Table string   `json:"table"`
	Seats []string `json:"seats"`
}

// orNull is a text, or null for none.
func orNull(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

func (s *Server) getMe(c *call) (*reply, error) {
	who, err := c.who()
	if err != nil {
		return nil, err
	}
	return s.tellMe(c, who)
}

func (s *Server) tellMe(c *call, who session) (*reply, error) {
	m := me{ID: orNull(who.id), Name: orNull(who.name), Recoverable: who.recoverable, Held: []held{}}
	if !who.known() {
		return ok(m)
	}
	all, err := s.Store.Holdings(c.ctx(), who.id)
	if err != nil {
		return nil, err
	}
	m.Held = heldOf(all)
	return ok(m)
}

// heldOf gathers holdings, which come by table, and leaves out that of the host.
func heldOf(all []store.SeatHolding) []held {
	list := []held{}
	for _, h := range all {
		if h.Seat == "host" {
			continue
		}
		if n := len(list); n == 0 || list[n-1].Table != h.Table {
			list = append(list, held{Table: h.Table})
		}
		last := &list[len(list)-1]
		last.Seats = append(last.Seats, h.Seat)
	}
	return list
}

// nameChange is a body with a name.
type nameChange struct {
	Name *string `json:"name"`
}

func (b *nameChange) check() *Problem {
	if b.Name == nil {
		return badField("name", "a name is wanted")
	}
	return cleanName(b.Name)
}

// cleanName brings a person's name into the form in which it is kept, or says what is
// wrong with it.
func cleanName(name *string) *Problem {
	if p := cleanTitle(name); p != nil || *name != "" {
		return p
	}
	return badName()
}

// cleanTitle is cleanName for the name of a table, which may be empty.
func cleanTitle(name *string) *Problem {
	clean, ok := table.CleanName(*name)
	if !ok {
		return badName()
	}
	*name = clean
	return nil
}

func badName() *Problem {
	p := problem("bad-name", fields[table.BadName][2])
	p.Field = "name"
	return p
}

func (s *Server) rename(c *call) (*reply, error) {
	var body nameChange
	if err := c.decode(&body); err != nil {
		return nil, err
	}
	who, err := c.ensure()
	if err != nil {
		return nil, err
	}
	if who, err = s.alter(c.ctx(), who.id, func(b *store.Identity) { b.Name = *body.Name }); err != nil {
		return nil, err
	}
	return s.tellMe(c, who)
}

// recovery tells a recovery code.
type recovery struct {
	Code string `json:"code"`
}

// recoverBody is a body by which a browser becomes somebody again.
type recoverBody struct {
	Code  string `json:"code"`
	Leave bool   `json:"leave"`
}

func (b *recoverBody) check() *Problem {
	if _, ok := parseCode(b.Code); !ok {
		return badField("code", "the code has 28 letters and digits in groups of four; one of them is missing or wrong")
	}
	return nil
}

func (s *Server) newRecovery(c *call) (*reply, error) {
	if err := c.decodeIfAny(&nothing{}); err != nil {
		return nil, err
	}
	who, err := c.ensure()
	if err != nil {
		return nil, err
	}
	var random [codeBytes]byte
	if _, err := io.ReadFull(s.Random, random[:]); err != nil {
		return nil, err
	}
	if _, err = s.alter(c.ctx(), who.id, func(b *store.Identity) { b.Recovery = codeDigest(random[:]) }); err != nil {
		return nil, err
	}
	return ok(recovery{Code: codeText(random[:])})
}

func (s *Server) recover(c *call) (*reply, error) {
	var body recoverBody
	if err := c.decode(&body); err != nil {
		return nil, err
	}
	before, err := c.who() // before the lock, which it may need
	if err != nil {
		return nil, err
	}
	random, _ := parseCode(body.Code) // checked
	s.people.Lock()
	defer s.people.Unlock()
	b, err := s.Store.IdentityByRecovery(c.ctx(), codeDigest(random))
	if errors.Is(err, store.ErrUnknown) {
		return nil, problem("unknown-code", "")
	}
	if err != nil {
		return nil, err
	}
	if err := s.mayLeave(c, before, b.ID, body.Leave); err != nil {
		return nil, err
	}
	who, err := c.become(b.ID)
	if err != nil {
		return nil, err
	}
	return s.tellMe(c, who)
}

// leaves lists the tables that a browser would lose if it became another person:
// those that are not over, at which it sits or is the host.
func (s *Server) leaves(c *call, who session, other string) ([]card, error) {
	if !who.known() || who.id == other {
		return nil, nil
	}
	all, err := s.Store.Summaries(c.ctx(), store.Query{Identity: who.id, Limit: listed})
	if err != nil {
		return nil, err
	}
	var cards []card
	for i := range all {
		if all[i].State == table.StateOver {
			continue
		}
		cards = append(cards, cardOf(&all[i], who, s.Tables.Lost(all[i].Table)))
	}
	return cards, nil
}

// mayLeave refuses that a browser becomes another person and loses tables by it, unless
// that is wanted.
func (s *Server) mayLeave(c *call, who session, other string, wanted bool) error {
	if wanted {
		return nil
	}
	lost, err := s.leaves(c, who, other)
	if err != nil || len(lost) == 0 {
		return err
	}
	return problem("leaves-seats", fmt.Sprintf("it sits at %d tables, or is their host; with leave: true it loses them", len(lost)))
}

// link is a way in that can be handed over.
type link struct {
	Path    string  `json:"path"`
	Expires *string `json:"expires"`
}

// deviceFor is how long a device link is good.
const deviceFor = 10 * time.Minute

func (s *Server) device(c *call) (*reply, error) {
	if err := c.decodeIfAny(&nothing{}); err != nil {
		return nil, err
	}
	who, err := c.ensure()
	if err != nil {
		return nil, err
	}
	token, err := s.secret()
	if err != nil {
		return nil, err
	}
	until := s.Now().Add(deviceFor)
	l := store.Link{Hash: digest(token), Identity: who.id, Expires: until}
	if err := s.Store.PutLink(c.ctx(), l); err != nil {
		return nil, err
	}
	return ok(link{Path: "/d/" + token, Expires: orNull(instant(until))})
}

// instant is a time on the wire: UTC with milliseconds.
func instant(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z07:00") }
