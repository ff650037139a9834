package engine_test

import (
	"slices"
	"testing"

	"volgare/engine"
)

// Tests of functions that no rule case reaches: functions only used by displays of the game, and the set-up itself.

// TestOfficeVotesAndVP checks the votes and VP of each office. // ELE-1
func TestOfficeVotesAndVP(t *testing.T) {
	for office, want := range map[engine.Office][2]int{
		engine.NoOffice: {}, engine.Banker: {7, 6}, engine.Monk: {10, 11}, engine.Camerlengo: {11, 14}, engine.Pope: {17, 22},
	} {
		if got := [2]int{office.Needs(), office.VP()}; got != want {
			t.Errorf("%v: votes and VP %v, want %v", office, got, want)
		}
	}
}

// TestVotesOfCubes checks the votes of each colour. // CUB-4
func TestVotesOfCubes(t *testing.T) {
	for cube, want := range map[engine.Cube]int{engine.Politician: 3, engine.Noble: 2, engine.Abbess: 1, engine.Scribe: 0} {
		if got := cube.Votes(); got != want {
			t.Errorf("%v: %d votes, want %d", cube, got, want)
		}
	}
}

// TestDecisionsOfATurn checks which decisions belong to a turn, and which of these to a draw or to a trade. // ACT-1 LIB-1
// LIB-2 EXP-K1 EXP-K4 EXP-R4 RUL-13
func TestDecisionsOfATurn(t *testing.T) {
	ofDraw := map[engine.Decision]bool{
		engine.LibraryKeep: true, engine.LibraryOrder: true, engine.LibraryGiveUp: true,
		engine.CardKeep: true, engine.CardGiveUp: true,
	}
	ofTrade := map[engine.Decision]bool{engine.TradeDraft: true, engine.TradeReply: true, engine.TradePick: true}
	for d := engine.Over; d <= engine.PlacitiChoice; d++ {
		ofTurn := d == engine.Turn || ofDraw[d] || ofTrade[d]
		if d.OfTurn() != ofTurn || d.OfDraw() != ofDraw[d] || d.OfTrade() != ofTrade[d] {
			t.Errorf("%v: of the turn %v, of a draw %v, of a trade %v", d, d.OfTurn(), d.OfDraw(), d.OfTrade())
		}
	}
}

// TestEventOn checks that no turn before the first or after the last has an event. // SET-3
func TestEventOn(t *testing.T) {
	r := rules(t, "deluxe", 3)
	s := begin(r, 0)
	for turn, want := range map[uint8]bool{0: false, 1: true, engine.MaxTurns: false, engine.MaxTurns + 1: false, 255: false} {
		if tile, ok := r.EventOn(&s, turn); ok != want || ok && tile != int(s.FirstEvent) || turn == 0 && tile != 0 {
			t.Errorf("turn %d: tile %d, %v; the first is %d", turn, tile, ok, s.FirstEvent)
		}
	}
}

// TestPlaceOfEachDeck checks the place of each deck, including the Scuola, which has no draw. // EXP-S1
func TestPlaceOfEachDeck(t *testing.T) {
	all, none := expanded(t, 3), rules(t, "deluxe", 3)
	for deck := range engine.NumCardDecks {
		places := 0
		for place := range all.Box.Places {
			at := engine.PlaceNo(place)
			if none.ComesFrom(deck, at) {
				t.Errorf("%v comes from %s although it is not in play", deck, all.Box.Places[place].ID)
			}
			if all.ComesFrom(deck, at) {
				places++
			} else if all.DrawnAt(deck, at) {
				t.Errorf("%v is drawn at %s and does not come from there", deck, all.Box.Places[place].ID)
			}
		}
		if deck == engine.Scuola && places != 1 || places == 0 || places == len(all.Box.Places) {
			t.Errorf("%v comes from %d places", deck, places)
		}
	}
}

// TestCategoriesAddUpToResult checks that the categories of a seat add up to its victory points. // SCO-1 to SCO-12
func TestCategoriesAddUpToResult(t *testing.T) {
	r := expanded(t, 4)
	s := begin(r, 1)
	s.Players[2].Office, s.Players[1].Ducats = engine.Monk, 40
	result := r.Score(&s)
	for seat := range r.Seats {
		sum := 0
		for _, vp := range result.By[seat] {
			sum += vp
		}
		if sum != result.VP[seat] || seat == 2 && sum < 11 {
			t.Errorf("%v: %v make %d, not %d", engine.Seat(seat), result.By[seat], sum, result.VP[seat])
		}
	}
}

// TestGoodsOfCubes checks that the good of a colour is cubes of that colour.
func TestGoodsOfCubes(t *testing.T) {
	for cube := range engine.NumCubes {
		if got, ok := engine.GoodCubes(cube).Cube(); !ok || got != cube {
			t.Errorf("the good of %v: %v, %v", cube, got, ok)
		}
	}
}

