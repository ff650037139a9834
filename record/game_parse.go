package record

import (
	"cmp"
	"strconv"
	"strings"

	"volgare/edition"
	"volgare/engine"
)

// ParseGame reads a game as AppendGame writes it. The error is a *ParseError.
func ParseGame(lib *edition.Library, text string) (*Game, error) {
	return ParseGameWith(lib.Table, text)
}

// ParseGameWith is ParseGame with a maker of tables, for callers that keep the
// tables they have made.
func ParseGameWith(tables Tables, text string) (*Game, error) {
	p := gameReader{tables: tables, game: &Game{}}
	p.game.Plies = make([]Ply, 0, strings.Count(text, ";")+strings.Count(text, ":"))
	number := 0
	for line := range strings.Lines(text) {
		number++
		s := scanner{text: strings.TrimRight(line, "\r\n"), line: number}
		if s.more() {
			p.line(&s)
		}
		p.where = s
		if s.err != nil {
			return nil, s.err
		}
	}
	return p.finish()
}

// ParseTags reads the tags of a game alone, for which no rules are needed, and returns
// what follows them: the deal and the moves. The error is a *ParseError.
func ParseTags(text string) (g *Game, rest string, err error) {
	p := gameReader{game: &Game{}}
	at, number := 0, 0
	for line := range strings.Lines(text) {
		number++
		s := scanner{text: strings.TrimRight(line, "\r\n"), line: number}
		if s.more() && s.text[s.at] != '[' {
			break
		}
		if s.more() {
			p.tag(&s)
		}
		if s.err != nil {
			return nil, "", s.err
		}
		at += len(line)
	}
	p.stated()
	return p.game, text[at:], nil
}

// stated is the config of a game whose tags have ended.
func (p *gameReader) stated() edition.Config {
	c := &p.game.Config
	c.Revision, c.BoardText = cmp.Or(c.Revision, unstated), p.board.String()
	return *c
}

// gameReader takes the lines of a game.
type gameReader struct {
	tables Tables
	game   *Game
	r      *engine.Rules
	board  strings.Builder // the lines of a board that comes with the game
	dealt  uint32          // lines of the deal that were read, by dealLineNo
	where  scanner         // the line before
}

