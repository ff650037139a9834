package process

import (
	"strings"
	"sync"
)

// maxTail is the number of bytes of standard error that are kept.
const maxTail = 4 << 10

// tail is a writer that keeps the last bytes written to it.
type tail struct {
	mu  sync.Mutex
	buf []byte
}

// Write implements io.Writer.
func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.buf = append(t.buf, p...)
	if more := len(t.buf) - maxTail; more > 0 {
		t.buf = append(t.buf[:0], t.buf[more:]...)
	}
	return len(p), nil
}

// String returns the bytes that were kept.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.ToValidUTF8(string(t.buf), "?")
}
