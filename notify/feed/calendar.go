package feed

import (
	"time"

	ics "github.com/arran4/golang-ical"

	"volgare/notify"
)

// refresh is how often calendars should read the feed again.
const refresh = "PT15M"

// Calendar returns the feed in the format of RFC 5545. Each turn is an event at its deadline: few calendars show tasks. A turn
// without a deadline is an event of the whole day that now is, in the time zone of now.
func (f *Feed) Calendar(now time.Time) []byte {
	c := ics.NewCalendarFor("Volgare")
	c.SetProductId("-//Volgare//Turns//EN")
	c.SetName(clean(f.Title))
	c.SetRefreshInterval(refresh)
	c.SetXPublishedTTL(refresh)
	c.SetLastModified(f.changed())
	for _, m := range f.Turns {
		c.AddVEvent(eventOf(m, now))
	}
	return []byte(c.Serialize(ics.WithNewLine("\r\n")))
}

func eventOf(m *notify.Message, now time.Time) *ics.VEvent {
	e := ics.NewEvent(idOf(m).String())
	e.SetDtStampTime(m.Sent)
	e.SetLastModifiedAt(m.Sent)
	if m.Until.IsZero() {
		e.SetAllDayStartAt(now)
	} else {
		e.SetStartAt(m.Until)
	}
	e.SetSummary(clean(m.Title))
	e.SetDescription(clean(m.Body + "\n" + m.Link))
	e.SetURL(m.Link)
	e.SetTimeTransparency(ics.TransparencyTransparent) // the person is not busy
	return e
}
