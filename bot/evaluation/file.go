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

// Origin describes how weights were made.
type Origin struct {
	Table  string // preset and number of seats that they were fitted for, for example "deluxe 4"
	Rules  string // hash of the rules of that table
	Seed   string // seed of the training
	Commit string // commit of the program that trained them
}

// Append appends weights as text: a line for each feature with a non-zero weight, with its constant, falling and last part
// in whole mVP.
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

// Parse parses weights. The error names the line and the fault.
func Parse(text []byte) (*Weights, Origin, error) {
	w, o := Zero(), Origin{}
	begin, list, ok := bytes.Cut(text, []byte("\n\n"))
	if !ok || !bytes.HasPrefix(begin, []byte(head+"\n")) {
		return nil, o, errors.New("not a file of weights: the first line must be " + strconv.Quote(head) + ", an empty line ends the head")
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
		return fmt.Errorf("unknown feature %q", fields[0])
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

// The built-in weights, fitted to tables of four. The weights that rank plans have a file for each edition.
var (
	deluxe  = mustRead("deluxe-4")
	classic = mustRead("it2010-4")
	scores  = mustRead("points")
)

// mustRead reads an embedded file of weights. It panics if the file is invalid, which is a fault of the build.
func mustRead(name string) *Weights {
	text, err := files.ReadFile("data/" + name + ".txt")
	w, _, parsed := Parse(text)
	if err := errors.Join(err, parsed); err != nil {
		panic(err) //nolint:forbidigo // the files are part of the binary
	}
	return w
}

// Source returns the weights to use for a table.
type Source func(*engine.Rules) *Weights

// Fitted returns the weights that rank plans, for the table's edition.
func Fitted(r *engine.Rules) *Weights {
	if r.Options.Edition == engine.Classic {
		return classic
	}
	return deluxe
}

// Scores returns the weights that predict the final score of a seat in VP.
func Scores(*engine.Rules) *Weights { return scores }

// Source returns a Source that uses w for every table.
func (w *Weights) Source() Source { return func(*engine.Rules) *Weights { return w } }
