package seats

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"fmt"
	"io"
	"strings"

	"volgare/engine"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/tables"
	"volgare/store"
	"volgare/table"
	"volgare/table/live"
)

// A link that the host has created to a free seat works for the first person who claims it, and later leads that person
// back to the table. A link of the holder hands the seat over once. It stays stored, so that a claim can be repeated. Both
// expire when the seat goes to another person or is opened: the token ends with a mark of the holder and the time since
// which they hold the seat. Tokens are stored as hashes, so the mark cannot be forged.

const (
	tokenBytes = 16
	markBytes  = 5
	openLink   = "o"
	handLink   = "h"
	botLink    = "p" // not for people: see externalbot.go
)

// mark returns a short hash of the holder of a seat and the entry since which they hold it.
func mark(snap *table.Snapshot, seat engine.Seat) []byte {
	sum := sha256.Sum256(fmt.Appendf(nil, "holder %s since %d", snap.Seats[seat].Identity, snap.Since(seat)))
	return sum[:markBytes]
}

// newLink creates a token of a kind for a seat and stores it at a place. It replaces the earlier token of that place.
func (s Service) newLink(c *api.Request, kind, place string, snap *table.Snapshot, seat engine.Seat) (token string, err error) {
	b := make([]byte, tokenBytes, tokenBytes+markBytes)
	if _, err := io.ReadFull(s.People.Random, b); err != nil {
		return "", err
	}
	token = kind + api.Base32(append(b, mark(snap, seat)...))
	return token, s.Store.PutLink(c.Context(), store.Link{Hash: identity.Digest(token), Table: snap.ID, Seat: place})
}

// current reports whether the holder of a seat is the same as when a token was created. Links of earlier versions have no
// mark: they are valid for a seat that has never had a holder.
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

// canClaim returns nil if the caller may claim a seat with a token or has done so already, else the reason.
func canClaim(snap *table.Snapshot, colour, token string, who identity.Identity) error {
	seat, ok := snap.SeatOf(colour)
	if !ok {
		return api.NewProblem("unknown-link", "")
	}
	switch holder := snap.Seats[seat].Identity; {
	case who.Known() && holder == who.ID:
		return nil
	case current(token, snap, seat):
		return snap.CanClaim(colour, who.ID)
	case holder == "":
		return api.NewProblem("unknown-link", "")
	}
	return api.NewProblem("seat-taken", "")
}

func (s Service) seatLink(c *api.Request, _ *api.Nothing) (*api.Reply, error) {
	snap, who, seat, err := s.lookAtSeat(c)
	if err != nil {
		return nil, err
	}
	holder := snap.Seats[seat].Identity
	switch {
	case !who.Known(), who.ID != holder && who.ID != snap.Host:
		return nil, api.NewProblem("not-host", "only the holder of the seat can create a link, or the host while no other person holds it")
	case holder != "" && holder != who.ID:
		return nil, api.NewProblem("seat-taken", "")
	}
	kind := handLink
	if holder == "" {
		kind = openLink
	}
	token, err := s.newLink(c, kind, snap.Seats[seat].Colour, snap, seat)
	if err != nil {
		return nil, err
	}
	return api.OK(identity.Link{Path: "/s/" + token})
}

// LinkInfo describes a link: its seat or person, and whether the caller may use it.
type LinkInfo struct {
	Kind  string `json:"kind"`
	Table string `json:"table,omitempty"`
	Name  string `json:"name,omitempty"`
	Seat  string `json:"seat,omitempty"`
	Free  bool   `json:"free"`
	Mine  bool   `json:"mine"`
	Why   string `json:"why,omitempty"` // code of the problem if it is not free

	Leaves []tables.Summary `json:"leaves,omitempty"` // for a device link: the tables that this browser would lose
}

// claimBody is the body of a request that claims a link.
type claimBody struct {
	Name  *string `json:"name"`
	Leave bool    `json:"leave"`
	api.Keyed
}

// Check checks the key and normalizes the name.
func (b *claimBody) Check() *api.Problem {
	if p := b.Keyed.Check(); p != nil || b.Name == nil {
		return p
	}
	return identity.CleanName(b.Name)
}

// Link returns the link of a token, if it is one for people.
func (s Service) Link(ctx context.Context, token string) (store.Link, error) {
	l, err := s.People.Link(ctx, token)
	if err == nil && strings.HasPrefix(l.Seat, slot) {
		err = api.NewProblem("unknown-link", "")
	}
	return l, err
}

