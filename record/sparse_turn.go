package record

import (
	"slices"

	"volgare/engine"
)

// layTiles shows the event tiles up to the turn and copies the remaining fields given by lines. // EVT-2 SET-3
func (p *sparse) layTiles(s *engine.State) error {
	var shown uint16
	stupor := false
	for turn := uint8(1); turn <= s.Turn; turn++ {
		tile, ok := p.r.EventOn(s, turn)
		switch {
		case !ok:
		case p.r.Box.Events[tile].Auction > 0:
			stupor = true
		default:
			shown |= 1 << tile
		}
	}
	s.Events, s.Stupor = shown, stupor
	if p.given("events") {
		if p.state.Events&^shown != 0 {
			return p.wrong("events", "an event tile that has not come by turn %d cannot lie face up", s.Turn)
		}
		s.Events = p.state.Events
	}
	if p.given("stupor") {
		if !stupor {
			return p.wrong("stupor", "the Stupor Mundi tile has not come by turn %d", s.Turn)
		}
		s.Stupor = p.state.Stupor
	}
	s.Inquired, s.Virtual, s.Fresh, s.Converted = p.state.Inquired, p.state.Virtual, p.state.Fresh, p.state.Converted
	s.Done = p.state.Done
	return nil
}

// decide sets the decision and its seat.
func (p *sparse) decide(s *engine.State) error {
	if s.Turn == 0 {
		return p.decideStart(s)
	}
	s.Decision = engine.Turn
	if p.given("decision") {
		s.Decision = p.state.Decision
	}
	if err := p.decideKind(s); err != nil {
		return err
	}
	if s.Decision != engine.Over && len(p.r.AppendLegal(nil, s)) == 0 {
		return p.wrong("decision", "%s has nothing to decide here", s.Seat)
	}
	return nil
}

func (p *sparse) decideKind(s *engine.State) error {
	if at := p.misplaced(s.Decision); at != "" {
		return p.wrong(at, "a line %q has no meaning for the decision %s", at, s.Decision)
	}
	switch s.Decision {
	case engine.Over:
		s.Seat, s.At = engine.Nobody, uint8(p.r.Seats)
		s.Chosen = p.state.Chosen
		return nil
	case engine.StartCity:
		return p.wrong("decision", "start cities are chosen before turn 1")
	case engine.CharityGiver:
		p.seatInOrder(s)
		return nil
	case engine.Turn:
		s.Trade.Refused, s.Trade.Withdrawn = p.state.Trade.Refused, p.state.Trade.Withdrawn
		p.begin(s)
		return p.callSummons(s)
	case engine.LibraryKeep, engine.LibraryOrder, engine.LibraryGiveUp:
		return p.drawTiles(s)
	case engine.CardKeep, engine.CardGiveUp:
		return p.drawCards(s)
	case engine.TradeDraft, engine.TradeReply, engine.TradePick:
		return p.tradeCards(s)
	case engine.RitmoChoice, engine.PlacitiChoice:
		return p.chooser(s)
	case engine.Election:
		p.elector(s)
		return nil
	case engine.Payment:
		if p.given("office") {
			p.payOffice(s)
			return nil
		}
	}
	return p.auction(s)
}

// meaning lists the decisions to which a line applies.
var meaning = []struct {
	word string
	in   []engine.Decision
}{
	{"points", turnDecisions},
	{"done", turnDecisions},
	{"fresh", []engine.Decision{engine.Turn}},
	{"converted", turnDecisions},
	{"virtual", turnDecisions},
	{"drawn", []engine.Decision{engine.LibraryKeep, engine.LibraryOrder, engine.LibraryGiveUp}},
	{"placed", []engine.Decision{engine.LibraryOrder}},
	{"summons", []engine.Decision{engine.Turn, engine.Answer, engine.Bidding, engine.Payment}},
	{"bid", []engine.Decision{engine.Bidding, engine.Payment}},
	{"office", []engine.Decision{engine.Payment}},
	{"card-draw", []engine.Decision{engine.CardKeep, engine.CardGiveUp}},
	{"trade", []engine.Decision{engine.Turn, engine.TradeDraft, engine.TradeReply, engine.TradePick}},
	{"choices", []engine.Decision{engine.PlacitiChoice, engine.Over}},
	{"to-move", []engine.Decision{
		engine.CharityGiver, engine.Turn, engine.LibraryKeep, engine.LibraryOrder, engine.LibraryGiveUp,
		engine.Answer, engine.Bidding, engine.Payment, engine.Election, engine.CardKeep, engine.CardGiveUp,
	}},
}

// turnDecisions are the decisions within the turn of a seat.
var turnDecisions = []engine.Decision{
	engine.Turn, engine.LibraryKeep, engine.LibraryOrder, engine.LibraryGiveUp,
	engine.CardKeep, engine.CardGiveUp, engine.TradeDraft, engine.TradeReply, engine.TradePick,
}

// misplaced returns a given line that does not apply to a decision.
func (p *sparse) misplaced(d engine.Decision) string {
	for _, m := range meaning {
		if p.given(m.word) && !slices.Contains(m.in, d) {
			return m.word
		}
	}
	return ""
}

// decideStart asks the last seat in order that has no start city. // SET-8
func (p *sparse) decideStart(s *engine.State) error {
	if at := p.misplaced(engine.StartCity); at != "" || p.given("decision") {
		return p.wrong(at, "say which turn it is")
	}
	for i := p.r.Seats - 1; i >= 0; i-- {
		if seat := s.Order[i]; s.Players[seat].Place == engine.NoPlace {
			s.At, s.Seat = uint8(i), seat
			return nil
		}
	}
	return p.wrong("seat", "all start cities are chosen: say which turn it is")
}

// seatInOrder gives the decision to the seat to move, or to the first if none is named.
func (p *sparse) seatInOrder(s *engine.State) {
	s.Seat = s.Order[0]
	if p.toMove != engine.Nobody {
		s.Seat = p.toMove
	}
	s.At = uint8(slices.Index(s.Order[:], s.Seat))
}

// begin starts the turn of a seat with all of its points. // ACT-1
func (p *sparse) begin(s *engine.State) {
	p.seatInOrder(s)
	s.Points = 5
	if s.Players[s.Seat].Card == engine.Muret {
		s.Points = 6
	}
	if p.state.Points != noPoints {
		s.Points = p.state.Points
	}
}

// drawTiles draws the topmost library tiles for the seat in turn.
func (p *sparse) drawTiles(s *engine.State) error {
	p.begin(s)
	if p.state.Drawn == 0 || p.state.Drawn > s.Stack.N || p.state.Placed >= p.state.Drawn {
		return p.wrong("drawn", "say how many tiles are drawn: 1 to %d", s.Stack.N)
	}
	s.Drawn, s.Placed = p.state.Drawn, p.state.Placed
	s.Done |= 1 << engine.DrawTiles
	s.Players[s.Seat].Reader = p.r.Options.Edition == engine.Classic
	for i := range s.Drawn {
		s.Stack.Piece[i] = engine.MakePiece(s.Stack.Piece[i].Kind(), 1<<s.Seat)
	}
	return nil
}
