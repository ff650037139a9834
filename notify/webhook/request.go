package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"volgare/notify"
	"volgare/notify/internal/delivery"
)

// The limits of texts in chats, in bytes. Discord accepts 2,000 characters: escaped texts are at most twice as long.
const (
	longestTitle = 250
	longestBody  = 500
)

// shortestSecret is the least length in bytes that the Standard Webhooks specification accepts.
const shortestSecret = 24

// request returns the header and the body of the request to a webhook.
func request(c *notify.Channel, m *notify.Message, now time.Time) (http.Header, []byte, error) {
	header := http.Header{}
	header.Set("User-Agent", "volgare")
	header.Set("Content-Type", "application/json")
	if c.Medium == notify.JSON {
		body, err := delivery.JSON(eventOf(m))
		if err != nil {
			return nil, nil, err
		}
		return header, body, sign(header, c.Secret, m.ID, now, body)
	}
	chat, err := chatMessage(c, m)
	if err != nil {
		return nil, nil, err
	}
	body, err := delivery.JSON(chat)
	return header, body, err
}

// chatMessage returns the message for a chat, with escapes for all that its medium interprets: texts contain names that players
// have chosen.
func chatMessage(c *notify.Channel, m *notify.Message) (any, error) {
	title, body := delivery.Cut(m.Title, longestTitle), delivery.Cut(m.Body, longestBody)
	switch c.Medium {
	case notify.Discord:
		return discordMessage{
			Content:  "**" + discordEscapes.Replace(title) + "**\n" + discordEscapes.Replace(body) + "\n" + m.Link,
			Mentions: discordMentions{Parse: []string{}},
		}, nil
	case notify.Slack:
		return slackMessage{Text: slackEscapes.Replace(title + "\n" + body + "\n" + m.Link)}, nil
	case notify.Telegram:
		return telegramMessage{Chat: c.Chat, Text: title + "\n" + body + "\n" + m.Link}, nil
	default:
		return nil, fmt.Errorf("unknown medium %q: accepted are discord, slack, telegram and json", c.Medium)
	}
}

type discordMessage struct {
	Content  string          `json:"content"`
	Mentions discordMentions `json:"allowed_mentions"`
}

// discordMentions lists the kinds of mentions that notify users: none.
type discordMentions struct {
	Parse []string `json:"parse"`
}

type slackMessage struct {
	Text   string `json:"text"`
	Markup bool   `json:"mrkdwn"`
}

// telegramMessage has no parse_mode, so that Telegram interprets nothing in its text.
type telegramMessage struct {
	Chat string `json:"chat_id"`
	Text string `json:"text"`
}

var (
	discordEscapes = strings.NewReplacer(escapes(`\*_~|[]<>#:@` + "`")...)
	slackEscapes   = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")
)

// escapes returns pairs for a strings.Replacer that writes a backslash before each of the characters.
func escapes(chars string) (pairs []string) {
	for _, c := range chars {
		pairs = append(pairs, string(c), `\`+string(c))
	}
	return pairs
}

// event is the body of a signed request; see docs/webhooks.schema.json.
type event struct {
	Type      notify.Event `json:"type"`
	Timestamp time.Time    `json:"timestamp"`
	Data      eventData    `json:"data"`
}

type eventData struct {
	Table string    `json:"table"`
	Name  string    `json:"name"`
	Seat  string    `json:"seat,omitempty"`
	Title string    `json:"title"`
	Body  string    `json:"body"`
	Link  string    `json:"link"`
	Until time.Time `json:"until,omitzero"`
}

func eventOf(m *notify.Message) event {
	until := m.Until
	if !until.IsZero() {
		until = until.UTC()
	}
	return event{m.Cause.Event, m.Sent.UTC(), eventData{m.Cause.Table, m.Name, m.Cause.Seat, m.Title, m.Body, m.Link, until}}
}

// SecretText returns the secret of a channel in the form that its owner enters in the program that receives the notifications.
func SecretText(secret []byte) string { return "whsec_" + base64.StdEncoding.EncodeToString(secret) }

// sign adds the headers of the Standard Webhooks specification.
func sign(header http.Header, secret []byte, id string, now time.Time, body []byte) error {
	if len(secret) < shortestSecret {
		return fmt.Errorf("the secret has %d bytes: accepted are at least %d", len(secret), shortestSecret)
	}
	timestamp := strconv.FormatInt(now.Unix(), 10)
	mac := hmac.New(sha256.New, secret)
	fmt.Fprintf(mac, "%s.%s.%s", id, timestamp, body)
	header.Set("Webhook-Id", id)
	header.Set("Webhook-Timestamp", timestamp)
	header.Set("Webhook-Signature", "v1,"+base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	return nil
}
