package remote

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"unicode"

	"volgare/edition"
)

// maxText is the most bytes of a text that a bot tells of itself.
const maxText = 64

// readAbout reads the answer to hello.
func readAbout(line []byte) (About, error) {
	said := struct {
		Do string `json:"do"`
		About
	}{}
	if err := json.Unmarshal(line, &said); err != nil {
		return About{}, fmt.Errorf("hello: %w", err)
	}
	if said.Do != doHello {
		return About{}, fmt.Errorf("hello: the bot says do %.20q first", said.Do)
	}
	return said.About, said.check()
}

// check finds what is wrong with what a bot tells of itself. Its texts are shown to people:
// they have to be short, and letters.
func (a *About) check() error {
	if a.Protocol != Version {
		return fmt.Errorf("hello: field protocol is %d, accepted: %d", a.Protocol, Version)
	}
	if a.Name == "" {
		return errors.New("hello: field name is missing")
	}
	for _, text := range []string{a.Name, a.Version, a.Author} {
		if len(text) > maxText || slices.ContainsFunc([]rune(text), func(r rune) bool { return !unicode.IsPrint(r) }) {
			return fmt.Errorf("hello: name, version and author have at most %d bytes, all of them to be printed", maxText)
		}
	}
	return nil
}

// Plays says why a bot does not play at a table, by what it has told; nil if it does.
func (a *About) Plays(t *edition.Table) error {
	preset, players := t.Config.Preset, t.Config.Players
	if a.Presets != nil && !slices.Contains(a.Presets, preset) {
		return fmt.Errorf("%s does not play %s", a.Name, preset)
	}
	if a.Players != nil && !slices.Contains(a.Players, players) {
		return fmt.Errorf("%s does not play with %d players", a.Name, players)
	}
	for option := range t.Config.Options {
		if a.Options != nil && !slices.Contains(a.Options, option) {
			return fmt.Errorf("%s does not play with the option %s", a.Name, option)
		}
	}
	return nil
}
