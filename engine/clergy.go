package engine

// FriarTile is a friar tile, or NoFriar for a player who is not a Friar.
type FriarTile uint8

// The friars, FRI-1 to FRI-5, EXP-A.
const (
	NoFriar FriarTile = iota
	Mario
	Michele
	Stefano
	Gigi
	Raffaele
	Alessandro
	numFriars
)

var friarNames = [numFriars]string{"none", "mario", "michele", "stefano", "gigi", "raffaele", "alessandro"}

// String returns the name of the friar in lower case.
func (f FriarTile) String() string { return nameOf(friarNames[:], uint8(f)) }

// CardinalTile is a cardinal tile, or NoCardinal for a player who is not a Cardinal.
type CardinalTile uint8

// The cardinals, CAR-1 to CAR-5, EXP-Z.
const (
	NoCardinal CardinalTile = iota
	Balestreri
	Lanzuisi
	Muret
	Shlasinger
	Zazza
	Sonzogni
	numCardinals
)

var cardinalNames = [numCardinals]string{"none", "balestreri", "lanzuisi", "muret", "shlasinger", "zazza", "sonzogni"}

// String returns the name of the cardinal in lower case.
func (c CardinalTile) String() string { return nameOf(cardinalNames[:], uint8(c)) }

// friarKnowledge is the knowledge that each friar brings at once. // FRI-1 FRI-2 FRI-3 FRI-5
var friarKnowledge = [numFriars]int{Mario: 12, Michele: 7, Stefano: 7, Raffaele: 7}

// cardinalKnowledge is the knowledge that each cardinal brings at once. // CAR-1
var cardinalKnowledge = [numCardinals]int{Balestreri: 4}

// friarVP holds the VP of each friar tile. // SCO-11 FRI-4 FRI-5
var friarVP = [numFriars]int{Gigi: -4, Raffaele: 4}

// cardinalVP holds the VP of each cardinal tile. // SCO-11 CAR-2 CAR-4
var cardinalVP = [numCardinals]int{Lanzuisi: 6, Shlasinger: 4}

// Knowledge returns the knowledge that the tile brings at once, in spaces. // FRI-1 FRI-2 FRI-3 FRI-5
func (f FriarTile) Knowledge() int { return friarKnowledge[f] }

// VP returns the VP that the tile is worth to its owner at the end of the game. // SCO-11
func (f FriarTile) VP() int { return friarVP[f] }

// Rule returns the rule of the tile.
func (f FriarTile) Rule() Rule { return friarRule[f] }

// Knowledge returns the knowledge that the tile brings at once, in spaces. // CAR-1
func (c CardinalTile) Knowledge() int { return cardinalKnowledge[c] }

// VP returns the VP that the tile is worth at the end to an owner who is not Pope. // SCO-11 ELE-1
func (c CardinalTile) VP() int { return cardinalVP[c] }

// Rule returns the rule of the tile.
func (c CardinalTile) Rule() Rule { return cardinalRule[c] }

// friarRule is the rule of each friar tile. // FRI-1 FRI-2 FRI-3 FRI-4 FRI-5 EXP-A2
var friarRule = [numFriars]Rule{Mario: FRI1, Michele: FRI2, Stefano: FRI3, Gigi: FRI4, Raffaele: FRI5, Alessandro: EXPA2}

// cardinalRule is the rule of each cardinal tile. // CAR-1 CAR-2 CAR-3 CAR-4 CAR-5 EXP-Z2
var cardinalRule = [numCardinals]Rule{
	Balestreri: CAR1, Lanzuisi: CAR2, Muret: CAR3, Shlasinger: CAR4, Zazza: CAR5, Sonzogni: EXPZ2,
}

// Friars returns the friar tiles of the box, bit 1<<tile: SET-7, EXP-A.
func (r *Rules) Friars() uint8 {
	if r.Options.Alessandro {
		return tilesUpTo(uint8(Alessandro))
	}
	return tilesUpTo(uint8(Raffaele))
}

// Cardinals returns the cardinal tiles of the box, bit 1<<tile: SET-7, EXP-Z.
func (r *Rules) Cardinals() uint8 {
	if r.Options.Sonzogni {
		return tilesUpTo(uint8(Sonzogni))
	}
	return tilesUpTo(uint8(Zazza))
}
