package record

import (
	"cmp"
	"slices"

	"volgare/edition"
	"volgare/engine"
)

// full parses the complete form of a position.
type full struct {
	header
	rules string
	s     engine.State
	seen  map[string]bool // lines by their first word; lines that repeat include their number
	has   [engine.MaxSeats]keySet
}

// newFull parses "position 1".
func newFull(tables Tables, s *scanner) *full {
	p := &full{header: header{tables: tables, mark: *s}, seen: map[string]bool{}}
	s.number("the version of the form", positionVersion, positionVersion)
	s.end()
	p.mark.err = s.err
	return p
}

func (p *full) line(s *scanner) error {
	if p.mark.err != nil {
		return p.mark.err
	}
	word := s.word()
	if p.r == nil && p.headLine(s, word) {
		return s.fail()
	}
	if err := p.start(); err != nil {
		return err
	}
	p.once(s, word)
	p.read(s, word)
	s.end()
	return s.fail()
}

// once rejects a second line of the same kind. Lines that may repeat are distinguished by their next word.
func (p *full) once(s *scanner, word string) {
	key := word
	switch word {
	case "space", "deck", "track", "seat", "cards":
		key += " " + s.peek()
	}
	if p.seen[key] {
		s.faultf("%s is given twice", key)
	}
	p.seen[key] = true
}

// headLine parses a line that selects the table.
func (p *full) headLine(s *scanner, word string) bool {
	switch word {
	case "preset":
		p.config.Preset, p.mark = s.word(), *s
	case "players":
		p.config.Players, p.mark = s.number("players", 2, engine.MaxSeats), *s
	case "rules":
		p.rules, p.mark = s.word(), *s
	default:
		return p.header.headLine(s, word)
	}
	s.end()
	return true
}

func (p *full) start() error {
	if p.r != nil {
		return nil
	}
	p.config.Revision = cmp.Or(p.config.Revision, unstated)
	if err := p.settle(); err != nil {
		return err
	}
	if p.rules != p.table.Hash {
		p.mark.faultf("the rules of this position have the hash %s, those of its config %s", p.rules, p.table.Hash)
		return p.mark.err
	}
	for seat := range p.r.Seats {
		p.s.Players[seat].Left = engine.NoPlace
	}
	return nil
}

// read parses the rest of a line that begins with word.
func (p *full) read(s *scanner, word string) {
	if s.stateLine(p.r, &p.s, word) || p.turnLine(s, word) || p.decisionLine(s, word) || p.tilesLine(s, word) || p.piecesLine(s, word) ||
		p.r.HasDecks() && s.cardLine(p.r, &p.s, word) {
		return
	}
	s.expected("a line of a position", slices.Concat(fullWords, cardLines(p.r)))
}

// turnLine parses a line about the progress of the game and of the turn.
func (p *full) turnLine(s *scanner, word string) bool {
	st := &p.s
	switch word {
	case "to-move":
		if st.Seat = engine.Nobody; !s.accept("nobody") {
			st.Seat = s.seat(p.r)
		}
	case "turn":
		st.Turn = uint8(s.number("a turn", 0, engine.MaxTurns))
	case "at":
		st.At = uint8(s.number("an index", 0, p.r.Seats))
	case "order":
		s.order(p.r, &st.Order)
	case "flags":
		p.flags(s)
	default:
		return false
	}
	return true
}

// decisionLine parses a line about the current decision.
func (p *full) decisionLine(s *scanner, word string) bool {
	st := &p.s
	switch word {
	case "drawn":
		st.Drawn = uint8(s.number("tiles drawn", 0, engine.MaxLibrary))
	case "placed":
		st.Placed = uint8(s.number("tiles put back", 0, engine.MaxLibrary))
	case "summons":
		p.summons(s)
	case "due":
		st.Due = uint8(s.number("votes", 0, 255))
	case "office":
		st.Office = engine.Office(s.oneOf("an office", officeWords))
	default:
		return false
	}
	return true
}

// tilesLine parses a line about the tiles on the board and in stacks.
func (p *full) tilesLine(s *scanner, word string) bool {
	st := &p.s
	switch word {
	case "first-event":
		st.FirstEvent = s.firstEvent(p.r)
	case "papal":
		for i := range st.Papal {
			st.Papal[i] = engine.Papal(s.oneOf("a papal tile", papalWords))
		}
	case "canticle":
		for i := range p.r.Box.Canticle {
			st.Canticle[i] = uint8(s.number("the turn of a canticle tile", 1, engine.MaxTurns))
		}
	case "showing":
		s.manuscripts(p.r, &st.FaceUp)
		p.show()
	case "deck":
		p.deck(s)
	case "stack":
		s.pile(libraryStock(p.r), st.Stack.Piece[:engine.MaxLibrary], &st.Stack.N, "the stack holds at most %d tiles")
	default:
		return false
	}
	return true
}

