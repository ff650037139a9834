package remote_test

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"volgare/bot/remote"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// TestExampleBotsBeatRandom checks that the example bots play without a fault and beat random players.
func TestExampleBotsBeatRandom(t *testing.T) {
	for name, command := range map[string][]string{"go": exampleGo(t), "python": {"python3", "../../examples/bot-python/bot.py"}} {
		t.Run(name, func(t *testing.T) {
			if _, err := exec.LookPath(command[0]); err != nil {
				t.Skip(command[0], "is not installed")
			}
			b, err := remote.Start(t.Context(), command, remote.Options{Hello: time.Minute, Decision: time.Minute, Quit: time.Minute})
			if err != nil {
				t.Fatal(err)
			}
			const games = 6
			won := 0
			for game := range games {
				table, seat := editiontest.Expanded(t, 3), engine.Seat(game%3)
				p := player(t, b, table)
				s := play(t, table, p, seat, "random", fmt.Sprint("example ", game), true)
				score := table.Rules.Score(&s)
				if score.Winner() == seat {
					won++
				}
				if r := p.Report(); len(r.Faults) > 0 || r.Stray > 0 || r.Moves < 25 {
					t.Errorf("%+v", r)
				}
			}
			if won < games-1 {
				t.Errorf("%d of %d games won", won, games)
			}
			if !b.Quit(t.Context()) {
				t.Error("it does not end")
			}
		})
	}
}

func exampleGo(t *testing.T) []string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "bot-go.exe")
	if out, err := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false", "-o", program, "../../examples/bot-go").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return []string{program}
}
