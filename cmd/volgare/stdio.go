package main

import (
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"volgare/terminal"
)

// stdio is the streams of the process.
type stdio struct {
	in       io.Reader
	out, err io.Writer
	live     bool // a person sits at both in and out
	watched  bool // err goes to a terminal
	style    terminal.Style
}

func standardIO() *stdio {
	out := isTerminal(os.Stdout)
	s := &stdio{
		in: os.Stdin, out: os.Stdout, err: os.Stderr,
		live: out && isTerminal(os.Stdin), watched: isTerminal(os.Stderr),
	}
	s.style = styleFor(out, os.Getenv)
	if out {
		s.style.Width, s.style.Height, _ = term.GetSize(int(os.Stdout.Fd()))
	}
	return s
}

func isTerminal(f *os.File) bool { return term.IsTerminal(int(f.Fd())) }

// styleFor is how text may look: colour only on a terminal that has it and whose
// user has not said no.
func styleFor(isTerminal bool, env func(string) string) terminal.Style {
	name := env("TERM")
	return terminal.Style{
		Colour: isTerminal && env("NO_COLOR") == "" && name != "" && name != "dumb",
		ASCII:  isTerminal && (name == "dumb" || asciiLocale(env)),
	}
}

// asciiLocale reports whether the locale says that only ASCII can be shown.
func asciiLocale(env func(string) string) bool {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if value := env(name); value != "" {
			value = strings.ToLower(value)
			return !strings.Contains(value, "utf-8") && !strings.Contains(value, "utf8")
		}
	}
	return false
}
