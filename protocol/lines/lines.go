// Package lines reads and writes JSON lines of limited length, for the engine protocol and the bot
// protocol.
package lines

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// Max is the maximum length of a line in bytes, without its line end.
const Max = 1 << 20

// ErrTooLong is the error for a line longer than Max. The reader has skipped the line.
var ErrTooLong = errors.New("the line is too long")

// Reader reads lines of limited length.
type Reader struct {
	r   *bufio.Reader
	buf []byte
}

// NewReader returns a reader of lines.
func NewReader(in io.Reader) *Reader {
	return &Reader{r: bufio.NewReaderSize(in, 1<<16)}
}

// TooLong returns an ErrTooLong that names the maximum length of a line in bytes.
func TooLong(most int) error { return fmt.Errorf("%w: it has at most %d bytes", ErrTooLong, most) }

// Next returns the next line without its line end. It is valid until the next call. The last line may lack a line end. The
// error is ErrTooLong or a read error.
func (l *Reader) Next() ([]byte, error) {
	l.buf = l.buf[:0]
	long, some := false, false
	for {
		part, err := l.r.ReadSlice('\n')
		some = some || len(part) > 0
		if !long {
			l.buf = append(l.buf, part...)
			long = len(l.buf) > Max+1
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && (!errors.Is(err, io.EOF) || !some):
			return nil, err
		}
		return l.line(long)
	}
}

func (l *Reader) line(long bool) ([]byte, error) {
	line := l.buf
	if n := len(line); n > 0 && line[n-1] == '\n' {
		line = line[:n-1]
	}
	if long || len(line) > Max {
		l.buf = nil // release the memory of a huge line
		return nil, TooLong(Max)
	}
	return line, nil
}

// Received is a received line, or the error in its place.
type Received struct {
	Text []byte
	Err  error
}

// Receive returns the next line of a channel. The error is the line's, io.EOF if the channel is closed, or the context's,
// after which Receive may be called again.
func Receive(ctx context.Context, from <-chan Received) ([]byte, error) {
	select {
	case line, ok := <-from:
		if !ok {
			return nil, io.EOF
		}
		return line.Text, line.Err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Of encodes a value as a line of JSON with its line end. Characters special to HTML are not escaped.
func Of(v any) ([]byte, error) {
	var line bytes.Buffer
	enc := json.NewEncoder(&line)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return line.Bytes(), err
}
