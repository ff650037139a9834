package engine

// EffectSecrecy is what of an effect is not for all: when it is secret, what of it everybody
// may know all the same, and what the others see of it. A secret effect hides all that
// is not named here. // SET-1
type EffectSecrecy struct {
	When   When
	Public Parts      // which of A, B and N everybody may know
	Veil   EffectKind // the kind as which the others see it; NoEffect: its own
}

// When says when an effect is secret.
type When uint8

// The occasions.
const (
	Never      When = iota
	Always          // only its seat may know it
	UnlessOpen      // likewise, unless the cards of the deck lie open // EXP-R2
	Stated          // likewise, where the effect itself says so
)

// Parts is a set of A, B and N of an effect.
type Parts uint8

// The parts.
const (
	PartA Parts = 1 << iota
	PartB
	PartN
	allParts = PartA | PartB | PartN
)

// Has reports whether the set has all of some parts.
func (p Parts) Has(some Parts) bool { return p&some == some }

// conceal marks those of the effects from one on that are secret. That says their form; only
// where it leaves it to the occasion does the effect. What the set-up reports is public.
func (e *Effects) conceal(from int) {
	for i := range e.List[from:] {
		e.List[from+i].Secret = secret(e.List[from+i])
	}
}

// secret reports whether an effect that is to be told is secret.
func secret(e Effect) bool {
	switch e.Kind.Form().Secret.When {
	case Always:
		return true
	case UnlessOpen:
		d, _ := CardOf(e.A)
		return !d.Form().Open
	case Stated:
		return e.Secret
	}
	return false
}

// As is the effect as a seat, or a spectator, may know it. What is secret to it is
// Hidden, and 0; of a hidden card the deck remains, which everybody sees. Effects of
// one game that differ in nothing that the seat may know are the same then. // SET-1
func (e Effect) As(seat Seat) Effect {
	if !e.Secret || e.tells(seat) {
		return e
	}
	form := e.Kind.Form()
	e.Hidden = allParts &^ form.Secret.Public
	if form.Secret.Veil != NoEffect {
		e.Kind, form = form.Secret.Veil, form.Secret.Veil.Form()
	}
	if e.Hidden.Has(PartA) {
		e.A = hiddenOperand(form.A, e.A)
	}
	if e.Hidden.Has(PartB) {
		e.B = 0
	}
	if e.Hidden.Has(PartN) {
		e.N = 0
	}
	return e
}

// tells reports whether a seat may know a secret effect: whom it concerns, and with
// whom he exchanges a piece. // RUL-13
func (e Effect) tells(seat Seat) bool {
	return seat != Nobody && (seat == e.Seat || e.Kind.Form().B == APartner && seat == Seat(e.B))
}

// hiddenOperand is what remains of the first operand where it is hidden.
func hiddenOperand(is Operand, v uint8) uint8 {
	if is != ACard {
		return 0
	}
	d, _ := CardOf(v)
	return CardCode(d, Unknown)
}
