package postgres

import "time"

// text reads a string of bytes.
type text string

// ScanBytes is for the driver.
func (t *text) ScanBytes(b []byte) error {
	*t = text(b)
	return nil
}

// blob is data as an argument; nil would be NULL.
func blob(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}

// instant is the time of so many milliseconds.
func instant(ms int64) time.Time { return time.UnixMilli(ms).UTC() }
