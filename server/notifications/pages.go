package notifications

import (
	"bytes"
	"context"
	"crypto/sha256"
	"crypto/subtle"
	_ "embed" // the page and its style
	"encoding/base64"
	"errors"
	"html/template"
	"net/http"
	"strings"

	"volgare/notify"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/words"
)

// The pages to which links in mails lead need neither scripts nor cookies. A GET request shows a button and changes nothing, since
// mail programs follow links by themselves; the POST request of the button acts.

var (
	//go:embed page.html
	pageText string
	pageHTML = template.Must(template.New("page").Parse(pageText))

	//go:embed page.css
	pageStyle string
)

// page is the content of a page.
type page struct {
	Lang, Title, Text string
	Do                string // text of the button; "" for none
	Home              string // text of the link to the lobby
	Style             template.CSS
}

// linked is a channel to which a link in a mail leads, and the page about it.
type linked struct {
	*record

	say   *words.Catalogue
	token string
}

// mailPage is a page to which a link in a mail leads.
type mailPage struct {
	ask, done string                       // messages with a title, and the attributes text and do
	valid     func(*linked, *Service) bool // reports whether the token of the link is right
	isDone    func(*record) bool           // reports whether nothing is left to do
	act       func(*record)                // changes the channel
}

var (
	confirmPage = mailPage{
		ask: "mail-confirm", done: "mail-confirmed",
		valid: func(l *linked, s *Service) bool {
			return subtle.ConstantTimeCompare(l.Confirm, identity.Digest(l.token)) == 1 && s.Now().Before(l.Until)
		},
		isDone: func(r *record) bool { return r.Verified },
		act:    func(r *record) { r.Verified = true },
	}
	unsubscribePage = mailPage{
		ask: "mail-stop", done: "mail-stopped",
		valid: func(l *linked, _ *Service) bool {
			return subtle.ConstantTimeCompare([]byte(api.Base32(l.Secret)), []byte(l.token)) == 1
		},
		isDone: func(r *record) bool { return r.Stopped },
		act:    func(r *record) { r.Stopped, r.Fault = true, "stopped by the link in a mail" },
	}
)

// ServeConfirmation answers the link that confirms a mail address.
func (s *Service) ServeConfirmation(w http.ResponseWriter, r *http.Request) {
	s.serve(w, r, &confirmPage)
}

// ServeUnsubscribe answers the link that stops the mails of a channel (RFC 8058).
func (s *Service) ServeUnsubscribe(w http.ResponseWriter, r *http.Request) {
	s.serve(w, r, &unsubscribePage)
}

func (s *Service) serve(w http.ResponseWriter, r *http.Request, p *mailPage) {
	err := s.Guess(r)
	var l *linked
	if err == nil {
		l, err = s.linked(r, p)
	}
	if err == nil && l != nil && r.Method == http.MethodPost {
		l.record, err = s.change(r.Context(), l.ID, p.act)
	}
	if err != nil {
		api.Refuse(w, r, err)
		return
	}
	s.write(w, r, p, l)
}

// linked returns the channel to which the link of a request leads, nil if the link is not valid.
func (s *Service) linked(r *http.Request, p *mailPage) (*linked, error) {
	id, token, _ := strings.Cut(r.PathValue("token"), ".")
	found, err := s.mailChannel(r.Context(), id)
	if err != nil || found == nil {
		return nil, err
	}
	say, err := words.Load(found.Language)
	if err != nil {
		return nil, err
	}
	l := &linked{found, say, token}
	if !p.valid(l, s) {
		return nil, nil //nolint:nilnil // as documented
	}
	return l, nil
}

// mailChannel returns the mail channel with an id, nil if there is none.
func (s *Service) mailChannel(ctx context.Context, id string) (*record, error) {
	r, err := s.record(ctx, id)
	if err != nil || r.Medium != notify.Mail {
		return nil, ignoreUnknown(err)
	}
	return r, nil
}

// write answers with the page about a link, or about an unknown link if l is nil.
func (s *Service) write(w http.ResponseWriter, r *http.Request, p *mailPage, l *linked) {
	shown, status := page{Style: template.CSS(pageStyle)}, http.StatusOK //nolint:gosec // our own style
	if l == nil {
		say, err := words.Load(words.Accepted(r.Header.Get("Accept-Language")))
		if err != nil {
			api.Refuse(w, r, err)
			return
		}
		shown.fill(say, "problem-unknown-link", nil)
		status = http.StatusNotFound
	} else {
		args := words.Args{"site": hostOf(s.Site), "address": l.Target, "when": ""}
		if p.isDone(l.record) {
			shown.fill(l.say, p.done, args)
		} else {
			shown.fill(l.say, p.ask, args)
			shown.Do = l.say.Say(p.ask+".do", args)
		}
	}
	var b bytes.Buffer
	if err := pageHTML.Execute(&b, shown); err != nil {
		api.Refuse(w, r, errors.New("the page of a link in a mail was not written"))
		return
	}
	allowPage(w.Header())
	reply := &api.Reply{Status: status, Kind: "text/html; charset=utf-8", Body: b.Bytes()}
	reply.Write(w, r)
}

// fill sets the texts of a page from a message.
func (p *page) fill(say *words.Catalogue, id string, args words.Args) {
	p.Lang, p.Title, p.Home = say.Language(), say.Say(id, args), say.Say("to-lobby", nil)
	if say.Has(id + ".text") {
		p.Text = say.Say(id+".text", args)
	}
}

// allowPage lets a page use its style and its form.
func allowPage(h http.Header) {
	sum := sha256.Sum256([]byte(pageStyle))
	policy := strings.Replace(h.Get("Content-Security-Policy"), "style-src 'self'",
		"style-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'", 1)
	h.Set("Content-Security-Policy", strings.Replace(policy, "form-action 'none'", "form-action 'self'", 1))
}
