package arena

import (
	"fmt"
	"maps"
	"slices"
)

// FrequencyTable returns a table of event frequencies with a column for each bot: the share of its games, or the mean
// number of times per game.
func (s *Summary) FrequencyTable() Table {
	names := slices.Sorted(maps.Keys(s.Frequencies))
	f := frequencyTable{Table: Table{Head: append([]string{"in a game of"}, names...)}}
	for _, name := range names {
		f.bots = append(f.bots, s.Frequencies[name])
	}
	f.parts("office: ", func(o *Frequencies) map[string]int { return o.Offices })
	f.parts("last space: ", func(o *Frequencies) map[string]int { return o.Completed })
	f.parts("scored: ", func(o *Frequencies) map[string]int { return o.Scored })
	f.wins("place in the order: ", func(o *Frequencies) map[string]Wins { return o.Order })
	f.wins("start: ", func(o *Frequencies) map[string]Wins { return o.Starts })
	f.means("VP: ", func(o *Frequencies) map[string]int { return o.VP })
	f.means("moves: ", func(o *Frequencies) map[string]int { return o.Moves })
	f.means("cards: ", func(o *Frequencies) map[string]int { return o.Cards })
	f.means("", func(o *Frequencies) map[string]int { return map[string]int{"trades": o.Trades} })
	return f.Table
}

// frequencyTable is a table of frequencies under construction.
type frequencyTable struct {
	Table
	bots []*Frequencies
}

// parts adds rows of counts as shares of the games.
func (t *frequencyTable) parts(lead string, of func(*Frequencies) map[string]int) {
	rows(t, lead, of, func(o *Frequencies, n int) string { return percent(n, o.Seats) })
}

// means adds rows of counts as means per game.
func (t *frequencyTable) means(lead string, of func(*Frequencies) map[string]int) {
	rows(t, lead, of, func(o *Frequencies, n int) string { return fmt.Sprintf("%.2f", per(n, float64(o.Seats))) })
}

// wins adds rows with the frequency of an event and the share of these games that were won.
func (t *frequencyTable) wins(lead string, of func(*Frequencies) map[string]Wins) {
	rows(t, lead, of, func(o *Frequencies, w Wins) string {
		return percent(w.Seats, o.Seats) + ", won " + percent(w.Wins, w.Seats)
	})
}

// rows adds a row for each name that occurs for any bot.
func rows[V any](t *frequencyTable, lead string, of func(*Frequencies) map[string]V, cell func(*Frequencies, V) string) {
	names := map[string]bool{}
	for _, o := range t.bots {
		for name := range of(o) {
			names[name] = true
		}
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		row := []string{lead + name}
		for _, o := range t.bots {
			row = append(row, cell(o, of(o)[name]))
		}
		t.row(row...)
	}
}

// percent formats n as a percentage of the total.
func percent(n, of int) string {
	if of == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(of))
}
