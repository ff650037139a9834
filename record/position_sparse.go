package record

import (
	"slices"

	"volgare/engine"
)

// sparse is a position given by its differences from a deal. Lines are first collected, in any order, and then laid out stage by stage.
type sparse struct {
	header
	seed string
	deal engine.Deal

	marks map[string]scanner // the last line of each kind, for faults of the whole

	state   engine.State // only the fields given by the lines below
	has     [engine.MaxSeats]keySet
	spaces  uint32 // spaces of the turn track that are given, bit 1<<space
	rank    [engine.NumTracks][engine.MaxSeats]uint8
	onTrack [engine.NumTracks]uint8 // seats whose space is given, bit 1<<seat
	showing [4][]uint8
	deckTop [4][]uint8
	toMove  engine.Seat
	cardTop [engine.NumCardDecks]pile
	trader  engine.Seat // the seat in turn of a trade
	laid    engine.State
}

// newSparse parses "new PRESET PLAYERS seed TEXT".
func newSparse(tables Tables, s *scanner) *sparse {
	p := &sparse{header: header{tables: tables}, marks: map[string]scanner{}, toMove: engine.Nobody, trader: engine.Nobody}
	p.config.Preset = s.word()
	p.config.Players = s.number("players", 2, engine.MaxSeats)
	p.mark = *s
	if s.more() {
		s.keyword("seed")
		p.seed = s.rest()
	}
	if s.err != nil {
		p.mark.err = s.err
	}
	return p
}

func (p *sparse) line(s *scanner) error {
	if p.mark.err != nil {
		return p.mark.err
	}
	word := s.word()
	if p.table == nil && p.headLine(s, word) {
		return s.fail()
	}
	if err := p.start(); err != nil {
		return err
	}
	p.read(s, word)
	s.end()
	if _, twice := p.marks[word]; twice && s.err == nil && !repeats[word] {
		s.at = 0
		s.word()
		s.faultf("%s is given twice", word)
	}
	p.marks[word] = *s
	return s.fail()
}

// repeats are the kinds of line that may occur more than once.
var repeats = map[string]bool{"seat": true, "track": true, "space": true, "showing": true, "deck": true, "cards": true}

// start settles the table and deals.
func (p *sparse) start() error {
	if p.r != nil {
		return nil
	}
	if p.mark.err != nil {
		return p.mark.err
	}
	if err := p.settle(); err != nil {
		return err
	}
	p.deal = p.r.Deal(p.seed)
	p.state.Points = noPoints
	return nil
}

// noPoints means that points are not given.
const noPoints = 0xFF

// given reports whether the position has a line of this kind.
func (p *sparse) given(word string) bool {
	_, ok := p.marks[word]
	return ok
}

// lineWords are the first words of lines.
var lineWords = []string{
	"turn", "order", "to-move", "points", "done", "decision", "seat", "track", "areas", "space",
	"first-event", "events", "stupor", "papal", "canticle", "deck", "showing", "library", "friars", "cardinals",
	"shlasinger", "virtual", "fresh", "converted", "summons", "bid", "office", "drawn", "placed",
}

// read parses the rest of a line that begins with word.
func (p *sparse) read(s *scanner, word string) {
	if s.stateLine(p.r, &p.state, word) || p.turnLine(s, word) || p.usedLine(s, word) || p.decisionLine(s, word) || p.tilesLine(s, word) ||
		p.piecesLine(s, word) || p.r.HasDecks() && p.readCards(s, word) {
		return
	}
	s.expected("a line of a position", slices.Concat(lineWords, sparseCardLines(p.r)))
}

// turnLine parses a line about the progress of the game.
func (p *sparse) turnLine(s *scanner, word string) bool {
	switch word {
	case "turn":
		p.state.Turn = uint8(s.number("a turn", 1, engine.MaxTurns))
	case "order":
		s.order(p.r, &p.deal.Order)
	case "to-move":
		p.toMove = s.seat(p.r)
	default:
		return false
	}
	return true
}

// usedLine parses a line about a used ability, or the state of a tile or of the turn.
func (p *sparse) usedLine(s *scanner, word string) bool {
	st := &p.state
	switch word {
	case "stupor":
		st.Stupor = s.oneOf("how the tile lies", []string{"used", "face-up"}) == 1
	case "shlasinger":
		s.keyword("used")
		st.Inquired = true
	case "virtual":
		s.keyword("used")
		st.Virtual = true
	case "fresh":
		st.Fresh = true
	case "converted":
		st.Converted = true
	default:
		return false
	}
	return true
}

// decisionLine parses a line about the current decision.
func (p *sparse) decisionLine(s *scanner, word string) bool {
	st := &p.state
	switch word {
	case "summons":
		p.summonsLine(s)
	case "bid":
		st.Summons.Bid = uint8(s.number("a bid", 2, 255))
		s.keyword("by")
		st.Summons.High = s.seat(p.r)
	case "office":
		st.Office = engine.Office(1 + s.oneOf("an office", officeWords[1:]))
	case "drawn":
		st.Drawn = uint8(s.number("tiles drawn", 1, engine.MaxLibrary))
	case "placed":
		st.Placed = uint8(s.number("tiles put back", 1, engine.MaxLibrary))
	default:
		return false
	}
	return true
}

// tilesLine parses a line about the tiles on the board and in stacks.
func (p *sparse) tilesLine(s *scanner, word string) bool {
	switch word {
	case "first-event":
		p.deal.FirstEvent = s.firstEvent(p.r)
	case "papal":
		for i := range p.deal.Papal {
			p.deal.Papal[i] = engine.Papal(s.oneOf("a papal tile", papalWords[:2]))
		}
	case "canticle":
		p.canticle(s)
	case "deck":
		p.deckLine(s)
	case "showing":
		p.showingLine(s)
	case "library":
		p.libraryLine(s)
	default:
		return false
	}
	return true
}

// piecesLine parses a line about cubes, discs or the possessions of a seat.
func (p *sparse) piecesLine(s *scanner, word string) bool {
	switch word {
	case "seat":
		p.seatLine(s)
	case "track":
		p.trackLine(s)
	case "space":
		p.spaceLine(s)
	default:
		return false
	}
	return true
}
