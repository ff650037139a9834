package protocol

import (
	"fmt"
	"strings"
	"testing"

	"volgare/protocol/lines"
)

type faultCase struct {
	code   Code
	before []string
	line   string
}

var began = []string{begin}

// faults lists requests that fail, each after requests that succeed.
var faults = []faultCase{
	{BadRequest, nil, `[]`},
	{BadRequest, nil, `null`},
	{BadRequest, nil, `7`},
	{BadRequest, nil, `{}`},
	{BadRequest, nil, `{"do":7}`},
	{BadRequest, nil, `{"do":null}`},
	{BadRequest, nil, `{"id":[1],"do":"presets"}`},
	{BadRequest, nil, `{"id":true,"do":"presets"}`},
	{BadRequest, nil, `{"id":"` + strings.Repeat("x", 63) + `","do":"presets"}`},
	{BadRequest, nil, `{"do":"presets","more":1}`},
	{BadRequest, nil, `{"do":"presets","DO":"x"}`},
	{BadRequest, nil, `{"do":"new"}`},
	{BadRequest, nil, `{"do":"new","preset":"deluxe","players":2}`},
	{BadRequest, nil, `{"do":"new","preset":"deluxe","players":2,"seed":""}`},
	{BadRequest, nil, `{"do":"new","preset":"deluxe","players":"2","seed":"a"}`},
	{BadRequest, nil, `{"do":"new","preset":"deluxe","players":2.5,"seed":"a"}`},
	{BadRequest, nil, `{"do":"new","preset":"deluxe","players":2,"seed":"a","options":{"screens":1}}`},
	{BadRequest, nil, `{"do":"load"}`},
	{BadRequest, began, `{"do":"check"}`},
	{BadRequest, began, `{"do":"check","move":"psalter","seat":"green"}`},
	{BadRequest, began, `{"do":"check","move":"psalter","seat":"pink"}`},
	{BadRequest, began, `{"do":"play"}`},
	{BadRequest, began, `{"do":"play","move":"end","moves":["end"]}`},
	{BadRequest, began, `{"do":"play","moves":[]}`},
	{BadRequest, began, `{"do":"play","moves":"end"}`},
	{BadRequest, began, `{"do":"play","moves":["end",7]}`},
	{BadRequest, began, `{"do":"play","move":"end","as":"nobody"}`},
	{BadRequest, began, `{"do":"undo","moves":0}`},
	{BadRequest, began, `{"do":"undo","moves":"1"}`},
	{BadRequest, began, `{"do":"view","seat":7}`},
	{UnknownRequest, nil, `{"do":"dance"}`},
	{UnknownRequest, nil, `{"do":""}`},
	{BadJSON, nil, `{"do":"presets"`},
	{BadJSON, nil, `{"do":"presets"} {}`},
	{BadJSON, nil, "{\"do\":\"\xff\"}"},
	{BadJSON, nil, strings.Repeat("[", 200000)},
	{BadJSON, nil, strings.Repeat(`{"a":`, 100000) + "1" + strings.Repeat("}", 100000)},
	{TooLong, nil, `{"do":"` + strings.Repeat("x", lines.Max) + `"}`},
	{NoGame, nil, `{"do":"legal"}`},
	{BadConfig, nil, `{"do":"new","preset":"delux","players":2,"seed":"a"}`},
	{BadConfig, nil, `{"do":"new","preset":"deluxe","players":6,"seed":"a"}`},
	{BadConfig, nil, `{"do":"new","preset":"deluxe","players":2,"seed":"a","board":"moon"}`},
	{BadConfig, nil, `{"do":"new","preset":"deluxe","players":2,"seed":"a","options":{"screens":"ajar"}}`},
	{BadPosition, nil, `{"do":"load","position":""}`},
	{BadPosition, nil, `{"do":"load","position":"nonsense"}`},
	{BadPosition, nil, `{"do":"load","position":"new deluxe 2 seed a\nturn 3\nseat red cubes politicians 9\n"}`},
	{BadMove, began, `{"do":"check","move":""}`},
	{BadMove, began, `{"do":"play","move":"fly roma"}`},
	{Illegal, began, `{"do":"play","move":"psalter"}`},
	{NothingToUndo, began, `{"do":"undo"}`},
	{NothingToUndo, began, `{"do":"undo","moves":99}`},
	{NoRecord, []string{`{"do":"load","position":"new deluxe 2 seed a\n"}`}, `{"do":"record"}`},
	{UnknownRule, nil, `{"do":"rules","rule":"XYZ-1"}`},
}

