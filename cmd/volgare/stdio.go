package main

import (
	"context"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"unicode"

	"golang.org/x/term"

	"volgare/terminal"
)

// stdio holds the streams of the process.
type stdio struct {
	in       io.Reader
	out, err io.Writer
	live     bool // in and out are terminals
	watched  bool // err is a terminal
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

// styleFor returns the style of text: colour only on a terminal that supports it, unless the user has disabled it.
func styleFor(isTerminal bool, env func(string) string) terminal.Style {
	name := env("TERM")
	return terminal.Style{
		Colour: isTerminal && env("NO_COLOR") == "" && name != "" && name != "dumb",
		ASCII:  isTerminal && (name == "dumb" || asciiLocale(env)),
	}
}

// asciiLocale reports whether the locale supports only ASCII.
func asciiLocale(env func(string) string) bool {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if value := env(name); value != "" {
			value = strings.ToLower(value)
			return !strings.Contains(value, "utf-8") && !strings.Contains(value, "utf8")
		}
	}
	return false
}

// untilBroken returns a context that ends when the command is interrupted: by Ctrl-C, by SIGTERM, or with its terminal,
// unless it ignores SIGHUP.
func untilBroken() (context.Context, context.CancelFunc) {
	ends := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		ends = append(ends, syscall.SIGHUP)
	}
	return signal.NotifyContext(context.Background(), ends...)
}

// writeFile writes a file atomically.
func writeFile(name string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), ".volgare-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Chmod(f.Name(), 0o644) //nolint:gosec // records are world-readable
	}
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		os.Remove(f.Name()) //nolint:errcheck // the first error is reported
	}
	return err
}

// legible escapes a foreign text for a terminal: characters that move the cursor, set colours or are invisible are written
// as escapes like \x1b. Line breaks are kept.
func legible(text string) string {
	var b strings.Builder
	for _, r := range text {
		switch {
		case r == '\n' || unicode.IsPrint(r):
			b.WriteRune(r)
		case unicode.IsSpace(r):
			b.WriteByte(' ')
		default:
			b.WriteString(quoted(r))
		}
	}
	return b.String()
}

// quoted returns the Go escape of a character that is not printable.
func quoted(r rune) string {
	return strings.Trim(strconv.QuoteRuneToASCII(r), "'")
}
