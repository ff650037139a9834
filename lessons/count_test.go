package lessons

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// count evaluates a figure: a number that does not come from the game, a condition of the goal, or a measure with the time
// when it is taken.
func (r *Run) count(text string) (int, error) {
	if n, err := strconv.Atoi(text); err == nil {
		return n, nil
	}
	if part, ok := strings.CutPrefix(text, "goal "); ok {
		n, err := strconv.Atoi(part)
		return r.goal[n-1][0].need, err
	}
	if move, ok := strings.CutPrefix(text, "share "); ok {
		return r.share(move)
	}
	for _, word := range []string{" by ", " made", " before", " solved", " tried ", " end"} {
		if what, when, ok := strings.Cut(text, word); ok {
			return r.when(what, strings.TrimSpace(word), strings.TrimSpace(when))
		}
	}
	return r.measure(text, r.History.Now())
}

// when returns a measure at a given time, or its change at that time.
func (r *Run) when(what, word, arg string) (int, error) {
	switch word {
	case "by":
		next, err := r.after([]string{arg})
		return r.change(what, r.History.Now(), next.Now(), err)
	case "made", "before":
		last := r.History.At(r.History.Len() - 1)
		if word == "before" {
			return r.measure(what, last)
		}
		return r.change(what, last, r.History.Now(), nil)
	case "end", "tried":
		way := r.solution
		if n, err := strconv.Atoi(arg); word == "tried" && err == nil {
			way = r.tries[n-1]
		}
		end, err := r.after(way)
		if err != nil {
			return 0, err
		}
		return r.measure(what, end.Now())
	}
	return r.solved(what, arg)
}

// solved returns the change of a measure by one move of the solution, or by all of it.
func (r *Run) solved(what, arg string) (int, error) {
	end, err := r.after(r.solution)
	if n, wrong := strconv.Atoi(arg); wrong == nil {
		return r.change(what, end.At(n-1), end.At(n), err)
	}
	sum := 0
	for n := range r.solution {
		before, err := r.measure(what, end.At(n))
		if err != nil {
			return 0, err
		}
		after, _ := r.measure(what, end.At(n+1))
		sum += max(before-after, 0)
	}
	return sum, err
}

// share returns the ducats that a move of the solution brings for each city that has paid.
func (r *Run) share(move string) (int, error) {
	all, err := r.solved("ducats", move)
	if err != nil {
		return 0, err
	}
	end, err := r.after(r.solution)
	me, cities := &end.Now().Players[r.Seat], 0
	for i := range r.Table.Rules.Box.Places {
		if (me.Discs&^me.Unpaid)>>i&1 != 0 && r.Table.Rules.Box.Places[i].Ducats > 0 {
			cities++
		}
	}
	return all / cities, err
}

// after returns the history after some moves of the learner.
func (r *Run) after(moves []string) (game.History, error) {
	h := r.History
	for _, text := range moves {
		m, err := record.ParseMove(r.Table.Rules, text)
		if err != nil {
			return h, err
		}
		next, why := h.Play(r.Seat, m, game.Source{}, nil)
		if !why.Legal() {
			return h, fmt.Errorf("%s: %s", text, record.ReasonString(r.Table.Rules, why))
		}
		h = next
	}
	return h, nil
}

// change returns the difference of a measure between two positions.
func (r *Run) change(what string, before, after *engine.State, err error) (int, error) {
	if err != nil {
		return 0, err
	}
	from, err := r.measure(what, before)
	if err != nil {
		return 0, err
	}
	to, err := r.measure(what, after)
	return max(from-to, to-from), err
}

// measure evaluates a measure of a position, either of a goal or of counts below; "of" and a seat select a seat other than the learner.
func (r *Run) measure(text string, s *engine.State) (int, error) {
	what, colour, _ := strings.Cut(text, " of ")
	l := &Lesson{ID: r.ID, Table: r.Table, Seat: r.Seat, start: r.start, steps: r.steps}
	if seat, ok := engine.ParseSeat(colour); ok {
		l.Seat = seat
	}
	name, arg, _ := strings.Cut(what, " ")
	if count, ok := counts[name]; ok {
		return count(l.at(s), arg), nil
	}
	c, err := parseCondition(r.Table, strings.Fields(what))
	if err != nil {
		return 0, err
	}
	return c.have(l.at(s)), nil
}

