package view

import (
	"maps"
	"slices"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// TestRefused checks that every target of the decision has either a legal move or one reason; that each reason is the result
// of Check for the unmasked state, and that no other reason is nearer.
func TestRefused(t *testing.T) {
	n, elsewhere := 0, 0
	codes := map[string]int{}
	eachPosition(t, func(t *testing.T, p *position) {
		if n++; n%7 != 0 || p.s.Decision == engine.Over {
			return
		}
		b := newBuilder(p.t, &p.s, p.s.Seat)
		reasons := map[string]Refused{}
		for _, r := range b.refused() {
			if _, twice := reasons[r.Target]; twice {
				t.Errorf("two reasons for %s", r.Target)
			}
			reasons[r.Target] = r
			codes[r.Code]++
			checkReason(t, p, r)
			if checkWhere(t, p, r) {
				elsewhere++
			}
		}
		legal := map[string]bool{}
		for _, m := range b.legal() {
			for _, target := range m.Targets {
				legal[target] = true
			}
		}
		checkTargets(t, b, legal, reasons)
	})
	t.Log(codes, elsewhere, "that could be done elsewhere")
	if elsewhere == 0 {
		t.Error("nothing could be done elsewhere")
	}
}

// checkWhere checks that with the piece at a listed place, the place is no longer a fault, or less of one. It reports
// whether there is such a place.
func checkWhere(t *testing.T, p *position, r Refused) bool {
	t.Helper()
	m, err := record.ParseMove(p.t.Rules, r.Notation)
	if err != nil {
		t.Fatal(err)
	}
	here := p.t.Rules.Check(&p.s, m)
	if here.Code == engine.WrongZone && r.Need == nil { // other moves of the target need other zones
		return len(r.Where) > 0
	}
	for _, id := range r.Where {
		there := p.s
		there.Players[there.Seat].Place = placeNo(t, p, id)
		if why := p.t.Rules.Check(&there, m); why.Nearness() <= here.Nearness() {
			t.Errorf("%s: %s here, and %s in %s", r.Notation, here.Code, why.Code, id)
		}
	}
	return len(r.Where) > 0
}

func placeNo(t *testing.T, p *position, id string) engine.PlaceNo {
	t.Helper()
	at := slices.IndexFunc(p.t.Rules.Box.Places, func(place engine.Place) bool { return place.ID == id })
	if at < 0 {
		t.Fatalf("there is no place %s", id)
	}
	return engine.PlaceNo(at)
}

// TestRefusalListsPossiblePlaces checks that a refusal because of the place lists exactly the places where the move is
// possible, or the nearest if it is not possible anywhere. // PLC-5 PLC-7 CAN-1
func TestRefusalListsPossiblePlaces(t *testing.T) {
	l := redAt(t, "roma")
	for move, feature := range map[string]engine.Feature{
		"friar gigi": engine.Convent, "scribes vp": engine.Abbey, "canticle 1": engine.Franciscan, "psalter": 0,
	} {
		m, err := record.ParseMove(l.r, move)
		if err != nil {
			t.Fatal(err)
		}
		var want []engine.PlaceNo
		for i := range l.r.Box.Places {
			if l.r.Box.Places[i].Features&feature != 0 {
				want = append(want, engine.PlaceNo(i))
			}
		}
		if got := l.r.AppendWhere(nil, &l.s, m, l.r.Check(&l.s, m)); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", move, got, want)
		}
	}
}

// checkReason compares a reason with Check.
func checkReason(t *testing.T, p *position, r Refused) {
	t.Helper()
	m, err := record.ParseMove(p.t.Rules, r.Notation)
	if err != nil {
		t.Fatalf("%q: %v", r.Notation, err)
	}
	why := p.t.Rules.CheckBy(&p.s, p.s.Seat, m)
	if why.Code == engine.WrongZone && r.Need == nil { // other moves of the target need other zones
		why.Need = 0
	}
	if why.Legal() || text(t, ReasonOf(p.t.Rules, why)) != text(t, r.Reason) {
		t.Errorf("%s: %s, Check says %+v", r.Notation, text(t, r.Reason), why)
	}
}

func checkTargets(t *testing.T, b *builder, legal map[string]bool, reasons map[string]Refused) {
	t.Helper()
	for _, m := range b.r.Catalogue() {
		if m.Kind.Decides() != b.s.Decision {
			continue
		}
		for _, target := range b.targets(m) {
			r, refused := reasons[target]
			if legal[target] == refused {
				t.Errorf("%s: legal %v, refused %v", target, legal[target], refused)
			}
			if why := b.r.Check(&b.s, m); refused && why.Nearness() > nearnessOf(b, r) {
				t.Errorf("%s: %s is nearer than %s", target, why.Code, r.Code)
			}
		}
	}
}

