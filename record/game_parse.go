package record

import (
	"cmp"
	"math/bits"
	"strconv"
	"strings"
	"unicode/utf8"

	"volgare/edition"
	"volgare/engine"
	"volgare/plain"
)

// ParseGame parses a game written by AppendGame. The error is a *ParseError.
func ParseGame(tables Tables, text string) (*Game, error) {
	p := gameReader{tables: tables, game: &Game{}}
	if err := legible(text); err != nil {
		return nil, err
	}
	p.game.Steps = make([]Step, 0, strings.Count(text, ";")+strings.Count(text, ":"))
	for number, line := range plain.Lines(text) {
		s := scanner{text: line, line: number}
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

// IsGame reports whether a text is a game rather than a position: it begins with a tag.
func IsGame(text string) bool {
	lines := linesOf(text)
	return len(lines) > 0 && lines[0].more() && lines[0].text[lines[0].at] == '['
}

// ParseTags parses only the tags of a game, which needs no rules, and returns the rest: the deal and the moves. The error is
// a *ParseError.
func ParseTags(text string) (g *Game, rest string, err error) {
	p := gameReader{game: &Game{}}
	if err := legible(text); err != nil {
		return nil, "", err
	}
	for number := 1; text != ""; number++ {
		line, below := plain.Line(text)
		s := scanner{text: line, line: number}
		if s.more() && s.text[s.at] != '[' {
			break
		}
		if s.more() {
			p.tag(&s)
		}
		if s.err != nil {
			return nil, "", s.err
		}
		text = below
	}
	p.stated()
	return p.game, text, nil
}

// stated returns the config of a game after its tags.
func (p *gameReader) stated() edition.Config {
	c := &p.game.Config
	c.Revision, c.BoardText = cmp.Or(c.Revision, unstated), p.board.String()
	return *c
}

// gameReader parses the lines of a game.
type gameReader struct {
	tables Tables
	game   *Game
	r      *engine.Rules
	board  strings.Builder // lines of a board included in the game
	dealt  uint32          // lines of the deal read so far, by dealLineNo
	where  scanner         // the previous line
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

// settle creates the table after the last tag.
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
			s.faultf("the result names %s, which does not play (place %d)", line.Seat, i+1)
		}
	}
}

// tag parses `[Name "value"]`.
func (p *gameReader) tag(s *scanner) {
	if p.r != nil {
		s.faultf("tags must come before the deal")
		return
	}
	s.from, s.last = s.at, plain.Trim(s.text[s.at:])
	s.at++
	s.skip()
	name := s.text[s.at:]
	if end := strings.IndexFunc(name, func(r rune) bool { return plain.IsSpace(r) || plain.IsQuote(r) || r == ']' }); end >= 0 {
		name = name[:end]
	}
	s.at += len(name)
	s.skip()
	mark, _ := utf8.DecodeRuneInString(s.text[s.at:])
	if name == "" || !plain.IsQuote(mark) {
		s.expected(`a tag, [Name "value"]`, nil)
		return
	}
	value, from := s.value(mark), s.from
	if s.err == nil && s.word() != "]" {
		s.expected("] at the end of the tag", nil)
	}
	s.end()
	if s.err == nil {
		s.from = from // position for faults of the value
		p.setTag(s, name, value)
	}
}

// value parses a text in quotation marks. With the quotation marks of other programs the end is ambiguous, because the text
// may contain some: the last one of the line ends it.
func (s *scanner) value(mark rune) string {
	if mark == '"' {
		return s.quoted('"')
	}
	s.from = s.at
	s.at += utf8.RuneLen(mark)
	end := strings.LastIndexFunc(s.text[s.at:], plain.IsQuote)
	if end < 0 {
		s.last = ""
		s.expected("a quotation mark at the end of the text", nil)
		return ""
	}
	inner := s.text[s.at : s.at+end]
	_, n := utf8.DecodeRuneInString(s.text[s.at+end:])
	s.at += end + n
	return unescaped(plain.Trim(inner))
}

