package evaluation

import (
	"bufio"
	"bytes"
	"embed"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
)

// head is the first line of a file of weights.
const head = "volgare weights 1"

// Origin is where weights come from.
type Origin struct {
	Table  string // "deluxe 4": the preset and the seats that they were fitted for
	Rules  string // the hash of that table
	Seed   string // of the training
	Commit string // that trained them
}

// Append writes weights as text: a line for each feature that has a weight, with its constant, falling
// and last part in whole mVP.
func (w *Weights) Append(dst []byte, o Origin) []byte {
	dst = fmt.Appendf(dst, "%s\ntable %s\nrules %s\nseed %s\ncommit %s\n\n", head, o.Table, o.Rules, o.Seed, o.Commit)
	for f := range features {
		if slices.ContainsFunc(w[:], func(part []float64) bool { return math.Round(part[f]) != 0 }) {
			dst = append(dst, Name(f)...)
			for b := range w {
				dst = strconv.AppendInt(append(dst, ' '), int64(math.Round(w[b][f])), 10)
			}
			dst = append(dst, '\n')
		}
	}
	return dst
}

// Parse reads weights. The error names the line and the fault.
func Parse(text []byte) (*Weights, Origin, error) {
	w, o := Zero(), Origin{}
	begin, list, ok := bytes.Cut(text, []byte("\n\n"))
	if !ok || !bytes.HasPrefix(begin, []byte(head+"\n")) {
		return nil, o, errors.New("these are no weights: the first line must be " + strconv.Quote(head) + ", an empty line ends the head")
	}
	for line := range strings.Lines(string(begin[len(head)+1:])) {
		o.read(strings.TrimSpace(line))
	}
	at, lines := make(map[string]int, features), bufio.NewScanner(bytes.NewReader(list))
	for f := range features {
		at[Name(f)] = f
	}
	for n := 1; lines.Scan(); n++ {
		if err := w.read(lines.Text(), at); err != nil {
			return nil, o, fmt.Errorf("line %d of the weights: %w", n, err)
		}
	}
	return w, o, nil
}

func (o *Origin) read(line string) {
	key, value, _ := strings.Cut(line, " ")
	switch key {
	case "table":
		o.Table = value
	case "rules":
		o.Rules = value
	case "seed":
		o.Seed = value
	case "commit":
		o.Commit = value
	}
}

func (w *Weights) read(line string, at map[string]int) error {
	fields := strings.Fields(line)
	if len(fields) != 1+Bases {
		return fmt.Errorf("expected a feature and %d whole numbers, found %q", Bases, line)
	}
	f, ok := at[fields[0]]
	if !ok {
		return fmt.Errorf("there is no feature %q", fields[0])
	}
	for b, field := range fields[1:] {
		n, err := strconv.Atoi(field)
		if err != nil {
			return fmt.Errorf("expected a whole number, found %q", field)
		}
		w[b][f] = float64(n)
	}
	return nil
}

//go:embed data/*.txt
var files embed.FS

// The weights that come with the program, fitted to four seats. Those by which plans are told apart
// have a file for each edition.
var (
	deluxe  = mustRead("deluxe-4")
	classic = mustRead("it2010-4")
	scores  = mustRead("points")
)

// mustRead reads some; it panics where the program was built from a broken tree.
func mustRead(name string) *Weights {
	text, err := files.ReadFile("data/" + name + ".txt")
	w, _, parsed := Parse(text)
	if err := errors.Join(err, parsed); err != nil {
		panic(err) //nolint:forbidigo // the files are part of the binary
	}
	return w
}

// Source says which weights a table is played with.
type Source func(*engine.Rules) *Weights

// Fitted is the source of the weights by which plans are told apart: those of the table's edition.
func Fitted(r *engine.Rules) *Weights {
	if r.Options.Edition == engine.Classic {
		return classic
	}
	return deluxe
}

// Scores is the source of the weights that foretell how many VP a seat will have in the end.
func Scores(*engine.Rules) *Weights { return scores }

// Source is these weights for every table.
func (w *Weights) Source() Source { return func(*engine.Rules) *Weights { return w } }
