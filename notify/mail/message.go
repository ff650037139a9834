package mail

import (
	"embed"
	"html/template"
	"strings"

	gomail "github.com/wneessen/go-mail"

	"volgare/notify/text"
	"volgare/plain"
)

// maxSubject is the most characters of a subject: a title with the longest name of a table fits.
const maxSubject = 200

//go:embed letter.html
var files embed.FS

var page = template.Must(template.ParseFS(files, "letter.html"))

// message returns a letter as a mail: plain text, and the same in HTML.
func (s *Sender) message(to, lang, id string, l *text.Letter) (*gomail.Msg, error) {
	address, err := ParseAddress(to)
	if err != nil {
		return nil, err
	}
	msg := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	if err := msg.To(address); err != nil {
		return nil, err
	}
	msg.FromMailAddress(s.from)
	if s.replyTo != nil {
		msg.ReplyToMailAddress(s.replyTo)
	}
	msg.Subject(subject(l.Subject))
	msg.SetMessageIDWithValue(s.messageID(id))
	msg.SetDateWithValue(s.now())
	msg.SetGenHeader(gomail.HeaderContentLang, lang)
	msg.SetGenHeader("Auto-Submitted", "auto-generated")
	if err := unsubscribe(msg, l.Stop.Link); err != nil {
		return nil, err
	}
	msg.SetBodyString(gomail.TypeTextPlain, plainText(l))
	return msg, msg.AddAlternativeHTMLTemplate(page, struct {
		*text.Letter
		Language string
	}{l, lang})
}

// subject returns the subject for a title, which may contain the name of a table: one line, without text that looks as if it was
// encoded.
func subject(title string) string {
	return strings.ReplaceAll(plain.Shorten(title, maxSubject), "=?", "= ?")
}

// unsubscribe adds the headers by which a mail program offers to stop the mails. One click needs HTTPS (RFC 8058).
func unsubscribe(msg *gomail.Msg, link string) error {
	switch {
	case link == "":
		return nil
	case strings.HasPrefix(link, "https:"):
		return msg.SetListUnsubscribeOneClick(link)
	}
	msg.SetListUnsubscribe(link)
	return nil
}

// plainText returns a letter as plain text.
func plainText(l *text.Letter) string {
	parts := append([]string{}, l.Lines...)
	for _, r := range l.Rows {
		parts = append(parts, lines(r.Name, r.Text, r.Left, r.Link))
	}
	parts = append(parts, lines(l.Label, l.Link))
	parts = append(parts, l.After...)
	if l.Stop.Link != "" {
		parts = append(parts, lines(l.Stop.Label, l.Stop.Link))
	}
	return strings.Join(parts, "\n\n") + "\n"
}

// lines joins lines, without empty ones.
func lines(all ...string) string {
	var text strings.Builder
	for _, line := range all {
		if line == "" {
			continue
		}
		if text.Len() > 0 {
			text.WriteByte('\n')
		}
		text.WriteString(line)
	}
	return text.String()
}
