package record

import (
	"slices"
	"strings"

	"volgare/engine"
	"volgare/plain"
)

// verbs maps the first words of moves to the kinds that begin with them, in order.
var verbs = verbsOf()

func verbsOf() map[string][]engine.Kind {
	verbs := make(map[string][]engine.Kind)
	for _, kind := range engine.Kinds() {
		first, _, _ := strings.Cut(moveWords[kind], " ")
		verbs[first] = append(verbs[first], kind)
	}
	return verbs
}

// BeginsMove reports whether a word is the first word of a move available at a table.
func BeginsMove(r *engine.Rules, word string) bool { return slices.ContainsFunc(verbs[word], r.Has) }

// choices describes the second words of moves that have one, for errors.
var choices = map[string]string{
	"scribes": "what scribes become", "take": "a colour of cubes", "return": "what is returned", "score": "what is scored",
}

// ParseMove parses a move in the format of AppendMove, in any letter case and with any white space. The move is in the
// catalogue of r, but it may be illegal. The error is a *ParseError.
func ParseMove(r *engine.Rules, text string) (engine.Move, error) {
	s := scanner{text: text, line: 1}
	m := s.move(r)
	s.end()
	if s.err != nil {
		return engine.Move{}, s.err
	}
	return m, nil
}

// move parses one move up to its last word.
func (s *scanner) move(r *engine.Rules) engine.Move {
	first := s.word()
	start := s.from
	kinds := verbs[first]
	if len(kinds) == 0 {
		s.expected("a move", firstWords(r))
		return engine.Move{}
	}
	m := engine.Move{Kind: s.kind(first, kinds)}
	s.operands(r, &m)
	if _, known := r.ID(m); !known && s.err == nil {
		s.unlisted(r, m.Kind, start)
		s.err.Rule = ruleOf(r, m.Kind)
	} else if s.err != nil {
		if _, number := digits(s.err.Found); number {
			s.err.Rule = ruleOf(r, m.Kind)
		}
	}
	return m
}

// kind parses the second word of a move, if kinds with the same first word are distinguished by it. Cards and tiles are kept
// with the same word: the name of a deck makes the difference.
func (s *scanner) kind(first string, kinds []engine.Kind) engine.Kind {
	var seconds []string
	plain := engine.NoMove
	for _, k := range kinds {
		_, second, _ := strings.Cut(moveWords[k], " ")
		_, deck := engine.ParseCardDeck(s.peek())
		switch {
		case second != "" && s.accept(second), second == "" && deck && k.Form().Operands[0] == engine.ADeck:
			return k
		case second == "" && plain == engine.NoMove:
			plain = k
		}
		seconds = append(seconds, second)
	}
	if plain == engine.NoMove {
		return kinds[s.oneOf(choices[first], seconds)]
	}
	return plain
}

// ruleOf returns the rule that defines the operands of a kind of move, or NoRule if these rules have no move of that kind.
func ruleOf(r *engine.Rules, k engine.Kind) engine.Rule {
	if !r.Has(k) {
		return engine.NoRule
	}
	return r.RuleOf(k)
}

// firstWords returns the first words of the moves of these rules.
func firstWords(r *engine.Rules) []string {
	var words []string
	for _, k := range engine.Kinds() {
		if first, _, _ := strings.Cut(moveWords[k], " "); r.Has(k) && !slices.Contains(words, first) {
			words = append(words, first)
		}
	}
	return words
}

// unlisted reports a move that is not in the catalogue. The error lists the moves of its kind.
func (s *scanner) unlisted(r *engine.Rules, k engine.Kind, start int) {
	var known []string
	for _, m := range r.Catalogue() {
		if m.Kind == k {
			known = append(known, MoveString(r, m))
		}
	}
	s.last, s.from = strings.ToLower(strings.Join(plain.Fields(s.text[start:s.at]), " ")), start
	what := "a move of these rules"
	if len(known) > few {
		what += ", " + known[0] + " to " + known[len(known)-1]
	}
	s.expected(what, known)
	s.err.Nearest = "" // the words are valid, but not the move
}

// operands parses the operands of a move.
func (s *scanner) operands(r *engine.Rules, m *engine.Move) {
	into := [...]*uint8{&m.A, &m.B, &m.C}
	for i, is := range m.Kind.Form().Operands {
		switch is {
		case engine.NoOperand:
			return
		case engine.Politicians:
			s.payment(m)
			return
		}
		*into[i] = s.operand(r, m, is)
	}
}

