package arena

import (
	"slices"

	"volgare/bot"
)

// Entrant is a bot that enters a match. Entrants of one name play alike.
type Entrant struct {
	Name string
	New  func(seed uint64) (bot.Player, error)
}

// Named is the entrant with the name of one who can play.
func Named(all bot.Roster, name string) (Entrant, error) {
	create := func(seed uint64) (bot.Player, error) { return all.New(name, seed) }
	_, err := create(0)
	return Entrant{name, create}, err
}

// Lineup is who plays a game, one for each seat. The first is the hero, whose results
// are told; the others are its rivals.
type Lineup []Entrant

// Against is a hero at a table of seats whose others are all one rival.
func Against(hero, rival Entrant, seats int) Lineup {
	return append(Lineup{hero}, slices.Repeat(Lineup{rival}, seats-1)...)
}

// Cross lets every entrant be the hero against every other one as rival.
func Cross(entrants []Entrant, seats int) []Lineup {
	var all []Lineup
	for i, hero := range entrants {
		for j, rival := range entrants {
			if i != j {
				all = append(all, Against(hero, rival, seats))
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
