package clock

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// Window holds the hours of each day in which time counts. If To is not after From, it belongs to the next day.
type Window struct {
	From string `json:"from"` // "hh:mm"
	To   string `json:"to"`
	Zone string `json:"zone"` // of the IANA database
}

// dayMinutes is the number of minutes that a clock on the wall shows in a day.
const dayMinutes = 24 * 60

// minuteOf returns the minute of the day of a text "hh:mm".
func minuteOf(text string) (int, error) {
	t, err := time.Parse("15:04", text)
	if err != nil || len(text) != len("15:04") {
		return 0, fmt.Errorf("%q is not a time of the day: accepted are 00:00 to 23:59", text)
	}
	return t.Hour()*60 + t.Minute(), nil
}

// hours is a window in its time zone. A nil *hours counts all time.
type hours struct {
	from, to int // minutes of the day
	loc      *time.Location
}

// hours returns the hours of a window. The error names the fault and what is accepted.
func (w *Window) hours() (*hours, error) {
	from, err := minuteOf(w.From)
	if err != nil {
		return nil, err
	}
	to, err := minuteOf(w.To)
	if err != nil {
		return nil, err
	}
	if n := (to - from + dayMinutes) % dayMinutes; n < minWindow {
		return nil, fmt.Errorf("the hours of the clock are %d minutes a day: at least %d are accepted", n, minWindow)
	}
	loc, err := time.LoadLocation(w.Zone)
	if err != nil || !portable(w.Zone) {
		return nil, fmt.Errorf("the time zone of the clock is %q: accepted are names of the IANA database, such as Europe/Rome", w.Zone)
	}
	return &hours{from, to, loc}, nil
}

// portable reports whether the name of a time zone means the same on every server. Some systems also have names
// that are not in the IANA database: their own zone, and copies that count leap seconds.
func portable(zone string) bool {
	return !slices.Contains([]string{"", "Local", "localtime", "posixrules"}, zone) &&
		!strings.HasPrefix(zone, "posix/") && !strings.HasPrefix(zone, "right/")
}

// on returns when the window opens and closes that belongs to a date. The day may be outside of the month.
func (h *hours) on(year int, month time.Month, day int) (open, shut time.Time) {
	open = h.instant(year, month, day, h.from)
	if h.to <= h.from {
		day++
	}
	return open, h.instant(year, month, day, h.to)
}

// instant returns the first instant at which clocks of the zone show a minute of a date. If they skip it, it is the instant at which they
// skip it.
func (h *hours) instant(year int, month time.Month, day, minute int) time.Time {
	wall := time.Date(year, month, day, minute/60, minute%60, 0, 0, time.UTC)
	_, before := wall.Add(-24 * time.Hour).In(h.loc).Zone()
	_, after := wall.Add(24 * time.Hour).In(h.loc).Zone()
	offsets := [2]int{max(before, after), min(before, after)} // the larger offset is the earlier instant
	for _, offset := range offsets {
		at := wall.Add(-time.Duration(offset) * time.Second)
		if _, is := at.In(h.loc).Zone(); is == offset {
			return at
		}
	}
	start, _ := wall.Add(-time.Duration(before) * time.Second).In(h.loc).ZoneBounds()
	return start.UTC()
}

// after returns the first time t' of the window at or after t, and the end of the window that it belongs to.
func (h *hours) after(t time.Time) (begin, end time.Time) {
	year, month, day := t.In(h.loc).Date()
	for day--; ; day++ { // the window of the day before may end after midnight
		open, shut := h.on(year, month, day)
		if shut.After(t) && shut.After(open) {
			if open.Before(t) {
				open = t
			}
			return open, shut
		}
	}
}

// next returns the first time of the window at or after t.
func (h *hours) next(t time.Time) time.Time {
	if h == nil {
		return t
	}
	begin, _ := h.after(t)
	return begin
}

// add returns the time at which a duration has counted since t. It visits each day once. A table has at most 17 days of time,
// and a day at least two hours.
func (h *hours) add(t time.Time, d time.Duration) time.Time {
	if h == nil || d <= 0 {
		return t.Add(max(d, 0))
	}
	for {
		begin, end := h.after(t)
		if length := end.Sub(begin); length < d {
			d -= length
			t = end
			continue
		}
		return begin.Add(d)
	}
}

// count returns how much of the time from t to the given end counts, up to a maximum.
func (h *hours) count(t, to time.Time, most time.Duration) (sum time.Duration) {
	if h == nil {
		return min(to.Sub(t), most)
	}
	for sum < most {
		begin, end := h.after(t)
		if !begin.Before(to) {
			break
		}
		if end.After(to) {
			end = to
		}
		sum += end.Sub(begin)
		t = end
		if !t.Before(to) {
			break
		}
	}
	return min(sum, most)
}
