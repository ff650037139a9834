package protocol

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the replies into the document's example")

const document = "../docs/engine-protocol.md"

// most is the length at which the document cuts a reply.
const most = 400

// TestDocumentExampleIsCurrent compares the example of the document with the replies.
func TestDocumentExampleIsCurrent(t *testing.T) {
	data, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, _ := strings.Cut(string(data), "```session\n")
	session, after, ok := strings.Cut(rest, "```")
	if !ok {
		t.Fatal("the document has no example")
	}
	var requests []string
	for line := range strings.Lines(session) {
		if request, ok := strings.CutPrefix(line, "> "); ok {
			requests = append(requests, strings.TrimSpace(request))
		}
	}
	got := example(requests, ask(t, requests...))
	if *update {
		if err := os.WriteFile(document, []byte(before+"```session\n"+got+"```"+after), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if got != session {
		t.Errorf("the example gives (-update writes it):\n%s", got)
	}
}

// example writes requests and replies in alternation.
func example(requests, replies []string) string {
	var b strings.Builder
	for i, request := range requests {
		b.WriteString("> " + request + "\n< ")
		if i < len(replies) {
			b.WriteString(cut(replies[i]))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func cut(reply string) string {
	if len(reply) <= most {
		return reply
	}
	return strings.ToValidUTF8(reply[:most], "") + "…"
}

// TestDocumentNamesEveryCode checks that the document and the schema name every code and request.
func TestDocumentNamesEveryCode(t *testing.T) {
	for _, file := range []string{document, schemaFile} {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		names := []string{}
		for _, code := range Codes() {
			names = append(names, string(code))
		}
		for do := range handlers {
			names = append(names, do)
		}
		for do := range gameHandlers {
			names = append(names, do)
		}
		for _, name := range names {
			if !strings.Contains(string(data), "`"+name+"`") && !strings.Contains(string(data), `"`+name+`"`) {
				t.Errorf("%s does not name %s", file, name)
			}
		}
	}
}
