package view

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// TestAboutOfDecisions compares the operands of each decision with its position.
func TestAboutOfDecisions(t *testing.T) {
	late := "new deluxe 3 seed late\n" + expanded + "turn 11\n"
	hands := "seat red knowledge 60 ritmo blue blue pink\nseat yellow library 2 4 knowledge 40\n"
	for lines, want := range map[string]string{
		"new deluxe 3 seed late\n":         `[]`,
		late + "points 3\nto-move red\n":   `[{"type":"points","value":3}]`,
		late + "decision keep\ndrawn 2\n":  `[{"type":"tiles","value":2}]`,
		late + "decision order\ndrawn 2\n": `[]`,
		late + "decision election\n":       `[]`,
		late + "seat red status cardinal muret cubes politicians 5 abbesses 4\ndecision payment\noffice pope\nto-move red\n": `[{"type":"votes","value":17},{"type":"office","value":"pope"}]`,
		late + "decision answer\nsummons by red in red\nto-move black\n":                                                     `[{"type":"seat","value":"red"}]`,
		late + "decision bidding\nsummons by red in red black\nto-move red\n":                                                `[{"type":"votes","value":0}]`,
		late + "decision bidding\nsummons by red in red black\nbid 7 by black\nto-move red\n":                                `[{"type":"votes","value":7},{"type":"seat","value":"black"}]`,
		late + "seat black cubes politicians 3 abbesses 9\ndecision payment\nsummons by red in red black\nbid 7 by black\n":  `[{"type":"votes","value":7},{"type":"office","value":"none"}]`,
		late + "decision card-keep\ncard-draw ritmo drawn 3 keeps 1\n":                                                       `[{"type":"deck","value":"ritmo"},{"type":"cards","value":3},{"type":"keep","value":1}]`,
		late + hands + "decision draft\ntrade by red with yellow\n":                                                          `[{"type":"seat","value":"yellow"}]`,
		late + hands + "decision draft\ntrade by red with yellow counter\n":                                                  `[{"type":"seat","value":"red"}]`,
		late + hands + "decision reply\ntrade by red with yellow gives blue 1 asks library 1\n":                              `[{"type":"seat","value":"red"}]`,
		late + hands + "decision pick\ntrade by red with yellow gives blue 1 asks library 1\n":                               `[{"type":"seat","value":"red"}]`,
		late + hands + "decision ritmo-choice\n":                                                                             `[]`,
	} {
		table, s, err := record.ParsePosition(editiontest.Library(t).Table, lines)
		if err != nil {
			t.Errorf("%v\n%s", err, lines)
			continue
		}
		v := Of(table, &s, s.Seat)
		if got := text(t, v.About); got != want {
			t.Errorf("%s is about %s, want %s\n%s", v.Decision, got, want, lines)
		}
		other := Of(table, &s, (s.Seat+1)%engine.Seat(table.Rules.Seats))
		if s.Decision == engine.TradeDraft && !s.Trade.Counter {
			want = `[{"type":"seat","value":null}]`
		}
		if got := text(t, other.About); got != want {
			t.Errorf("%s is to others about %s, want %s\n%s", v.Decision, got, want, lines)
		}
	}
}
