package jobs

import (
	"time"

	"volgare/notify"
)

// quietUntil returns the end of the quiet hours at a time, or the time itself outside of them. A local time that a change of the
// clocks skips or repeats counts as the clock on the wall shows it.
func quietUntil(c *notify.Channel, at time.Time) time.Time {
	if c.Quiet == nil {
		return at
	}
	from, ok := minutes(c.Quiet.From)
	to, ok2 := minutes(c.Quiet.To)
	if !ok || !ok2 {
		return at
	}
	for local := at.In(zone(c)); ; local = local.Truncate(time.Minute).Add(time.Minute) {
		if now := wall(local); from <= to && (now < from || now >= to) || from > to && now < from && now >= to {
			return local
		}
	}
}

// digestAt returns the first time after a time at which the digest of a channel is sent, and its date. There is one a day, also
// when the clocks are changed.
func digestAt(c *notify.Channel, after time.Time) (at time.Time, day string) {
	due, _ := minutes(c.Digest)
	local := after.In(zone(c))
	for i := 0; ; i++ {
		date := time.Date(local.Year(), local.Month(), local.Day()+i, 12, 0, 0, 0, local.Location())
		if at := reached(date, due); at.After(after) {
			return at, date.Format(time.DateOnly)
		}
	}
}

// reached returns the first time on the date of noon at which the clock on the wall shows at least the given minutes of the day.
func reached(noon time.Time, due int) time.Time {
	date := noon.Format(time.DateOnly)
	at := noon.Add(-15 * time.Hour) // before midnight, also on a day with a change of the clocks
	for range 40 * 60 {
		if at.Format(time.DateOnly) == date && wall(at) >= due {
			break
		}
		at = at.Add(time.Minute)
	}
	return at
}

// zone returns the zone of a channel, or UTC if this system does not know it.
func zone(c *notify.Channel) *time.Location {
	z, err := time.LoadLocation(c.Zone)
	if err != nil {
		return time.UTC
	}
	return z
}

// minutes parses "hh:mm" as minutes of the day.
func minutes(text string) (int, bool) {
	at, err := time.Parse("15:04", text)
	return wall(at), err == nil
}

// wall returns the minutes of the day of a local time.
func wall(at time.Time) int { return at.Hour()*60 + at.Minute() }
