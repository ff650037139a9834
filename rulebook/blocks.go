package rulebook

import (
	"regexp"
	"strings"
)

// A form is what a block of the book is, told by how its first line begins.
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
	line int    // where it begins, from 1
	text string // without the mark of its form, without line breaks
}

// marks are the beginnings of lines that begin a block, in the order in which
// they are tried.
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
		open bool // whether the next line may go on with the last block
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

// begin reads a line as the beginning of a block.
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

// goesOn reports whether a line of the second form belongs to an open block of
// the first.
func goesOn(open, next form) bool {
	return next == paragraph || next == example && open == example
}

var (
	versionForm = regexp.MustCompile(`^\{([a-z-]+)=([a-z0-9-]+)\} (.+)$`)
	figureForm  = regexp.MustCompile(`^!\[(.+)\]\(diagram:([a-z-]+)\)$`)
	wordForm    = regexp.MustCompile(`^([a-z-]+): (.+)$`)
	keyForm     = regexp.MustCompile(`^[a-z]+$`)
)
