// Package text composes the texts of notifications and mails, in the language and the time zone of their reader.
package text

import (
	"slices"
	"strings"
	"time"

	"volgare/notify"
	"volgare/words"
)

// Writer composes texts in a language and a time zone. It never changes.
type Writer struct {
	say  *words.Catalogue
	zone *time.Location
	site string // URL of the server, without a slash at its end
}

// NewWriter returns a Writer for the server at a URL. The times are in UTC if the machine does not know the time zone.
func NewWriter(site, lang, zone string) (*Writer, error) {
	say, err := words.Load(lang)
	if err != nil {
		return nil, err
	}
	loc, err := time.LoadLocation(zone)
	if err != nil || zone == "Local" { // "Local" is the zone of the machine, not of the reader
		loc = time.UTC
	}
	return &Writer{say, loc, strings.TrimSuffix(site, "/")}, nil
}

// Language returns the code of the language.
func (w *Writer) Language() string { return w.say.Language() }

// FeedTitle returns the title of the list of a person's turns in a calendar or a feed reader.
func (w *Writer) FeedTitle() string { return w.say.Say("notify-feed", nil) }

// host returns the name of the server as readers know it.
func (w *Writer) host() string {
	_, host, found := strings.Cut(w.site, "://")
	if !found {
		return w.site
	}
	return host
}

// when returns an instant in full: weekday, date, time and offset.
func (w *Writer) when(at time.Time) string {
	at = at.In(w.zone)
	return w.say.Say("notify-when", words.Args{
		"weekday": (int(at.Weekday())+6)%7 + 1, "day": at.Day(), "month": int(at.Month()), "time": at.Format("15:04"), "zone": offset(at),
	})
}

// offset returns the offset of a time from UTC: "UTC+1", "UTC−3:30". Abbreviations of zones depend on the language.
func offset(at time.Time) string {
	text := at.Format("-07:00")
	sign, hours, minutes := "+", strings.TrimPrefix(text[1:3], "0"), strings.TrimSuffix(text[3:], ":00")
	if text[0] == '-' {
		sign = "−"
	}
	if hours+minutes == "0" {
		return "UTC"
	}
	return "UTC" + sign + hours + minutes
}

// span returns a duration: hours and minutes below two days, else days and hours.
func (w *Writer) span(d time.Duration) string {
	hours := int(d / time.Hour)
	if hours < 48 {
		return w.say.Say("time-hours", words.Args{"h": hours, "m": int(d/time.Minute) % 60})
	}
	return w.say.Say("time-days", words.Args{"d": hours / 24, "h": hours % 24})
}

// left returns the time left in a few words, "" if it is not limited.
func (w *Writer) left(until, now time.Time) string {
	switch left := until.Sub(now); {
	case until.IsZero():
		return ""
	case left < time.Minute:
		return words.Capital(w.say.Say("time-up", nil))
	default:
		return words.Capital(w.say.Say("lobby-left", words.Args{"time": w.span(left)}))
	}
}

// Digest returns one message about all turns that wait for a person, at least one. Those that end first are at the top. id is
// unique for the channel and the day.
func (w *Writer) Digest(id string, turns []*notify.Message, now time.Time) *notify.Message {
	m := &notify.Message{ID: id, Title: w.say.Say("notify-digest", words.Args{"n": len(turns)}), Link: w.site + "/", Sent: now}
	for _, t := range byDeadline(turns) {
		m.Rows = append(m.Rows, notify.Row{Name: t.Name, Text: t.Body, Left: w.left(t.Until, now), Link: t.Link})
	}
	return m
}

// byDeadline returns turns in the order of their deadlines, then those without one.
func byDeadline(turns []*notify.Message) []*notify.Message {
	return slices.SortedStableFunc(slices.Values(turns), func(a, b *notify.Message) int {
		if a.Until.IsZero() != b.Until.IsZero() {
			return b.Until.Compare(a.Until)
		}
		return a.Until.Compare(b.Until)
	})
}
