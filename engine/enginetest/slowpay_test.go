package enginetest

import (
	"cmp"
	"fmt"

	"volgare/engine"
)

// SlowDue returns the votes that the deciding seat has to pay with real cubes, for an office or for a won auction. // ELE-1 STU-4
func SlowDue(s *engine.State) int {
	p := &s.Players[s.Seat]
	need := map[engine.Office]int{engine.Banker: 7, engine.Monk: 10, engine.Camerlengo: 11, engine.Pope: 17}
	due, office := need[s.Office]
	if !office {
		due = int(s.Summons.Bid)
		if s.Seat == s.Summons.By {
			due -= 2
		}
	}
	return max(due-lent(p), 0)
}

// SlowPayments tries every subset of the cubes behind a screen and returns those that are worth enough and have no
// superfluous cube. // RUL-6
func SlowPayments(have [engine.NumCubes]uint8, due int) map[[3]uint8]bool {
	list := map[[3]uint8]bool{}
	for p := range have[engine.Politician] + 1 {
		for n := range have[engine.Noble] + 1 {
			for a := range have[engine.Abbess] + 1 {
				if paid := [3]uint8{p, n, a}; worth(paid) >= due && lean(paid, due) {
					list[paid] = true
				}
			}
		}
	}
	return list
}

// worth returns the votes of a payment. // CUB-4
func worth(paid [3]uint8) int { return 3*int(paid[0]) + 2*int(paid[1]) + int(paid[2]) }

// lean reports whether a payment without any one of its cubes is too small.
func lean(paid [3]uint8, due int) bool {
	for c := range paid {
		less := paid
		if less[c] == 0 {
			continue
		}
		less[c]--
		if worth(less) >= due {
			return false
		}
	}
	return true
}

// PaymentsReference is the invariant that the listed payments are exactly those of the slow reference.
func PaymentsReference(s *Step) error {
	if s.After.Decision != engine.Payment {
		return nil
	}
	due := SlowDue(s.After)
	want := SlowPayments(s.After.Players[s.After.Seat].Cubes, due)
	for _, m := range s.Legal {
		if !want[[3]uint8{m.A, m.B, m.C}] {
			return fmt.Errorf("payment of %d votes: %+v is listed", due, m)
		}
	}
	return cmp.Or(differ("payments", len(s.Legal), len(want)), differ("due", int(s.After.Due), due))
}
