// Package webhook sends notifications to Discord, Slack and Telegram, and as signed JSON to programs.
package webhook

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"volgare/notify"
	"volgare/notify/guarded"
	"volgare/notify/internal/delivery"
)

// Sender sends notifications to webhooks. It implements jobs.Sender, and is safe for concurrent use.
type Sender struct {
	client *guarded.Client
}

// New returns a sender.
func New(client *guarded.Client) *Sender { return &Sender{client} }

// Send sends a message to a webhook.
func (s *Sender) Send(ctx context.Context, c *notify.Channel, m *notify.Message) error {
	header, body, err := request(c, m, time.Now())
	if err != nil {
		return &notify.SendError{Text: err.Error()}
	}
	if err := s.client.Post(ctx, c.Target, header, body); err != nil {
		return failure(c.Medium, err)
	}
	return nil
}

// failure returns the failed attempt.
func failure(medium notify.Medium, err error) *notify.SendError {
	f := delivery.Failure(err)
	fault, ok := errors.AsType[*guarded.Error](err)
	if !ok {
		return f
	}
	switch {
	case medium == notify.Telegram:
		explainTelegram(f, fault)
	case medium == notify.JSON && fault.Status == http.StatusNotFound:
		f.Gone = false // a program may be restarted or moved back; only 410 ends the subscription
	}
	return f
}

// explainTelegram replaces the text of a failure by the usual reason of its status.
func explainTelegram(f *notify.SendError, fault *guarded.Error) {
	switch fault.Status {
	case http.StatusBadRequest:
		f.Text = "Telegram refused the message (400): check the id of the chat, and that the bot is a member of it"
	case http.StatusUnauthorized, http.StatusNotFound:
		f.Text = "Telegram does not know the token of the bot: enter the token that BotFather shows"
		f.Gone = true
	case http.StatusForbidden:
		f.Text = "Telegram refused the message (403): the bot is blocked, or is no member of the chat"
	case http.StatusTooManyRequests:
		var reply struct {
			Parameters struct {
				Seconds uint16 `json:"retry_after"`
			} `json:"parameters"`
		}
		if json.Unmarshal(fault.Reply, &reply) == nil {
			f.Retry = max(f.Retry, time.Duration(reply.Parameters.Seconds)*time.Second)
		}
	}
}
