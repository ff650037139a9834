package terminal

import (
	"fmt"
	"io"
	"strings"
	"time"
)

// Bar is a progress bar of one line.
type Bar struct {
	out   io.Writer
	shown bool // out is a terminal
	total int
	start time.Time
}

// NewBar returns a bar that is only shown if terminal is true, which means that out is one.
func NewBar(out io.Writer, terminal bool, total int) *Bar {
	return &Bar{out: out, shown: terminal, total: total, start: time.Now()}
}

// Set shows how much is done.
func (b *Bar) Set(done int) {
	if b.shown && b.total > 0 {
		fmt.Fprint(b.out, "\r"+b.text(done, time.Since(b.start)))
	}
}

// Clear removes the bar.
func (b *Bar) Clear() {
	if b.shown {
		fmt.Fprint(b.out, "\r\x1b[K")
	}
}

// cells is the length of the bar.
const cells = 30

func (b *Bar) text(done int, took time.Duration) string {
	full := done * cells / b.total
	left := ""
	if done > 0 && done < b.total {
		rest := time.Duration(float64(took) / float64(done) * float64(b.total-done))
		left = ", " + rest.Round(time.Second).String() + " left"
	}
	return fmt.Sprintf("[%s%s] %d of %d games%s\x1b[K", strings.Repeat("#", full), strings.Repeat(".", cells-full), done, b.total, left)
}