// piecesLine parses a line about cubes, discs or the possessions of a seat.
func (p *full) piecesLine(s *scanner, word string) bool {
	st := &p.s
	switch word {
	case "space":
		st.Coming[s.number("a space of the turn track", 1, engine.MaxTurns)] = s.counts()
	case "gone":
		st.Gone = s.counts()
	case "track":
		p.track(s)
	case "seat":
		seat := s.seat(p.r)
		for s.more() {
			s.word()
			s.playerKey(p.r, &st.Players[seat], &p.has[seat])
		}
	default:
		return false
	}
	return true
}

// fullWords are the lines that a complete position must have.
var fullWords = []string{
	"decision", "to-move", "turn", "at", "order", "points", "done", "flags", "drawn", "placed",
	"summons", "due", "office", "first-event", "events", "papal", "canticle", "friars", "cardinals",
	"areas", "gone", "showing", "deck 1", "deck 2", "deck 3", "deck 4", "stack",
}

func (p *full) flags(s *scanner) {
	if s.accept("none") {
		return
	}
	for first := true; first || s.more(); first = false {
		*flags(&p.s)[s.oneOf("a flag", flagWords)] = true
	}
}

// summons parses "by red at 1 bid 7 high yellow in red yellow".
func (p *full) summons(s *scanner) {
	if s.accept("none") {
		return
	}
	u := &p.s.Summons
	u.Called = true
	s.keyword("by")
	u.By = s.seat(p.r)
	s.keyword("at")
	u.At = uint8(s.number("an index", 0, p.r.Seats))
	s.keyword("bid")
	u.Bid = uint8(s.number("a bid", 0, 255))
	s.keyword("high")
	u.High = s.seat(p.r)
	s.keyword("in")
	for first := true; first || s.more(); first = false {
		u.In |= 1 << s.seat(p.r)
	}
}

// show derives the fields that depend on the display.
func (p *full) show() {
	for kind, m := range p.r.Box.Manuscripts {
		if n := p.s.FaceUp[kind]; n > 0 {
			p.s.Showing |= 1 << kind
			p.s.RowN[m.Level-1] += n
		}
	}
}

// deck parses "deck 1 ? blue": the next tile first.
func (p *full) deck(s *scanner) {
	level := s.number("a level of manuscripts", 1, 4)
	if s.accept("none") {
		return
	}
	var kinds []uint8
	for first := true; first || s.more(); first = false {
		kinds = append(kinds, s.deckTile(p.r, level))
	}
	if len(kinds) > engine.MaxDeck {
		s.faultf("a deck holds at most %d manuscripts", engine.MaxDeck)
		return
	}
	slices.Reverse(kinds)
	p.s.DeckN[level-1] = uint8(copy(p.s.Deck[level-1][:], kinds))
}

// track parses all discs of a track, the most advanced first.
func (p *full) track(s *scanner) {
	t := engine.Track(s.oneOf("a track", trackWords))
	discs := &p.s.Tracks[t]
	least, most := spacesOf(p.r, t)
	named := 0
	for i := range p.r.Seats {
		seat := s.seat(p.r)
		if named&(1<<seat) != 0 {
			s.faultf("%s is named twice on the track", s.last)
		}
		named |= 1 << seat
		discs.Ahead[i] = seat
		discs.Space[seat] = uint8(s.number("a space", least, most))
		if i > 0 && discs.Space[seat] > discs.Space[discs.Ahead[i-1]] {
			s.faultf("the discs of a track must be in order, the most advanced first")
		}
	}
}

// spacesOf returns the first and the last space of a track; 0 is its start.
func spacesOf(r *engine.Rules, t engine.Track) (least, most int) {
	if t == engine.Knowledge {
		return 1, int(r.Box.KnowledgeSpaces)
	}
	return 0, int(r.Box.TrackSpaces[t])
}

func (p *full) finish() (*edition.Table, engine.State, error) {
	if p.mark.err != nil {
		return nil, engine.State{}, p.mark.err
	}
	if err := p.start(); err != nil {
		return nil, engine.State{}, err
	}
	if err := p.complete(); err != nil {
		return nil, engine.State{}, err
	}
	return p.table, p.s, nil
}

// complete rejects a position that is impossible or has lines missing.
func (p *full) complete() error {
	words := slices.Concat(fullWords, cardLines(p.r))
	for _, t := range trackWords {
		words = append(words, "track "+t)
	}
	for _, seat := range seatWords[:p.r.Seats] {
		words = append(words, "seat "+seat)
	}
	for _, word := range words {
		if !p.seen[word] {
			p.mark.faultf("the position has no line %q", word)
			return p.mark.err
		}
	}
	if text := impossible(p.r, &p.s); text != "" {
		p.mark.faultf("%s", text)
		return p.mark.err
	}
	return nil
}
