package jobs

import (
	"testing"
	"time"

	"volgare/notify"
)

// instant parses a time in a zone with its offset, as "2026-03-29 01:30 +01".
func instant(t *testing.T, text string) time.Time {
	t.Helper()
	at, err := time.Parse("2006-01-02 15:04 -07", text)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// TestQuietUntil checks the end of quiet hours, also over midnight and over both changes of summer time in Berlin: 02:00 becomes 03:00
// on 29 March 2026, and 03:00 becomes 02:00 on 25 October.
func TestQuietUntil(t *testing.T) {
	for _, c := range []struct{ quiet, at, want string }{
		{"22:00 07:00", "2026-03-04 21:59 +01", "2026-03-04 21:59 +01"},
		{"22:00 07:00", "2026-03-04 22:00 +01", "2026-03-05 07:00 +01"},
		{"22:00 07:00", "2026-03-05 06:59 +01", "2026-03-05 07:00 +01"},
		{"22:00 07:00", "2026-03-05 07:00 +01", "2026-03-05 07:00 +01"},
		{"12:00 14:00", "2026-03-05 13:00 +01", "2026-03-05 14:00 +01"},
		{"12:00 14:00", "2026-03-05 14:00 +01", "2026-03-05 14:00 +01"},
		{"09:00 09:00", "2026-03-05 09:00 +01", "2026-03-05 09:00 +01"}, // never
		{"22:00 07:00", "2026-03-28 23:00 +01", "2026-03-29 07:00 +02"}, // 7 hours later
		{"22:00 02:30", "2026-03-28 23:00 +01", "2026-03-29 03:00 +02"}, // 02:30 is skipped
		{"02:15 02:45", "2026-03-29 01:59 +01", "2026-03-29 01:59 +01"}, // skipped
		{"22:00 07:00", "2026-10-24 23:00 +02", "2026-10-25 07:00 +01"}, // 9 hours later
		{"22:00 02:30", "2026-10-24 23:00 +02", "2026-10-25 02:30 +02"}, // the first time
		{"22:00 02:30", "2026-10-25 02:10 +01", "2026-10-25 02:30 +01"}, // the second time
		{"", "2026-03-04 23:00 +01", "2026-03-04 23:00 +01"},
		{"25:00 07:00", "2026-03-04 23:00 +01", "2026-03-04 23:00 +01"}, // invalid
	} {
		is := notify.Channel{Zone: "Europe/Berlin"}
		if c.quiet != "" {
			is.Quiet = &notify.Quiet{From: c.quiet[:5], To: c.quiet[6:]}
		}
		if got := quietUntil(&is, instant(t, c.at)); !got.Equal(instant(t, c.want)) {
			t.Errorf("%s at %s: until %v, not %s", c.quiet, c.at, got, c.want)
		}
	}
}

// TestDigestAt checks that there is one digest a day, also when the clocks are changed.
func TestDigestAt(t *testing.T) {
	for _, c := range []struct{ digest, after, want, day string }{
		{"08:00", "2026-03-04 07:59 +01", "2026-03-04 08:00 +01", "2026-03-04"},
		{"08:00", "2026-03-04 08:00 +01", "2026-03-05 08:00 +01", "2026-03-05"},
		{"00:00", "2026-02-28 23:59 +01", "2026-03-01 00:00 +01", "2026-03-01"},
		{"23:59", "2026-12-31 23:59 +01", "2027-01-01 23:59 +01", "2027-01-01"},
		{"02:30", "2026-03-28 12:00 +01", "2026-03-29 03:00 +02", "2026-03-29"}, // 02:30 is skipped
		{"08:00", "2026-03-28 12:00 +01", "2026-03-29 08:00 +02", "2026-03-29"},
		{"02:30", "2026-10-24 12:00 +02", "2026-10-25 02:30 +02", "2026-10-25"},
		{"02:30", "2026-10-25 02:30 +02", "2026-10-26 02:30 +01", "2026-10-26"}, // not twice
		{"08:00", "2026-10-24 12:00 +02", "2026-10-25 08:00 +01", "2026-10-25"},
	} {
		got, day := digestAt(&notify.Channel{Zone: "Europe/Berlin", Digest: c.digest}, instant(t, c.after))
		if !got.Equal(instant(t, c.want)) || day != c.day {
			t.Errorf("%s after %s: %v of %s, not %s", c.digest, c.after, got, day, c.want)
		}
	}
	if got, _ := digestAt(&notify.Channel{Zone: "Nowhere", Digest: "08:00"}, instant(t, "2026-03-04 08:00 +01")); !got.Equal(instant(t, "2026-03-04 08:00 +00")) {
		t.Errorf("in an unknown zone: %v", got)
	}
}
