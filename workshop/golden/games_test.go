// Package golden_test replays whole recorded games and checks their exact scores. They cover every preset with every number
// of players, and every way to end a game. The games are of revision 1; each later revision of the rules has games that
// show its changes, some of them played at random. A change of the rules that would alter a stored game fails here.
package golden_test

import (
	"context"
	"fmt"
	"slices"

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// play plays a game between bots of one name and returns its record with the result.
func play(t *edition.Table, seed, name string) (*record.Game, error) {
	deal := t.Rules.Deal(seed)
	g := &record.Game{Config: t.Config, Table: t, Rules: t.Hash, Seed: seed, Deal: deal}
	state := t.Rules.New(deal, nil)
	player, err := roster.House().New(name, 1)
	if err != nil {
		return nil, err
	}
	for seat := range t.Rules.Seats {
		g.Names[seat] = player.Name()
	}
	for state.Decision != engine.Over {
		var masked engine.State
		t.Rules.Mask(&masked, &state, state.Seat)
		m := player.Choose(context.Background(), bot.Question{Rules: t.Rules, View: &masked, Legal: t.Rules.AppendLegal(nil, &masked)})
		g.Steps = append(g.Steps, record.Step{Turn: state.Turn, Seat: state.Seat, Move: m})
		if why := t.Rules.Play(&state, &state, state.Seat, m, nil); !why.Legal() {
			return nil, fmt.Errorf("%s plays %s: %s", player.Name(), record.MoveString(t.Rules, m), why.Code)
		}
	}
	g.Result = record.ResultOf(t.Rules, &state)
	return g, nil
}

// endings names the ways in which a game has ended: its last turn, whether there is a Pope, and how Stupor Mundi was won.
func endings(lib *edition.Library, g *record.Game) ([]string, error) {
	stupor := "stupor never used"
	bids := 0
	var summoner engine.Seat
	h, err := game.Replay(g, lib)
	if err != nil {
		return nil, err
	}
	for _, made := range h.Walk(0, h.Len()) {
		for _, e := range made.Effects {
			switch e.Kind {
			case engine.Summoned:
				summoner = e.Seat
			case engine.BidMade:
				bids++
			case engine.AuctionWon:
				stupor = stuporWon(bids, e.Seat == summoner)
			}
		}
	}
	return []string{fmt.Sprintf("turn %d", h.Now().Turn), papacy(h.Now()), stupor}, nil
}

func stuporWon(bids int, bySummoner bool) string {
	switch {
	case bids == 0:
		return "stupor won by default"
	case bySummoner:
		return "stupor won by the summoner"
	}
	return "stupor won by another"
}

func papacy(s *engine.State) string {
	if slices.ContainsFunc(s.Players[:], func(p engine.Player) bool { return p.Office == engine.Pope }) {
		return "a Pope"
	}
	return "no Pope"
}

// allEndings lists all names that endings can return.
func allEndings() []string {
	return []string{
		"turn 13", "turn 14", "turn 15", "turn 16", "a Pope", "no Pope", "stupor won by the summoner",
		"stupor won by another", "stupor won by default", "stupor never used",
	}
}
