package postgres

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"volgare/bus"
)

// A text on the wire is
//
//	MAC kind node
//	body
//
// The MAC is HMAC-SHA256 over everything after its space, cut to 16 bytes, in base64. The body of a broadcast is its text. Notes have
// one line each: table, number of entries for all, "+" and the number of hidden entries if there are any, and the holder if there is
// one; or the word "missed". A node that knows no hidden entries reads a line with some as one that it cannot read.
const (
	maxText       = 7900 // bytes; a payload of PostgreSQL has fewer than 8,000
	macBytes      = 16
	maxNames      = 1000
	notesKind     = "notes"
	broadcastKind = "broadcast"
	missedLine    = "missed"
)

var macText = base64.RawURLEncoding

// codec signs and checks texts with the key that all nodes of a store share.
type codec struct {
	key     []byte
	channel string // of LISTEN and NOTIFY; the nodes of another store in the same database have another one
	lock    int64  // of the advisory lock that nodes share while they listen
}

// newCodec derives the codec from a secret that is used for other things too.
func newCodec(secret []byte) codec {
	derive := func(use string) []byte { return sum(secret, "volgare bus "+use) }
	lock := binary.BigEndian.Uint64(derive("lock"))
	return codec{derive("mac"), "volgare_" + hex.EncodeToString(derive("channel")[:8]), int64(lock)}
}

func sum(key []byte, text string) []byte {
	h := hmac.New(sha256.New, key)
	h.Write([]byte(text))
	return h.Sum(nil)
}

// message is what a text says.
type message struct{ node, kind, body string }

// seal returns the text of a message.
func (c codec) seal(m message) string {
	signed := m.kind + " " + m.node + "\n" + m.body
	return macText.EncodeToString(sum(c.key, signed)[:macBytes]) + " " + signed
}

// open reads a text. It reports false if the text is too long or no node has signed it.
func (c codec) open(text string) (m message, ok bool) {
	mac, signed, _ := strings.Cut(text, " ")
	if len(text) > maxText {
		return m, false
	}
	if given, err := macText.DecodeString(mac); err != nil || !hmac.Equal(given, sum(c.key, signed)[:macBytes]) {
		return m, false
	}
	head, body, _ := strings.Cut(signed, "\n")
	m.body = body
	m.kind, m.node, _ = strings.Cut(head, " ")
	return m, true
}

// notes reads the body of a message. A line or kind that this version does not know becomes a note that says that notes may have been
// lost.
func (m message) notes() (notes []bus.Note) {
	switch {
	case m.kind != notesKind:
		return []bus.Note{{}}
	case m.body == "":
		return nil
	}
	for line := range strings.SplitSeq(m.body, "\n") {
		notes = append(notes, parseNote(line))
	}
	return notes
}

// composeNotes writes notes as the bodies of as few texts as possible, at least one.
func composeNotes(notes []bus.Note) []string {
	if len(notes) == 0 {
		return []string{""}
	}
	var lines bus.Lines
	for _, n := range notes {
		lines.Add(noteLine(n) + "\n")
	}
	for i, text := range lines.Texts {
		lines.Texts[i] = strings.TrimSuffix(text, "\n")
	}
	return lines.Texts
}

func noteLine(n bus.Note) string {
	if n.Missed() || len(n.Table)+len(n.Holder) > maxNames {
		return missedLine
	}
	length := strconv.FormatInt(n.Seq, 10)
	if n.Hidden > 0 {
		length += "+" + strconv.FormatInt(n.Hidden, 10)
	}
	return strings.TrimSuffix(fmt.Sprintf("%s %s %s", n.Table, length, n.Holder), " ")
}

// parseNote reads a line. It returns the zero Note if it cannot.
func parseNote(line string) bus.Note {
	fields := strings.Split(line, " ")
	if len(fields) < 2 || len(fields) > 3 || fields[0] == "" {
		return bus.Note{}
	}
	length, hidden, some := strings.Cut(fields[1], "+")
	seq, err := strconv.ParseInt(length, 10, 64)
	if err != nil {
		return bus.Note{}
	}
	n := bus.Note{Table: fields[0], Seq: seq}
	if some {
		if n.Hidden, err = strconv.ParseInt(hidden, 10, 64); err != nil || n.Hidden <= 0 {
			return bus.Note{}
		}
	}
	if len(fields) == 3 {
		n.Holder = fields[2]
	}
	return n
}
