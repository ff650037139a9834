package words

import (
	"cmp"
	"slices"
	"unicode"
	"unicode/utf8"
)

// Sitter is a seat, as far as its table is named after it.
type Sitter struct {
	Name *string `json:"name"` // nil for nobody, and for who has given none
	Bot  *string `json:"bot"`  // that plays there, nil for none
	Open bool    `json:"open"`
	Mine bool    `json:"mine"` // of who asks
	Away bool    `json:"away"` // the bot plays on for the person
}

// Person reports whether the seat is a person's.
func (s *Sitter) Person() bool { return !s.Open && (s.Bot == nil || s.Away) }

// TableTitle is what a table is called: by its name, else by whose it is or who plays there, and
// by the edition that is played where nobody is known.
func (c *Catalogue) TableTitle(name, preset string, seats []Sitter) string {
	return cmp.Or(name, c.company(seats), c.PresetTitle(preset))
}

// company is who plays at a table: people by their names, bots by their number; while a seat
// is free, whose table it is, "" if nobody there has a name.
func (c *Catalogue) company(seats []Sitter) string {
	if slices.ContainsFunc(seats, func(s Sitter) bool { return s.Open }) {
		if names := c.names(seats, false); len(names) > 0 {
			return c.Say("table-of", Args{"who": c.Listed(names)})
		}
		return ""
	}
	names := c.names(seats, true)
	bots := 0
	for i := range seats {
		if !seats[i].Person() {
			bots++
		}
	}
	if bots == 0 {
		return c.Listed(names)
	}
	told := c.Say("table-bots", Args{"n": bots})
	if len(names) == 0 {
		return capital(told)
	}
	return c.Listed(append(names, told))
}

// names are the people at a table, who asks first; each name once, and one word for all that
// have none, where those are wanted: several seats at one screen are often nameless.
func (c *Catalogue) names(seats []Sitter, nameless bool) (names []string) {
	for _, mine := range []bool{true, false} {
		for i := range seats {
			s := &seats[i]
			if !s.Person() || s.Mine != mine || s.Name == nil && !nameless {
				continue
			}
			name := c.Say("who-person", nil)
			switch {
			case s.Name != nil:
				name = *s.Name
			case mine:
				name = c.Say("who-me", nil)
			}
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// capital is a text that begins with a capital letter.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}
