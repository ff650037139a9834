package terminal

import (
	"errors"
	"slices"
	"strings"

	"volgare/engine"
	"volgare/internal/lists"
	"volgare/record"
	"volgare/view"
	"volgare/words"
)

// few is the maximum number of moves listed in an answer.
const few = 6

// matches returns the moves that a text can mean: the exact move, or all moves whose words begin with the words of the text, in order.
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

// whole prefers moves with the same number of words: "take no 1" means "take nobles 1" and not "take nobles 1 sell 1".
func whole(found []int, words int, moves []string) []int {
	same := slices.DeleteFunc(slices.Clone(found), func(i int) bool { return len(strings.Fields(moves[i])) != words })
	if len(same) > 0 {
		return same
	}
	return found
}

// begins reports whether each word is a prefix of the corresponding word of the move. Numbers have to be equal.
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

// firstMatches returns the matches in the first list that has any.
func firstMatches(text string, lists ...[]string) []int {
	for _, list := range lists {
		if found := matches(text, list); len(found) > 0 {
			return found
		}
	}
	return nil
}

// moveMatches returns the moves that a text can mean, by their notation or as shown, with or without the first word: "roma"
// for "move roma".
func moveMatches(text string, notation, shown []string) []int {
	return firstMatches(text, notation, shown, tails(notation), tails(shown))
}

// match returns the legal moves that a text can mean or abbreviate.
func (m *menu) match(text string) []int {
	return moveMatches(text, lists.Map(m.moves, func(legal view.Legal) string { return legal.Notation }), m.shown)
}

// tails returns moves without their first words.
func tails(moves []string) []string {
	all := make([]string, len(moves))
	for i, move := range moves {
		_, all[i], _ = strings.Cut(move, " ")
	}
	return all
}

// meant returns the move of the catalogue that a text can mean, legal or not. If there are several, it is the one nearest to
// legal. The error is an *unlisted if the verb is valid but a rule forbids the rest.
func (l *Look) meant(text string) (engine.Move, engine.Reason, error) {
	m, err := record.ParseMove(l.rules, text)
	if err == nil {
		return m, l.check(m), nil
	}
	if never, ok := l.isUnlisted(text, err); ok {
		return engine.Move{}, engine.Reason{}, never
	}
	catalogue := l.rules.Catalogue()
	notation, shown := l.catalogue()
	found := moveMatches(text, notation, shown)
	if len(found) == 0 {
		return engine.Move{}, engine.Reason{}, l.noMove(text)
	}
	best, why := catalogue[found[0]], l.check(catalogue[found[0]])
	for _, i := range found[1:] {
		if r := l.check(catalogue[i]); r.Nearness() > why.Nearness() {
			best, why = catalogue[i], r
		}
	}
	return best, why, nil
}

// check returns why the viewer may not make a move.
func (l *Look) check(m engine.Move) engine.Reason {
	return l.rules.CheckBy(&l.state, l.seat, m)
}

// catalogue returns all moves in notation, and as shown.
func (l *Look) catalogue() (notation, shown []string) {
	all := l.rules.Catalogue()
	notation, shown = make([]string, len(all)), make([]string, len(all))
	for i, m := range all {
		notation[i], shown[i] = record.MoveString(l.rules, m), l.wording(m)
	}
	return notation, shown
}

// noMove returns an error that a text is not a move, with the moves that begin alike.
func (l *Look) noMove(text string) error {
	if like := l.beginning(text); like != "" {
		return &fault{text: l.say("tty-no-such-move", words.Args{"text": text, "list": like})}
	}
	return &fault{text: l.say("tty-no-move", words.Args{"text": text})}
}

// beginning lists the moves with the longest common start with a text; "" if there are none.
func (l *Look) beginning(text string) string {
	notation, shown := l.catalogue()
	typed := strings.Fields(strings.ToLower(text))
	for n := len(typed); n > 0; n-- {
		start := strings.Join(typed[:n], " ") + " "
		var found []int
		for i := range shown {
			if strings.HasPrefix(notation[i]+" ", start) || strings.HasPrefix(shown[i]+" ", start) {
				found = append(found, i)
			}
		}
		if len(found) > 0 {
			return l.list(shown, found)
		}
	}
	return ""
}

// unlisted is a text that can never be a move, with the rule that defines the possible ones.
type unlisted struct {
	fault

	rule engine.Rule
}

// isUnlisted reports whether a text can never be a move; err is the parser's error.
func (l *Look) isUnlisted(text string, err error) (*unlisted, bool) {
	parse, ok := errors.AsType[*record.ParseError](err)
	if !ok || parse.Rule == engine.NoRule {
		return nil, false
	}
	told := l.say("tty-never", words.Args{"text": text, "rule": parse.Rule.String(), "list": l.beginning(text)})
	return &unlisted{fault{text: told}, parse.Rule}, true
}

// list joins moves for an answer: "move roma, move rimini".
func (l *Look) list(shown []string, moves []int) string {
	var names []string
	for n, i := range moves {
		if n == few {
			return strings.Join(names, ", ") + " " + l.counted("tty-more", len(moves)-few)
		}
		names = append(names, shown[i])
	}
	return strings.Join(names, ", ")
}
