package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"volgare/terminal"
)

// TestInterruptedCommandReportsOnlyStatus checks that an interrupted command reports this by its status alone.
func TestInterruptedCommandReportsOnlyStatus(t *testing.T) {
	for _, err := range []error{terminal.ErrInterrupted, fmt.Errorf("copy: %w", context.Canceled), errors.Join(context.Canceled, nil)} {
		var told bytes.Buffer
		if status := fail(&told, err); status != statusBroken || told.Len() > 0 {
			t.Errorf("%v: %d, %q", err, status, told.String())
		}
	}
	var told bytes.Buffer
	if status := fail(&told, context.DeadlineExceeded); status != statusFault || told.Len() == 0 {
		t.Errorf("%d, %q", status, told.String())
	}
}

// TestBotCannotControlTerminal checks that the output of a bot cannot control the user's terminal.
func TestBotCannotControlTerminal(t *testing.T) {
	const escape = "\x1b]0;owned\a\x1b[2J\u009b31m\u202e"
	status, out, _ := botCheck("sh", "-c", `printf '\033]0;owned\a\033[2Jill\n' >&2; printf '\033[31mrude\n'; read line`)
	if status != statusNo || strings.ContainsAny(out, "\x1b\a") || !strings.Contains(out, `\x1b[2Jill`) {
		t.Errorf("status %d: %q", status, out)
	}
	if got := legible("so\tfar \u00e0\n" + escape); got != "so far \u00e0\n"+`\x1b]0;owned\a\x1b[2J\u009b31m\u202e` {
		t.Errorf("%q", got)
	}
	var stdout, stderr bytes.Buffer
	status = run([]string{"arena", "--bot", "cmd:printf \x1b[31m", "--opponent", "random", "--players", "2", "--deals", "1"},
		&stdio{in: strings.NewReader(""), out: &stdout, err: &stderr})
	if status != statusFault || strings.Contains(stderr.String(), "\x1b") {
		t.Errorf("status %d: %q", status, stderr.String())
	}
}
