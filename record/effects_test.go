package record_test

import (
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// TestEffectLines prints every effect of random games: each is one line, names the thing concerned and hides nothing that is known.
func TestEffectLines(t *testing.T) {
	seen := map[string]string{}
	eachTable(t, func(t *testing.T, table *edition.Table) {
		for _, seed := range []string{"one", "two", "three"} {
			randomGame(table, seed, func(_, _ *engine.State, _ engine.Move, out []engine.Effect) {
				for _, e := range out {
					line := string(record.AppendEffect(nil, table.Rules, e))
					if strings.ContainsAny(line, "?\n") || !strings.HasSuffix(line, ")") || strings.Contains(line, "  ") {
						t.Errorf("%q", line)
					}
					name := strings.Fields(line)[1]
					if seen[name] == "" {
						seen[name] = line
					}
				}
			})
		}
	})
	t.Logf("%d kinds of effect", len(seen))
}

// TestEffectForms compares effects with a golden list.
func TestEffectForms(t *testing.T) {
	r := editiontest.Table(t, "it2010", 3).Rules
	var text strings.Builder
	for _, e := range handMade(r) {
		text.Write(append(record.AppendEffect(nil, r, e), '\n'))
	}
	golden(t, "effects.txt", text.String())
}

func handMade(r *engine.Rules) []engine.Effect {
	return []engine.Effect{
		{Kind: engine.DucatsChanged, Seat: 1, A: uint8(engine.Nobody), N: -10, Rules: engine.Cites{engine.MOV2}},
		{Kind: engine.DucatsChanged, Seat: 1, A: 2, N: 5, Rules: engine.Cites{engine.CHA1, engine.RUL18}},
		{Kind: engine.DucatsChanged, Seat: 1, A: uint8(engine.Nobody), Rules: engine.Cites{engine.FRI5, engine.MOV2}},
		{Kind: engine.DiscMoved, Seat: 0, A: uint8(engine.Knowledge), B: 23, N: 9, Rules: engine.Cites{engine.PLC1, engine.RUL3}},
		{Kind: engine.DiscMoved, Seat: 0, A: uint8(engine.Rest), N: -2, Rules: engine.Cites{engine.ORD2}},
		{Kind: engine.Moved, Seat: 2, A: 3, B: uint8(r.SeaPlace(engine.Tirreno)), Rules: engine.Cites{engine.MOV5}},
		{Kind: engine.Moved, Seat: 2, A: uint8(engine.NoPlace), B: 0, Rules: engine.Cites{engine.SET8}},
		{Kind: engine.TileReturned, Seat: 2, Secret: true, A: engine.Unknown, B: engine.Unknown, Rules: engine.Cites{engine.LIB1}},
		{Kind: engine.TileKept, Seat: 2, Secret: true, A: 1},
		{Kind: engine.ManuscriptTaken, Seat: 2, A: engine.Unknown},
		{Kind: engine.ManuscriptShown, Seat: engine.Nobody, A: 16, N: 1, Rules: engine.Cites{engine.EVT6}},
		{Kind: engine.CubesOffered, Seat: engine.Nobody, A: uint8(engine.Abbess), N: 2, Rules: engine.Cites{engine.EVT4}},
		{Kind: engine.CubesDiscarded, Seat: 1, A: uint8(engine.Abbess), B: 8, N: 2, Rules: engine.Cites{engine.CAN1, engine.EVT5}},
		{Kind: engine.EventShown, Seat: engine.Nobody, A: 7, B: 18, Rules: engine.Cites{engine.EVT2}},
		{Kind: engine.PapalRevealed, Seat: engine.Nobody, A: uint8(engine.Red), Rules: engine.Cites{engine.EVT7}},
		{Kind: engine.FriarTaken, Seat: 1, A: uint8(engine.Mario), Rules: engine.Cites{engine.PLC5, engine.FRI1}},
		{Kind: engine.Elected, Seat: 1, A: uint8(engine.Pope), N: 22, Rules: engine.Cites{engine.ELE1}},
		{Kind: engine.Scored, Seat: 1, A: uint8(engine.ScoreRiddle), N: 5, Rules: engine.Cites{engine.SCO5}},
		{Kind: 200, Seat: 9},
		engine.Effect{Kind: engine.TradeOpened, Seat: 2, Secret: true, A: 1}.As(0),
		engine.Effect{Kind: engine.GoodDrafted, Seat: 2, Secret: true, A: 1, N: 5}.As(0),
		engine.Effect{Kind: engine.TileReturned, Seat: 2, Secret: true, A: 1, B: 1}.As(engine.Nobody),
		engine.Effect{Kind: engine.TileTraded, Seat: 2, Secret: true, A: 1, B: 1, N: -1}.As(0),
		engine.Effect{Kind: engine.TileTraded, Seat: 2, Secret: true, A: 1, B: 1, N: -1}.As(1),
	}
}

func TestReasons(t *testing.T) {
	r := editiontest.Table(t, "it2010", 3).Rules
	for _, c := range []struct {
		why  engine.Reason
		want string
	}{
		{engine.Reason{}, "legal"},
		{engine.Reason{Rule: engine.MOV2, Code: engine.TooFewDucats, Need: 10, Have: 5}, "too-few-ducats need 10 have 5 (MOV-2)"},
		{engine.Reason{Rule: engine.ORD1, Code: engine.NotYourTurn, Have: 1}, "not-your-turn need yellow have red (ORD-1)"},
		{engine.Reason{Code: engine.OtherDecision, Need: int16(engine.Turn), Have: int16(engine.Bidding)}, "other-decision need turn have bidding"},
		{engine.Reason{Rule: engine.ELE1, Code: engine.WrongStatus, Need: 0, Have: 2}, "wrong-status need merchant have cardinal (ELE-1)"},
		{engine.Reason{Rule: engine.ORI1, Code: engine.WrongStatus}, "wrong-status (ORI-1)"},
		{engine.Reason{Rule: engine.RID1, Code: engine.WrongZone, Need: 1, Have: 3}, "wrong-zone need blue have pink (RID-1)"},
		{engine.Reason{Rule: engine.MSS3, Code: engine.WrongZone}, "wrong-zone have neutral (MSS-3)"},
		{engine.Reason{Rule: engine.MOV7, Code: engine.WrongPlace}, "wrong-place (MOV-7)"},
		{engine.Reason{Rule: engine.ACT2, Code: engine.OnceATurn}, "once-a-turn (ACT-2)"},
	} {
		if got := record.ReasonString(r, c.why); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}
