package tables

import (
	"cmp"
	"fmt"
	"net/http"
	"slices"

	"volgare/edition"
	"volgare/engine"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/table"
	"volgare/table/clock"
)

// maxTable is the maximum size in bytes of a body that describes a table. It may contain a custom board, with escapes.
const maxTable = 4 * edition.MaxBoard

// newTable is the body of a request that creates a table.
type newTable struct {
	Name          string            `json:"name"`
	Preset        string            `json:"preset"`
	Board         string            `json:"board"`
	BoardText     string            `json:"boardText"`
	Options       map[string]string `json:"options"`
	Seats         []seatPlan        `json:"seats"`
	Public        bool              `json:"public"`
	ReplaceAbsent bool              `json:"replaceAbsent"`
	Start         *bool             `json:"start"`
	Clock         *clock.Rules      `json:"clock"`
	api.Keyed
}

type seatPlan struct {
	Who  string `json:"who"`
	Bot  string `json:"bot"`
	Name string `json:"name"`
}

// Check refuses settings with which no table can be created.
func (b *newTable) Check() *api.Problem {
	if n := len(b.Seats); n < 2 || n > engine.MaxSeats {
		return api.BadField("seats", "a table has 2 to 5 seats")
	}
	for i := range b.Seats {
		if p := b.Seats[i].Check(); p != nil {
			return p
		}
	}
	if b.Clock != nil {
		if err := b.Clock.Validate(); err != nil {
			return api.BadField("clock", err.Error())
		}
		if b.ReplaceAbsent {
			return api.BadField("clock", "a table has either a clock or replaceAbsent")
		}
	}
	return cmp.Or(b.Keyed.Check(), identity.CleanTitle(&b.Name))
}

func (p *seatPlan) Check() *api.Problem {
	if !slices.Contains([]string{"me", "open", "bot"}, p.Who) {
		return api.BadField("seats.who", "must be me, open or bot")
	}
	return identity.CleanTitle(&p.Name) // "" means the name of the caller
}

func (b *newTable) plan() table.NewTable {
	return table.NewTable{
		Name: b.Name, Preset: b.Preset, Board: b.Board, BoardText: b.BoardText,
		Options: b.Options, Public: b.Public, ReplaceAbsent: b.ReplaceAbsent, Start: b.Start == nil || *b.Start, Key: b.Key,
		Clock: b.Clock,
		Seats: api.ListOf(b.Seats, func(p *seatPlan) table.SeatPlan { return table.SeatPlan(*p) }),
	}
}

func (s *Service) create(c *api.Request) (*api.Reply, error) {
	var body newTable
	if err := c.DecodeUpTo(maxTable, &body); err != nil {
		return nil, err
	}
	who, by, err := s.newMaker(c, len(body.BoardText))
	if err != nil {
		return nil, err
	}
	if body.BoardText != "" {
		release, err := s.Heavy.Acquire(c.Context(), c.From)
		if err != nil {
			return nil, err
		}
		defer release()
	}
	snap, err := s.Tables.Create(c.Context(), by, body.plan())
	return s.created(snap, who, err)
}

func (s *Service) importRecord(c *api.Request) (*api.Reply, error) {
	q, err := c.Query("key")
	if err != nil {
		return nil, err
	}
	if p := api.GoodKey(q.Get("key")); p != nil {
		return nil, p
	}
	text, err := c.Text(table.MaxRecord)
	if err != nil {
		return nil, err
	}
	who, by, err := s.newMaker(c, len(text))
	if err != nil {
		return nil, err
	}
	release, err := s.Heavy.Acquire(c.Context(), c.From) // the body may contain a board
	if err != nil {
		return nil, err
	}
	defer release()
	snap, err := s.Tables.Import(c.Context(), by, q.Get("key"), text, "")
	return s.created(snap, who, err)
}

// newMaker is maker for a caller who may be a newcomer.
func (s *Service) newMaker(c *api.Request, bytes int) (identity.Identity, table.Identity, error) {
	who, err := s.People.Ensure(c)
	if err != nil {
		return who, table.Identity{}, err
	}
	by, err := s.maker(c, who, bytes)
	return who, by, err
}

// maker returns the creator of a table made from a body of the given size, with a digest of their address, so that no log
// contains addresses.
func (s *Service) maker(c *api.Request, who identity.Identity, bytes int) (table.Identity, error) {
	by := who.AtTable()
	by.From = api.Base32(identity.Digest(c.From)[:10])
	return by, s.Made(c, who.ID, bytes)
}

