package words

import (
	"cmp"
	"slices"
	"unicode"
	"unicode/utf8"
)

// Sitter is the part of a seat that the title of its table depends on.
type Sitter struct {
	Name       *string `json:"name"` // nil for an open seat, and for a person without a name
	Bot        *string `json:"bot"`  // bot that plays there, nil for none
	Open       bool    `json:"open"`
	Mine       bool    `json:"mine"`       // held by the caller
	BotPlaying bool    `json:"botPlaying"` // the bot plays for the person
}

// Person reports whether the seat belongs to a person.
func (s *Sitter) Person() bool { return !s.Open && (s.Bot == nil || s.BotPlaying) }

// TableTitle returns the title of a table: its name, else its players, else the edition if none of them can be named.
func (c *Catalogue) TableTitle(name, preset string, seats []Sitter) string {
	return cmp.Or(name, c.company(seats), c.PresetTitle(preset))
}

// company lists the players of a table: people by name, bots by number. While a seat is open it lists only the seated people
// with a name, "" if there are none.
func (c *Catalogue) company(seats []Sitter) string {
	open := slices.ContainsFunc(seats, func(s Sitter) bool { return s.Open })
	bots := len(slices.DeleteFunc(slices.Clone(seats), func(s Sitter) bool { return s.Person() }))
	names := c.names(seats, !open)
	switch {
	case open && len(names) > 0:
		return c.Say("table-of", Args{"who": c.Listed(names)})
	case open || bots == 0:
		return c.Listed(names)
	case len(names) == 0:
		return Capital(c.Say("table-bots", Args{"n": bots}))
	}
	return c.Listed(append(names, c.Say("table-bots", Args{"n": bots})))
}

// names returns the names of the people at a table, the caller's first. Each name is listed once. If nameless, one word
// stands for all people without a name: several seats on one screen often have none.
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

// Capital returns a text with its first letter capitalized.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
