package relay

import (
	"strconv"
	"strings"

	"volgare/bus"
)

// MaxText is the most bytes of a text: what PostgreSQL takes in a notification.
const MaxText = 7900

// A text is a line with its form and the node that sent it, then one for each note: the
// table, its number, and the holder if there is one; or the word missed. What a build cannot
// read tells it that it has missed something.
const (
	form   = "notes1"
	missed = "missed"
	// spoken is the form of a text that is a word: what comes after the line is what the node says.
	spoken = "word1"
	// maxNames is the most bytes of a table and a holder: theirs have 16 each.
	maxNames = 1000
)

// compose writes as many notes as a text can have, and returns how many these are.
func compose(node string, notes []bus.Note) (text string, n int) {
	b := append([]byte(form+" "), node...)
	for ; n < len(notes); n++ {
		before := len(b)
		if b = appendNote(b, notes[n]); len(b) > MaxText {
			return string(b[:before]), n
		}
	}
	return string(b), n
}

func appendNote(b []byte, n bus.Note) []byte {
	b = append(b, '\n')
	if n.Missed() || len(n.Table)+len(n.Holder) > maxNames {
		return append(b, missed...)
	}
	b = append(append(b, n.Table...), ' ')
	b = strconv.AppendInt(b, n.Seq, 10)
	if n.Holder == "" {
		return b
	}
	return append(append(b, ' '), n.Holder...)
}

// parse reads a text.
func parse(text string) (node string, notes []bus.Note) {
	head, rest, more := strings.Cut(text, "\n")
	is, node, ok := strings.Cut(head, " ")
	if is != form || !ok {
		return "", []bus.Note{{}}
	}
	if !more {
		return node, nil
	}
	for line := range strings.SplitSeq(rest, "\n") {
		notes = append(notes, parseNote(line))
	}
	return node, notes
}

// parseNote is the note of a line, the zero Note if it cannot be read.
func parseNote(line string) bus.Note {
	fields := strings.Split(line, " ")
	if len(fields) < 2 || len(fields) > 3 || fields[0] == "" {
		return bus.Note{}
	}
	seq, err := strconv.ParseInt(fields[1], 10, 64)
	if err != nil {
		return bus.Note{}
	}
	n := bus.Note{Table: fields[0], Seq: seq}
	if len(fields) == 3 {
		n.Holder = fields[2]
	}
	return n
}

func composeWord(node, text string) string { return spoken + " " + node + "\n" + text }

// parseWord reads a text that may be a word.
func parseWord(text string) (w bus.Word, ok bool) {
	head, said, _ := strings.Cut(text, "\n")
	is, node, ok := strings.Cut(head, " ")
	return bus.Word{Node: node, Text: said}, ok && is == spoken
}
