package text

import (
	"time"

	"volgare/notify"
	"volgare/words"
)

// Letter is the content of a mail.
type Letter struct {
	Subject string
	Lines   []string     // paragraphs before the link
	Rows    []notify.Row // of a digest
	Label   string       // of the link
	Link    string
	After   []string // paragraphs after the link
	Stop    Stop     // zero if the mail belongs to no channel
}

// Stop is the link at the end of a mail by which people stop the mails of a channel.
type Stop struct {
	Label string
	Link  string
}

// Notification returns the mail of a message. stop is the URL of the page that stops the mails of the channel.
func (w *Writer) Notification(m *notify.Message, stop string) *Letter {
	l := &Letter{
		Subject: m.Title, Rows: m.Rows, Label: w.say.Say("link-to-table", nil), Link: m.Link,
		After: []string{w.say.Say("mail-why", words.Args{"site": w.host()})},
		Stop:  Stop{w.say.Say("mail-unsubscribe", nil), stop},
	}
	if m.Body != "" {
		l.Lines = []string{m.Body}
	}
	if len(m.Rows) > 0 || m.Cause.Event == notify.Test {
		l.Label = w.say.Say("to-lobby", nil)
	}
	return l
}

// Confirmation returns the mail that asks whether an address belongs to the person. link confirms it until a time.
func (w *Writer) Confirmation(link string, until time.Time) *Letter {
	return w.letter("mail-confirm", link, words.Args{"site": w.host(), "when": w.when(until)})
}

// Return returns the mail by which a person gets back to their tables on another device. link works until a time.
func (w *Writer) Return(person, link string, until time.Time) *Letter {
	return w.letter("mail-return", link, words.Args{"name": person, "when": w.when(until)})
}

func (w *Writer) letter(id, link string, args words.Args) *Letter {
	return &Letter{
		Subject: w.say.Say(id, args), Lines: []string{w.say.Say(id+".text", args)}, Label: w.say.Say(id+".do", args), Link: link,
		After: []string{w.say.Say(id+".else", args)},
	}
}
