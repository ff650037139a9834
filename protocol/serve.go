package protocol

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"volgare/edition"
	"volgare/protocol/lines"
)

// Serve answers requests until a quit request or the end of in. No other input ends it or leaves a position half changed.
// The error is a read or write error.
func Serve(in io.Reader, out io.Writer, lib *edition.Library) error {
	s, err := newSession(lib)
	if err != nil {
		return err
	}
	return s.serve(in, out)
}

// serve is Serve in an existing session.
func (s *session) serve(in io.Reader, out io.Writer) error {
	requests := lines.NewReader(in)
	for !s.quit {
		line, err := requests.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil && !errors.Is(err, lines.ErrTooLong) {
			return fmt.Errorf("read a request: %w", err)
		}
		if err == nil && len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		if err := write(out, s.reply(line, err)); err != nil {
			return fmt.Errorf("write a reply: %w", err)
		}
	}
	return nil
}

// write writes a reply on its own line.
func write(out io.Writer, r reply) error {
	line, err := lines.Of(r)
	if err != nil {
		return err
	}
	_, err = out.Write(line)
	return err
}
