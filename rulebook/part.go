package rulebook

import "strings"

// A Part of the book is what its chapters are about.
type Part string

// The parts, in the order of the book.
const (
	Base       Part = "base"
	Expansions Part = "expansions"
	Rulings    Part = "rulings"
)

// Part is the part of the book in which the chapter stands: its family says so.
func (c Chapter) Part() Part {
	switch {
	case c.Family == "RUL":
		return Rulings
	case strings.HasPrefix(c.Family, "EXP-"):
		return Expansions
	}
	return Base
}
