package arena

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"volgare/bot/arena/stats"
)

// Table is a table for human readers: its first column has names, the others figures.
type Table struct {
	Head []string
	Rows [][]string
}

func (t *Table) row(cells ...string) { t.Rows = append(t.Rows, cells) }

// Markdown returns the table in Markdown.
func (t *Table) Markdown() string {
	var b strings.Builder
	line := func(cells []string) { b.WriteString("| " + strings.Join(cells, " | ") + " |\n") }
	rule := slices.Repeat([]string{"---:"}, len(t.Head))
	rule[0] = "---"
	line(t.Head)
	line(rule)
	for _, row := range t.Rows {
		line(row)
	}
	return b.String()
}

// Title describes the match in one line.
func (s *Summary) Title() string {
	rules := []string{s.Preset}
	for _, id := range slices.Sorted(maps.Keys(s.Options)) {
		rules = append(rules, id+"="+s.Options[id])
	}
	return fmt.Sprintf("%s, %d players, seed %s: %d deals, each in %d rotations",
		strings.Join(rules, ", "), s.Players, s.Seed, s.Deals, s.Players)
}

// Verdict describes the result of the match's test in one line; "" without a test.
func (s *Summary) Verdict() string {
	if s.Test == nil {
		return ""
	}
	t := fmt.Sprintf("%s %g against %g, alpha %g, beta %g", s.Test.On, s.Test.H0, s.Test.H1, s.Test.Alpha, s.Test.Beta)
	if s.Stop == nil {
		return "undecided: " + t
	}
	return fmt.Sprintf("%s accepted after %d deals, log-likelihood ratio %.2f: %s", s.Stop.Accepted, s.Stop.After, s.Stop.Ratio, t)
}

// Tables returns the results: by line-up, bot against bot, the ratings, and the effort.
func (s *Summary) Tables() []Table {
	tables := []Table{s.resultTable()}
	if len(s.Ratings) > 0 {
		tables = append(tables, s.crossTable(), s.ratingTable())
	}
	return append(tables, s.effortTable())
}

func (s *Summary) resultTable() Table {
	t := Table{Head: []string{"bot", "opponents", "games", "wins", "Elo", "margin, VP", "rank", "VP"}}
	for i := range s.Results {
		r := &s.Results[i]
		percentage := Estimate{100 * r.Share.Mean, stats.Interval{Low: 100 * r.Share.Low, High: 100 * r.Share.High}}
		t.row(r.Bot, briefly(r.Opponents), strconv.Itoa(r.Games),
			percentage.text("%.1f", "%.1f %%"), r.Elo.text("%+.0f", "%.0f"), r.Margin.text("%+.1f", "%.1f"),
			r.Rank.text("%.2f", "%.2f"), fmt.Sprintf("%.1f", r.VP.Mean))
	}
	return t
}

// crossTable returns the wins of each measured bot, in rows, by opponent.
func (s *Summary) crossTable() Table {
	var bots, all []string
	share := map[[2]string]string{}
	for i := range s.Results {
		r := &s.Results[i]
		bots, all = append(bots, r.Bot), append(all, briefly(r.Opponents))
		share[[2]string{r.Bot, briefly(r.Opponents)}] = fmt.Sprintf("%.1f %%", 100*r.Share.Mean)
	}
	bots, all = once(bots), once(append(bots, all...))
	t := Table{Head: append([]string{"wins of against"}, all...)}
	for _, name := range bots {
		row := []string{name}
		for _, opponents := range all {
			row = append(row, cmp.Or(share[[2]string{name, opponents}], "–"))
		}
		t.row(row...)
	}
	return t
}

// once removes duplicate names and keeps the order.
func once(names []string) []string {
	var first []string
	for _, name := range names {
		if !slices.Contains(first, name) {
			first = append(first, name)
		}
	}
	return first
}

func (s *Summary) ratingTable() Table {
	t := Table{Head: []string{"bot", "Elo over all games"}}
	for _, r := range s.Ratings {
		t.row(r.Bot, r.Elo.text("%+.0f", "%.0f"))
	}
	return t
}

func (s *Summary) effortTable() Table {
	t := Table{Head: []string{"a game of", "moves", "decisions", "ms a decision", "ms a turn"}}
	for _, e := range s.Bots {
		t.row(e.Bot, fmt.Sprintf("%.1f", e.Moves), fmt.Sprintf("%.1f", e.Decisions), took(e.MsPerDecision), took(e.MsPerTurn))
	}
	return t
}

// briefly lists the opponents; equal names are written once.
func briefly(opponents []string) string {
	if names := slices.Compact(slices.Clone(opponents)); len(names) == 1 {
		return names[0]
	}
	return strings.Join(opponents, ", ")
}

// text formats an estimate with half the width of its interval.
func (e Estimate) text(format, half string) string {
	return fmt.Sprintf(format+" ± "+half, e.Mean, (e.High-e.Low)/2)
}

func took(ms float64) string {
	if ms == 0 {
		return "–"
	}
	return fmt.Sprintf("%.2f", ms)
}
