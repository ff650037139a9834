package check

import (
	"cmp"
	"fmt"
	"slices"

	"volgare/bot/remote"
	"volgare/protocol"
)

// notef adds a check.
func (r *run) notef(outcome Outcome, name, format string, args ...any) {
	r.report.Checks = append(r.report.Checks, Check{name, outcome, fmt.Sprintf(format, args...)})
}

// noteIf adds a check that is passed if ok is true.
func (r *run) noteIf(ok bool, name, format string, args ...any) {
	outcome := Fail
	if ok {
		outcome = Pass
	}
	r.notef(outcome, name, format, args...)
}

// judge checks from the games that were played whether the bot follows the protocol.
func (r *run) judge(about *remote.About) {
	r.report.Times = timesOf(r.report.Games, r.o.Decision)
	asked, moves, stray := 0, 0, 0
	for _, g := range r.report.Games {
		asked, moves, stray = asked+g.Asked, moves+g.Moves, stray+g.Stray
	}
	r.noteIf(asked > 0, "plays", "%d games, %d questions, %d moves", len(r.report.Games), asked, moves)
	if asked == 0 {
		return
	}
	r.faultless("answers", "it answers every question", remote.Gone)
	r.faultless("form", "it writes nothing but messages", remote.BadJSON, remote.TooLong, remote.BadRequest)
	r.faultless("legal", "each answer begins with a legal move", remote.BadMove, remote.Illegal)
	r.noteIf(stray == 0, "once", "%d answers that no question had, or that came late", stray)
	r.inTime()
	r.turns(about)
	for _, what := range []string{trySeats, tryOdd, tryFault, tryRestart} {
		r.tried(what)
	}
}

// faultless checks that there were no faults with the given codes.
func (r *run) faultless(name, rule string, codes ...protocol.Code) {
	n, first := 0, ""
	for _, g := range r.report.Games {
		for _, f := range own(&g) {
			if slices.Contains(codes, f.Code) {
				n++
				first = cmp.Or(first, fmt.Sprintf("%s (%s)", f.Error(), g.Table))
			}
		}
	}
	if n == 0 {
		r.noteIf(true, name, "%s", rule)
		return
	}
	r.noteIf(false, name, "%s: %d faults, the first: %s", rule, n, first)
}

// own returns the faults of a game that the bot made itself, without those that a trial made for it.
func own(g *Game) []remote.Fault {
	return slices.DeleteFunc(slices.Clone(g.Faults), func(f remote.Fault) bool { return g.What == tryFault && f.Move == noMove })
}

// inTime checks that the bot answered before its deadlines.
func (r *run) inTime() {
	late := 0
	for _, g := range r.report.Games {
		for _, f := range g.Faults {
			if f.Code == remote.TooSlow {
				late++
			}
		}
	}
	t := r.report.Times
	r.noteIf(late == 0, "deadline", "half within %.1f ms, 99 of 100 within %.1f ms, the slowest %.1f ms, of %.0f ms; %d too late",
		t.P50, t.P99, t.Max, t.Deadline, late)
}

// turns checks whether a bot that claims to answer with several moves does so.
func (r *run) turns(about *remote.About) {
	lines, dropped := 0, 0
	for _, g := range r.report.Games {
		lines, dropped = lines+g.Lines, dropped+g.Dropped
	}
	if !about.Turns && lines == 0 {
		r.notef(Skip, "turns", "it answers move by move")
		return
	}
	r.noteIf(lines > 0, "turns", "%d answers of several moves, of which %d moves did not stand", lines, dropped)
}

// tried checks whether the bot continued to play after a trial.
func (r *run) tried(what string) {
	at := slices.IndexFunc(r.report.Games, func(g Game) bool { return g.What == what })
	if at < 0 {
		r.notef(Skip, what, "it plays at no table for this")
		return
	}
	g := r.report.Games[at]
	faults := own(&g)
	switch {
	case what == trySeats && len(g.Seats) < 2:
		r.notef(Skip, what, "it plays at no table for this")
	case len(faults) > 0:
		r.noteIf(false, what, "it does not play on: %s", faults[0].Error())
	default:
		r.noteIf(len(g.Places) > 0, what, "it plays on: %d moves", g.Moves)
	}
}