func (s Service) getLink(c *api.Request) (*api.Reply, error) {
	token := c.R.PathValue("token")
	l, err := s.Link(c.Context(), token)
	if err != nil {
		return nil, err
	}
	who, err := s.People.Identify(c.R)
	if err != nil {
		return nil, err
	}
	if l.Table == "" {
		return s.deviceLinkReply(c, l.Identity, who)
	}
	snap, err := s.Tables.LookSince(c.Context(), l.Table, live.Newest)
	if err != nil {
		return nil, err
	}
	return api.OK(seatLinkInfo(snap, l.Seat, token, who))
}

func (s Service) deviceLinkReply(c *api.Request, id string, who identity.Identity) (*api.Reply, error) {
	b, err := s.Store.Identity(c.Context(), id)
	if err != nil {
		return nil, err
	}
	left, err := s.People.Leaves(c, who, id)
	if err != nil {
		return nil, err
	}
	return api.OK(LinkInfo{Kind: "device", Name: b.Name, Free: true, Mine: who.ID == id, Leaves: s.SummariesOf(left, who)})
}

func seatLinkInfo(snap *table.Snapshot, colour, token string, who identity.Identity) LinkInfo {
	t := LinkInfo{Kind: "seat", Table: snap.ID, Name: snap.Name, Seat: colour, Free: true}
	if seat, ok := snap.SeatOf(colour); ok {
		t.Mine = who.Known() && snap.Seats[seat].Identity == who.ID
	}
	if err := canClaim(snap, colour, token, who); err != nil {
		t.Free, t.Why = false, api.ProblemOf(err).Code
	}
	return t
}

func (s Service) claim(c *api.Request, body *claimBody) (*api.Reply, error) {
	token := c.R.PathValue("token")
	l, err := s.Link(c.Context(), token)
	switch {
	case api.ProblemOf(err).Code == "unknown-link":
		return s.claimedDevice(c, token, body.Key, err)
	case err != nil:
		return nil, err
	case l.Table == "":
		return becameDevice(s.People.ClaimDevice(c, l, token, body.Key, body.Leave))
	}
	who, err := s.sitter(c, s.claimable(c, l, token), body.Name)
	if err != nil {
		return nil, err
	}
	return s.claimSeat(c, l, token, who, body)
}

// claimedDevice answers the repeated claim of a device link, which is used up by the first claim. Otherwise it returns problem.
func (s Service) claimedDevice(c *api.Request, token, key string, problem error) (*api.Reply, error) {
	who, err := s.People.DeviceClaimed(c, token, key)
	if err == nil && !who.Known() {
		err = problem
	}
	return becameDevice(who, err)
}

// becameDevice returns the reply to a browser that has become a device of a person.
func becameDevice(who identity.Identity, err error) (*api.Reply, error) {
	if err != nil {
		return nil, err
	}
	return api.OK(LinkInfo{Kind: "device", Name: who.Name, Free: true, Mine: true})
}

// claimable refuses a link that gives the caller no seat.
func (s Service) claimable(c *api.Request, l store.Link, token string) error {
	who, err := s.People.Identify(c.R)
	if err != nil {
		return err
	}
	snap, err := s.Tables.LookSince(c.Context(), l.Table, live.Newest)
	if err != nil {
		return err
	}
	return canClaim(snap, l.Seat, token, who)
}

// claimTries is the maximum number of attempts to claim a seat if the table changes meanwhile.
const claimTries = 5

func (s Service) claimSeat(c *api.Request, l store.Link, token string, who identity.Identity, body *claimBody) (*api.Reply, error) {
	name := ""
	if body.Name != nil {
		name = *body.Name
	}
	for try := 1; ; try++ {
		before, err := s.Tables.LookSince(c.Context(), l.Table, live.Newest)
		if err != nil {
			return nil, err
		}
		if err := canClaim(before, l.Seat, token, who); err != nil {
			return nil, err
		}
		if info := seatLinkInfo(before, l.Seat, token, who); info.Mine {
			return api.OK(info)
		}
		after, err := s.Tables.Do(c.Context(), l.Table, table.Command{
			By: who.AtTable(), Key: body.Key, Seq: before.Seq, Action: table.Claim{Seat: l.Seat, Name: name},
		})
		if table.CodeOf(err) == table.Stale && try < claimTries {
			continue
		}
		if err != nil {
			return nil, err
		}
		return api.OK(seatLinkInfo(after, l.Seat, token, who))
	}
}
