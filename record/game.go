package record

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"volgare/edition"
	"volgare/engine"
)

// Game is the record of a game, finished or not.
type Game struct {
	Config  edition.Config
	Rules   string                  // hash of the table's rules; "" if not stated
	Seed    string                  // "" if not stated
	Names   [engine.MaxSeats]string // names of the players, by seat; "" if not stated
	Bots    [engine.MaxSeats]string // names of bots, by seat; "" for a person, or if not stated
	Tags    []Tag                   // other tags, in order
	Result  []SeatVP                // winner first; nil if not stated
	Deal    engine.Deal             // may contain unknown tiles, if the record is redacted
	Comment string                  // before the first move
	Steps   []Step

	Table *edition.Table // set by ParseGame; nil means the table of Config
}

// Tag is a property of a game that does not affect the rules.
type Tag struct{ Name, Value string }

// SeatVP holds the VP of one seat in a result.
type SeatVP struct {
	Seat engine.Seat
	VP   int
}

// Step is one move of a game with the turn and the seat that made it.
type Step struct {
	Turn    uint8
	Seat    engine.Seat
	Move    engine.Move
	Comment string // comment after the move
}

// Tags with a meaning.
const (
	tagPreset   = "Preset"
	tagPlayers  = "Players"
	tagRevision = "Revision"
	tagBoard    = "Board"
	tagLine     = "BoardLine"
	tagSeed     = "Seed"
	tagRules    = "Rules"
	tagResult   = "Result"
	tagOption   = "Option."
	tagSeat     = "Seat."
	tagBot      = "Bot."
)

// unstated is the revision of the rules for a stored game that states none.
const unstated = 1

// AppendGame appends a game: tags, the deal, then the moves, with a line for each turn of a seat. r are the rules of its
// table, which are needed to write the moves.
func AppendGame(dst []byte, r *engine.Rules, g *Game) []byte {
	return AppendGameWith(dst, r, g, func(i int) string { return MoveString(r, g.Steps[i].Move) })
}

// AppendGameWith is like AppendGame, but takes the text of each move, by its number from 0, so that parts can be left out.
func AppendGameWith(dst []byte, r *engine.Rules, g *Game, text func(i int) string) []byte {
	w := writer{dst: AppendTags(dst, g), r: r}
	w.deal(&g.Deal)
	w.dst = append(w.dst, '\n', '\n')
	if g.Comment != "" {
		w.dst = append(appendComment(w.dst, g.Comment), '\n')
	}
	w.steps(g.Steps, text)
	return w.dst
}

// AppendTags appends only the tags of a game, which needs no rules, and the empty line after them.
func AppendTags(dst []byte, g *Game) []byte {
	w := writer{dst: dst}
	w.tags(g)
	return append(w.dst, '\n', '\n')
}

func (w *writer) tags(g *Game) {
	w.tag(tagPreset, g.Config.Preset)
	w.tag(tagPlayers, strconv.Itoa(g.Config.Players))
	for _, id := range slices.Sorted(maps.Keys(g.Config.Options)) {
		w.tag(tagOption+id, g.Config.Options[id])
	}
	if revision := cmp.Or(g.Config.Revision, edition.Revision); revision != unstated {
		w.tag(tagRevision, strconv.Itoa(revision))
	}
	w.stated(tagBoard, g.Config.Board)
	for line := range strings.Lines(g.Config.BoardText) {
		w.tag(tagLine, strings.TrimSuffix(line, "\n"))
	}
	w.stated(tagRules, g.Rules)
	w.stated(tagSeed, g.Seed)
	for seat, name := range g.Names {
		w.stated(tagSeat+seatWords[seat], name)
	}
	for seat, name := range g.Bots {
		w.stated(tagBot+seatWords[seat], name)
	}
	for _, t := range g.Tags {
		w.tag(t.Name, t.Value)
	}
	w.stated(tagResult, ResultString(g.Result))
}

// stated writes a tag unless it is empty.
func (w *writer) stated(name, value string) {
	if value != "" {
		w.tag(name, value)
	}
}

func (w *writer) tag(name, value string) {
	w.line("[" + name)
	w.dst = append(appendQuoted(append(w.dst, ' ', '"'), value, '"'), '"', ']')
}

// appendQuoted writes text that ends at a mark. The mark, backslashes and line ends in the text are escaped with a backslash.
func appendQuoted(dst []byte, text string, mark byte) []byte {
	for i := range len(text) {
		switch c := text[i]; c {
		case mark, '\\':
			dst = append(dst, '\\', c)
		case '\n':
			dst = append(dst, '\\', 'n')
		case '\r':
			dst = append(dst, '\\', 'r')
		default:
			dst = append(dst, c)
		}
	}
	return dst
}

func appendComment(dst []byte, text string) []byte {
	return append(appendQuoted(append(dst, '{'), text, '}'), '}')
}

// steps writes the moves, with a line for each turn of a seat and for each other decision.
func (w *writer) steps(steps []Step, text func(i int) string) {
	for i := range steps {
		step := &steps[i]
		if i > 0 && SameTurn(steps[i-1], *step) {
			w.dst = append(w.dst, "; "...)
		} else {
			w.line(strconv.Itoa(int(step.Turn))).word(step.Seat.String())
			w.dst = append(w.dst, ": "...)
		}
		w.dst = append(w.dst, text(i)...)
		if step.Comment != "" {
			w.dst = appendComment(append(w.dst, ' '), step.Comment)
		}
	}
	w.line("")
}

// SameTurn reports whether a step continues the line of the one before: both belong to the same turn of a seat, which has not ended.
func SameTurn(a, b Step) bool {
	if a.Turn != b.Turn || a.Seat != b.Seat || a.Move.Kind.EndsTurn() {
		return false
	}
	return ofTurn(a.Move.Kind) && ofTurn(b.Move.Kind)
}

// ofTurn reports whether a kind of move belongs to the turn of its seat.
func ofTurn(k engine.Kind) bool { return k.Decides().OfTurn() }

// ResultOf returns the result of a position in the form of a record, winner first.
func ResultOf(r *engine.Rules, s *engine.State) []SeatVP {
	score := r.Score(s)
	result := make([]SeatVP, 0, r.Seats)
	for _, seat := range score.Rank[:r.Seats] {
		result = append(result, SeatVP{seat, score.VP[seat]})
	}
	return result
}

// ResultString returns a result in the form of a record: "red 60 yellow 55".
func ResultString(result []SeatVP) string {
	var dst []byte
	for i, line := range result {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = appendInt(append(append(dst, line.Seat.String()...), ' '), line.VP)
	}
	return string(dst)
}
