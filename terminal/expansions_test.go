package terminal

import (
	"slices"
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/record"
	"volgare/words"
)

// cardsOn is the start of a position with all cards of the expansions in play.
const cardsOn = "new deluxe 3 seed a\noption ritmo on\noption placiti on\noption poeti on\noption glossario on\n"

// from returns a session of people that begins with a position.
func from(t *testing.T, position string) *Session {
	t.Helper()
	table, s, err := record.ParsePosition(editiontest.Library(t).Table, position)
	if err != nil {
		t.Fatal(err)
	}
	return &Session{Game: GameFrom(table, s)}
}

// says runs a script from a position and returns the output in one line.
func says(t *testing.T, position, script string) string {
	t.Helper()
	out, err := talk(t, from(t, position), script)
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	narrow(t, script, out)
	return strings.Join(strings.Fields(out), " ")
}

// lastMajority is a last turn in which red has both scoring choices.
const lastMajority = cardsOn + `turn 14
order red yellow black
papal red white red white white
seat red place roma riddle 7 canticle 5 ritmo blue blue pink placiti placito placito
seat yellow place brindisi riddle 5 canticle 4 ritmo blue
seat black place roma placiti placito
to-move black
points 0
`

// TestScoreIsMoveAndCommand checks that the scoring choice is typed as listed, and that the word alone shows the score. // EXP-R8 EXP-P8
func TestScoreIsMoveAndCommand(t *testing.T) {
	said := says(t, lastMajority, "end\nscore\nscore cards\nsc t\n")
	for _, part := range []string{"if the game ended now", "red scores ", "Final score"} {
		if !strings.Contains(said, part) {
			t.Errorf("%q is missing:\n%s", part, said)
		}
	}
}

// venice is a position in which red can trade with yellow.
const venice = cardsOn + `turn 5
order red black yellow
seat red place venezia ducats 40 knowledge 60 ritmo blue blue pink
seat yellow place brindisi knowledge 60 placiti placito white library 2 4 ducats 9 cubes abbesses 2 nobles 1 manuscripts 1-blue
seat black place roma
to-move red
`

// lately returns the output since the keyboard was last passed on.
func lately(said string) string { return said[strings.LastIndex(said, "Pass the keyboard"):] }

// TestTradeVisibility checks that all players see the terms of an offer, that only its drafter sees a draft, and that only
// the two traders see which pieces change hands. // RUL-13
func TestTradeVisibility(t *testing.T) {
	draft := "trade yellow\ngive ritmo blue\nask library 1\nask placiti 1\nask nobles 1\nask manuscript 1 blue\nask ducats 5\noffer\n"
	offer := "offers yellow a trade, would give a blue Ritmo card. ● yellow would give 5 ducats; 1 noble; 1 library tile; 1 card of the Placiti; the manuscript of level 1, Lingua d’Oïl."
	if said := lately(says(t, venice, draft)); !strings.Contains(said, offer) || strings.Count(said, "would give") != 2 {
		t.Errorf("the offer is not shown:\n%s", said)
	}
	terms := "accepts the offer of red. ■ red receives 5 ducats from yellow, gets 1 noble from yellow, gets the manuscript of level 1, Lingua d’Oïl from yellow"
	trade := draft + "accept\nyield library 4\nyield placiti white\n"
	for who, c := range map[string]struct{ script, has string }{
		"red":    {trade, "gets the 4 VP tile from yellow; gets a white card from yellow. ● yellow gets a blue Ritmo card from red."},
		"black":  {trade + "end\n", "gets a tile from yellow; gets a card from yellow. ● yellow gets a blue Ritmo card from red."},
		"yellow": {trade + "end\nend\nlog\n", "gets the 4 VP tile from yellow; gets a white card from yellow. ● yellow gets a blue Ritmo card from red."},
	} {
		said := lately(says(t, venice, c.script))
		for _, part := range []string{terms, c.has} {
			if !strings.Contains(said, part) {
				t.Errorf("%s: %q is missing:\n%s", who, part, said)
			}
		}
		if strings.Count(said, "would give") > 2 || who != "red" && !strings.Contains(said, offer) {
			t.Errorf("%s: the draft is shown:\n%s", who, said)
		}
	}
}

// TestCounterOffer checks that a partner who drafts a counter-offer reads, and may type, which side gives what. // RUL-13
func TestCounterOffer(t *testing.T) {
	script := "trade yellow\ngive ritmo blue\nask library 1\noffer\ncounter\nred gives ritmo pink\nyou give ducats 5\noffer\n"
	said := lately(says(t, venice, script))
	offer := "● yellow wants to make red another offer; offers red a trade. ■ red would give a pink Ritmo card. ● yellow would give 5 ducats."
	if !strings.Contains(said, offer) {
		t.Errorf("%q is missing:\n%s", offer, said)
	}
	said = lately(says(t, venice, "trade yellow\ngive ritmo blue\nask library 1\noffer\ncounter\ngive ritmo pink\nmoves\n"))
	for _, part := range []string{
		"Your counter-offer to red: what would you want, and give?", "red gives ritmo blue", "you give library 1", "Trade red gives pink Ritmo card · you give nothing yet",
	} {
		if !strings.Contains(said, part) {
			t.Errorf("%q is missing:\n%s", part, said)
		}
	}
	if strings.Contains(said, "points left") {
		t.Errorf("the points are those of red:\n%s", said)
	}
}

