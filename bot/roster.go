package bot

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// Default is the bot that plays if no other was chosen.
const Default = "greedy"

// Rung describes a bot to people who choose an opponent.
type Rung struct {
	Name string
	// ThinkTimeMs is the maximum time for a move, in milliseconds; 0 for bots that answer at once. A bot's work is limited
	// by counts, which take less time on most machines (docs/bots.md), and it is not interrupted after this time. Callers
	// that guarantee the limit must end the context.
	ThinkTimeMs int
	Rating      int // Elo, measured as in docs/bots.md, with greedy-1 at 1000; 0 if not measured
}

// Maker creates the players of one bot name.
type Maker struct {
	Rung

	Withheld bool // not listed for people, though they may choose it by name
	New      func(seed uint64) Player
}

// Roster lists the available bots with distinct names, weakest first.
type Roster []Maker

// With returns a roster with additional bots.
func (r Roster) With(more ...Maker) Roster { return slices.Concat(r, more) }

// Find returns the maker of the given name.
func (r Roster) Find(name string) (Maker, bool) {
	at := slices.IndexFunc(r, func(m Maker) bool { return m.Name == name })
	if at < 0 {
		return Maker{}, false
	}
	return r[at], true
}

// New returns a player with the given name. The error lists the available names.
func (r Roster) New(name string, seed uint64) (Player, error) {
	m, ok := r.Find(name)
	if !ok {
		return nil, errors.New("unknown bot " + strconv.Quote(name) + "; one of " + strings.Join(r.Names(), ", "))
	}
	return m.New(seed), nil
}

// Has reports whether the roster has a bot of the given name.
func (r Roster) Has(name string) bool {
	_, ok := r.Find(name)
	return ok
}

// ThinkTimeMs returns the Rung.ThinkTimeMs of a name, or 0 for an unknown name.
func (r Roster) ThinkTimeMs(name string) int {
	m, _ := r.Find(name)
	return m.ThinkTimeMs
}

// Names lists all names.
func (r Roster) Names() []string {
	names := make([]string, len(r))
	for i, m := range r {
		names[i] = m.Name
	}
	return names
}

// Stronger returns the name of the next bot on the ladder after the given one, or the given name if it is the last or not
// on the ladder.
func (r Roster) Stronger(name string) string {
	ladder := r.Ladder()
	i := slices.IndexFunc(ladder, func(rung Rung) bool { return rung.Name == name })
	if i < 0 || i == len(ladder)-1 {
		return name
	}
	return ladder[i+1].Name
}

// Ladder lists the bots that people choose from.
func (r Roster) Ladder() []Rung {
	var ladder []Rung
	for _, m := range r {
		if !m.Withheld {
			ladder = append(ladder, m.Rung)
		}
	}
	return ladder
}
