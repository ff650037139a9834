package arena

import (
	"slices"

	"volgare/bot"
)

// Entrant is a bot that enters a match. Entrants with the same name play alike.
type Entrant struct {
	Name string
	New  func(seed uint64) (bot.Player, error)
}

// Named returns the entrant with the given name from a roster.
func Named(all bot.Roster, name string) (Entrant, error) {
	create := func(seed uint64) (bot.Player, error) { return all.New(name, seed) }
	_, err := create(0)
	return Entrant{name, create}, err
}

// Lineup lists the players of a game, one for each seat. The first is the measured bot, whose results are reported; the
// others are its opponents.
type Lineup []Entrant

// Against returns the line-up of a measured bot whose opponents at all other seats are the same bot.
func Against(measured, opponent Entrant, seats int) Lineup {
	return append(Lineup{measured}, slices.Repeat(Lineup{opponent}, seats-1)...)
}

// Cross measures every entrant against every other one as opponent.
func Cross(entrants []Entrant, seats int) []Lineup {
	var all []Lineup
	for i, measured := range entrants {
		for j, opponent := range entrants {
			if i != j {
				all = append(all, Against(measured, opponent, seats))
			}
		}
	}
	return all
}

func (l Lineup) names() []string {
	names := make([]string, len(l))
	for i, e := range l {
		names[i] = e.Name
	}
	return names
}
