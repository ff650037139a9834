package notifications

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"time"

	"volgare/notify"
	"volgare/notify/guarded"
	"volgare/notify/mail"
	"volgare/notify/push"
	"volgare/notify/webhook"
	"volgare/server/api"
	"volgare/store"
)

func (s *Service) get(c *api.Request) (*api.Reply, error) {
	o, err := s.owner(c)
	if err != nil {
		return nil, err
	}
	all, err := s.channels(c, o)
	if err != nil {
		return nil, err
	}
	n := Notifications{Events: notify.Events, Channels: shown(all)}
	for _, m := range media {
		n.Media = append(n.Media, Medium{m, api.OrNull(s.missing(m))})
	}
	if s.missing(notify.Push) == "" {
		n.Key = api.OrNull(s.Keys.Public())
	}
	if i := slices.IndexFunc(all, isFeed); i >= 0 {
		n.Feed = s.feedAddresses(all[i])
	}
	return api.OK(n)
}

func (s *Service) getOfTable(c *api.Request) (*api.Reply, error) {
	o, err := s.owner(c)
	if err != nil {
		return nil, err
	}
	all, err := s.channels(c, o)
	if err != nil {
		return nil, err
	}
	return api.OK(Channels{shown(all)})
}

func (s *Service) create(c *api.Request, body *newChannel) (*api.Reply, error) {
	o, err := s.mayCreate(c, body)
	if err != nil {
		return nil, err
	}
	all, err := s.channels(c, o)
	if err != nil {
		return nil, err
	}
	r := &record{Channel: notify.Channel{
		Identity: o.identity, Table: o.table, Medium: body.Medium, Target: body.Target, Keys: body.Keys, Chat: body.Chat,
		Created: s.Now().UTC(),
	}}
	i := slices.IndexFunc(all, func(other *record) bool { return same(other, r) })
	if i >= 0 {
		r.ID, r.Created, r.Verified, r.Secret = all[i].ID, all[i].Created, all[i].Verified, all[i].Secret
	}
	body.apply(r)
	if err := s.secure(r); err != nil {
		return nil, err
	}
	if err := s.save(c, r, i < 0); err != nil {
		return nil, err
	}
	reply := Created{Channel: channelOf(r)}
	if r.Medium == notify.JSON {
		reply.Secret = api.OrNull(webhook.SecretText(r.Secret))
	}
	return api.With(http.StatusCreated, reply)
}

// mayCreate returns the owner of a new channel, or the problem with the channel. It normalizes the target.
func (s *Service) mayCreate(c *api.Request, body *newChannel) (owner, error) {
	if c.R.PathValue("id") != "" && !slices.Contains(webhooks, body.Medium) {
		return owner{}, api.BadField("medium", "a table has webhooks only")
	}
	if code := s.missing(body.Medium); code != "" {
		return owner{}, api.NewProblem(code, "")
	}
	if c.R.PathValue("id") != "" { // others do not make the server look up hosts
		if _, err := s.owner(c); err != nil {
			return owner{}, err
		}
	}
	if err := s.checkTarget(c.Context(), body); err != nil {
		return owner{}, badTarget(err)
	}
	return s.newOwner(c)
}

// checkTarget returns an error if nothing could be sent to the target of a channel. It normalizes mail addresses.
func (s *Service) checkTarget(ctx context.Context, body *newChannel) (err error) {
	switch body.Medium {
	case notify.Push:
		if err = push.CheckKeys(body.Keys); err == nil {
			err = s.PushHost(body.Target)
		}
	case notify.Mail:
		body.Target, err = mail.ParseAddress(body.Target)
	default:
		err = s.Client.Check(ctx, body.Target)
	}
	return err
}

// badTarget returns the problem with a target. The detail contains nothing that the caller has not sent.
func badTarget(err error) error {
	if fault, ok := errors.AsType[*guarded.Error](err); ok && fault.Code == guarded.Timeout {
		return api.NewProblem("bad-target", "the host could not be looked up in time").Because(fault.Unwrap())
	}
	return api.NewProblem("bad-target", err.Error())
}

// same reports whether two channels of an owner lead to the same receiver.
func same(a, b *record) bool { return a.Medium == b.Medium && a.Target == b.Target && a.Chat == b.Chat }

