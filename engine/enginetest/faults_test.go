package enginetest

import (
	"fmt"

	"volgare/engine"
)

// figures checks that the figures of a refusal have the meaning that its code defines.
func figures(s *engine.State, why engine.Reason) error {
	ok := true
	switch why.Code {
	case engine.TooEarly, engine.LevelTooLow, engine.PartnerLevelTooLow, engine.NotReached, engine.EndOfTrack,
		engine.TooFewPoints, engine.TooFewDucats, engine.TooFewCubes, engine.TooFewVotes, engine.BidTooLow:
		ok = why.Need > why.Have
	case engine.TooManyPoints:
		ok = why.Have > why.Need
	case engine.NotActive, engine.WrongZone, engine.OtherDecision, engine.NotYourTurn:
		ok = why.Need != why.Have || why.Need == 0
	case engine.WrongStatus:
		ok = why.Need != why.Have && int(why.Have) == int(s.Players[s.Seat].Status)
	}
	if !ok {
		return fmt.Errorf("%v needs %d and has %d", why.Code, why.Need, why.Have)
	}
	return nil
}

// wealth is a resource of a seat, with the code for too little of it.
type wealth struct {
	code engine.Code
	add  func(*engine.State)
}

// wealths are action points, ducats and cubes, in the order in which a lack of them is reported.
var wealths = []wealth{
	{engine.TooFewPoints, func(s *engine.State) { s.Points = 6 }},
	{engine.TooFewDucats, func(s *engine.State) { s.Players[s.Seat].Ducats += 500 }},
	{engine.TooFewCubes, func(s *engine.State) {
		for c := range engine.Scribe {
			s.Players[s.Seat].Cubes[c] += 20
		}
		s.Players[s.Seat].Scribes += 2
	}},
}

// Faults is the invariant of the order of faults if there are several: place and stock of the place before points, points
// before ducats, ducats before cubes. So more points, ducats or cubes never change a fault of an earlier kind, and only cure
// their own.
func Faults(s *Step) error {
	if s.After.Decision != engine.Turn {
		return nil
	}
	reasons := s.reasons()
	for _, w := range wealths {
		more := *s.After
		w.add(&more)
		for id, m := range s.Rules.Catalogue() {
			if m.Kind.Decides() != engine.Turn {
				continue
			}
			if err := w.compare(reasons[id], s.Rules.Check(&more, m)); err != nil {
				return fmt.Errorf("%+v: %w", m, err)
			}
		}
	}
	return nil
}

// compare compares the refusals of a move without and with more wealth.
func (w wealth) compare(poor, rich engine.Reason) error {
	landing := func(why engine.Reason) bool { return w.code == engine.TooFewPoints && why.Code == engine.MustLand }
	own := poor.Code == w.code || landing(poor) // MOV-6 reserves a point
	switch {
	case rich.Code == poor.Code && poor.Code != w.code:
		return nil
	case own && (rich.Legal() || rich.Code >= w.code || landing(rich)):
		return nil
	}
	return fmt.Errorf("%v, but with more than %v: %v", poor.Code, w.code, rich.Code)
}
