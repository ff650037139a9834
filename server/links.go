package server

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"errors"
	"fmt"
	"io"
	"strings"

	"volgare/engine"
	"volgare/store"
	"volgare/table"
)

// A link that the host has made to a seat that nobody holds is good for whoever
// comes first, and leads him to the table again. A link that the holder has made
// hands the seat over, once. Either ends when the seat goes to anybody else, or is
// opened: its token ends with a mark of who has had the seat since when. Tokens are
// stored as hashes, so the mark cannot be changed.

const (
	tokenBytes = 16
	markBytes  = 5
	openLink   = "o"
	handLink   = "h"
)

// mark is a short sign of how a seat is held.
func mark(snap *table.Snapshot, seat engine.Seat) []byte {
	sum := sha256.Sum256(fmt.Appendf(nil, "holder %s since %d", snap.Seats[seat].Identity, snap.Since(seat)))
	return sum[:markBytes]
}

// seatToken makes the token of a link to a seat.
func (s *Server) seatToken(snap *table.Snapshot, seat engine.Seat) (string, error) {
	b := make([]byte, tokenBytes, tokenBytes+markBytes)
	if _, err := io.ReadFull(s.Random, b); err != nil {
		return "", err
	}
	kind := handLink
	if snap.Seats[seat].Identity == "" {
		kind = openLink
	}
	return kind + letters(append(b, mark(snap, seat)...)), nil
}

// current reports whether a seat is held as it was when a token was made. Links of
// earlier versions have no mark: they are good for a seat that nobody has ever had.
func current(token string, snap *table.Snapshot, seat engine.Seat) bool {
	all, err := base32.StdEncoding.WithPadding(base32.NoPadding).DecodeString(strings.ToUpper(token[1:]))
	if err != nil || len(all) < tokenBytes {
		return false
	}
	if len(all) == tokenBytes {
		return snap.Seats[seat].Identity == "" && snap.Since(seat) == 0
	}
	return subtle.ConstantTimeCompare(all[tokenBytes:], mark(snap, seat)) == 1
}

// passes is nil if a token gives a seat to who asks, or has done so, else why not.
func passes(snap *table.Snapshot, colour, token string, who session) error {
	seat, ok := snap.SeatOf(colour)
	if !ok {
		return problem("unknown-link", "")
	}
	switch holder := snap.Seats[seat].Identity; {
	case who.known() && holder == who.id:
		return nil
	case current(token, snap, seat):
		return snap.Passes(colour, who.id)
	case holder == "":
		return problem("unknown-link", "")
	}
	return problem("seat-taken", "")
}

func (s *Server) seatLink(c *call) (*reply, error) {
	if err := c.decodeIfAny(&nothing{}); err != nil {
		return nil, err
	}
	snap, who, err := c.look()
	if err != nil {
		return nil, err
	}
	seat, err := c.seat(snap)
	if err != nil {
		return nil, err
	}
	holder := snap.Seats[seat].Identity
	switch {
	case !who.known(), who.id != holder && who.id != snap.Host:
		return nil, problem("not-host", "a link is for the holder of the seat, or for the host while nobody else holds it")
	case holder != "" && holder != who.id:
		return nil, problem("seat-taken", "")
	}
	token, err := s.seatToken(snap, seat)
	if err != nil {
		return nil, err
	}
	l := store.Link{Hash: digest(token), Table: snap.ID, Seat: snap.Seats[seat].Colour}
	if err := s.Store.PutLink(c.ctx(), l); err != nil {
		return nil, err
	}
	return ok(link{Path: "/s/" + token})
}

// linkTells says where a link leads.
type linkTells struct {
	Kind  string `json:"kind"`
	Table string `json:"table,omitempty"`
	Name  string `json:"name,omitempty"`
	Seat  string `json:"seat,omitempty"`
	Free  bool   `json:"free"`
	Mine  bool   `json:"mine"`
	Why   string `json:"why,omitempty"` // the code for which it is not free

	Leaves []card `json:"leaves,omitempty"` // of a device link: the tables that this browser would lose
}

// claimBody is a body with which a link is used.
type claimBody struct {
	Name  *string `json:"name"`
	Leave bool    `json:"leave"`
}

func (b *claimBody) check() *Problem {
	if b.Name == nil {
		return nil
	}
	return (&nameChange{b.Name}).check()
}

// find is the link in the path.
func (s *Server) find(c *call) (store.Link, string, error) {
	token := c.r.PathValue("token")
	if len(token) < 16 || len(token) > 64 {
		return store.Link{}, "", problem("unknown-link", "")
	}
	l, err := s.Store.Link(c.ctx(), digest(token), s.Now())
	if errors.Is(err, store.ErrUnknown) {
		err = problem("unknown-link", "")
	}
	return l, token, err
}

