// Package push sends notifications to browsers by Web Push (RFC 8030, 8291 and 8292).
package push

import (
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"volgare/notify"
	"volgare/notify/guarded"
	"volgare/notify/internal/delivery"
)

const (
	longestTTL = 4 * 7 * 24 * time.Hour // push services keep no notification longer
	loggedText = 200                    // bytes of a reply
)

// Sender sends notifications to browsers. It implements jobs.Sender, and is safe for concurrent use.
type Sender struct {
	client  *guarded.Client
	keys    *Keys
	contact string

	// Known checks that an endpoint belongs to a push service. New sets it to guarded.PushHost.
	Known func(endpoint string) error
}

// New returns a sender. Push services write to the contact if they have a problem with this server: it is a URL with "mailto:" or
// "https:".
func New(client *guarded.Client, keys *Keys, contact string) (*Sender, error) {
	u, err := url.Parse(contact)
	if err != nil || !(u.Scheme == "mailto" && strings.Contains(u.Opaque, "@") || u.Scheme == "https" && u.Host != "") {
		return nil, fmt.Errorf("the contact %q is malformed: accepted are URLs such as mailto:me@example.org or https://example.org",
			contact)
	}
	return &Sender{client, keys, contact, guarded.PushHost}, nil
}

// Send sends a message to a browser.
func (s *Sender) Send(ctx context.Context, c *notify.Channel, m *notify.Message) error {
	if err := s.Known(c.Target); err != nil {
		return delivery.Failure(err)
	}
	to, err := parseSubscriber(c.Keys)
	if err != nil {
		return &notify.SendError{Text: err.Error(), Gone: true}
	}
	header, body, err := s.request(c, m, to)
	if err != nil {
		return &notify.SendError{Text: "the notification could not be encrypted", Err: err}
	}
	if err := s.client.Post(ctx, c.Target, header, body); err != nil {
		return failure(err)
	}
	return nil
}

// request returns the header and the body of the request to the push service.
func (s *Sender) request(c *notify.Channel, m *notify.Message, to *subscriber) (http.Header, []byte, error) {
	now := time.Now()
	endpoint, err := url.Parse(c.Target)
	if err != nil {
		return nil, nil, err
	}
	authorization, err := s.keys.authorize(endpoint, s.contact, now)
	if err != nil {
		return nil, nil, err
	}
	topic := topicOf(c, m)
	text, err := payloadOf(m, topic)
	if err != nil {
		return nil, nil, err
	}
	body, err := to.encrypt(text)
	header := http.Header{}
	header.Set("Authorization", authorization)
	header.Set("Content-Type", "application/octet-stream")
	header.Set("Content-Encoding", "aes128gcm")
	header.Set("TTL", strconv.Itoa(int(ttl(m, now)/time.Second)))
	header.Set("Topic", topic)
	header.Set("Urgency", urgency(m.Cause.Event))
	return header, body, err
}

// topicOf returns the topic of a notification: a later one of the same topic replaces an earlier one that is not yet delivered.
// The push service can neither find out the table nor which of its users play together.
func topicOf(c *notify.Channel, m *notify.Message) string {
	sum := sha256.Sum256([]byte(c.ID + "\x00" + m.Cause.Table))
	return encoding.EncodeToString(sum[:24]) // 32 characters, as many as are allowed
}

// ttl returns how long the push service keeps the notification while the browser is not connected. A notification that asks the
// player to act is useless after their deadline.
func ttl(m *notify.Message, now time.Time) time.Duration {
	acts := m.Cause.Event == notify.Turn || m.Cause.Event == notify.Reminder
	if !acts || m.Until.IsZero() {
		return longestTTL
	}
	return min(max(m.Until.Sub(now), 0), longestTTL)
}

// urgency returns whether a phone is woken for the notification.
func urgency(e notify.Event) string {
	if e == notify.Turn || e == notify.Reminder {
		return "high"
	}
	return "normal"
}

// payload is the text that the service worker receives, in JSON.
type payload struct {
	Title string       `json:"title"`
	Body  string       `json:"body"`
	Link  string       `json:"link"` // path of the table on this server
	Cause notify.Cause `json:"cause"`
	Tag   string       `json:"tag"` // a notification replaces the displayed one with the same tag
}

// payloadOf returns the payload of a message. Its texts are shortened to fit in MaxPayload bytes, first the body.
func payloadOf(m *notify.Message, topic string) ([]byte, error) {
	link, err := url.Parse(m.Link)
	if err != nil {
		return nil, err
	}
	p := payload{m.Title, m.Body, cmp.Or(link.RequestURI(), "/"), m.Cause, topic}
	for {
		text, err := delivery.JSON(p)
		excess := len(text) - MaxPayload
		switch {
		case err != nil || excess <= 0:
			return text, err
		case p.Body != "":
			p.Body = delivery.Cut(p.Body, len(p.Body)-excess)
		case p.Title != "":
			p.Title = delivery.Cut(p.Title, len(p.Title)-excess)
		default:
			return nil, fmt.Errorf("the payload without texts has %d bytes: accepted are at most %d", len(text), MaxPayload)
		}
	}
}

// failure returns the failed attempt, with the beginning of the reply for the log: push services explain there, for example,
// which part of the token they refuse.
func failure(err error) *notify.SendError {
	f := delivery.Failure(err)
	if fault, ok := errors.AsType[*guarded.Error](err); ok && len(fault.Reply) > 0 {
		f.Err = errors.Join(f.Err, fmt.Errorf("reply %q", delivery.Cut(string(fault.Reply), loggedText)))
	}
	return f
}