// TestNamesOfTheBoard checks that a place has the same name in output and input, and that its id is accepted too. // SET-5
func TestNamesOfTheBoard(t *testing.T) {
	position := "new de2010 3 seed a\nturn 3\nseat red place cortona\nto-move red\n"
	for _, move := range []string{"move norcia", "norcia", "nor", "move gubbio"} {
		said := says(t, position, "map\nmap norcia\nmap gubbio\n"+move+"\n")
		for _, typed := range []string{"> map gubbio", "> move gubbio"} {
			said = strings.ReplaceAll(said, typed, "")
		}
		if strings.Contains(strings.ToLower(said), "gubbio") || !strings.Contains(said, " to Norcia") {
			t.Errorf("%s is not made, or the place has two names:\n%s", move, said)
		}
	}
}

// TestDrawnCardsAreShown checks that a player who keeps one of the drawn cards sees each of them, including duplicates, and
// the card for which an old one is given up. // EXP-K1 EXP-K4
func TestDrawnCardsAreShown(t *testing.T) {
	siena := cardsOn + "turn 5\nseat red place siena knowledge 1 placiti placito\nto-move red\ncards placiti top white white placito white\n"
	said := says(t, siena, "placiti 4\nkeep placiti white\n")
	for _, part := range []string{"You hold: white, white, placito, white.", "choose the one to give up. The new one: white."} {
		if !strings.Contains(said, part) {
			t.Errorf("%q is missing", part)
		}
	}
}

// TestSeatsShowCards checks that own and open cards are shown by name, and others by number.
func TestSeatsShowCards(t *testing.T) {
	said := says(t, venice, "seats\n")
	for _, part := range []string{"cards ritmo blue, blue, pink screen nothing", "cards placiti 2 hidden screen closed; 2 library tiles"} {
		if !strings.Contains(said, part) {
			t.Errorf("%q is missing:\n%s", part, said[strings.LastIndex(said, "> seats"):])
		}
	}
}

// TestGuideExplainsCards checks the guide in each place where cards are drawn. // EXP-S2
func TestGuideExplainsCards(t *testing.T) {
	decks := map[string]string{"venezia": "ritmo", "siena": "placiti", "cagliari": "arnault"}
	for place, cards := range map[string]string{"venezia": "", "siena": "", "cagliari": "scuola 3"} {
		l := lookAt(t, cardsOn+"turn 5\nseat red place "+place+" "+cards+"\nto-move red\n")
		matters := func(s words.Step) bool { return decks[place] == s.Name && s.Matters(&l.view, l.seat.String()) }
		if !slices.ContainsFunc(guide(), matters) {
			t.Errorf("no word on the cards in %s", place)
		}
	}
}

// TestImpossibleMoveIsExplained checks that a text that can never be a move is answered with the rule of its verb, and not
// with the answer to another move. // CUB-1 EXP-K1 EXP-G1 EXP-R3
func TestImpossibleMoveIsExplained(t *testing.T) {
	for asked, c := range map[string][2]string{
		"ritmo 2":                {"EXP-K1", "There are: ritmo 1, ritmo 4."},
		"glossario 4":            {"EXP-G1", "is no move"},
		"take nobles 3":          {"CUB-1", "take nobles 1"},
		"take nobles 999":        {"CUB-1", "is no move"},
		"return ritmo blue blue": {"EXP-R3", "is no move"},
		"return ritmo blue":      {"EXP-R3", "return ritmo blue pink"},
		"manuscript 5 blue":      {"MSS-1", "manuscript 1 blue"},
	} {
		said := says(t, venice, "why "+asked+"\n")
		said = said[strings.LastIndex(said, "> why"):]
		if !strings.Contains(said, c[0]) || !strings.Contains(said, c[1]) || strings.Contains(said, "possible") {
			t.Errorf("why %s: %q is missing:\n%s", asked, c, said)
		}
		_, err := talk(t, from(t, venice), asked+" \n")
		if err == nil || !strings.Contains(err.Error(), c[0]) {
			t.Errorf("%s: error %v, want %s", asked, err, c[0])
		}
	}
	if said := says(t, venice, "why ritmo\n"); !strings.Contains(said, "Possible: ritmo 1, ritmo 4.") {
		t.Error("what can complete a text is not listed")
	}
}

// TestWhyNamesTheDecision checks that a move for another decision is refused with the open question.
func TestWhyNamesTheDecision(t *testing.T) {
	for script, want := range map[string]string{
		"ritmo 1\nwhy psalter\n":      "to be decided now: Card to keep.",
		"trade yellow\nwhy psalter\n": "to be decided now: Draft of a trade.",
		"why accept\n":                "accept is not possible now. Something else is to be decided now: Turn.",
	} {
		if said := says(t, venice, script); !strings.Contains(said, want) {
			t.Errorf("%q is missing:\n%s", want, said[strings.LastIndex(said, "> why"):])
		}
	}
}

// TestDraftRefusalNamesWhatIsLacking checks that a refusal names what is lacking, and the seat that lacks it. // RUL-13
func TestDraftRefusalNamesWhatIsLacking(t *testing.T) {
	for script, want := range map[string]string{
		"trade yellow\nwhy ask ducats 10\n":                                                                                    "10 needed, 9 there.",
		"trade yellow\ngive ritmo blue\nask ducats 5\noffer\ncounter\nwhy give ritmo green\n":                                  "1 needed, 0 there.",
		"trade yellow\ngive ritmo blue\nask ducats 5\noffer\ncounter\nwhy you give nobles 1\nask nobles 1\nwhy ask nobles 1\n": "It needs 2 nobles; 1 there.",
	} {
		if said := says(t, venice, script); !strings.Contains(said, want) {
			t.Errorf("%q is missing:\n%s", want, said[strings.LastIndex(said, "> why"):])
		}
	}
}
