package notifications

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"
	_ "time/tzdata" // the machine may have no time zones

	"volgare/notify"
	"volgare/server/api"
	"volgare/words"
)

// Notifications lists how the caller is notified, and the media of the server.
type Notifications struct {
	Media    []Medium       `json:"media"`
	Events   []notify.Event `json:"events"`
	Key      *string        `json:"key"`
	Channels []Channel      `json:"channels"`
	Feed     *Feed          `json:"feed"`
}

// Medium is a medium, and the reason why the server does not have it.
type Medium struct {
	Medium  notify.Medium `json:"medium"`
	Missing *string       `json:"missing"`
}

// Channel is a channel as its owner sees it.
type Channel struct {
	ID       string         `json:"id"`
	Medium   notify.Medium  `json:"medium"`
	Target   string         `json:"target"` // without its secret part
	Language string         `json:"language"`
	Zone     string         `json:"zone"`
	Off      []notify.Event `json:"off"`
	Quiet    *notify.Quiet  `json:"quiet"`
	Digest   *string        `json:"digest"`
	Created  string         `json:"created"`
	Verified bool           `json:"verified"`
	Failing  *string        `json:"failing"`
	Fault    *string        `json:"fault"`
	Stopped  bool           `json:"stopped"`
}

// channelOf returns a channel as its owner sees it.
func channelOf(r *record) Channel {
	c := Channel{
		ID: r.ID, Medium: r.Medium, Target: r.Target, Language: r.Language, Zone: r.Zone, Off: append([]notify.Event{}, r.Off...),
		Quiet: r.Quiet, Digest: api.OrNull(r.Digest), Created: api.Instant(r.Created), Verified: r.Medium != notify.Mail || r.Verified,
		Fault: api.OrNull(r.Fault), Stopped: r.Stopped,
	}
	if r.Medium != notify.Mail {
		c.Target = hostOf(r.Target)
	}
	if !r.Failing.IsZero() {
		c.Failing = api.OrNull(api.Instant(r.Failing))
	}
	return c
}

// shown returns channels as their owner sees them, the oldest first.
func shown(all []*record) []Channel {
	slices.SortFunc(all, func(a, b *record) int { return cmp.Or(a.Created.Compare(b.Created), strings.Compare(a.ID, b.ID)) })
	list := []Channel{}
	for _, r := range all {
		if r.Medium != feedMedium {
			list = append(list, channelOf(r))
		}
	}
	return list
}

// Created is a new channel. Its secret is shown only once.
type Created struct {
	Channel Channel `json:"channel"`
	Secret  *string `json:"secret"`
}

// Channels lists the channels of a table.
type Channels struct {
	Channels []Channel `json:"channels"`
}

// reader is the language and the time zone of the reader of texts.
type reader struct {
	Language string `json:"language"`
	Zone     string `json:"zone"`
}

// Check checks the language and the time zone.
func (b *reader) Check() *api.Problem {
	if p := checkLanguage(b.Language); p != nil {
		return p
	}
	if _, err := time.LoadLocation(b.Zone); err != nil || b.Zone == "" || b.Zone == "Local" {
		return api.BadField("zone", "must be an IANA time zone such as Europe/Rome")
	}
	return nil
}

func checkLanguage(code string) *api.Problem {
	if !slices.Contains(words.Languages(), code) {
		return api.BadField("language", "accepted are "+strings.Join(words.Languages(), ", "))
	}
	return nil
}

// settings are the settings of a channel.
type settings struct {
	reader

	Off    []notify.Event `json:"off"`
	Quiet  *notify.Quiet  `json:"quiet"`
	Digest *string        `json:"digest"`
}

var clock24 = regexp.MustCompile("^([01][0-9]|2[0-3]):[0-5][0-9]$")

// Check checks the settings.
func (b *settings) Check() *api.Problem {
	if p := b.reader.Check(); p != nil {
		return p
	}
	for i, e := range b.Off {
		if !slices.Contains(notify.Events, e) || slices.Contains(b.Off[:i], e) {
			return api.BadField("off", fmt.Sprintf("accepted are different events of %v", notify.Events))
		}
	}
	if q := b.Quiet; q != nil && (!clock24.MatchString(q.From) || !clock24.MatchString(q.To) || q.From == q.To) {
		return api.BadField("quiet", "must be two different times such as 22:00 and 07:30")
	}
	if b.Digest != nil && !clock24.MatchString(*b.Digest) {
		return api.BadField("digest", "must be a time such as 07:30")
	}
	return nil
}

// fit returns the problem of settings that a medium does not have.
func (b *settings) fit(m notify.Medium) *api.Problem {
	if b.Digest != nil && m != notify.Mail {
		return api.BadField("digest", "only mail has one message a day")
	}
	return nil
}

// apply sets the settings of a channel. A stopped channel is used again.
func (b *settings) apply(r *record) {
	r.Language, r.Zone, r.Off, r.Quiet, r.Digest = b.Language, b.Zone, b.Off, b.Quiet, ""
	if b.Digest != nil {
		r.Digest = *b.Digest
	}
	r.Stopped, r.Failing, r.Fault = false, time.Time{}, ""
}

// newChannel is the body of a request that creates a channel.
type newChannel struct {
	Medium notify.Medium    `json:"medium"`
	Target string           `json:"target"`
	Keys   *notify.PushKeys `json:"keys"`
	Chat   string           `json:"chat"`
	settings
}

const (
	longestTarget = 2048 // bytes
	longestChat   = 64
)

// chatForm is the form of the id of a chat of Telegram: a number, or the name of a channel.
var chatForm = regexp.MustCompile("^(-?[0-9]{1,20}|@[A-Za-z0-9_]{1,63})$")

// Check checks everything about the channel that needs no lookup.
func (b *newChannel) Check() *api.Problem {
	switch telegram := b.Medium == notify.Telegram; {
	case !slices.Contains(media, b.Medium):
		return api.BadField("medium", fmt.Sprintf("accepted are %v", media))
	case b.Target == "" || len(b.Target) > longestTarget:
		return api.BadField("target", fmt.Sprintf("must have 1 to %d bytes", longestTarget))
	case (b.Keys != nil) != (b.Medium == notify.Push):
		return api.BadField("keys", "required for a browser, and for nothing else")
	case telegram != (b.Chat != "") || telegram && (len(b.Chat) > longestChat || !chatForm.MatchString(b.Chat)):
		return api.BadField("chat", "required for Telegram, and for nothing else: a number, or a name such as @volgare")
	}
	if p := b.settings.Check(); p != nil {
		return p
	}
	return b.fit(b.Medium)
}
