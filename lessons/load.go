package lessons

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

//go:embed data/*.yaml
var data embed.FS

// Builtin reads the lessons of the project: first the tutorials, then the puzzles by difficulty and, if equal, by length.
func Builtin(lib *edition.Library) ([]*Lesson, error) {
	files, err := fs.Sub(data, "data")
	if err != nil {
		return nil, err
	}
	return Load(files, lib)
}

// Load reads every *.yaml in a directory. The error is edition.Faults, by file and line.
func Load(files fs.FS, lib *edition.Library) ([]*Lesson, error) {
	names, err := fs.Glob(files, "*.yaml")
	if err != nil {
		return nil, err
	}
	var all []*Lesson
	var faults edition.Faults
	tables := record.Keep(lib.Table) // many lessons share a table
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		l, wrong := read(name, text, tables)
		all, faults = append(all, l), append(faults, wrong...)
	}
	if len(faults) > 0 {
		return nil, faults
	}
	slices.SortStableFunc(all, func(a, b *Lesson) int {
		return cmp.Or(a.Difficulty-b.Difficulty, a.says.Moves-b.says.Moves)
	})
	return all, nil
}

// read reads one lesson. A lesson with faults must not be used.
func read(name string, text []byte, tables record.Tables) (*Lesson, edition.Faults) {
	r, l := open(name, text), &Lesson{}
	if r.faults == nil {
		r.head(l)
	}
	if r.faults == nil {
		r.begin(l, tables)
	}
	if r.faults == nil {
		r.body(l)
	}
	return l, r.faults
}

// head reads the general properties of the lesson.
func (r *reader) head(l *Lesson) {
	s := &r.sheet
	l.ID, l.Kind, l.Difficulty, l.Rules, l.long = s.Lesson, s.Kind, s.Difficulty, s.Rules, s.Until == "game"
	l.says, l.solution, l.tries, l.figures = s.Proof, s.Solution, s.Tries, map[string][]string{}
	for name, all := range s.Figures {
		l.figures[l.Title()+"."+name] = all
	}
	if want := strings.TrimSuffix(r.name, ".yaml"); l.ID != want {
		r.faultf("lesson", "%q is expected, as the file is called", want)
	}
	switch {
	case l.Kind != Tutorial && l.Kind != Puzzle:
		r.faultf("kind", "accepted: %s, %s", Tutorial, Puzzle)
	case l.Kind == Puzzle && (l.Difficulty < 1 || l.Difficulty > 3):
		r.faultf("difficulty", "a puzzle has 1 to 3")
	case l.Kind == Tutorial && l.Difficulty != 0:
		r.faultf("difficulty", "a tutorial has none")
	}
	if s.Until != "" && s.Until != "game" && s.Until != "turn" {
		r.faultf("until", "accepted: turn, game")
	}
}

// begin sets up the position and plays the opening.
func (r *reader) begin(l *Lesson, tables record.Tables) {
	table, state, err := record.ParsePosition(tables, r.sheet.Start)
	if err != nil {
		r.position(err)
		return
	}
	l.Table, l.start = table, game.From(table, state)
	for i, text := range r.sheet.Opening {
		if a, ok := r.answer(l, fmt.Sprintf("opening[%d]", i), text); ok {
			r.play(&l.start, fmt.Sprintf("opening[%d]", i), a)
		}
	}
	l.Seat = r.seat(l, "seat", r.sheet.Seat)
	if r.faults == nil && l.start.Now().Seat != l.Seat {
		r.faultf("seat", "%s decides at the start", l.start.Now().Seat)
	}
	for colour, name := range r.sheet.Names {
		l.Names[r.seat(l, "names."+colour, colour)] = name
	}
}

// seat parses a seat of the table.
func (r *reader) seat(l *Lesson, at, word string) engine.Seat {
	seat, ok := engine.ParseSeat(word)
	if !ok || int(seat) >= l.Table.Rules.Seats {
		r.faultf(at, "no seat %q at the table", word)
		return 0
	}
	return seat
}

// answer parses "red move roma".
func (r *reader) answer(l *Lesson, at, text string) (answer, bool) {
	word, notation, _ := strings.Cut(text, " ")
	m, err := record.ParseMove(l.Table.Rules, notation)
	if err != nil {
		r.faultf(at, "%v", err)
		return answer{}, false
	}
	return answer{r.seat(l, at, word), m}, true
}

// play makes a scripted move.
func (r *reader) play(h *game.History, at string, a answer) {
	next, why := h.Play(a.seat, a.move, game.Source{Bot: scripted}, nil)
	if !why.Legal() {
		r.faultf(at, "%s", record.ReasonString(h.Table().Rules, why))
		return
	}
	*h = next
}

// body reads the steps or the puzzle.
func (r *reader) body(l *Lesson) {
	for i := range r.sheet.Steps {
		l.steps = append(l.steps, r.step(l, fmt.Sprintf("steps[%d]", i), &r.sheet.Steps[i]))
	}
	for i, text := range r.sheet.Goal {
		p, err := parsePart(l.Table, text)
		if err != nil {
			r.faultf(fmt.Sprintf("goal[%d]", i), "%v", err)
		}
		l.goal = append(l.goal, p)
	}
	switch {
	case l.Kind == Tutorial && (l.steps == nil || l.goal != nil):
		r.faultf("kind", "a tutorial has steps and no goal")
	case len(l.goal) > mostParts:
		r.faultf("goal", "it has at most %d parts", mostParts)
	case l.Kind == Puzzle && (l.goal == nil || l.steps != nil):
		r.faultf("kind", "a puzzle has a goal and no steps")
	}
}

// teachable matches the names of the guide's tips.
var teachable = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

func (r *reader) step(l *Lesson, at string, from *stepSheet) Step {
	s := Step{Says: l.message(from.Says), Lit: from.Lit, Rules: from.Rules, Teaches: from.Teaches}
	for i, name := range s.Teaches {
		if !teachable.MatchString(name) {
			r.faultf(fmt.Sprintf("%s.teaches[%d]", at, i), "%q is no name of a tip of the guide", name)
		}
	}
	l.figures[s.Says] = from.Figures
	s.allow, s.until = r.patterns(l, at+".allow", from.Allow), r.patterns(l, at+".until", from.Until)
	s.allow = append(s.allow, s.until...)
	for i, text := range from.Then {
		if a, ok := r.answer(l, fmt.Sprintf("%s.then[%d]", at, i), text); ok {
			s.then = append(s.then, a)
		}
	}
	return s
}

func (r *reader) patterns(l *Lesson, at string, texts []string) (all []pattern) {
	for i, text := range texts {
		p, err := parsePattern(l.Table, text)
		if err != nil {
			r.faultf(fmt.Sprintf("%s[%d]", at, i), "%v", err)
		}
		all = append(all, p)
	}
	return all
}
