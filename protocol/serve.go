package protocol

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"volgare/edition"
)

// Serve answers requests until one of them is quit or in ends. Nothing that
// comes in ends it otherwise or leaves a position half changed. Its error is one
// of reading or writing.
func Serve(in io.Reader, out io.Writer, lib *edition.Library) error {
	s, err := newSession(lib)
	if err != nil {
		return err
	}
	return s.serve(in, out)
}

// serve is Serve in a session that has begun.
func (s *session) serve(in io.Reader, out io.Writer) error {
	lines := newLineReader(in)
	w := bufio.NewWriter(out)
	for !s.quit {
		line, err := lines.next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil && !errors.Is(err, errTooLong) {
			return fmt.Errorf("read a request: %w", err)
		}
		if err == nil && len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		if err := write(w, s.reply(line, err)); err != nil {
			return fmt.Errorf("write a reply: %w", err)
		}
	}
	return nil
}

// write writes a reply on a line of its own.
func write(w *bufio.Writer, r reply) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(r); err != nil {
		return err
	}
	return w.Flush()
}