// The lengths of secrets in bytes. The Standard Webhooks specification requires 24 for a key of signatures.
const (
	mailSecret = 16
	signSecret = 24
)

// secure creates the id and the secret of a channel.
func (s *Service) secure(r *record) (err error) {
	if r.ID == "" {
		if r.ID, err = s.newID(); err != nil {
			return err
		}
	}
	switch {
	case r.Medium == notify.JSON: // the response to an earlier request may be lost
		r.Secret, err = s.randomBytes(signSecret)
	case r.Medium == notify.Mail && r.Secret == nil:
		r.Secret, err = s.randomBytes(mailSecret)
	}
	return err
}

// save stores a channel, and sends the mail that confirms an address.
func (s *Service) save(c *api.Request, r *record, isNew bool) (err error) {
	confirms := r.Medium == notify.Mail && !r.Verified
	var link string
	if confirms {
		if err := s.Sends(c, r.Target); err != nil {
			return err
		}
		if link, err = s.confirmation(r); err != nil {
			return err
		}
	}
	if isNew {
		err = s.put(c.Context(), r)
	} else {
		_, err = s.change(c.Context(), r.ID, func(was *record) { *was = *r })
	}
	switch {
	case errors.Is(err, store.ErrLimit):
		return api.NewProblem("too-many-channels", "")
	case err != nil:
		return err
	case confirms:
		return s.sendConfirmation(r, link)
	case r.Medium == notify.Push:
		return s.release(c.Context(), r)
	}
	return nil
}

// release deletes the channels of other persons to the same browser, which has become another person.
func (s *Service) release(ctx context.Context, r *record) error {
	all, err := recordsOf(s.Store.ChannelsByTarget(ctx, r.Target))
	for _, other := range all {
		if other.ID != r.ID && other.Medium == notify.Push && *other.Keys == *r.Keys {
			err = errors.Join(err, s.Store.DeleteChannel(ctx, other.ID))
		}
	}
	return err
}

func (s *Service) changeSettings(c *api.Request, body *settings) (*api.Reply, error) {
	r, err := s.channel(c)
	if err != nil {
		return nil, err
	}
	if p := body.fit(r.Medium); p != nil {
		return nil, p
	}
	r, err = s.change(c.Context(), r.ID, body.apply)
	if errors.Is(err, store.ErrUnknown) {
		return nil, api.NewProblem("unknown-channel", "")
	}
	if err != nil {
		return nil, err
	}
	return api.OK(channelOf(r))
}

// remove deletes a channel. A repeated request finds none, which is a success too.
func (s *Service) remove(c *api.Request) (*api.Reply, error) {
	r, err := s.channel(c)
	if p, ok := errors.AsType[*api.Problem](err); ok && p.Code == "unknown-channel" {
		return noContent()
	}
	if err != nil {
		return nil, err
	}
	if err := s.Store.DeleteChannel(c.Context(), r.ID); err != nil {
		return nil, err
	}
	return noContent()
}

// testWithin limits the time of a test, which is below the limit of a response.
const testWithin = 20 * time.Second

func (s *Service) test(c *api.Request, _ *api.Nothing) (*api.Reply, error) {
	r, err := s.channel(c)
	switch {
	case err != nil:
		return nil, err
	case s.missing(r.Medium) != "":
		return nil, api.NewProblem(s.missing(r.Medium), "")
	case r.Medium == notify.Mail && !r.Verified:
		return nil, api.NewProblem("not-confirmed", "")
	}
	if err := s.Sends(c, r.ID); err != nil {
		return nil, err
	}
	w, err := s.writer(&r.Channel)
	if err != nil {
		return nil, err
	}
	id, err := s.newID()
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(c.Context(), testWithin)
	defer cancel()
	if err := s.senders[r.Medium].Send(ctx, &r.Channel, w.Test(id, s.Now())); err != nil {
		return nil, notSent(err)
	}
	return noContent()
}

// notSent returns the problem of an attempt that has failed.
func notSent(err error) error {
	if f, ok := errors.AsType[*notify.SendError](err); ok {
		return api.NewProblem("not-sent", f.Text).Because(errors.New(f.Text)) // the cause may contain the address
	}
	return err
}