// operand parses one operand of a move, whose earlier operands are known.
func (s *scanner) operand(r *engine.Rules, m *engine.Move, is engine.Operand) uint8 {
	switch is {
	case engine.APlace, engine.AHarbour:
		return uint8(s.place(r))
	case engine.ASeat:
		return uint8(s.seat(r))
	case engine.AFriar:
		return uint8(s.friar(r))
	case engine.ACardinal:
		return uint8(s.cardinalTile(r))
	case engine.ADiscard:
		s.keyword("discard")
		return s.discard()
	case engine.ASale:
		return s.sale()
	case engine.AManuscript:
		return s.manuscript(r)
	case engine.AnOffice:
		return 1 + uint8(s.oneOf("an office", officeWords[1:]))
	case engine.AGain:
		return uint8(s.oneOf("what the Guaita brings", gains))
	case engine.APart:
		return s.part()
	case engine.AGood:
		return uint8(s.good(r, m.Kind))
	case engine.AnAmount:
		return s.amount(engine.Good(m.A))
	case engine.ADeck:
		return uint8(s.deck(r))
	case engine.ATile:
		if m.Kind == engine.Keep && s.accept("none") {
			return engine.NoTile
		}
		return s.tile(r)
	case engine.AColour:
		return s.card(r, engine.Ritmo)
	case engine.Colours:
		return s.colours(r)
	case engine.ACardOfDeck:
		if m.Kind == engine.KeepCard && s.accept("none") {
			return engine.NoTile
		}
		return s.card(r, engine.CardDeck(m.A))
	case engine.APieceOfGood:
		if d, ok := engine.Good(m.A).Deck(); ok {
			return s.card(r, d)
		}
		return s.tile(r)
	}
	return uint8(s.number("a number", 0, 255))
}

// discard parses the cube that the cathedral takes.
func (s *scanner) discard() uint8 {
	words := []string{discarded[engine.Politician], discarded[engine.Noble], discarded[engine.VirtualNoble]}
	return [...]uint8{uint8(engine.Politician), uint8(engine.Noble), engine.VirtualNoble}[s.oneOf("what is discarded", words)]
}

// part parses "ducats", "knowledge" or, for the whole bonus, nothing.
func (s *scanner) part() uint8 {
	if !s.more() || s.text[s.at] == ';' || s.text[s.at] == '{' {
		return engine.WholeBonus
	}
	return engine.OnlyDucats + uint8(s.oneOf("a part of the bonus, or nothing more", parts[engine.OnlyDucats:]))
}

// keyword parses a required word.
func (s *scanner) keyword(word string) {
	if s.word() != word {
		s.expected(word, nil)
	}
}

// sale parses "sell 1", if present.
func (s *scanner) sale() uint8 {
	if !s.accept("sell") {
		return 0
	}
	return uint8(s.number("how many are sold", 1, 2))
}

// manuscript parses "4 blue-pink".
func (s *scanner) manuscript(r *engine.Rules) uint8 {
	level := s.number("a level of manuscripts", 1, 4)
	kind, ok := findManuscript(r, level, s.word())
	if !ok {
		s.expected("colours of a manuscript", coloursOf(r, level))
	}
	return kind
}

// tile parses the label of a library tile.
func (s *scanner) tile(r *engine.Rules) uint8 { return uint8(s.oneOf("a library tile", tileWords(r))) }

// payment parses "politicians 2 nobles 1" or "nothing".
func (s *scanner) payment(m *engine.Move) {
	if s.accept("nothing") {
		return
	}
	paid := [3]*uint8{&m.A, &m.B, &m.C}
	for first := true; first || s.atCube(); first = false {
		n := paid[s.oneOf("cubes or nothing", cubeWords[:3])]
		if *n > 0 {
			s.faultf("%s are named twice", s.last)
		}
		*n = uint8(s.number("a number of cubes", 1, 255))
	}
}

// atCube reports whether the next word is a colour of cubes that has votes.
func (s *scanner) atCube() bool {
	if !s.more() {
		return false
	}
	c, ok := engine.ParseCube(s.peek())
	return ok && c != engine.Scribe
}
