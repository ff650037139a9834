package remote_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"volgare/bot/remote"
	"volgare/bot/roster"
	"volgare/edition/editiontest"
)

var update = flag.Bool("update", false, "write the messages into the document's example")

// most is the length at which the document cuts a message.
const most = 300

// TestDocumentExampleIsCurrent plays the game of the document and compares its messages.
func TestDocumentExampleIsCurrent(t *testing.T) {
	before, rest, _ := strings.Cut(readFile(t, document), "```session\n")
	session, after, ok := strings.Cut(rest, "```")
	if !ok {
		t.Fatal("the document has no example")
	}
	got := conversation(t)
	if *update {
		if err := os.WriteFile(document, []byte(before+"```session\n"+got+"```"+after), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if got != session {
		t.Errorf("the example gives (-update writes it):\n%s", got)
	}
}

// conversation plays a game and returns the messages of its beginning and end.
func conversation(t *testing.T) string {
	t.Helper()
	table := editiontest.Table(t, "deluxe", 2)
	first, _ := roster.House().Find("greedy-1")
	b, links := scripted(t, remote.Options{Substitute: first.New}.WithDefaults(), func(m told) []string {
		switch {
		case m.Do != "decide":
			return nil
		case m.View.Turn == 1:
			return []string{moves(m.ID, "psalter", "business", "end")}
		case m.View.Turn == 2 && m.View.Decision == "turn":
			return []string{moves(m.ID, "manuscript 4 blue-pink")}
		}
		return []string{moves(m.ID, m.View.Legal[0].ID)}
	})
	play(t, table, player(t, b, table), 0, "greedy-1", "dante", true)
	b.Quit(t.Context())
	all := (*links)[0].talk
	var text strings.Builder
	for i, line := range all {
		switch {
		case i < 14 || i >= len(all)-2:
			text.WriteString(cut(line) + "\n")
		case i == 14:
			text.WriteString("  …\n")
		}
	}
	return text.String()
}

// cut returns a message in the form used in the document.
func cut(line string) string {
	line = strings.TrimSpace(line)
	if len(line) <= most {
		return line
	}
	return strings.ToValidUTF8(line[:most], "") + "…"
}
