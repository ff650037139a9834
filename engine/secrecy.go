package engine

// EffectSecrecy describes which parts of an effect are not public: when the effect is secret, which operands are public even
// then, and the kind that other players see. A secret effect hides everything else. // SET-1
type EffectSecrecy struct {
	When   When
	Public Parts      // operands among A, B and N that are public
	Veil   EffectKind // kind that other players see; NoEffect: the actual one
}

// When says under which condition an effect is secret.
type When uint8

// The conditions.
const (
	Never      When = iota
	Always          // always: only its seat may know it
	UnlessOpen      // unless the cards of the deck lie open // EXP-R2
	Stated          // if the effect is marked as secret
)

// Parts is a set of the operands A, B and N of an effect.
type Parts uint8

// The parts.
const (
	PartA Parts = 1 << iota
	PartB
	PartN
	allParts = PartA | PartB | PartN
)

// Has reports whether the set contains all of the given parts.
func (p Parts) Has(some Parts) bool { return p&some == some }

// conceal marks the secret ones of the effects from an index on. Their form decides, or the effect itself if the form says
// Stated. Effects of the set-up are public.
func (e *Effects) conceal(from int) {
	for i := range e.List[from:] {
		e.List[from+i].Secret = secret(e.List[from+i])
	}
}

// secret reports whether a reported effect is secret.
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

// As returns the effect as seen by a seat or a spectator. Operands that are secret to the seat are 0 and listed in
// Hidden. A hidden card keeps its deck, which is public. Afterwards, effects that differ only in secrets are equal. // SET-1
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

// tells reports whether a seat may know a secret effect: it is the seat concerned, or the partner with which it exchanges a
// piece. // RUL-13
func (e Effect) tells(seat Seat) bool {
	return seat != Nobody && (seat == e.Seat || e.Kind.Form().B == APartner && seat == Seat(e.B))
}

// hiddenOperand returns the public rest of a hidden first operand.
func hiddenOperand(is Operand, v uint8) uint8 {
	if is != ACard {
		return 0
	}
	d, _ := CardOf(v)
	return CardCode(d, Unknown)
}
