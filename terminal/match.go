package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"volgare/engine"
	"volgare/record"
)

// few is how many moves an answer lists.
const few = 6

// matches finds the moves that a text can mean: that move itself, or all whose
// words begin with the words of the text, one after the other.
func matches(text string, moves []string) []int {
	words := strings.Fields(strings.ToLower(text))
	var all []int
	for i, move := range moves {
		have := strings.Fields(move)
		switch {
		case slices.Equal(words, have):
			return []int{i}
		case begins(words, have):
			all = append(all, i)
		}
	}
	return whole(all, len(words), moves)
}

// whole prefers moves with no more words than were given: "take no 1" means
// "take nobles 1" and not "take nobles 1 sell 1".
func whole(found []int, words int, moves []string) []int {
	var same []int
	for _, i := range found {
		if len(strings.Fields(moves[i])) == words {
			same = append(same, i)
		}
	}
	if len(same) > 0 {
		return same
	}
	return found
}

// begins reports whether each word begins the word of the move in its place;
// numbers have to be the same.
func begins(words, move []string) bool {
	if len(words) == 0 || len(words) > len(move) {
		return false
	}
	for i, w := range words {
		number := w[0] >= '0' && w[0] <= '9'
		if !strings.HasPrefix(move[i], w) || number && move[i] != w {
			return false
		}
	}
	return true
}

// firstMatches is matches in the first of several lists that has any.
func firstMatches(text string, lists ...[]string) []int {
	for _, list := range lists {
		if found := matches(text, list); len(found) > 0 {
			return found
		}
	}
	return nil
}

// moveMatches finds the moves that a text can mean, by their notation or as they are
// shown, also by what stands behind the first word alone: "roma" for "move roma".
func moveMatches(text string, notation, shown []string) []int {
	return firstMatches(text, notation, shown, tails(notation), tails(shown))
}

// match finds the legal moves that a text can mean, or begins.
func (m *menu) match(text string) []int {
	notation := make([]string, len(m.moves))
	for i := range m.moves {
		notation[i] = m.moves[i].Notation
	}
	return moveMatches(text, notation, m.shown)
}

// tails are moves without their first words.
func tails(moves []string) []string {
	all := make([]string, len(moves))
	for i, move := range moves {
		_, all[i], _ = strings.Cut(move, " ")
	}
	return all
}

// meant finds the move of the catalogue that a text can mean, legal or not: of
// several the one that is nearest to legal. The error is an *unlisted where the verb is
// right, and a rule forbids what follows it.
func (l *Look) meant(text string) (engine.Move, engine.Reason, error) {
	m, err := record.ParseMove(l.rules, text)
	if err == nil {
		return m, l.check(m), nil
	}
	if never, ok := isUnlisted(text, err); ok {
		return engine.Move{}, engine.Reason{}, never
	}
	catalogue := l.rules.Catalogue()
	notation, shown := make([]string, len(catalogue)), make([]string, len(catalogue))
	for i, m := range catalogue {
		notation[i], shown[i] = record.MoveString(l.rules, m), l.wording(m)
	}
	found := moveMatches(text, notation, shown)
	if len(found) == 0 {
		return engine.Move{}, engine.Reason{}, noMove(text, err)
	}
	best, why := catalogue[found[0]], l.check(catalogue[found[0]])
	for _, i := range found[1:] {
		if r := l.check(catalogue[i]); nearer(r, why) {
			best, why = catalogue[i], r
		}
	}
	return best, why, nil
}

// nearer reports whether a reason is nearer to legal: later in the order of codes.
func nearer(a, b engine.Reason) bool {
	rank := func(r engine.Reason) int {
		switch r.Code {
		case engine.Legal:
			return 1 << 8
		case engine.TooManyPoints, engine.OtherDecision:
			return 0
		}
		return int(r.Code)
	}
	return rank(a) > rank(b)
}

// check is why the seat that looks may not make a move.
func (l *Look) check(m engine.Move) engine.Reason {
	return l.rules.CheckBy(&l.state, l.seat, m)
}

// noMove says what is wrong with a text that names no move; err is the parser's.
func noMove(text string, err error) error {
	fault, ok := errors.AsType[*record.ParseError](err)
	if !ok || fault.Column == 1 && fault.Nearest == "" {
		return fmt.Errorf("%q is no move and no command; help lists what can be said", text)
	}
	return errors.New(plainly(err))
}

// plainly is what a fault of a line says, without the place in it.
func plainly(err error) string {
	_, what, _ := strings.Cut(err.Error(), ": ")
	return what
}

// unlisted is a text that can never be a move: its rule says what can.
type unlisted struct {
	text, what string
	rule       engine.Rule
}

// isUnlisted reports whether a text is such a one; err is the parser's.
func isUnlisted(text string, err error) (*unlisted, bool) {
	fault, ok := errors.AsType[*record.ParseError](err)
	if !ok || fault.Rule == engine.NoRule {
		return nil, false
	}
	return &unlisted{text, plainly(err), fault.Rule}, true
}

// Error names the rule.
func (u *unlisted) Error() string {
	return fmt.Sprintf("%q is no move: %s (%s)", u.text, u.what, u.rule)
}

// list names legal moves for an answer: "move roma, move rimini".
func (m *menu) list(moves []int) string {
	var names []string
	for n, i := range moves {
		if n == few {
			return strings.Join(names, ", ") + fmt.Sprintf(" and %d more", len(moves)-few)
		}
		names = append(names, m.shown[i])
	}
	return strings.Join(names, ", ")
}
