// Package hostile generates texts that are meant to break a parser by depth, width or references. They are used to test all
// parsers of untrusted text.
package hostile

import (
	"fmt"
	"strings"
)

// Text is a hostile text with a name.
type Text struct{ Name, Text string }

// fill repeats part up to a size in bytes.
func fill(part string, size int) string { return strings.Repeat(part, max(size/len(part), 1)) }

// numbered repeats a format with increasing numbers up to a size in bytes.
func numbered(format string, size int) string {
	var b strings.Builder
	for i := 0; b.Len() < size; i++ {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// stairs returns keys that are each nested deeper than the one before.
func stairs(step string, size int) string {
	var b strings.Builder
	for i := 0; b.Len() < size; i++ {
		b.WriteString(strings.Repeat(" ", i) + step)
	}
	return b.String()
}

// laughs returns a short text that expands to a billion elements.
func laughs() string {
	var b strings.Builder
	b.WriteString("a0: &a0 [x, x]\n")
	for i := range 30 {
		fmt.Fprintf(&b, "a%d: &a%d [*a%d, *a%d]\n", i+1, i+1, i, i)
	}
	return b.String()
}

const (
	head  = "board: x\ntitle: x\nplaces:\n"
	place = "- {id: {is: roma, attested: IT}, neighbours: {is: [%s], attested: IT}}\n"
)

// Boards returns board files in YAML of about the given size in bytes.
func Boards(size int) []Text {
	part := min(size, 4000)
	return []Text{
		{"brackets", fill("[", size)},
		{"braces", fill("{", size)},
		{"keys in braces", fill("{a: ", size)},
		{"both brackets", fill("[{", size)},
		{"closed brackets", fill("[", size/2) + fill("]", size/2)},
		{"closing brackets", fill("]", size)},
		{"brackets beneath a key", "places: " + fill("[", size)},
		{"brackets in many items", fill(fill("[", 15)+fill("]", 15)+",", size)},
		{"dashes", fill("- ", size)},
		{"questions", fill("? ", size)},
		{"colons", fill(": ", size)},
		{"keys in a line", fill("a: ", size)},
		{"keys in brackets", "[" + fill("a: ", size)},
		{"stairs", stairs("a:\n", size)},
		{"stairs of lists", stairs("-\n", size)},
		{"keys", numbered("k%d: v\n", size)},
		{"one key", fill("a:\n", size)},
		{"one quoted key", fill("\"a\":\n", size)},
		{"one key after returns", fill("a:\r", size)},
		{"one key with remarks", fill("a: # x\n", size)},
		{"one key of blocks", fill("a: |\n b\n", size)},
		{"one key of maps", fill("a: {b: [c]}\n", size)},
		{"items", fill("-\n", size)},
		{"items in brackets", "a: [" + fill("a,", size) + "]"},
		{"pairs in braces", "a: {" + fill("a: b,", size) + "}"},
		{"places", head + fill("- {}\n", size)},
		{"neighbours", head + fmt.Sprintf(place, fill("roma, ", size))},
		{
			"sources",
			"sources:\n" + numbered("  k%d: x\n", size/2) + head + fill("- {id: {is: a, attested: "+fill("Z ", part)+"}}\n", size/2),
		},
		{"laughs", laughs()},
		{"aliases", "a: &a [x]\n" + fill("b: *a\n", size)},
		{"anchors", fill("&a ", size)},
		{"tags", fill("!!str ", size)},
		{"merges", fill("<<: a\n", size)},
		{"directives", fill("%YAML 1.2\n", size)},
		{"documents", fill("---\n", size)},
		{"remarks", head + fill("# x\n", size)},
		{"a plain scalar", "title: " + fill("x", size)},
		{"a scalar of words", "title: " + fill("x\n  ", size)},
		{"a quoted scalar", "title: \"" + fill("x", size) + "\""},
		{"a scalar of escapes", "title: \"" + fill("\\u0041", size) + "\""},
		{"a scalar that does not end", "title: \"" + fill("x\n", size)},
		{"a block scalar", "title: |\n" + fill("  x\n", size)},
		{"a number", "board: " + fill("1", size)},
		{"headers of blocks", fill("|\n", size)},
		{"faults", head + fill("- {id: {is: \""+fill("\\\\", part)+"\"}}\n", size)},
		{"blanks", fill(" ", size)},
		{"tabs", fill("a:\t\n", size)},
		{"zeros", fill("\x00", size)},
	}
}

// JSON returns texts of about the given size in bytes that are JSON or begin like it.
func JSON(size int) []Text {
	return []Text{
		{"brackets", fill("[", size)},
		{"braces", fill(`{"a":`, size)},
		{"closed brackets", fill("[", size/2) + fill("]", size/2)},
		{"closed braces", fill(`{"a":`, size*5/6) + "1" + fill("}", size/6)},
		{"numbers", "[" + fill("1,", size) + "1]"},
		{"texts", "[" + fill(`"",`, size) + `""]`},
		{"objects", "[" + fill("{},", size) + "{}]"},
		{"lists", "[" + fill("[],", size) + "[]]"},
		{"keys", "{" + numbered(`"k%d":1,`, size) + `"k":1}`},
		{"one key", "{" + fill(`"a":1,`, size) + `"a":1}`},
		{"a key", `{"` + fill("a", size) + `":1}`},
		{"a text", `"` + fill("a", size) + `"`},
		{"a text of escapes", `"` + fill(`\u0041`, size) + `"`},
		{"a text that does not end", `"` + fill("a", size)},
		{"a number", fill("1", size)},
		{"an exponent", "1e" + fill("9", size)},
		{"blanks", fill(" ", size)},
		{"zeros", fill("\x00", size)},
	}
}

// Record returns a record that contains a board.
func Record(board string) string {
	var b strings.Builder
	b.WriteString("[Preset \"deluxe\"]\n[Players \"2\"]\n")
	quoted := strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\r", `\r`)
	for line := range strings.Lines(board) {
		b.WriteString(`[BoardLine "` + quoted.Replace(strings.TrimSuffix(line, "\n")) + "\"]\n")
	}
	return b.String() + "\ndeal\n"
}