func (s *Server) tellLink(c *call) (*reply, error) {
	l, token, err := s.find(c)
	if err != nil {
		return nil, err
	}
	who, err := c.who()
	if err != nil {
		return nil, err
	}
	if l.Table == "" {
		return s.tellDevice(c, l.Identity, who)
	}
	snap, err := s.Tables.Look(c.ctx(), l.Table)
	if err != nil {
		return nil, err
	}
	return ok(tellSeat(snap, l.Seat, token, who))
}

func (s *Server) tellDevice(c *call, id string, who session) (*reply, error) {
	b, err := s.Store.Identity(c.ctx(), id)
	if err != nil {
		return nil, err
	}
	leaves, err := s.leaves(c, who, id)
	if err != nil {
		return nil, err
	}
	return ok(linkTells{Kind: "device", Name: b.Name, Free: true, Mine: who.id == id, Leaves: leaves})
}

func tellSeat(snap *table.Snapshot, colour, token string, who session) linkTells {
	t := linkTells{Kind: "seat", Table: snap.ID, Name: snap.Name, Seat: colour, Free: true}
	if seat, ok := snap.SeatOf(colour); ok {
		t.Mine = who.known() && snap.Seats[seat].Identity == who.id
	}
	if err := passes(snap, colour, token, who); err != nil {
		t.Free, t.Why = false, problemOf(err).Code
	}
	return t
}

func (s *Server) claim(c *call) (*reply, error) {
	body := claimBody{}
	if err := c.decodeIfAny(&body); err != nil {
		return nil, err
	}
	l, token, err := s.find(c)
	if err != nil {
		return nil, err
	}
	if l.Table == "" {
		return s.claimDevice(c, body.Leave)
	}
	who, err := s.sitter(c, s.claimable(c, l, token), body.Name)
	if err != nil {
		return nil, err
	}
	name := ""
	if body.Name != nil {
		name = *body.Name
	}
	return s.claimSeat(c, l, token, who, name)
}

// claimable refuses a link that leads to no seat for who asks.
func (s *Server) claimable(c *call, l store.Link, token string) error {
	who, err := c.who()
	if err != nil {
		return err
	}
	snap, err := s.Tables.Look(c.ctx(), l.Table)
	if err != nil {
		return err
	}
	return passes(snap, l.Seat, token, who)
}

// introduce gives a person without a name one.
func (s *Server) introduce(c *call, who session, name *string) (session, error) {
	if name == nil || who.name != "" {
		return who, nil
	}
	return s.alter(c.ctx(), who.id, func(b *store.Identity) { b.Name = *name })
}

// claimDevice uses up a device link. Two that come at once cannot both have it.
func (s *Server) claimDevice(c *call, leave bool) (*reply, error) {
	who, err := c.who() // before the lock, which it may need
	if err != nil {
		return nil, err
	}
	s.people.Lock()
	defer s.people.Unlock()
	l, _, err := s.find(c)
	if err != nil {
		return nil, err
	}
	if who.id != l.Identity {
		if err := s.mayLeave(c, who, l.Identity, leave); err != nil {
			return nil, err
		}
		if who, err = c.become(l.Identity); err != nil {
			return nil, err
		}
	}
	if err := s.Store.DropLink(c.ctx(), l.Hash); err != nil {
		return nil, err
	}
	return ok(linkTells{Kind: "device", Name: who.name, Free: true, Mine: true})
}

// claimTries is how often a claim is tried again when the table changes meanwhile.
const claimTries = 5

func (s *Server) claimSeat(c *call, l store.Link, token string, who session, name string) (*reply, error) {
	for try := 1; ; try++ {
		before, err := s.Tables.Look(c.ctx(), l.Table)
		if err != nil {
			return nil, err
		}
		if err := passes(before, l.Seat, token, who); err != nil {
			return nil, err
		}
		if tells := tellSeat(before, l.Seat, token, who); tells.Mine {
			return ok(tells)
		}
		after, err := s.Tables.Do(c.ctx(), l.Table, table.Command{
			By: who.person(), Seq: before.Seq, Action: table.Claim{Seat: l.Seat, Name: name},
		})
		if table.CodeOf(err) == table.Stale && try < claimTries {
			continue
		}
		if err != nil {
			return nil, err
		}
		s.moved(before, after)
		if strings.HasPrefix(token, handLink) {
			err = s.Store.DropLink(c.ctx(), l.Hash)
		}
		if err != nil {
			return nil, err
		}
		return ok(tellSeat(after, l.Seat, token, who))
	}
}
