// Package cases runs rule cases written as text: each is a partial position with moves, their expected effects, and the ids
// of the rules.
//
// A file is a txtar archive, each of its files one case:
//
//	-- W09 it2010 by sea --
//	new it2010 3 seed a
//	turn 2
//	seat red place genova ducats 15
//	> red move roma
//	red points -3 (MOV-3)
//	...
//	! red move napoli
//	once-a-turn (ACT-2)
//
// The lines before the first directive are the position. Directives:
//
//	> SEAT MOVE   play; the lines below are all effects, exactly
//	>> SEAT MOVE  play; the effects are not of interest
//	! SEAT MOVE   refused; the line below is the reason
//	~ SEAT MOVE   legal; nothing below
//	? SEAT MOVE   no move; the line below is the fault, and the rule that says what there is
//	= score       the lines below are the score of the position
//	= setup       the lines below are the effects of the set-up
//	= legal       the lines below are the legal moves, one a line
//	= at WORDS    the lines below are those of the complete position that
//	              begin with WORDS, as in "= at seat red" or "= at areas"
//	= SEAT sees WORDS
//	              the same of the position as masked for SEAT, or for nobody
//
// Lines that begin with # are comments.
package cases

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/txtar"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// Case is one rule case.
type Case struct {
	Name     string
	Position string
	Steps    []Step
}

// Step is one directive of a case with the lines that belong to it.
type Step struct {
	Verb  string // > >> ! ~ ? =
	Rest  string // SEAT MOVE, or the thing to compare
	Want  []string
	Notes []string // comment lines above the directive
}

// Parse reads the cases of one file.
func Parse(data []byte) []Case {
	var cases []Case
	for _, file := range txtar.Parse(data).Files {
		cases = append(cases, parseCase(file.Name, string(file.Data)))
	}
	return cases
}

func parseCase(name, text string) Case {
	c := Case{Name: name}
	var notes []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		verb, rest, _ := strings.Cut(line, " ")
		switch {
		case line == "":
		case strings.HasPrefix(line, "#"):
			notes = append(notes, line)
		case slices.Contains([]string{">", ">>", "!", "~", "?", "="}, verb):
			c.Steps = append(c.Steps, Step{Verb: verb, Rest: rest, Notes: notes})
			notes = nil
		case len(c.Steps) == 0:
			c.Position += strings.Join(append(notes, line), "\n") + "\n"
			notes = nil
		default:
			last := &c.Steps[len(c.Steps)-1]
			last.Want = append(last.Want, line)
		}
	}
	return c
}

// Format prints cases as Parse reads them.
func Format(comment []byte, cases []Case) []byte {
	archive := txtar.Archive{Comment: comment}
	for _, c := range cases {
		text := []byte(c.Position)
		for _, s := range c.Steps {
			for _, line := range slices.Concat(s.Notes, []string{s.Verb + " " + s.Rest}, s.Want) {
				text = append(append(text, line...), '\n')
			}
		}
		archive.Files = append(archive.Files, txtar.File{Name: c.Name, Data: text})
	}
	return txtar.Format(&archive)
}

// Run plays a case and returns its steps with the actual results. The error names the first step that could not be done at
// all, or whose move was legal instead of refused or the other way round.
func Run(tables record.Tables, c Case) ([]Step, error) {
	table, state, err := record.ParsePosition(tables, withoutComments(c.Position))
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	game := &game{table: table, state: state, position: c.Position}
	steps := slices.Clone(c.Steps)
	for i := range steps {
		got, err := game.step(steps[i])
		if err != nil {
			return nil, fmt.Errorf("%s %s: %w", steps[i].Verb, steps[i].Rest, err)
		}
		steps[i].Want = got
	}
	return steps, nil
}

func withoutComments(text string) string {
	var kept strings.Builder
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "#") {
			kept.WriteString(line)
		}
	}
	return kept.String()
}

type game struct {
	table    *edition.Table
	state    engine.State
	position string
}

