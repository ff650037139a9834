package rulebook

import (
	"regexp"
	"strings"
)

// A form is the type of a block of the book, determined by the start of its first line.
type form uint8

const (
	paragraph form = iota
	chapterHead
	ruleHead
	badHead
	item    // "- text"
	version // "{option=value} text"
	example // "> text", on every line
	figure  // "![caption](diagram:name)"
	see     // "see: CUB-1 CUB-2"
)

// A block is a piece of the book between blank lines, or an item of a list.
type block struct {
	form form
	line int    // first line, from 1
	text string // without the mark of its form and without line breaks
}

// marks are the line starts that begin a block, in the order in which they are tried.
var marks = []struct {
	prefix string
	form   form
}{
	{"# ", chapterHead},
	{"## ", ruleHead},
	{"#", badHead},
	{"- ", item},
	{"{", version},
	{"> ", example},
	{"![", figure},
	{"see: ", see},
}

// blocks splits the text of a book.
func blocks(text string) []block {
	var (
		all  []block
		open bool // whether the next line may continue the last block
		n    int
	)
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" {
			open = false
			continue
		}
		next := begin(line, n)
		if open && goesOn(all[len(all)-1].form, next.form) {
			all[len(all)-1].text += " " + next.text
			continue
		}
		all = append(all, next)
		open = next.form != chapterHead && next.form != ruleHead
	}
	return all
}

// begin reads a line as the start of a block.
func begin(line string, n int) block {
	for _, m := range marks {
		if rest, ok := strings.CutPrefix(line, m.prefix); ok {
			if m.form == version || m.form == figure || m.form == badHead {
				rest = line
			}
			return block{m.form, n, strings.TrimSpace(rest)}
		}
	}
	return block{paragraph, n, line}
}

// goesOn reports whether a line of form next continues an open block.
func goesOn(open, next form) bool {
	return next == paragraph || next == example && open == example
}

var (
	versionForm = regexp.MustCompile(`^\{([a-z-]+)=([a-z0-9-]+)\} (.+)$`)
	figureForm  = regexp.MustCompile(`^!\[(.+)\]\(diagram:([a-z-]+)\)$`)
	wordForm    = regexp.MustCompile(`^([a-z-]+): (.+)$`)
	keyForm     = regexp.MustCompile(`^[a-z]+$`)
)