// TestFaultHasCodeAndChangesNothing checks that each fault has its code, that later requests are answered, and that the
// position does not change.
func TestFaultHasCodeAndChangesNothing(t *testing.T) {
	seen := map[Code]bool{}
	for i, c := range faults {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			requests := append([]string{}, began...)
			requests = append(requests, c.before...)
			requests = append(requests, `{"do":"position"}`)
			at := len(requests)
			if c.code == NoGame {
				requests, at = nil, 0
			}
			requests = append(requests, c.line, `{"id":9,"do":"position"}`)
			replies := ask(t, requests...)
			if len(replies) != len(requests) {
				t.Fatalf("%d replies to %d requests", len(replies), len(requests))
			}
			if a := read(t, replies[at]); a.OK || a.Code != c.code || a.Message == "" {
				t.Errorf("%.80s: %.200s", c.line, replies[at])
			}
			if at > 0 && string(read(t, replies[at-1]).Result) != string(read(t, replies[at+1]).Result) {
				t.Errorf("%.80s changes the position", c.line)
			}
		})
		seen[c.code] = true
	}
	for _, code := range Codes() {
		if !seen[code] && code != Internal && code != Masked { // see TestMaskedPositionCannotBePlayed and TestPanicIsInternalFault
			t.Errorf("no case for %s", code)
		}
	}
}

// TestPanicIsInternalFault checks that a panic ends nothing and changes nothing.
func TestPanicIsInternalFault(t *testing.T) {
	gameHandlers["burst"] = func(*session, *request) (any, *fault) { panic("burst") }
	defer delete(gameHandlers, "burst")
	replies := ask(t, begin, `{"id":1,"do":"burst"}`, `{"do":"position"}`)
	if a := read(t, replies[1]); a.Code != Internal || string(a.ID) != "1" {
		t.Errorf("%s", replies[1])
	}
	if !read(t, replies[2]).OK {
		t.Errorf("%s", replies[2])
	}
}

// TestTooLongLineIsSkipped checks that the rest of a long line is skipped and the next line is read.
func TestTooLongLineIsSkipped(t *testing.T) {
	fits := `{"do":"rules","rule":"` + strings.Repeat("x", lines.Max-24) + `"}`
	for _, more := range []int{0, 1, 2, 3, 1 << 16, 5 << 20} {
		line := fits + strings.Repeat(" ", more)
		replies := ask(t, line, `{"id":1,"do":"rules","rule":"CUB-1"}`)
		want := UnknownRule
		if len(line) > lines.Max {
			want = TooLong
		}
		if len(replies) != 2 || read(t, replies[0]).Code != want || !read(t, replies[1]).OK {
			t.Errorf("%d bytes more: %.100s", more, replies)
		}
	}
}

// TestBadMoveHasRule checks that the rule is named if only the numbers of a move are wrong. // CUB-1
func TestBadMoveHasRule(t *testing.T) {
	for move, want := range map[string]string{
		"take nobles 3": `"rule":"CUB-1"`, "take nobles 999": `"rule":"CUB-1"`, "manuscript 5 blue": `"rule":"MSS-1"`,
		"riddle 9": `"rule":"RID-1"`, "dance": "", "psalter 3": "", "ritmo 2": "", "move atlantis": "",
	} {
		for _, do := range []string{"check", "play"} {
			reply := ask(t, begin, `{"do":"`+do+`","move":"`+move+`"}`)[1]
			if read(t, reply).Code != BadMove || !strings.Contains(reply, want) || want == "" && strings.Contains(reply, `"rule"`) {
				t.Errorf("%s: %s, want %s", move, reply, want)
			}
		}
	}
}
