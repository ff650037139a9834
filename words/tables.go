package words

import (
	"cmp"
	"slices"
	"unicode"
	"unicode/utf8"
)

// Sitter is a seat, as far as its table is named after it.
type Sitter struct {
	Name       *string `json:"name"` // nil for an open seat, and for a person without a name
	Bot        *string `json:"bot"`  // that plays there, nil for none
	Open       bool    `json:"open"`
	Mine       bool    `json:"mine"`       // held by the caller
	BotPlaying bool    `json:"botPlaying"` // the bot plays for the person
}

// Person reports whether the seat is a person's.
func (s *Sitter) Person() bool { return !s.Open && (s.Bot == nil || s.BotPlaying) }

// TableTitle is what a table is called: by its name, else by whose it is or who plays there, and
// by the edition that is played where nobody is known.
func (c *Catalogue) TableTitle(name, preset string, seats []Sitter) string {
	return cmp.Or(name, c.company(seats), c.PresetTitle(preset))
}

// company is who plays at a table: people by their names, bots by their number; while a seat
// is free, whose table it is, "" if nobody there has a name.
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

// Capital writes a text with a capital letter.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