// counts are the measures that no goal has.
var counts = map[string]func(at position, of string) int{
	"turn":    func(at position, _ string) int { return int(at.Turn) },
	"scribes": func(at position, _ string) int { return int(at.me().Scribes) },
	"friars":  func(at position, _ string) int { return bits.OnesCount8(at.Friars) },
	"zones":   func(position, string) int { return engine.NumColours },
	"left": func(at position, of string) int {
		return int(at.rules().Box.TrackSpaces[trackOf(of)]) - at.space(trackOf(of))
	},
	"worth":  func(_ position, of string) int { c, _ := engine.ParseCube(of); return c.Votes() },
	"vp":     position.category,
	"turns":  position.turns,
	"row":    position.row,
	"behind": position.behind,
	"deadly": position.deadly,
	"second": position.second,
	"last":   position.last,
	"price":  position.price,
}

func trackOf(word string) uint8 {
	track, _ := engine.ParseTrack(word)
	return uint8(track)
}

// category returns the learner's VP in a line of the score.
func (at position) category(of string) int {
	result := at.rules().Score(at.State)
	for c := range engine.NumCategories {
		if c.String() == of {
			return result.By[at.of.Seat][c]
		}
	}
	return -1
}

// turns returns the number of turns that the learner ends.
func (at position) turns(string) (n int) {
	for i := range at.of.steps {
		if anyHas(at.of.steps[i].allow, at.of.Table, engine.Move{Kind: engine.End}) {
			n++
		}
	}
	return n
}

// deadly returns the first turn in which the last red papal tile can come. // EVT-7 END-1
func (at position) deadly(string) int {
	turn := uint8(1)
	for _, ok := at.PapalOn(turn); !ok; _, ok = at.PapalOn(turn) {
		turn++
	}
	return int(turn) + int(at.rules().Box.RedPapal) - 1
}

// second returns the VP for the second place on the canticle. // SCO-6
func (at position) second(string) int {
	s := *at.State
	other := (at.of.Seat + 1) % engine.Seat(at.rules().Seats)
	s.Tracks[engine.Canticle] = engine.Discs{}
	s.Tracks[engine.Canticle].Ahead = [engine.MaxSeats]engine.Seat{other, at.of.Seat}
	s.Tracks[engine.Canticle].Space[other], s.Tracks[engine.Canticle].Space[at.of.Seat] = 2, 1
	return position{&s, at.of}.category("canticle")
}

// behind returns how many spaces another player is ahead on a track, "rest red".
func (at position) behind(of string) int {
	track, colour, _ := strings.Cut(of, " ")
	seat, _ := engine.ParseSeat(colour)
	return int(at.Tracks[trackOf(track)].Space[seat]) - at.space(trackOf(track))
}

// last returns the knowledge that the psalter gives the player with the least. // PSA-1
func (at position) last(string) int {
	s := *at.State
	ahead := s.Tracks[engine.Knowledge].Ahead[:at.rules().Seats]
	i := slices.Index(ahead, at.of.Seat)
	copy(ahead[i:], ahead[i+1:])
	ahead[len(ahead)-1] = at.of.Seat
	before := position{&s, at.of}.space(uint8(engine.Knowledge))
	next := at.apply(&s, engine.Move{Kind: engine.Psalter})
	return next.space(uint8(engine.Knowledge)) - before
}

// price returns the lowest price in ducats of becoming a cardinal. // PLC-6
func (at position) price(string) int {
	s := *at.of.start.Now() // before any player has changed status
	me := &s.Players[at.of.Seat]
	me.Status, me.Ducats, me.Cubes[engine.Politician] = engine.Friar, 0, 1
	for i := range at.rules().Box.Places {
		if at.rules().Box.Places[i].Features&engine.Cathedral != 0 {
			me.Place = engine.PlaceNo(i)
		}
	}
	least := math.MaxInt
	for _, m := range at.rules().Catalogue() {
		if why := at.rules().Check(&s, m); m.Kind == engine.BecomeCardinal && why.Code == engine.TooFewDucats {
			least = min(least, int(why.Need))
		}
	}
	return least
}

// apply returns the position after a move.
func (at position) apply(s *engine.State, m engine.Move) position {
	var next engine.State
	at.rules().Apply(&next, s, m, nil)
	return position{&next, at.of}
}

// row returns the level of the manuscript that the tutorial asks for, "manuscript 1-yellow".
func (at position) row(string) int {
	for i := range at.of.steps {
		for _, p := range at.of.steps[i].allow {
			if p.kind == "manuscript" {
				level, _, _ := strings.Cut(p.operands[0][0], "-")
				n, _ := strconv.Atoi(level)
				return n
			}
		}
	}
	return 0
}
