package enginetest

import "fmt"

// Invariant is an invariant of the engine. Expensive invariants take long and are only checked on some steps.
type Invariant struct {
	Name      string
	Expensive bool
	Check     func(*Step) error
}

// Invariants lists every invariant, the cheap ones first.
func Invariants() []Invariant {
	return append(cheapInvariants(), expensiveInvariants()...)
}

// cheapInvariants are checked on every step.
func cheapInvariants() []Invariant {
	return []Invariant{
		{Name: "cubes", Check: Cubes},
		{Name: "manuscripts", Check: Manuscripts},
		{Name: "library", Check: LibraryTiles},
		{Name: "cards", Check: Cards},
		{Name: "card limits", Check: CardLimits},
		{Name: "dealt", Check: Dealt},
		{Name: "clergy", Check: Clergy},
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
		{Name: "charity", Check: CharityReference},
		{Name: "order", Check: OrderReference},
		{Name: "payments", Check: PaymentsReference},
		{Name: "landing", Check: CanLand},
	}
}

// expensiveInvariants are checked on some steps.
func expensiveInvariants() []Invariant {
	return []Invariant{
		{Name: "complete", Expensive: true, Check: Complete},
		{Name: "faults", Expensive: true, Check: Faults},
		{Name: "numbered", Expensive: true, Check: Numbered},
		{Name: "clones", Expensive: true, Check: Clones},
		{Name: "silent", Expensive: true, Check: Silent},
		{Name: "masks", Expensive: true, Check: Masks},
		{Name: "same view", Expensive: true, Check: SameView},
		{Name: "decider", Expensive: true, Check: DeciderKnows},
		{Name: "barrier", Expensive: true, Check: Barrier},
		{Name: "secrets", Expensive: true, Check: Secrets},
		{Name: "movement", Expensive: true, Check: MovementReference},
		{Name: "score", Expensive: true, Check: ScoreReference},
	}
}

// Check applies the cheap invariants, and on demand the expensive ones. It returns the first that is broken.
func (s *Step) Check(expensive bool) error {
	for _, invariant := range Invariants() {
		if invariant.Expensive && !expensive {
			continue
		}
		if err := invariant.Check(s); err != nil {
			return fmt.Errorf("invariant %q: %w", invariant.Name, err)
		}
	}
	return nil
}
