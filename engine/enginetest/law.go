package enginetest

import "fmt"

// Law is one invariant of the engine. A dear law takes long and is checked on
// some steps only.
type Law struct {
	Name  string
	Dear  bool
	Check func(*Step) error
}

// Laws lists every law, the cheap ones first.
func Laws() []Law {
	return append(cheapLaws(), dearLaws()...)
}

// cheapLaws are those for every step.
func cheapLaws() []Law {
	return []Law{
		{Name: "cubes", Check: Cubes},
		{Name: "manuscripts", Check: Manuscripts},
		{Name: "library", Check: LibraryTiles},
		{Name: "cards", Check: Cards},
		{Name: "card limits", Check: CardLimits},
		{Name: "dealt", Check: Dealt},
		{Name: "people", Check: People},
		{Name: "lingua", Check: Lingua},
		{Name: "spaces", Check: Spaces},
		{Name: "tracks", Check: Tracks},
		{Name: "purse", Check: Purse},
		{Name: "pieces", Check: Pieces},
		{Name: "decision", Check: Decisions},
		{Name: "forward", Check: Forward},
		{Name: "keepsakes", Check: Keepsakes},
		{Name: "listed", Check: Listed},
		{Name: "explained", Check: Explained},
		{Name: "cited", Check: Cited},
		{Name: "stacks", Check: KeptStacks},
		{Name: "charity", Check: CharityTwin},
		{Name: "order", Check: OrderTwin},
		{Name: "payments", Check: PaymentsTwin},
		{Name: "landing", Check: CanLand},
	}
}

// dearLaws are those for some steps.
func dearLaws() []Law {
	return []Law{
		{Name: "complete", Dear: true, Check: Complete},
		{Name: "faults", Dear: true, Check: Faults},
		{Name: "numbered", Dear: true, Check: Numbered},
		{Name: "clones", Dear: true, Check: Clones},
		{Name: "silent", Dear: true, Check: Silent},
		{Name: "masks", Dear: true, Check: Masks},
		{Name: "same view", Dear: true, Check: SameView},
		{Name: "decider", Dear: true, Check: DeciderKnows},
		{Name: "barrier", Dear: true, Check: Barrier},
		{Name: "secrets", Dear: true, Check: Secrets},
		{Name: "movement", Dear: true, Check: MovementTwin},
		{Name: "score", Dear: true, Check: ScoreTwin},
	}
}

// Check applies the cheap laws, and the dear ones on demand. It returns the
// first that is broken.
func (s *Step) Check(dear bool) error {
	for _, law := range Laws() {
		if law.Dear && !dear {
			continue
		}
		if err := law.Check(s); err != nil {
			return fmt.Errorf("law %q: %w", law.Name, err)
		}
	}
	return nil
}
