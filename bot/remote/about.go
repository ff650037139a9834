package remote

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"volgare/edition"
	"volgare/plain"
)

// maxText is the maximum length of the name, version or author of a bot, in user-perceived characters.
const maxText = 64

// readAbout parses the answer to hello.
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
	err := said.check()
	return said.About, err
}

// check validates an answer to hello, and cleans the texts that are shown to people.
func (a *About) check() error {
	if a.Protocol != Version {
		return fmt.Errorf("hello: field protocol is %d, accepted: %d", a.Protocol, Version)
	}
	for _, text := range []*string{&a.Name, &a.Version, &a.Author} {
		clean, err := plain.CleanLine(*text, maxText)
		if err != nil {
			return fmt.Errorf("hello: name, version or author: %w", err)
		}
		*text = clean
	}
	if a.Name == "" {
		return errors.New("hello: field name is missing")
	}
	return nil
}

// Plays returns an error that says why a bot does not play at a table, according to its answer to hello; nil if it does.
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
