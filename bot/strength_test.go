package bot_test

import (
	"testing"

	"volgare/workshop/soak"
)

// TestGreedyBeatsRandom is the short form of TestCampaigns.
func TestGreedyBeatsRandom(t *testing.T) {
	c := campaign(t, rulesOf(t, "deluxe", 4), 12, "greedy", "random")
	if c.wins != c.games {
		t.Errorf("greedy against three random players:\n%v", c)
	}
}

// TestGreedyBeatsRandomEverywhere does the same for the other presets and numbers of seats.
func TestGreedyBeatsRandomEverywhere(t *testing.T) {
	for n := 2; n <= 5; n++ {
		for _, preset := range presets {
			c := campaign(t, rulesOf(t, preset, n), 5, "greedy", "random")
			if c.wins < c.games-1 {
				t.Errorf("%s, %d seats:\n%v", preset, n, c)
			}
		}
	}
}

// TestCampaigns plays 400 deals against random players, and 400 among greedy ones. It checks strength and variety.
func TestCampaigns(t *testing.T) {
	soak.Only(t, campaigns)
	r := rulesOf(t, "deluxe", 4)
	c := campaign(t, r, 400, "greedy", "random")
	t.Logf("greedy against three random players:\n%v", c)
	if c.wins*100 < c.games*98 {
		t.Errorf("greedy wins only %d of %d games", c.wins, c.games)
	}
	c = campaign(t, r, 400, "greedy", "greedy")
	t.Logf("four greedy players:\n%v", c)
	if c.winner < 40*c.games {
		t.Error("the winners have less than 40 VP on the average")
	}
	for _, name := range featNames[:10] {
		if name != "monk" && name != "banker" && c.counts[name]*100 < 5*c.games {
			t.Errorf("%s occurred in %d of %d games", name, c.counts[name], c.games)
		}
	}
}

// TestScoresInEveryPreset prints the scores of greedy players in every preset.
func TestScoresInEveryPreset(t *testing.T) {
	soak.Only(t, campaigns)
	for _, preset := range presets {
		for n := 2; n <= 5; n++ {
			c := campaign(t, rulesOf(t, preset, n), 60, "greedy", "greedy")
			t.Logf("%s, %d seats: %v", preset, n, c)
			if c.winner < 35*c.games {
				t.Errorf("%s, %d seats: the winners are weak", preset, n)
			}
		}
	}
}