// TestNew checks the first position of a game, which the sparse positions of rule cases do not cover. // SET-2 SET-6 SET-8
func TestNew(t *testing.T) {
	for _, preset := range []string{"it2010", "deluxe"} {
		r := rules(t, preset, 3)
		deal := r.Deal("new")
		s := r.New(deal, nil)
		for seat, p := range s.Players[:r.Seats] {
			if p.Place != engine.NoPlace || p.Left != engine.NoPlace {
				t.Errorf("%s: %v begins in %d, from %d", preset, engine.Seat(seat), p.Place, p.Left)
			}
		}
		for turn, cubes := range deal.Cubes {
			if turn > 1 && s.Coming[turn] != cubes {
				t.Errorf("%s: on turn %d %v, dealt %v", preset, turn, s.Coming[turn], cubes)
			}
		}
		for kind := range r.Box.Manuscripts {
			if shown := s.Showing&(1<<kind) != 0; shown != (s.FaceUp[kind] > 0) {
				t.Errorf("%s: manuscript %d, %d face up, shown %v", preset, kind, s.FaceUp[kind], shown)
			}
		}
		for level, deck := range s.Deck {
			if n := int(s.DeckN[level]); n < len(deck) && deck[n] != 0 {
				t.Errorf("%s: a manuscript above the deck of level %d", preset, level+1)
			}
		}
	}
}

// TestEmbarkOnlyIn2010 checks that only the 2010 edition allows stopping at sea. // MOV-5
func TestEmbarkOnlyIn2010(t *testing.T) {
	for preset, want := range map[string]bool{"it2010": true, "deluxe": false} {
		moves := 0
		for _, m := range rules(t, preset, 3).Catalogue() {
			if m.Kind == engine.Embark {
				moves++
			}
		}
		if (moves > 0) != want {
			t.Errorf("%s has %d moves to embark", preset, moves)
		}
	}
}

// TestNewRulesRefusesCards checks decks that are not valid at any table. // EXP-R1 EXP-S1 EXP-G1
func TestNewRulesRefusesCards(t *testing.T) {
	good := expanded(t, 3)
	for name, spoil := range map[string]func(*engine.Box, *engine.Options){
		"the 2010 edition": func(_ *engine.Box, o *engine.Options) { o.Edition = engine.Classic },
		"too few kinds":    func(b *engine.Box, _ *engine.Options) { b.Cards[engine.Ritmo] = b.Cards[engine.Ritmo][:1] },
		"too many cards": func(b *engine.Box, _ *engine.Options) {
			kinds := slices.Clone(b.Cards[engine.Ritmo])
			kinds[0].Count += engine.MaxPile
			b.Cards[engine.Ritmo] = kinds
		},
		"half an expansion": func(b *engine.Box, _ *engine.Options) { b.Cards[engine.Scuola] = nil },
		"no town": func(b *engine.Box, _ *engine.Options) {
			b.Places = slices.Clone(b.Places)
			at := slices.IndexFunc(b.Places, func(p engine.Place) bool { return p.ID == engine.Ritmo.Form().Town })
			b.Places[at].ID = "elsewhere"
		},
	} {
		box, options := good.Box, good.Options
		spoil(&box, &options)
		if _, err := engine.NewRules(box, options, 3); err == nil {
			t.Errorf("%s: taken", name)
		}
	}
	if _, err := engine.NewRules(good.Box, good.Options, 3); err != nil {
		t.Error(err)
	}
}

// TestLevelReached checks that an effect reports a level of knowledge only if it raises the level. // MSS-2
func TestLevelReached(t *testing.T) {
	r := rules(t, "deluxe", 2)
	second := r.Box.LevelStarts[1]
	for _, c := range []struct {
		track engine.Track
		to    uint8
		steps int16
		want  uint8
	}{
		{engine.Knowledge, second, 1, 2},
		{engine.Knowledge, second, 0, 0},
		{engine.Knowledge, second + 1, 1, 0},
		{engine.Knowledge, second - 1, -1, 0},
		{engine.Knowledge, r.Box.LevelStarts[3], int16(r.Box.LevelStarts[3]) - 1, 4},
		{engine.Riddle, second, 5, 0},
	} {
		e := engine.Effect{Kind: engine.DiscMoved, A: uint8(c.track), B: c.to, N: c.steps}
		if got := r.LevelReached(e); got != c.want {
			t.Errorf("%v %+d to %d: level %d, want %d", c.track, c.steps, c.to, got, c.want)
		}
	}
}