func nearnessOf(b *builder, r Refused) int {
	m, err := record.ParseMove(b.r, r.Notation)
	if err != nil {
		return -1
	}
	return b.r.Check(&b.s, m).Nearness()
}

// TestFigures checks that figures are words if the code requires it.
func TestFigures(t *testing.T) {
	for _, c := range []struct {
		why  engine.Reason
		want string
	}{
		{engine.Reason{Rule: engine.ORD1, Code: engine.NotYourTurn, Need: 0, Have: 1}, `{"rule":"ORD-1","code":"not-your-turn","need":"yellow","have":"red","unit":"seat","what":null}`},
		{engine.Reason{Code: engine.OtherDecision, Need: 3, Have: 4}, `{"rule":null,"code":"other-decision","need":"turn","have":"keep","unit":"decision","what":null}`},
		{engine.Reason{Rule: engine.MSS3, Code: engine.WrongZone}, `{"rule":"MSS-3","code":"wrong-zone","need":null,"have":"neutral","unit":"zone","what":null}`},
		{engine.Reason{Rule: engine.MOV7, Code: engine.WrongPlace}, `{"rule":"MOV-7","code":"wrong-place","need":null,"have":null,"what":null}`},
		{engine.Reason{Rule: engine.RID1, Code: engine.WrongZone, Need: 1, Have: 3}, `{"rule":"RID-1","code":"wrong-zone","need":"blue","have":"pink","unit":"zone","what":null}`},
		{engine.Reason{Rule: engine.ELE1, Code: engine.WrongStatus, Need: 0, Have: 1}, `{"rule":"ELE-1","code":"wrong-status","need":"merchant","have":"friar","unit":"status","what":null}`},
		{engine.Reason{Rule: engine.PLC8, Code: engine.WrongStatus}, `{"rule":"PLC-8","code":"wrong-status","need":null,"have":null,"what":null}`},
		{engine.Reason{Rule: engine.MOV2, Code: engine.TooFewDucats, Need: 10, Have: 5}, `{"rule":"MOV-2","code":"too-few-ducats","need":10,"have":5,"what":null}`},
		{engine.Reason{Rule: engine.RUL13, Code: engine.LacksCard, Of: engine.GoodCards(engine.Placiti), Need: 2, Have: 1}, `{"rule":"RUL-13","code":"lacks-card","need":2,"have":1,"what":"placiti"}`},
		{engine.Reason{Rule: engine.EXPS4, Code: engine.OverLimit, Of: engine.GoodCards(engine.Scuola), Need: 2, Have: 3}, `{"rule":"EXP-S4","code":"over-limit","need":2,"have":3,"what":"poets"}`},
		{engine.Reason{Rule: engine.EXPS5, Code: engine.LacksCard, Of: engine.GoodCards(engine.Scuola), Need: 1}, `{"rule":"EXP-S5","code":"lacks-card","need":1,"have":0,"what":"scuola"}`},
		{engine.Reason{Rule: engine.RUL13, Code: engine.NotThere, Of: engine.GoodManuscript(0), Need: 1}, `{"rule":"RUL-13","code":"not-there","need":1,"have":0,"what":null}`},
	} {
		if got := text(t, ReasonOf(nil, c.why)); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}

// TestNoExampleOfZone: if several manuscripts are available, each in its zone, the refusal of the action names all the
// places, but none of the zones. // MSS-3
func TestNoExampleOfZone(t *testing.T) {
	l := redAt(t, "catania")
	all := l.refused()
	at := slices.IndexFunc(all, func(r Refused) bool { return r.Target == "action:manuscript" })
	if at < 0 {
		t.Fatal("no reason for the action")
	}
	if r := all[at]; r.Code != engine.WrongZone.String() || r.Need != nil || len(r.Where) < 4 {
		t.Errorf("%s", text(t, r))
	}
}

// TestMissingPowerIsReportedAtAction checks that a missing power is reported at its action, but not at a selected seat. // CAR-4
func TestMissingPowerIsReportedAtAction(t *testing.T) {
	for _, c := range []struct {
		red  string
		want map[string]string // by target: the reason, + if it is minor
	}{
		{"siena", map[string]string{"seat:yellow": "+wrong-tile", "action:shlasinger": "wrong-tile"}},
		{"siena status cardinal shlasinger", map[string]string{"seat:red": "not-yourself"}},
	} {
		got := map[string]string{}
		table, s, err := record.ParsePosition(editiontest.Library(t).Table, "new deluxe 3 seed power\nturn 9\nseat red place "+c.red+"\nto-move red\n")
		if err != nil {
			t.Fatal(err)
		}
		for _, no := range newBuilder(table, &s, s.Seat).refused() {
			if _, asked := c.want[no.Target]; !asked {
				continue
			}
			got[no.Target] = no.Code
			if no.Minor {
				got[no.Target] = "+" + no.Code
			}
		}
		if !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.red, got, c.want)
		}
	}
}
