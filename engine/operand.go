package engine

// Operand is what an operand of an effect or of a move names.
type Operand uint8

// The operands. Those from ADiscard on belong to moves alone.
const (
	NoOperand   Operand = iota
	APlace              // PlaceNo
	ASeat               // Seat, Nobody for the bank
	ACube               // Cube
	ATrack              // Track
	ASpace              // a space of a track
	AnEvent             // index of an event tile
	AManuscript         // index of a kind of manuscript
	ALevel              // level of manuscripts
	ATile               // index of a kind of library tile, NoTile for none
	AFriar              // FriarTile
	ACardinal           // CardinalTile
	AnOffice            // Office
	APapal              // Papal
	AnEnd               // 0 top, 1 bottom of the stack
	ACategory           // Category
	ADeck               // CardDeck
	ACard               // CardCode, NoCard for none
	AGood               // Good
	APartner            // Seat of the other side
	AKeep               // how many of the cards drawn may be kept

	ADiscard     // Politician, Noble or VirtualNoble, for the cathedral
	AHarbour     // PlaceNo, from which the piece puts out to sea
	ANumber      // of what MoveForm.Unit says
	ASale        // how many of the nobles taken are sold, 0 to 2
	AnAmount     // of a good that is asked for; 1 where it is single
	Politicians  // how many are paid
	Nobles       // how many are paid
	Abbesses     // how many are paid
	Colours      // set of Ritmo colours, bit 1<<kind
	AColour      // kind of a Ritmo card; told as ACard
	AGain        // 0 ducats, GuaitaLearns knowledge
	APart        // WholeBonus, OnlyDucats or OnlyKnowledge
	ACardOfDeck  // kind of a card of the deck before it, NoTile for none; told as ACard
	APieceOfGood // kind of a tile or card of the good before it; told as ATile or ACard
	TheStack     // of library tiles
)

// NoCard as the value of ACard is none.
const NoCard uint8 = 0xFF

// Argument is an operand with its value.
type Argument struct {
	Is    Operand
	Value uint8
}

// Argument is operand i of a move, 0 to 2, as what it names: of a card the deck too.
// Where the move has no such operand, it is the zero Argument.
func (m Move) Argument(i int) Argument {
	a := Argument{Is: m.Kind.Form().Operands[i], Value: [...]uint8{m.A, m.B, m.C}[i]}
	switch a.Is {
	case AColour:
		return cardArgument(Ritmo, a.Value)
	case ACardOfDeck:
		return cardArgument(CardDeck(m.A), a.Value)
	case APieceOfGood:
		if d, ok := Good(m.A).Deck(); ok {
			return cardArgument(d, a.Value)
		}
		return Argument{ATile, a.Value}
	}
	return a
}

func cardArgument(d CardDeck, kind uint8) Argument {
	if kind == NoTile {
		return Argument{ACard, NoCard}
	}
	return Argument{ACard, CardCode(d, kind)}
}

// Narrows reports whether operand i names a piece of what the one before it names.
func (f *MoveForm) Narrows(i int) bool {
	return i < len(f.Operands) && (f.Operands[i] == ACardOfDeck || f.Operands[i] == APieceOfGood)
}

// Hides reports whether only the seat that makes the move, and who gets a piece that is
// handed over, reads operand i of it: not that none is kept, which shows in what comes
// next, nor a card of a deck that lies open. // SET-1 EXP-P2 RUL-10 RUL-13
func (m Move) Hides(i int) bool {
	a := m.Argument(i)
	switch m.Kind.Form().Secret {
	case SecretDraft, SecretStep:
		return a.Is != NoOperand
	case SecretPiece, SecretHanded:
		d, _ := CardOf(a.Value)
		return a.Is == ATile && a.Value != NoTile || a.Is == ACard && a.Value != NoCard && !d.Form().Open
	}
	return false
}

// Subject is what the kind of a move itself is about, in a state: its colour of cubes,
// its track, its deck. The choices at the end are about that of their decision.
func (m Move) Subject(s *State) Argument {
	switch d, _ := s.Decision.Choice(); m.Kind {
	case ScoreCards:
		return about(ADeck, uint8(d))
	case ScoreTrack:
		return about(ATrack, uint8(d.Form().Majority.Track))
	}
	return m.Kind.Form().About
}
