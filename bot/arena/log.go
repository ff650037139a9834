package arena

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// File is the storage of a log, for example an *os.File.
type File interface {
	io.ReadWriteSeeker
	Truncate(size int64) error
}

// Head is the first line of a log: all settings that the results depend on.
type Head struct {
	Format   int               `json:"arena"` // version of the log format
	Preset   string            `json:"preset"`
	Players  int               `json:"players"`
	Board    string            `json:"board"`
	Options  map[string]string `json:"options"`
	Revision int               `json:"revision"`
	Rules    string            `json:"rules"` // hash
	Seed     string            `json:"seed"`
	Lineups  [][]string        `json:"lineups"` // the measured bot first
	Test     *Test             `json:"test,omitempty"`
	Commit   string            `json:"commit"`
}

const format = 1

func (m *Match) head() Head {
	c := m.Table.Config
	h := Head{
		Format: format, Preset: c.Preset, Players: c.Players, Board: m.Table.Board.Name, Options: maps.Clone(c.Options),
		Revision: c.Revision, Rules: m.Table.Hash, Seed: m.Seed, Test: m.Test, Commit: m.Commit,
	}
	if h.Options == nil {
		h.Options = map[string]string{}
	}
	for _, l := range m.Lineups {
		h.Lineups = append(h.Lineups, l.names())
	}
	return h
}

// log is the log of a match: the head, one line per deal in order and, if the test has stopped the match, a last line that
// says so.
type log struct {
	to    File
	ended bool // the last line is written
}

// openLog reads the log of a match and moves to the end of its last complete line: an incomplete line is cut off. A new log
// gets a head.
func openLog(m *Match) (*log, []*Deal, error) {
	head, err := asLine(m.head())
	if err != nil {
		return nil, nil, err
	}
	text, err := io.ReadAll(m.Log)
	if err != nil {
		return nil, nil, fmt.Errorf("log: %w", err)
	}
	whole := text[:bytes.LastIndexByte(text, '\n')+1]
	if len(whole) == 0 && !bytes.HasPrefix(head, text) {
		return nil, nil, errors.New("log: not an arena log")
	}
	l := &log{to: m.Log}
	deals, err := l.read(m, whole, head)
	if err != nil {
		return nil, nil, err
	}
	if err := l.cut(len(whole)); err != nil || len(whole) > 0 {
		return l, deals, err
	}
	_, err = l.to.Write(head)
	return l, nil, err
}

// cut truncates the log to its first keep bytes.
func (l *log) cut(keep int) error {
	if err := l.to.Truncate(int64(keep)); err != nil {
		return err
	}
	_, err := l.to.Seek(int64(keep), io.SeekStart)
	return err
}

// read parses the complete lines of a log.
func (l *log) read(m *Match, text, head []byte) ([]*Deal, error) {
	var deals []*Deal
	n := 0
	for line := range bytes.Lines(text) {
		n++
		var err error
		if n == 1 {
			err = sameHead(line, head)
		} else {
			deals, err = l.readDeal(m, deals, line)
		}
		if err != nil {
			return nil, fmt.Errorf("log, line %d: %w", n, err)
		}
	}
	return deals, nil
}

// readDeal parses a line after the head and appends its deal.
func (l *log) readDeal(m *Match, deals []*Deal, line []byte) ([]*Deal, error) {
	var d Deal
	last := lastLine{}
	switch err := errors.Join(json.Unmarshal(line, &d), json.Unmarshal(line, &last)); {
	case err != nil:
		return nil, err
	case l.ended:
		return nil, errors.New("unexpected data after the end of the log")
	case last.Stop != nil:
		l.ended = true
		return deals, nil
	}
	return append(deals, &d), d.check(len(deals)+1, m)
}

// lastLine is the last line of the log of a match that its test has stopped.
type lastLine struct {
	Stop *Stop `json:"stop"`
}

// write writes v as a line. It does nothing on a nil log.
func (l *log) write(v any) error {
	if l == nil {
		return nil
	}
	line, err := asLine(v)
	if err == nil {
		_, err = l.to.Write(line)
	}
	return err
}

// end writes the last line if the match was stopped and the line is missing.
func (l *log) end(stop *Stop) error {
	if l == nil || stop == nil || l.ended {
		return nil
	}
	l.ended = true
	return l.write(lastLine{stop})
}

// sameHead returns an error that lists the fields of a stored head that differ from the head of the match.
func sameHead(read, want []byte) error {
	var was, is map[string]json.RawMessage
	if err := errors.Join(json.Unmarshal(read, &was), json.Unmarshal(want, &is)); err != nil {
		return err
	}
	if was["arena"] == nil {
		return errors.New("not an arena log")
	}
	fields := maps.Clone(was)
	maps.Copy(fields, is)
	var faults []string
	for _, field := range slices.Sorted(maps.Keys(fields)) {
		if !bytes.Equal(was[field], is[field]) {
			faults = append(faults, fmt.Sprintf("%s was %s, and is %s", field, orNothing(was[field]), orNothing(is[field])))
		}
	}
	if faults == nil {
		return nil
	}
	return errors.New("the log belongs to another match: " + strings.Join(faults, "; "))
}

func orNothing(value json.RawMessage) string {
	if value == nil {
		return "not there"
	}
	return string(value)
}

// asLine encodes a value as a line of JSON.
func asLine(v any) ([]byte, error) {
	text, err := json.Marshal(v)
	return append(text, '\n'), err
}
