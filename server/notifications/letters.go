package notifications

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"volgare/notify"
	"volgare/notify/mail"
	"volgare/notify/text"
	"volgare/server/api"
	"volgare/server/identity"
)

// Times of the links in letters.
const (
	confirmFor = 24 * time.Hour
	returnFor  = time.Hour
)

const (
	maxLetters = 100 // that are sent, or wait for another attempt
	maxPersons = 3   // with the same address, who get a link
)

// letterRetries are the times between the attempts to send a letter: many mail servers refuse the first one for some minutes.
var letterRetries = []time.Duration{time.Minute, 5 * time.Minute, 15 * time.Minute}

// Letters sends mails that people have asked for, outside of the requests: neither the response nor its time depends on the
// address. Those that are not sent when the server stops are lost.
type Letters struct {
	log    *slog.Logger
	ctx    context.Context //nolint:containedctx // ends with the letters
	cancel func()
	places chan struct{}
	all    sync.WaitGroup
}

// NewLetters returns the letters of a server.
func NewLetters(log *slog.Logger) *Letters {
	l := &Letters{log: log, places: make(chan struct{}, maxLetters)}
	l.ctx, l.cancel = context.WithCancel(context.Background())
	return l
}

// send calls write, which sends letters, until it succeeds. It returns an error if too many others wait.
func (l *Letters) send(write func(context.Context) error) error {
	select {
	case l.places <- struct{}{}:
	default:
		return api.TooMany("too many mails wait to be sent", 60)
	}
	l.all.Go(func() {
		defer func() { <-l.places }()
		l.attempt(write)
	})
	return nil
}

func (l *Letters) attempt(write func(context.Context) error) {
	for try := 0; ; try++ {
		err := write(l.ctx)
		if err == nil || l.ctx.Err() != nil {
			return
		}
		text, cause := "internal error", ""
		f, ok := errors.AsType[*notify.SendError](err)
		if ok { // the cause may contain the address
			text, cause = f.Text, f.Log
		}
		l.log.Warn("a mail was not sent", "fault", text, "cause", cause)
		if ok && f.Gone || try == len(letterRetries) {
			return
		}
		select {
		case <-time.After(letterRetries[try]):
		case <-l.ctx.Done():
			return
		}
	}
}

func (l *Letters) stop() {
	l.cancel()
	l.all.Wait()
}

// confirmation makes the link that confirms the address of a channel. An earlier link expires.
func (s *Service) confirmation(r *record) (link string, err error) {
	secret, err := s.randomBytes(mailSecret)
	if err != nil {
		return "", err
	}
	r.Confirm, r.Until = identity.Digest(api.Base32(secret)), s.Now().UTC().Add(confirmFor)
	return s.Site + "/confirm/" + token(&r.Channel, secret), nil
}

func (s *Service) sendConfirmation(r *record, link string) error {
	w, err := s.writer(&r.Channel)
	if err != nil {
		return err
	}
	letter, id := w.Confirmation(link, r.Until), "confirm "+link
	return s.Letters.send(func(ctx context.Context) error { return s.mail.Deliver(ctx, r.Target, w.Language(), id, letter) })
}

// mailAddress is the body of a request for the way back by mail.
type mailAddress struct {
	Address  string `json:"address"`
	Language string `json:"language"`
}

// Check normalizes the address.
func (b *mailAddress) Check() *api.Problem {
	if p := checkLanguage(b.Language); p != nil {
		return p
	}
	address, err := mail.ParseAddress(b.Address)
	if err != nil {
		return api.BadField("address", "must be a mail address such as anna@example.org")
	}
	b.Address = address
	return nil
}

func (s *Service) recoverByMail(c *api.Request, body *mailAddress) (*api.Reply, error) {
	if s.mail == nil {
		return nil, api.NewProblem("no-mail", "")
	}
	if err := s.Sends(c, body.Address); err != nil {
		return nil, err
	}
	if err := s.Letters.send(s.returns(*body)); err != nil {
		return nil, err
	}
	return &api.Reply{Status: http.StatusAccepted}, nil
}

// returns makes a function that sends a device link of each person with a confirmed address. Persons who got their letter in an
// earlier call get no other one.
func (s *Service) returns(to mailAddress) func(context.Context) error {
	done := map[string]bool{}
	return func(ctx context.Context) error {
		all, err := recordsOf(s.Store.ChannelsByTarget(ctx, to.Address))
		for _, r := range all {
			if r.Medium != notify.Mail || !r.Verified || done[r.Identity] || len(done) == maxPersons {
				continue
			}
			if e := s.sendReturn(ctx, r, to.Language); e != nil {
				err = errors.Join(err, e)
				continue
			}
			done[r.Identity] = true
		}
		return err
	}
}

// sendReturn sends a device link of the owner of a channel.
func (s *Service) sendReturn(ctx context.Context, r *record, lang string) error {
	person, err := s.Store.Identity(ctx, r.Identity)
	if err != nil {
		return ignoreUnknown(err)
	}
	w, err := text.NewWriter(s.Site, lang, r.Zone)
	if err != nil {
		return err
	}
	path, until, err := s.People.NewDeviceLink(ctx, r.Identity, returnFor)
	if err != nil {
		return err
	}
	link := s.Site + path
	return s.mail.Deliver(ctx, r.Target, w.Language(), "return "+link, w.Return(identity.NameOf(&person), link, until))
}