func (g *game) step(s Step) ([]string, error) {
	if s.Verb == "=" {
		return g.compare(s.Rest)
	}
	seat, m, err := g.parse(s.Rest)
	switch {
	case s.Verb == "?":
		return misread(err)
	case err != nil:
		return nil, err
	}
	var out engine.Effects
	var why engine.Reason
	if strings.HasPrefix(s.Verb, ">") {
		why = g.table.Rules.Play(&g.state, &g.state, seat, m, &out)
	} else {
		why = g.table.Rules.CheckBy(&g.state, seat, m)
	}
	switch {
	case s.Verb == "!" && why.Legal():
		return nil, errors.New("is legal")
	case s.Verb == "!":
		return []string{g.reason(why)}, nil
	case !why.Legal():
		return nil, fmt.Errorf("refused: %s", g.reason(why))
	case s.Verb == ">":
		return g.lines(out), nil
	}
	return nil, nil
}

// parse reads "SEAT MOVE".
func (g *game) parse(text string) (engine.Seat, engine.Move, error) {
	word, rest, _ := strings.Cut(text, " ")
	seat, ok := engine.ParseSeat(word)
	if !ok {
		return 0, engine.Move{}, fmt.Errorf("unknown seat %q", word)
	}
	m, err := record.ParseMove(g.table.Rules, rest)
	return seat, m, err
}

// misread returns the error for a text that is not a move.
func misread(err error) ([]string, error) {
	fault, ok := errors.AsType[*record.ParseError](err)
	if !ok {
		return nil, errors.New("is a move")
	}
	line := strings.TrimPrefix(fault.Error(), "line 1, ")
	if fault.Rule != engine.NoRule {
		line += " (" + fault.Rule.String() + ")"
	}
	return []string{line}, nil
}

func (g *game) reason(why engine.Reason) string {
	return string(record.AppendReason(nil, g.table.Rules, why))
}

func (g *game) lines(out engine.Effects) []string {
	var lines []string
	for _, e := range out.List {
		lines = append(lines, string(record.AppendEffect(nil, g.table.Rules, e)))
	}
	return lines
}

func (g *game) compare(what string) ([]string, error) {
	switch what {
	case "score":
		return g.score(), nil
	case "setup":
		return g.setup()
	case "legal":
		return g.legalMoves(), nil
	}
	if words, ok := strings.CutPrefix(what, "at "); ok {
		return g.linesAt(&g.state, words)
	}
	if who, words, ok := strings.Cut(what, " sees "); ok {
		return g.seen(who, words)
	}
	return nil, errors.New("only score, setup, legal, at and sees can be compared")
}

func (g *game) score() []string {
	result := g.table.Rules.Score(&g.state)
	var lines []string
	for _, l := range result.Lines {
		lines = append(lines, fmt.Sprintf("%s %s %d (%s)", l.Seat, l.Category, l.VP, l.Rule))
	}
	for _, seat := range result.Rank[:g.table.Rules.Seats] {
		lines = append(lines, fmt.Sprintf("%s total %d", seat, result.VP[seat]))
	}
	return append(lines, fmt.Sprintf("%s wins (SCO-12)", result.Winner()))
}

// setup repeats the set-up with the seed in the position's first line.
func (g *game) setup() ([]string, error) {
	_, seed, ok := strings.Cut(strings.Split(withoutComments(g.position), "\n")[0], " seed ")
	if !ok {
		return nil, errors.New("the position names no seed")
	}
	var out engine.Effects
	g.table.Rules.New(g.table.Rules.Deal(strings.TrimSpace(seed)), &out)
	return g.lines(out), nil
}

// seen returns lines of the position as a seat or a spectator sees it. // SET-1
func (g *game) seen(who, words string) ([]string, error) {
	seat, ok := engine.ParseSeat(who)
	if !ok && who != engine.Nobody.String() {
		return nil, fmt.Errorf("unknown seat %q", who)
	}
	if !ok {
		seat = engine.Nobody
	}
	var masked engine.State
	g.table.Rules.Mask(&masked, &g.state, seat)
	return g.linesAt(&masked, words)
}

// linesAt returns the lines of a complete position that begin with the given words.
func (g *game) linesAt(s *engine.State, words string) ([]string, error) {
	var lines []string
	for line := range strings.Lines(string(record.AppendPosition(nil, g.table, s))) {
		if strings.HasPrefix(line, words) {
			lines = append(lines, strings.TrimSpace(line))
		}
	}
	if len(lines) == 0 {
		return nil, fmt.Errorf("no line of the position begins with %q", words)
	}
	return lines, nil
}

func (g *game) legalMoves() []string {
	var lines []string
	for _, m := range g.table.Rules.AppendLegal(nil, &g.state) {
		lines = append(lines, record.MoveString(g.table.Rules, m))
	}
	return lines
}
