// Package notify defines the notifications that people get outside of the page: of their turns, before their time runs out, and
// of other events at their tables. A person chooses the channels: browsers, mail, or webhooks. The subpackages compose the
// notifications, queue them as jobs, and send them.
package notify

import (
	"errors"
	"time"
)

// Event is the kind of event of which people are notified. Its text is stored.
type Event string

// The events.
const (
	Turn         Event = "turn"          // the person has to decide
	Reminder     Event = "reminder"      // the time of the person runs out soon
	TimedOut     Event = "timed-out"     // the time of the person has run out
	OrderStopped Event = "order-stopped" // a planned turn of the person was not played, or not completely
	Over         Event = "over"          // the game is over
	Test         Event = "test"          // the owner of the channel tries it; not in Events
)

// Events lists the events at tables in the order in which people see them.
var Events = []Event{Turn, Reminder, TimedOut, OrderStopped, Over}

// Cause identifies the event at a table of which the person with a seat is notified. It is the unique key of the jobs, and is
// computed from the log of the table: equal causes are one event.
type Cause struct {
	Event Event  `json:"event"`
	Table string `json:"table"`
	Seat  string `json:"seat"`  // colour; "" in a notification to a channel of the table
	Spell string `json:"spell"` // the turn or decision: see table.Snapshot.Told
}

// Medium is a kind of channel. Its text is stored.
type Medium string

// The media. The last four are webhooks.
const (
	Push     Medium = "push"
	Mail     Medium = "mail"
	Discord  Medium = "discord"
	Slack    Medium = "slack"
	Telegram Medium = "telegram"
	JSON     Medium = "json"
)

// Channel is a way to reach a person, or the webhook of a table.
type Channel struct {
	ID       string `json:"-"` // 128 random bits, in base64url; not a secret
	Identity string `json:"-"` // of the person; or ""
	Table    string `json:"-"` // whose host has added the webhook; or ""

	Medium   Medium    `json:"medium"`
	Target   string    `json:"target"`             // URL, or mail address
	Keys     *PushKeys `json:"keys,omitempty"`     // of a browser
	Chat     string    `json:"chat,omitempty"`     // of Telegram: the id of the chat
	Secret   []byte    `json:"secret,omitempty"`   // JSON: signs the requests; mail: identifies the channel in the link that unsubscribes
	Language string    `json:"language"`           // of the texts: a language of package words
	Zone     string    `json:"zone"`               // IANA time zone of the person
	Off      []Event   `json:"off,omitempty"`      // of which the person is not notified here
	Quiet    *Quiet    `json:"quiet,omitempty"`    // daily hours without notifications
	Digest   string    `json:"digest,omitempty"`   // mail: "hh:mm", when one message a day lists all tables; "": at once
	Created  time.Time `json:"created"`            // UTC
	Verified bool      `json:"verified,omitempty"` // mail: the person has opened the link that was sent to the address

	Failing time.Time `json:"failing,omitzero"`  // of the first attempt that failed since the last success
	Fault   string    `json:"fault,omitempty"`   // of the last attempt, to show to the owner
	Stopped bool      `json:"stopped,omitempty"` // nothing is sent until the owner saves the channel again: it has failed for MaxFailing
}

// MaxFailing is how long the attempts at a channel can fail before it is stopped.
const MaxFailing = 24 * time.Hour

// PushKeys are the keys of a subscription of a browser, in base64url, from PushSubscription.toJSON.
type PushKeys struct {
	P256DH string `json:"p256dh"`
	Auth   string `json:"auth"`
}

// Quiet is a daily interval in the zone of the channel, which may include midnight: notifications wait for its end.
type Quiet struct {
	From string `json:"from"` // "hh:mm"
	To   string `json:"to"`
}

// Message is a notification in the language of its channel, ready to be sent.
type Message struct {
	ID    string // of the cause and the channel: a repeated attempt has the same one, so that receivers can drop it
	Cause Cause
	Title string
	Body  string    // plain text, one paragraph
	Link  string    // URL of the table; it contains no secret
	Name  string    // of the table
	Until time.Time // when the time of the player runs out; zero: never
	Sent  time.Time // of the event
	Rows  []Row     // of a digest, which has no Cause: the tables that wait for the person
}

// Row is a table in a digest.
type Row struct {
	Name string // of the table
	Text string // Body of the message about it
	Left string // time left; "" if it is not limited
	Link string // URL of the table
}

// SendError is a failed attempt to send a message through a channel.
type SendError struct {
	Text  string        // names the fault, to show to the owner of the channel; it contains no internal address
	Gone  bool          // the channel can never work again: an unsubscribed browser, for example
	Retry time.Duration // the receiver has asked to wait so long; 0: it has not
	Log   string        // the cause, for the log: it contains no address and no URL; may be empty
	Err   error         // the cause, which may contain addresses
}

func (f *SendError) Error() string { return errors.Join(errors.New(f.Text), f.Err).Error() }
func (f *SendError) Unwrap() error { return f.Err }