// TestCardLimit checks which cards count together, under which rule, and which deck no action draws from.
func TestCardLimit(t *testing.T) {
	r := expanded(t, 3)
	var s engine.State
	s.Tracks[engine.Knowledge].Space[1] = r.Box.LevelStarts[2]
	poets := engine.CardLimit{Of: engine.ScorePoets, Held: 2, Most: 3, Rule: engine.EXPS4}
	s.Players[1].Cards[engine.Scuola].Add(engine.MakePiece(0, 0))
	s.Players[1].Cards[engine.Arnault].Add(engine.MakePiece(0, 0))
	for deck, want := range map[engine.CardDeck]engine.CardLimit{
		engine.Scuola: poets, engine.Arnault: poets,
		engine.Ritmo:     {Of: engine.ScoreRitmo, Most: 3, Rule: engine.EXPK3},
		engine.Placiti:   {Of: engine.ScorePlaciti, Most: 3, Rule: engine.EXPP3},
		engine.Glossario: {Of: engine.ScoreGlossario, Most: 1, Rule: engine.EXPG4},
	} {
		if got := r.CardLimit(&s, 1, deck); got != want {
			t.Errorf("%v: %+v, want %+v", deck, got, want)
		}
		if why := r.CheckDeck(deck); why.Legal() != (deck != engine.Scuola) {
			t.Errorf("%v: %+v", deck, why)
		}
	}
}

// TestOnlyPoetsShareLimit checks that only the two decks of poets share a limit. // EXP-S4
func TestOnlyPoetsShareLimit(t *testing.T) {
	for deck := range engine.NumCardDecks {
		if want := deck == engine.Scuola || deck == engine.Arnault; deck.Shares() != want {
			t.Errorf("%v shares its limit: %v", deck, !want)
		}
	}
}

// TestTilesOfTheBox checks the friar and cardinal tiles in the box. // SET-7 EXP-A1 EXP-Z1
func TestTilesOfTheBox(t *testing.T) {
	sets := func(all ...uint8) (set uint8) {
		for _, tile := range all {
			set |= 1 << tile
		}
		return set
	}
	friars := sets(uint8(engine.Mario), uint8(engine.Michele), uint8(engine.Stefano), uint8(engine.Gigi), uint8(engine.Raffaele))
	cardinals := sets(uint8(engine.Balestreri), uint8(engine.Lanzuisi), uint8(engine.Muret), uint8(engine.Shlasinger), uint8(engine.Zazza))
	if r := rules(t, "deluxe", 3); r.Friars() != friars || r.Cardinals() != cardinals {
		t.Errorf("friars %b, cardinals %b", r.Friars(), r.Cardinals())
	}
	friars, cardinals = friars|sets(uint8(engine.Alessandro)), cardinals|sets(uint8(engine.Sonzogni))
	if r := expanded(t, 3); r.Friars() != friars || r.Cardinals() != cardinals {
		t.Errorf("with the expansions: friars %b, cardinals %b", r.Friars(), r.Cardinals())
	}
}

// TestPlacesOnlyReachableThroughBologna uses a board where all roads to a town lead through Bologna, which is closed to
// seats that have not completed the messenger. // MOV-1 MSG-4
func TestPlacesOnlyReachableThroughBologna(t *testing.T) {
	box, options := rules(t, "it2010", 3).Box, rules(t, "it2010", 3).Options
	options.BolognaClosed = true
	box.Places = slices.Clone(box.Places)
	index := func(is func(*engine.Place) bool) engine.PlaceNo {
		return engine.PlaceNo(slices.IndexFunc(box.Places, func(p engine.Place) bool { return is(&p) }))
	}
	bologna := index(func(p *engine.Place) bool { return p.Features&engine.University != 0 })
	behind := box.Places[bologna].Neighbours[0]
	for i := range box.Places {
		p := &box.Places[i]
		switch at := engine.PlaceNo(i); {
		case at == behind:
			p.Neighbours = []engine.PlaceNo{bologna}
			p.Features &^= engine.Harbour
			p.Sea = engine.NoSea
		case at != bologna:
			p.Neighbours = slices.DeleteFunc(slices.Clone(p.Neighbours), func(to engine.PlaceNo) bool { return to == behind })
		}
	}
	r, err := engine.NewRules(box, options, 3)
	if err != nil {
		t.Fatal(err)
	}
	s := engine.State{Decision: engine.Turn, Turn: 2, Points: 5}
	s.Players[0].Place, s.Players[0].Ducats = index(func(p *engine.Place) bool { return p.ID == "roma" }), 30
	for to, want := range map[engine.PlaceNo]engine.Reason{
		bologna: {Rule: engine.MSG4, Code: engine.Closed}, behind: {Rule: engine.MOV1, Code: engine.NoWay},
	} {
		if got := r.Check(&s, engine.Move{Kind: engine.MoveTo, A: uint8(to)}); got != want {
			t.Errorf("to %s: %+v, want %+v", box.Places[to].ID, got, want)
		}
	}
}
