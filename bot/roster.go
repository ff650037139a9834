package bot

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// Default is the bot that plays where nobody has named another.
const Default = "greedy"

// Rung is what people are told of a bot that they can choose.
type Rung struct {
	Name string
	// ThinkTimeMs is the longest time for a move, in milliseconds: 0 for bots that answer at once. Its work is counted, takes less
	// on most machines (docs/bots.md) and is not cut off by that time; callers that have promised it to people end the context.
	ThinkTimeMs int
	Rating      int // Elo, measured as in docs/bots.md, with greedy-1 at 1000; 0 if not measured
}

// Maker makes the players of one name.
type Maker struct {
	Rung

	Withheld bool // people are not offered it, though they may name it
	New      func(seed uint64) Player
}

// Roster is who can play, each by another name, the weakest first.
type Roster []Maker

// With is a roster with more players.
func (r Roster) With(more ...Maker) Roster { return slices.Concat(r, more) }

// Find is the maker of a name.
func (r Roster) Find(name string) (Maker, bool) {
	at := slices.IndexFunc(r, func(m Maker) bool { return m.Name == name })
	if at < 0 {
		return Maker{}, false
	}
	return r[at], true
}

// New returns a player of a name. The error names those that there are.
func (r Roster) New(name string, seed uint64) (Player, error) {
	m, ok := r.Find(name)
	if !ok {
		return nil, errors.New("unknown bot " + strconv.Quote(name) + "; one of " + strings.Join(r.Names(), ", "))
	}
	return m.New(seed), nil
}

// Has reports whether somebody has a name.
func (r Roster) Has(name string) bool {
	_, ok := r.Find(name)
	return ok
}

// ThinkTimeMs is the Rung.ThinkTimeMs of a name, 0 for an unknown name.
func (r Roster) ThinkTimeMs(name string) int {
	m, _ := r.Find(name)
	return m.ThinkTimeMs
}

// Names lists the names of all.
func (r Roster) Names() []string {
	names := make([]string, len(r))
	for i, m := range r {
		names[i] = m.Name
	}
	return names
}

// Stronger returns the next bot of the ladder after the one of the given name, or the name itself if there is none
// or the bot is not on the ladder.
func (r Roster) Stronger(name string) string {
	ladder := r.Ladder()
	i := slices.IndexFunc(ladder, func(rung Rung) bool { return rung.Name == name })
	if i < 0 || i == len(ladder)-1 {
		return name
	}
	return ladder[i+1].Name
}

// Ladder lists those that people choose from.
func (r Roster) Ladder() []Rung {
	var ladder []Rung
	for _, m := range r {
		if !m.Withheld {
			ladder = append(ladder, m.Rung)
		}
	}
	return ladder
}
