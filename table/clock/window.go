package clock

import (
	"fmt"
	"time"
)

// Window holds the hours of each day in which time counts. If To is not after From, it belongs to the next day.
type Window struct {
	From Minute24 `json:"from"`
	To   Minute24 `json:"to"`
	Zone string   `json:"zone"` // of the IANA database
}

// Minute24 is a minute of the day, 0 to 1439. Its text is "hh:mm".
type Minute24 int

// MarshalText implements encoding.TextMarshaler.
func (m Minute24) MarshalText() ([]byte, error) {
	return fmt.Appendf(nil, "%02d:%02d", m/60, m%60), nil
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (m *Minute24) UnmarshalText(text []byte) error {
	t, err := time.Parse("15:04", string(text))
	if err != nil || len(text) != len("15:04") {
		return fmt.Errorf("%q is no time of the day: accepted are 00:00 to 23:59", text)
	}
	*m = Minute24(t.Hour()*60 + t.Minute())
	return nil
}

// minutes returns the length of the window on a day without a change of the offset from UTC.
func (w *Window) minutes() int { return (int(w.To-w.From) + dayMinutes) % dayMinutes }

func (w *Window) validate() error {
	if w.From < 0 || w.From >= dayMinutes || w.To < 0 || w.To >= dayMinutes {
		return fmt.Errorf("the hours of the clock are minutes %d to %d: accepted are 0 to %d", w.From, w.To, dayMinutes-1)
	}
	if n := w.minutes(); n < minWindow {
		return fmt.Errorf("the hours of the clock are %d minutes a day: at least %d are accepted", n, minWindow)
	}
	if _, err := w.location(); err != nil {
		return fmt.Errorf("the time zone of the clock is %q: accepted are names of the IANA database, such as Europe/Rome", w.Zone)
	}
	return nil
}

// location returns the time zone. "Local" is refused, because it differs between servers.
func (w *Window) location() (*time.Location, error) {
	if w.Zone == "" || w.Zone == "Local" {
		return nil, fmt.Errorf("unknown time zone %q", w.Zone)
	}
	return time.LoadLocation(w.Zone)
}

// hours is a window in its time zone. A nil *hours counts all time.
type hours struct {
	*Window

	loc *time.Location
}

// on returns when the window opens and closes that belongs to a date. The day may be outside of the month.
func (h *hours) on(year int, month time.Month, day int) (open, shut time.Time) {
	open = h.instant(year, month, day, h.From)
	if h.To <= h.From {
		day++
	}
	return open, h.instant(year, month, day, h.To)
}

// instant returns the first instant at which clocks of the zone show a minute of a date. If they skip it, it is the instant at which they
// skip it.
func (h *hours) instant(year int, month time.Month, day int, m Minute24) time.Time {
	wall := time.Date(year, month, day, int(m/60), int(m%60), 0, 0, time.UTC)
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

// add returns the time at which a duration has counted since t. It visits each day once, and a table has at most 17 days of time in at least
// two hours a day.
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
