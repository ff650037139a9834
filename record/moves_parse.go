package record

import (
	"strings"

	"volgare/engine"
)

// verbs are the first words of moves with the first kind that begins so.
var verbs = verbsOf()

func verbsOf() map[string]engine.Kind {
	verbs := make(map[string]engine.Kind)
	for kind := engine.Kind(len(forms) - 1); kind > engine.NoMove; kind-- {
		first, _, _ := strings.Cut(forms[kind].words, " ")
		verbs[first] = kind
	}
	return verbs
}

// ParseMove reads a move as AppendMove writes it, in any letter case and white
// space. The error is a *ParseError. The move is one of the catalogue of r; it
// need not be legal.
func ParseMove(r *engine.Rules, text string) (engine.Move, error) {
	s := scanner{text: text, line: 1}
	m := s.move(r)
	s.end()
	if s.err != nil {
		return engine.Move{}, s.err
	}
	return m, nil
}

// move reads one move up to its last word.
func (s *scanner) move(r *engine.Rules) engine.Move {
	m := engine.Move{Kind: verbs[s.word()]}
	start := s.from
	switch m.Kind {
	case engine.NoMove:
		s.expected("a move", firstWords(r))
		return m
	case engine.End:
		if s.accept("summon") {
			m.Kind = engine.EndSummon
		}
	case engine.ScribesLearn:
		m.Kind += engine.Kind(s.oneOf("what scribes become", []string{"knowledge", "vp"}))
	case engine.TakePoliticians:
		m.Kind += engine.Kind(s.oneOf("a colour of cubes", cubeWords))
	default:
		m.Kind = s.cardKind(m.Kind)
	}
	s.operands(r, &m)
	if _, known := r.ID(m); !known && s.err == nil {
		s.unlisted(r, m.Kind, start)
		s.err.Rule = ruleOf(r, m.Kind)
	} else if s.err != nil && number(s.err.Found) {
		s.err.Rule = ruleOf(r, m.Kind)
	}
	return m
}

// unlisted reports a move that the catalogue does not have: it names those of
// its kind.
func (s *scanner) unlisted(r *engine.Rules, k engine.Kind, start int) {
	var known []string
	for _, m := range r.Catalogue() {
		if m.Kind == k {
			known = append(known, MoveString(r, m))
		}
	}
	s.last, s.from = strings.ToLower(strings.Join(strings.Fields(s.text[start:s.at]), " ")), start
	what := "a move of these rules"
	if len(known) > few {
		what += ", " + known[0] + " to " + known[len(known)-1]
	}
	s.expected(what, known)
	s.err.Nearest = "" // the words are right, what they name is not
}

func (s *scanner) operands(r *engine.Rules, m *engine.Move) {
	switch forms[m.Kind].takes {
	case aPlace:
		m.A = uint8(s.place(r))
	case aSeat:
		m.A = uint8(s.seat(r))
	case aFriar:
		m.A = uint8(s.friar(r))
	case aCardinal:
		m.A, m.B = s.cardinal(r)
	case aNumber:
		m.A = uint8(s.number("a number", 0, 255))
	case aSale:
		m.A, m.B = s.sale()
	case aManuscript:
		m.A = s.manuscript(r)
	case aTile:
		m.A = s.choice(r, m.Kind)
	case cubes:
		s.payment(m)
	case anOffice:
		m.A = 1 + uint8(s.oneOf("an office", officeWords[1:]))
	default:
		s.cardOperands(r, m)
	}
}

// cardinal reads "muret discard noble".
func (s *scanner) cardinal(r *engine.Rules) (tile, cube uint8) {
	tile = uint8(s.cardinalTile(r))
	s.keyword("discard")
	switch s.oneOf("what is discarded", []string{"politician", "noble", "virtual"}) {
	case 1:
		return tile, uint8(engine.Noble)
	case 2:
		return tile, engine.VirtualNoble
	}
	return tile, uint8(engine.Politician)
}

// keyword reads a word that has to stand there.
func (s *scanner) keyword(word string) {
	if s.word() != word {
		s.expected(word, nil)
	}
}

// sale reads "2 sell 1".
func (s *scanner) sale() (taken, sold uint8) {
	taken = uint8(s.number("a number", 0, 255))
	if s.accept("sell") {
		sold = uint8(s.number("how many are sold", 1, 2))
	}
	return taken, sold
}

// manuscript reads "4 blue-pink".
func (s *scanner) manuscript(r *engine.Rules) uint8 {
	level := s.number("a level of manuscripts", 1, 4)
	kind, ok := findManuscript(r, level, s.word())
	if !ok {
		s.expected("colours of a manuscript", coloursOf(r, level))
	}
	return kind
}

// choice reads the library tile of a move, none where nothing may be kept.
func (s *scanner) choice(r *engine.Rules, k engine.Kind) uint8 {
	if k == engine.Keep && s.accept("none") {
		return engine.NoTile
	}
	return s.tile(r)
}

// tile reads the label of a library tile.
func (s *scanner) tile(r *engine.Rules) uint8 {
	kind, ok := findTile(r, s.word())
	if !ok {
		s.expected("a library tile", tileWords(r))
	}
	return kind
}

// payment reads "politicians 2 nobles 1" or "nothing".
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