// created answers with a new table.
func (s *Service) created(snap *table.Snapshot, who identity.Identity, err error) (*api.Reply, error) {
	a, err := s.reply(snap, who, err)
	if err == nil {
		a.Status, a.Location = http.StatusCreated, "/api/tables/"+snap.ID
	}
	return a, err
}

func (s *Service) getTable(c *api.Request) (*api.Reply, error) {
	snap, who, err := s.Look(c)
	return s.reply(snap, who, err)
}

// reply answers with a table.
func (s *Service) reply(snap *table.Snapshot, who identity.Identity, err error) (*api.Reply, error) {
	if err != nil {
		return nil, err
	}
	return api.OK(TableOf(snap, who, s.People.Now()))
}

// tableChange is the body of a request that changes a table.
type tableChange struct {
	Name          *string `json:"name"`
	Public        *bool   `json:"public"`
	Closed        *bool   `json:"closed"`
	ReplaceAbsent *bool   `json:"replaceAbsent"`
	api.Keyed
}

func (b *tableChange) Check() *api.Problem {
	if b.Name == nil && b.Public == nil && b.Closed == nil && b.ReplaceAbsent == nil {
		return api.NewProblem("bad-request", "at least one of name, public, closed and replaceAbsent is required")
	}
	if p := b.Keyed.Check(); p != nil || b.Name == nil {
		return p
	}
	return identity.CleanTitle(b.Name)
}

// actions returns the actions of the change, in an order in which each is possible.
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
	if b.ReplaceAbsent != nil {
		all = append(all, table.ReplaceAbsent{Allowed: *b.ReplaceAbsent})
	}
	if b.Closed != nil && *b.Closed {
		all = append(all, table.Close{})
	}
	return all
}

// keyOf returns the key of an action. The first has the key of the request, and the others have keys derived from it,
// because a table takes a key for one action.
func (b *tableChange) keyOf(action int) string {
	if action == 0 {
		return b.Key
	}
	return api.Base32(identity.Digest(fmt.Sprintf("%s %d", b.Key, action)))
}

func (s *Service) change(c *api.Request, body *tableChange) (*api.Reply, error) {
	snap, who, err := s.LookAsHost(c)
	if err != nil {
		return nil, err
	}
	for i, a := range body.actions() {
		next, err := s.Do(c, who, body.keyOf(i), a)
		if alreadySo(err, a) {
			continue
		}
		if err != nil {
			return nil, err
		}
		snap = next
	}
	return s.reply(snap, who, nil)
}

// alreadySo reports whether an error means that the table already has the requested state.
func alreadySo(err error, a table.Action) bool {
	switch a.(type) {
	case table.Close:
		return table.CodeOf(err) == table.IsClosed
	case table.Reopen:
		return table.CodeOf(err) == table.NotClosed
	}
	return false
}

func (s *Service) start(c *api.Request, body *api.Keyed) (*api.Reply, error) {
	_, who, err := s.LookAsHost(c)
	if err != nil {
		return nil, err
	}
	return s.DoAndTell(c, who, body.Key, table.Start{})
}

// DoAndTell carries out an action and answers with the table.
func (s *Service) DoAndTell(c *api.Request, who identity.Identity, key string, a table.Action) (*api.Reply, error) {
	after, err := s.Do(c, who, key, a)
	return s.reply(after, who, err)
}

// again is the body of a request for a rematch.
type again struct {
	Stronger bool `json:"stronger"`
	api.Keyed
}

func (s *Service) rematch(c *api.Request, body *again) (*api.Reply, error) {
	old, who, err := s.Look(c)
	if err != nil {
		return nil, err
	}
	if !who.Known() {
		return nil, api.NewProblem("not-seated", "")
	}
	by, err := s.maker(c, who, 0)
	if err != nil {
		return nil, err
	}
	snap, err := s.Tables.Rematch(c.Context(), by, body.Key, old.ID, body.Stronger)
	return s.reply(snap, who, err)
}

// from is the body of a request that continues a game: the number of moves to keep, and the seat of the caller.
type from struct {
	Step *int   `json:"step"`
	Seat string `json:"seat"`
	api.Keyed
}

// Check returns a problem if a required field is missing or invalid.
func (b *from) Check() *api.Problem {
	if b.Step == nil || *b.Step < 0 {
		return api.BadField("step", "the number of moves to keep is required")
	}
	return cmp.Or(api.NeedSeat(b.Seat), b.Keyed.Check())
}

// moveSize is the approximate size in bytes of a move in a log.
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