func (p *gameReader) line(s *scanner) {
	if s.text[s.at] == '[' {
		p.tag(s)
		return
	}
	if p.r == nil {
		p.settle(s)
	}
	switch {
	case s.err != nil:
	case s.text[s.at] == '{':
		p.comment(s)
		s.end()
	case isDigit(s.text[s.at]):
		p.turnLine(s)
	default:
		p.dealLine(s)
	}
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// settle makes the table when the tags have ended.
func (p *gameReader) settle(s *scanner) {
	if p.game.Config.Preset == "" {
		s.word()
		s.expected("the tags of a game, [Preset \"deluxe\"] among them", nil)
		return
	}
	table, err := p.tables(p.stated())
	if err != nil {
		s.faultf("the tags do not make a table: %s", strings.ReplaceAll(err.Error(), "\n", "; "))
		return
	}
	p.game.Table, p.r = table, table.Rules
	for i, line := range p.game.Result {
		if int(line.Seat) >= p.r.Seats {
			s.faultf("the result names %s, who does not play (place %d)", line.Seat, i+1)
		}
	}
}

// tag reads `[Name "value"]`.
func (p *gameReader) tag(s *scanner) {
	if p.r != nil {
		s.faultf("tags stand before the deal")
		return
	}
	s.from = s.at
	s.at++
	name, _, ok := strings.Cut(s.text[s.at:], " ")
	if s.at += len(name); !ok || name == "" || strings.ContainsAny(name, "\"]") {
		s.expected(`a tag, [Name "value"]`, nil)
		return
	}
	s.skip()
	if !strings.HasPrefix(s.text[s.at:], `"`) {
		s.expected(`a tag, [Name "value"]`, nil)
		return
	}
	value := s.quoted('"')
	if s.skip(); s.err == nil && s.text[s.at:] != "]" {
		s.word()
		s.expected("] at the end of the tag", nil)
	}
	if s.err == nil {
		p.setTag(s, name, value)
	}
}

// quoted reads text from the mark before it up to the mark behind it.
func (s *scanner) quoted(mark byte) string {
	s.from = s.at
	s.at++
	start := s.at
	for s.at < len(s.text) && s.text[s.at] != mark && s.text[s.at] != '\\' {
		s.at++
	}
	if s.at < len(s.text) && s.text[s.at] == mark {
		s.at++
		return s.text[start : s.at-1]
	}
	out := []byte(s.text[start:s.at])
	for ; s.at < len(s.text); s.at++ {
		c := s.text[s.at]
		switch {
		case c == mark:
			s.at++
			return string(out)
		case c == '\\' && s.at+1 < len(s.text):
			s.at++
			out = append(out, unescaped(s.text[s.at]))
		default:
			out = append(out, c)
		}
	}
	s.last = ""
	s.expected(string(mark)+" at the end of the text", nil)
	return ""
}

func unescaped(c byte) byte {
	switch c {
	case 'n':
		return '\n'
	case 'r':
		return '\r'
	}
	return c
}

func (p *gameReader) setTag(s *scanner, name, value string) {
	g := p.game
	option, isOption := strings.CutPrefix(name, tagOption)
	seat, isSeat := strings.CutPrefix(name, tagSeat)
	switch {
	case name == tagPreset:
		p.single(s, &g.Config.Preset, value)
	case name == tagPlayers:
		g.Config.Players, _ = digits(value)
	case name == tagRevision:
		p.revision(s, value)
	case name == tagBoard:
		p.single(s, &g.Config.Board, value)
	case name == tagLine:
		p.board.WriteString(value + "\n")
	case name == tagSeed:
		p.single(s, &g.Seed, value)
	case name == tagRules:
		p.single(s, &g.Rules, value)
	case name == tagResult:
		p.result(s, value)
	case isOption:
		if g.Config.Options == nil {
			g.Config.Options = map[string]string{}
		}
		g.Config.Options[option] = value
	case isSeat:
		if n, ok := engine.ParseSeat(seat); ok {
			p.single(s, &g.Names[n], value)
			return
		}
		s.faultf("no seat %q: seats are %s", seat, either(seatWords))
	default:
		g.Tags = append(g.Tags, Tag{name, value})
	}
}

// single sets a tag that stands once.
func (p *gameReader) single(s *scanner, field *string, value string) {
	if *field != "" {
		s.faultf("the tag is given twice")
	}
	*field = value
}

// revision reads "2".
func (p *gameReader) revision(s *scanner, value string) {
	n, ok := digits(value)
	switch {
	case !ok || n == 0:
		s.faultf("a revision of the rules is a number from 1 to %d, not %q", edition.Revision, value)
	case p.game.Config.Revision != 0:
		s.faultf("the tag is given twice")
	}
	p.game.Config.Revision = n
}

// result reads "yellow 52 red 41".
func (p *gameReader) result(s *scanner, value string) {
	words := strings.Fields(value)
	if len(words)%2 != 0 || len(words) == 0 || p.game.Result != nil {
		s.faultf("a result names each seat with its VP, once")
		return
	}
	for i := 0; i < len(words); i += 2 {
		seat, ok := engine.ParseSeat(words[i])
		vp, err := strconv.Atoi(words[i+1])
		if !ok || err != nil || strconv.Itoa(vp) != words[i+1] {
			s.faultf("a result names each seat with its VP, not %q", words[i]+" "+words[i+1])
			return
		}
		p.game.Result = append(p.game.Result, SeatVP{seat, vp})
	}
}

// comment reads "{text}", which belongs to the move before it.
func (p *gameReader) comment(s *scanner) {
	s.skip()
	text := strings.TrimSpace(s.quoted('}'))
	to := &p.game.Comment
	if n := len(p.game.Plies); n > 0 {
		to = &p.game.Plies[n-1].Comment
	}
	if *to != "" && text != "" {
		*to += " "
	}
	*to += text
}

// turnLine reads "7 red: move roma; city; end".
func (p *gameReader) turnLine(s *scanner) {
	if !p.allDealt() {
		s.faultf("moves stand behind the deal, which has not ended")
	}
	turn := uint8(s.number("a turn", 0, engine.MaxTurns))
	seat := s.seat(p.r)
	if s.word() != ":" {
		s.expected("a colon", nil)
	}
	for s.err == nil {
		m := s.move(p.r)
		if s.err != nil {
			return
		}
		p.game.Plies = append(p.game.Plies, Ply{Turn: turn, Seat: seat, Move: m})
		for s.more() && s.text[s.at] == '{' {
			p.comment(s)
		}
		if !s.more() {
			return
		}
		if s.word() != ";" {
			s.expected("a semicolon or the end of the line", nil)
		}
	}
}

// dealLine reads a line of the deal.
func (p *gameReader) dealLine(s *scanner) {
	no := p.dealLineNo(s)
	if len(p.game.Plies) > 0 || p.dealt&(1<<no) != 0 {
		s.faultf("the deal stands once, before the moves")
	}
	p.dealt |= 1 << no
	s.word()
	s.dealLine(p.r, &p.game.Deal)
	s.end()
}

// dealLineNo numbers the lines of a deal, those of spaces and decks by their
// second word.
func (p *gameReader) dealLineNo(s *scanner) int {
	ahead := *s
	word := ahead.word()
	for no, w := range wordsOfDeal(p.r) {
		switch {
		case w != word:
		case word == "space":
			return 8 + ahead.number("a space of the turn track", 1, dealtSpaces)
		case word == "deck":
			return 16 + ahead.number("a level of manuscripts", 1, 4)
		case word == "cards":
			return 24 + int(ahead.deck(p.r))
		default:
			return no
		}
	}
	ahead.expected("a line of a game", append([]string{"[", "{", "TURN SEAT:"}, wordsOfDeal(p.r)...))
	s.err = ahead.err
	return 0
}

// allDealt reports whether the deal is complete.
func (p *gameReader) allDealt() bool {
	n := 0
	for set := p.dealt; set != 0; set &= set - 1 {
		n++
	}
	return n == dealLines(p.r)
}

func (p *gameReader) finish() (*Game, error) {
	s := &p.where
	if p.r == nil && s.err == nil {
		p.settle(s)
	}
	if p.r != nil && !p.allDealt() {
		s.faultf("the game has no complete deal")
	}
	if s.err != nil {
		return nil, s.err
	}
	return p.game, nil
}
