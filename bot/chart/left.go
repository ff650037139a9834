package chart

import "volgare/engine"

// Turn is a turn, as turns left are counted: in hundredths.
const Turn = 100

// TurnsLeft is how many turns follow this one, in hundredths, on the average of
// all orders of the papal tiles that are still possible. // SET-4 END-1
func TurnsLeft(r *engine.Rules, s *engine.State) int {
	if s.Decision == engine.Over || s.Decision == engine.Election || s.Office != engine.NoOffice {
		return 0
	}
	unseen, red := 0, int(r.Box.RedPapal)
	for _, tile := range s.Papal {
		switch tile {
		case engine.PapalUnknown:
			unseen++
		case engine.Red:
			red--
		}
	}
	if red <= 0 {
		return 0
	}
	before := engine.MaxTurns - unseen - int(s.Turn)
	return before*Turn + red*(unseen+1)*Turn/(red+1)
}
