package notifications

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"

	"volgare/notify"
	"volgare/notify/feed"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/store"
)

// Feed holds the secret addresses of the turns of a person.
type Feed struct {
	Calendar string `json:"calendar"`
	Atom     string `json:"atom"`
}

func isFeed(r *record) bool { return r.Medium == feedMedium }

func (s *Service) feedAddresses(r *record) *Feed {
	base := s.Site + "/feeds/" + api.Base32(r.Secret)
	return &Feed{base + ".ics", base + ".atom"}
}

// feedTarget returns the target by which the channel of a feed is found.
func feedTarget(token string) string { return "feed:" + hex.EncodeToString(identity.Digest(token)) }

func (s *Service) createFeed(c *api.Request, body *reader) (*api.Reply, error) {
	who, err := s.People.Ensure(c)
	if err != nil {
		return nil, err
	}
	secret, err := s.randomBytes(mailSecret)
	if err != nil {
		return nil, err
	}
	r := &record{Channel: notify.Channel{
		Identity: who.ID, Medium: feedMedium, Target: feedTarget(api.Base32(secret)), Secret: secret,
		Language: body.Language, Zone: body.Zone, Created: s.Now().UTC(),
	}}
	if err := s.dropFeed(c, who.ID); err != nil {
		return nil, err
	}
	if r.ID, err = s.newID(); err == nil {
		err = s.put(c.Context(), r)
	}
	if errors.Is(err, store.ErrLimit) {
		return nil, api.NewProblem("too-many-channels", "")
	}
	if err != nil {
		return nil, err
	}
	return api.OK(s.feedAddresses(r))
}

func (s *Service) deleteFeed(c *api.Request) (*api.Reply, error) {
	who, err := s.People.Identify(c.R)
	if err == nil && who.Known() {
		err = s.dropFeed(c, who.ID)
	}
	if err != nil {
		return nil, err
	}
	return noContent()
}

// dropFeed deletes the feeds of a person.
func (s *Service) dropFeed(c *api.Request, person string) error {
	all, err := s.channels(c, owner{identity: person})
	for _, r := range all {
		if isFeed(r) {
			err = errors.Join(err, s.Store.DeleteChannel(c.Context(), r.ID))
		}
	}
	return err
}

// kinds holds the content type of each format of feeds.
var kinds = map[string]string{"ics": "text/calendar; charset=utf-8", "atom": "application/atom+xml; charset=utf-8"}

// ServeFeed answers a calendar or a reader of feeds. It ignores cookies.
func (s *Service) ServeFeed(w http.ResponseWriter, r *http.Request) {
	if err := s.serveFeed(w, r); err != nil {
		api.Refuse(w, r, err)
	}
}

func (s *Service) serveFeed(w http.ResponseWriter, r *http.Request) error {
	if err := s.Guess(r); err != nil {
		return err
	}
	secret, format, _ := strings.Cut(r.PathValue("file"), ".")
	if kinds[format] == "" {
		return api.NewProblem("unknown-page", "")
	}
	all, err := recordsOf(s.Store.ChannelsByTarget(r.Context(), feedTarget(secret)))
	if err != nil {
		return err
	}
	i := slices.IndexFunc(all, isFeed)
	if i < 0 {
		return api.NewProblem("unknown-page", "")
	}
	body, err := s.feed(r.Context(), all[i], format)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(body)
	reply := &api.Reply{Status: http.StatusOK, Kind: kinds[format], Body: body, ETag: `"` + hex.EncodeToString(sum[:12]) + `"`}
	reply.Write(w, r)
	return nil
}

// feed returns the feed of a person in a format.
func (s *Service) feed(ctx context.Context, r *record, format string) ([]byte, error) {
	w, err := s.writer(&r.Channel)
	if err != nil {
		return nil, err
	}
	turns, err := s.turns(ctx, w, &r.Channel)
	if err != nil {
		return nil, err
	}
	f := feed.Feed{ID: r.ID, Title: w.FeedTitle(), Language: w.Language(), Site: s.Site, Changed: r.Created, Turns: turns}
	if format == "atom" {
		return f.Atom()
	}
	zone, err := time.LoadLocation(r.Zone)
	if err != nil { // the machine had it when the feed was made
		zone = time.UTC
	}
	return f.Calendar(s.Now().In(zone)), nil
}
