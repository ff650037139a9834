package server

import (
	"net/http"

	"volgare/engine"
	"volgare/store"
	"volgare/table"
)

// listed is how many tables a list has at most.
const listed = 200

func (s *Server) listTables(c *call) (*reply, error) {
	q, err := query(c.r, "scope")
	if err != nil {
		return nil, err
	}
	who, err := c.who()
	if err != nil {
		return nil, err
	}
	wanted := store.Query{Identity: who.id, Limit: listed}
	switch scope := q.Get("scope"); {
	case scope == "public":
		wanted = store.Query{Public: true, Limit: listed}
	case scope != "mine" && q.Has("scope"):
		return nil, badField("scope", "mine or public is wanted")
	}
	cards := []card{}
	if !wanted.Public && !who.known() {
		return ok(cards)
	}
	all, err := s.Store.Summaries(c.ctx(), wanted)
	if err != nil {
		return nil, err
	}
	for i := range all {
		cards = append(cards, cardOf(&all[i], who, s.Tables.Lost(all[i].Table)))
	}
	return ok(cards)
}

// newTable is a body that makes a table.
type newTable struct {
	Name      string            `json:"name"`
	Preset    string            `json:"preset"`
	Board     string            `json:"board"`
	BoardText string            `json:"boardText"`
	Options   map[string]string `json:"options"`
	Seats     []seatPlan        `json:"seats"`
	Public    bool              `json:"public"`
	Start     *bool             `json:"start"`
}

type seatPlan struct {
	Who  string `json:"who"`
	Bot  string `json:"bot"`
	Name string `json:"name"`
}

func (b *newTable) check() *Problem {
	if n := len(b.Seats); n < 2 || n > engine.MaxSeats {
		return badField("seats", "a table has 2 to 5 seats")
	}
	for i := range b.Seats {
		if p := b.Seats[i].check(); p != nil {
			return p
		}
	}
	return cleanTitle(&b.Name)
}

func (p *seatPlan) check() *Problem {
	switch p.Who {
	case "me", "open", "bot":
	default:
		return badField("seats.who", "me, open or bot is wanted")
	}
	return cleanTitle(&p.Name) // "" is that of who asks
}

func (b *newTable) plan() table.NewTable {
	n := table.NewTable{
		Name: b.Name, Preset: b.Preset, Board: b.Board, BoardText: b.BoardText,
		Options: b.Options, Public: b.Public, Start: b.Start == nil || *b.Start,
	}
	for _, p := range b.Seats {
		n.Seats = append(n.Seats, table.SeatPlan{Who: p.Who, Bot: p.Bot, Name: p.Name})
	}
	return n
}

func (s *Server) create(c *call) (*reply, error) {
	var body newTable
	if err := decode(c.w, c.r, maxTable, &body); err != nil {
		return nil, err
	}
	who, err := c.ensure()
	if err != nil {
		return nil, err
	}
	if body.BoardText != "" {
		if err := s.desk.sit(c.ctx()); err != nil {
			return nil, err
		}
		defer s.desk.leave()
	}
	snap, err := s.Tables.Create(c.ctx(), who.person(), body.plan())
	return s.made(snap, who, err)
}

func (s *Server) importRecord(c *call) (*reply, error) {
	text, err := decodeText(c.w, c.r, maxRecord)
	if err != nil {
		return nil, err
	}
	who, err := c.ensure()
	if err != nil {
		return nil, err
	}
	if err := s.desk.sit(c.ctx()); err != nil { // it may bring a board along
		return nil, err
	}
	defer s.desk.leave()
	snap, err := s.Tables.Import(c.ctx(), who.person(), text, "")
	return s.made(snap, who, err)
}

// made answers with a table that is new.
func (s *Server) made(snap *table.Snapshot, who session, err error) (*reply, error) {
	if err != nil {
		return nil, err
	}
	s.moved(nil, snap)
	a, err := with(http.StatusCreated, tableOf(snap, who))
	if err == nil {
		a.location = "/api/tables/" + snap.ID
	}
	return a, err
}

func (s *Server) getTable(c *call) (*reply, error) {
	snap, who, err := c.look()
	if err != nil {
		return nil, err
	}
	return ok(tableOf(snap, who))
}

// tableChange is a body that changes a table.
type tableChange struct {
	Name   *string `json:"name"`
	Public *bool   `json:"public"`
	Closed *bool   `json:"closed"`
}

func (b *tableChange) check() *Problem {
	if b.Name == nil && b.Public == nil && b.Closed == nil {
		return problem("bad-request", "one of name, public and closed is wanted")
	}
	if b.Name == nil {
		return nil
	}
	return cleanTitle(b.Name)
}

// actions are what the change asks for, in an order in which each is possible.
func (b *tableChange) actions() (all []table.Action) {
	if b.Closed != nil && !*b.Closed {
		all = append(all, table.Reopen{})
	}
	if b.Name != nil {
		all = append(all, table.Rename{Name: *b.Name})
	}
	if b.Public != nil {
		all = append(all, table.Publish{Public: *b.Public})
	}
	if b.Closed != nil && *b.Closed {
		all = append(all, table.Close{})
	}
	return all
}

func (s *Server) change(c *call) (*reply, error) {
	var body tableChange
	if err := c.decode(&body); err != nil {
		return nil, err
	}
	snap, who, err := c.look()
	if err != nil {
		return nil, err
	}
	if !who.known() || who.id != snap.Host {
		return nil, problem("not-host", "")
	}
	for _, a := range body.actions() {
		next, err := c.do(who, a)
		if so(err, a) {
			continue // it is so already
		}
		if err != nil {
			return nil, err
		}
		snap = next
	}
	return ok(tableOf(snap, who))
}

// so reports whether a refusal says that the table is as it shall be.
func so(err error, a table.Action) bool {
	switch a.(type) {
	case table.Close:
		return table.CodeOf(err) == table.IsClosed
	case table.Reopen:
		return table.CodeOf(err) == table.NotClosed
	}
	return false
}

func (s *Server) start(c *call) (*reply, error) {
	if err := c.decodeIfAny(&nothing{}); err != nil {
		return nil, err
	}
	before, who, err := c.look()
	if err != nil {
		return nil, err
	}
	if !who.known() || who.id != before.Host {
		return nil, problem("not-host", "")
	}
	return s.answerTable(c, before, who, table.Start{})
}

// answerTable carries out an action and answers with the table.
func (s *Server) answerTable(c *call, before *table.Snapshot, who session, a table.Action) (*reply, error) {
	after, err := c.do(who, a)
	if err != nil {
		return nil, err
	}
	s.moved(before, after)
	return ok(tableOf(after, who))
}

func (s *Server) rematch(c *call) (*reply, error) {
	if err := c.decodeIfAny(&nothing{}); err != nil {
		return nil, err
	}
	old, who, err := c.look()
	if err != nil {
		return nil, err
	}
	if !who.known() {
		return nil, problem("not-seated", "")
	}
	snap, err := s.Tables.Rematch(c.ctx(), who.person(), old.ID)
	if err != nil {
		return nil, err
	}
	s.moved(nil, snap)
	return ok(tableOf(snap, who))
}
