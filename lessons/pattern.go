package lessons

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
)

// pattern is a set of moves: a kind, and for each of its first operands the allowed values, none meaning any. It is written
// "orient 3|4", "take-nobles * 0", "friar".
type pattern struct {
	kind     string
	operands [][]string
}

// anyValue is the notation for an operand with any value.
const anyValue = "*"

// parsePattern parses a pattern that must match some move of the table.
func parsePattern(t *edition.Table, text string) (pattern, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return pattern{}, errors.New("a kind of move is expected")
	}
	p := pattern{kind: words[0]}
	for _, word := range words[1:] {
		var values []string
		if word != anyValue {
			values = strings.Split(word, "|")
		}
		p.operands = append(p.operands, values)
	}
	return p, p.check(t)
}

// check reports a word that no move of the table has.
func (p *pattern) check(t *edition.Table) error {
	known, kind := make([]map[string]bool, len(p.operands)), false
	for _, m := range t.Rules.Catalogue() {
		if m.Kind.String() != p.kind {
			continue
		}
		kind = true
		for i, word := range operandWords(t, m) {
			if i < len(known) {
				if known[i] == nil {
					known[i] = map[string]bool{}
				}
				known[i][word] = true
			}
		}
	}
	if !kind {
		return fmt.Errorf("the table has no move %q", p.kind)
	}
	for i, values := range p.operands {
		if known[i] == nil {
			return fmt.Errorf("%s has only %d operands", p.kind, i)
		}
		for _, v := range values {
			if !known[i][v] {
				return fmt.Errorf("no move %s has %q as operand %d", p.kind, v, i+1)
			}
		}
	}
	return nil
}

// has reports whether a move is in the set.
func (p *pattern) has(t *edition.Table, m engine.Move) bool {
	if m.Kind.String() != p.kind {
		return false
	}
	words := operandWords(t, m)
	for i, values := range p.operands {
		if values != nil && (i >= len(words) || !slices.Contains(values, words[i])) {
			return false
		}
	}
	return true
}

// anyHas reports whether a move is in one of the sets.
func anyHas(all []pattern, t *edition.Table, m engine.Move) bool {
	return slices.ContainsFunc(all, func(p pattern) bool { return p.has(t, m) })
}

// operandWords returns the operands of a move as in JSON.
func operandWords(t *edition.Table, m engine.Move) []string {
	operands := view.MoveAs(t, m, 0, engine.Nobody, 0).Operands
	return lists.Map(operands, func(o view.Operand) string { return fmt.Sprint(o.Value) })
}
