package lessons

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"volgare/edition"
	"volgare/record"
)

// sheet is the content of a lesson's file.
type sheet struct {
	Lesson     string            `yaml:"lesson"`
	Kind       Kind              `yaml:"kind"`
	Difficulty int               `yaml:"difficulty"`
	Seat       string            `yaml:"seat"`
	Names      map[string]string `yaml:"names"`
	Start      string            `yaml:"start"`
	Opening    []string          `yaml:"opening"`
	Steps      []stepSheet       `yaml:"steps"`
	Rules      []string          `yaml:"rules"`
	Goal       []string          `yaml:"goal"`
	Until      string            `yaml:"until"`
	Proof      Proof             `yaml:"proof"`
	Solution   []string          `yaml:"solution"`
	Tries      [][]string        `yaml:"tries"`

	Figures map[string][]string `yaml:"figures"` // figures in the messages of the lesson, by attribute
}

// stepSheet is a step of a tutorial in the lesson's file.
type stepSheet struct {
	Says    string   `yaml:"says"`
	Lit     []string `yaml:"lit"`
	Rules   []string `yaml:"rules"`
	Teaches []string `yaml:"teaches"`
	Allow   []string `yaml:"allow"`
	Until   []string `yaml:"until"`
	Then    []string `yaml:"then"`
	Figures []string `yaml:"figures"`
}

// reader reads one file and collects its faults.
type reader struct {
	name   string
	file   *ast.File
	sheet  sheet
	faults edition.Faults
}

// open parses a file as YAML. Other methods interpret it.
func open(name string, data []byte) *reader {
	r := &reader{name: name}
	file, err := parser.ParseBytes(data, 0)
	if err == nil {
		err = yaml.NewDecoder(strings.NewReader(string(data)), yaml.Strict()).Decode(&r.sheet)
	}
	if err != nil {
		r.syntax(err)
		return r
	}
	r.file = file
	return r
}

func (r *reader) syntax(err error) {
	line, text := 0, err.Error()
	if at, ok := errors.AsType[yaml.Error](err); ok && at.GetToken() != nil {
		line, text = at.GetToken().Position.Line, at.GetMessage()
	}
	r.faults = append(r.faults, edition.Fault{File: r.name, Line: line, Text: text})
}

// faultf records a fault at a value of the file, "steps[3].allow[0]".
func (r *reader) faultf(at, format string, args ...any) {
	r.faults = append(r.faults, edition.Fault{File: r.name, Line: r.line(at), Text: at + ": " + fmt.Sprintf(format, args...)})
}

// line returns the line of a value; 1 if the value is missing.
func (r *reader) line(at string) int {
	path, err := yaml.PathString("$." + at)
	if err != nil {
		return 1
	}
	node, err := path.FilterFile(r.file)
	if err != nil || node == nil || node.GetToken() == nil {
		return 1
	}
	return node.GetToken().Position.Line
}

// position records a fault in the lines of the start position.
func (r *reader) position(err error) {
	fault, ok := errors.AsType[*record.ParseError](err)
	if !ok {
		r.faultf("start", "%v", err)
		return
	}
	_, text, _ := strings.Cut(fault.Error(), ": ")
	line := r.line("start") + fault.Line
	r.faults = append(r.faults, edition.Fault{File: r.name, Line: line, Text: "start: " + text})
}
