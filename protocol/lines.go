package protocol

import (
	"bufio"
	"errors"
	"io"
)

// maxLine is the most bytes of a request, the end of its line not counted.
const maxLine = 1 << 20

// errTooLong is the error of a line over maxLine; the reader is after it.
var errTooLong = errors.New("the line is too long")

// lineReader reads lines of limited length.
type lineReader struct {
	r   *bufio.Reader
	buf []byte
}

func newLineReader(in io.Reader) *lineReader {
	return &lineReader{r: bufio.NewReaderSize(in, 1<<16)}
}

// next returns the next line without its end, valid until the next call; the
// last one need not have an end.
func (l *lineReader) next() ([]byte, error) {
	l.buf = l.buf[:0]
	long, some := false, false
	for {
		part, err := l.r.ReadSlice('\n')
		some = some || len(part) > 0
		if !long {
			l.buf = append(l.buf, part...)
			long = len(l.buf) > maxLine+1
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

func (l *lineReader) line(long bool) ([]byte, error) {
	line := l.buf
	if n := len(line); n > 0 && line[n-1] == '\n' {
		line = line[:n-1]
	}
	if long || len(line) > maxLine {
		l.buf = nil // a huge line's memory is not kept
		return nil, errTooLong
	}
	return line, nil
}