// quoted parses text between two marks. The opening mark has been read.
func (s *scanner) quoted(mark byte) string {
	s.from = s.at
	s.at++
	for end := s.at; end < len(s.text); end++ {
		switch s.text[end] {
		case mark:
			inner := s.text[s.at:end]
			s.at = end + 1
			return unescaped(inner)
		case '\\':
			end++
		}
	}
	s.at, s.last = len(s.text), ""
	s.expected(string(mark)+" at the end of the text", nil)
	return ""
}

// unescaped removes the backslashes added by appendQuoted.
func unescaped(text string) string {
	if !strings.Contains(text, `\`) {
		return text
	}
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c == '\\' && i+1 < len(text) {
			i++
			switch c = text[i]; c {
			case 'n':
				c = '\n'
			case 'r':
				c = '\r'
			}
		}
		out = append(out, c)
	}
	return string(out)
}

func (p *gameReader) setTag(s *scanner, name, value string) {
	g := p.game
	own := name
	name = known(name)
	option, isOption := strings.CutPrefix(name, tagOption)
	seat, isSeat := strings.CutPrefix(name, tagSeat)
	bot, isBot := strings.CutPrefix(name, tagBot)
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
		p.ofSeat(s, &g.Names, seat, value)
	case isBot:
		p.ofSeat(s, &g.Bots, bot, value)
	default:
		g.Tags = append(g.Tags, Tag{own, value})
	}
}

// ofSeat sets a tag that a game has once per seat.
func (p *gameReader) ofSeat(s *scanner, all *[engine.MaxSeats]string, seat, value string) {
	if n, ok := engine.ParseSeat(seat); ok {
		p.single(s, &all[n], value)
		return
	}
	s.faultf("no seat %q: seats are %s", seat, either(seatWords))
}

// known returns the canonical form of the name of a tag with a meaning: other programs write it in capitals.
func known(name string) string {
	for _, tag := range []string{tagPreset, tagPlayers, tagRevision, tagBoard, tagLine, tagSeed, tagRules, tagResult} {
		if strings.EqualFold(name, tag) {
			return tag
		}
	}
	for _, prefix := range []string{tagOption, tagSeat, tagBot} {
		if n := len(prefix); len(name) > n && strings.EqualFold(name[:n], prefix) {
			return prefix + strings.ToLower(name[n:])
		}
	}
	return name
}

// single sets a tag that may occur once.
func (p *gameReader) single(s *scanner, field *string, value string) {
	if *field != "" {
		s.faultf("the tag is given twice")
	}
	*field = value
}

// revision parses "2".
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

// result parses "yellow 52 red 41".
func (p *gameReader) result(s *scanner, value string) {
	words := plain.Fields(strings.ToLower(value))
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

// comment parses "{text}", which belongs to the move before it.
func (p *gameReader) comment(s *scanner) {
	s.skip()
	text := plain.Trim(s.quoted('}'))
	to := &p.game.Comment
	if n := len(p.game.Steps); n > 0 {
		to = &p.game.Steps[n-1].Comment
	}
	if *to != "" && text != "" {
		*to += " "
	}
	*to += text
}

// turnLine parses "7 red: move roma; city; end".
func (p *gameReader) turnLine(s *scanner) {
	if !p.allDealt() {
		s.faultf("moves must come after the deal, which is incomplete")
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
		p.game.Steps = append(p.game.Steps, Step{Turn: turn, Seat: seat, Move: m})
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

// dealLine parses a line of the deal.
func (p *gameReader) dealLine(s *scanner) {
	no := p.dealLineNo(s)
	if len(p.game.Steps) > 0 || p.dealt&(1<<no) != 0 {
		s.faultf("the deal may occur only once, before the moves")
	}
	p.dealt |= 1 << no
	s.word()
	s.dealLine(p.r, &p.game.Deal)
	s.end()
}

// dealLineNo returns the number of a line of the deal. Lines of spaces and decks are distinguished by their second word.
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
	return bits.OnesCount32(p.dealt) == dealLines(p.r)
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
