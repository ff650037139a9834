// Scale plays through a year of a server with many people, by the hour, and says what it comes to: docs/scale.md.
//
//	go run ./internal/scale
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"
)

func main() {
	var c Model
	k := kong.Parse(&c, kong.Name("scale"))
	k.FatalIfErrorf(c.report(os.Stdout))
}

// report prints the year in Markdown.
func (m *Model) report(w io.Writer) error {
	y := m.year()
	bytes := y.moves * m.MoveBytes
	rows := []struct {
		what, figure string
	}{
		{"people who play on a day, mean", grouped(y.active / days)},
		{"games begun in the year, live", grouped(y.live)},
		{"games begun in the year, by correspondence", grouped(y.games - y.live)},
		{"moves in the year", grouped(y.moves)},
		{"of them by bots", fmt.Sprintf("%.0f %%", 100*y.botMoves/y.moves)},
		{"moves a second, mean of the year", fmt.Sprintf("%.1f", y.moves/days/hours/3600)},
		{"moves a second in the busiest hour", fmt.Sprintf("%.0f", y.peakMoves)},
		{"the same in its busiest second of a thousand", fmt.Sprintf("%.0f", burst(y.peakMoves))},
		{"live tables at once, at most", grouped(y.peakTables)},
		{"streams at once, at most", grouped(y.peakStreams)},
		{"correspondence tables that wait, at the end of the year", grouped(y.waiting)},
		{"database after the year", fmt.Sprintf("%.0f GB", bytes/1e9)},
		{"processor for moves in the busiest hour, cores", fmt.Sprintf("%.2f", y.peakMoves*m.MoveCPU/1e6)},
		{"processor for bots in the busiest hour, cores", fmt.Sprintf("%.2f", y.peakBotTurns*m.BotTurnCPU/1e3)},
		{"memory for live tables and streams at most", fmt.Sprintf("%.1f GB", (y.peakTables*m.TableBytes+y.peakStreams*m.StreamBytes)/1e9)},
		{"euros a month at its end: three nodes, a database and its standby", fmt.Sprintf("%.0f", 5*m.Machine+2*m.Gigabyte*bytes/1e9)},
	}
	fmt.Fprintln(w, "| what | figure |\n| --- | ---: |")
	for _, r := range rows {
		if _, err := fmt.Fprintf(w, "| %s | %s |\n", r.what, r.figure); err != nil {
			return err
		}
	}
	return nil
}

// grouped is a whole number in groups of three digits.
func grouped(f float64) string {
	s := fmt.Sprintf("%.0f", f)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
