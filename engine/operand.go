package engine

// Operand is the type of an operand of an effect or a move.
type Operand uint8

// The operands. Those from ADiscard on are used only by moves.
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
	APartner            // Seat of the partner
	AKeep               // how many of the drawn cards may be kept

	ADiscard     // Politician, Noble or VirtualNoble, for the cathedral
	AHarbour     // PlaceNo of the harbour from which the piece puts out to sea
	ANumber      // a number; MoveForm.Unit is the unit
	ASale        // how many of the nobles taken are sold, 0 to 2
	AnAmount     // of a requested good; 1 if the good is single
	Politicians  // number paid
	Nobles       // number paid
	Abbesses     // number paid
	Colours      // set of Ritmo colours, bit 1<<kind
	AColour      // kind of a Ritmo card; shown as ACard
	AGain        // 0 ducats, GuaitaLearns knowledge
	APart        // WholeBonus, OnlyDucats or OnlyKnowledge
	ACardOfDeck  // kind of a card of the deck in the previous operand, NoTile for none; shown as ACard
	APieceOfGood // kind of a tile or card of the good in the previous operand; shown as ATile or ACard
	TheStack     // the stack of library tiles
)

// NoCard is the value of ACard for no card.
const NoCard uint8 = 0xFF

// Argument is an operand with its value.
type Argument struct {
	Is    Operand
	Value uint8
}

// Argument returns operand i of a move, 0 to 2, with its type; a card includes its deck. If the move has no such operand, it
// returns the zero Argument.
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

// Narrows reports whether operand i names a piece of the deck or good that the previous operand names.
func (f *MoveForm) Narrows(i int) bool {
	return i < len(f.Operands) && (f.Operands[i] == ACardOfDeck || f.Operands[i] == APieceOfGood)
}

// Hides reports whether operand i of the move is readable only by the seat that makes it and by the receiver of a piece
// handed over. Keeping no piece is not hidden, since the next decisions show it, and neither is a card of an open deck.
// // SET-1 EXP-P2 RUL-10 RUL-13
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

// Subject returns the argument that the kind of the move implies: a colour of cubes, a track or a deck. For the scoring
// choices at the end it depends on the decision in s.
func (m Move) Subject(s *State) Argument {
	switch d, _ := s.Decision.Choice(); m.Kind {
	case ScoreCards:
		return about(ADeck, uint8(d))
	case ScoreTrack:
		return about(ATrack, uint8(d.Form().Majority.Track))
	}
	return m.Kind.Form().About
}
