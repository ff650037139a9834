package engine

// Edition is the family of a rule set.
type Edition uint8

// The editions: Classic is every document of 2010, Deluxe that of 2019.
const (
	Classic Edition = iota
	Deluxe
)

// LibraryOption says when library tiles may be drawn.
type LibraryOption uint8

// Ways to draw library tiles.
const (
	LibraryLater     LibraryOption = iota // LIB-1: at any moment of an own turn
	LibraryOnAdvance                      // LIB-1: directly after advancing
	LibraryBook                           // LIB-2: the papal book of the Deluxe edition
)

// Options are the rulings that a table may choose; a preset is a set of them.
type Options struct {
	Revision      uint8 // of the rules: what later ones corrected is as it was before
	Edition       Edition
	Library       LibraryOption
	Appointment   bool  // CAR-4: Shlasinger only in the turn of his appointment
	CanticleOpen  uint8 // CAN-1: first turn in which all Franciscan cities are active, 14 or 15
	GigiUntil     uint8 // CHA-4: last turn of Gigi's bonus, 10 or 11
	LandElsewhere bool  // MOV-6: landing only in another harbour than the one left
	BolognaClosed bool  // MSG-4: only who has completed the messenger may enter Bologna
	Grunt         bool  // SET-6: the French aid's smaller level 1
	ScreensOpen   bool  // SET-1: what was taken in public stays listed
	WholeBonus    bool  // RUL-3: a city bonus is taken whole
	OneCityBonus  bool  // RUL-2: C: one city bonus a turn, at the start or at the end of a movement
	HalfExact     bool  // PLC-5: half of the ducats rounds to the ducat
	FirstRowOnly  bool  // MSS-4: rows move up when level 1 is used up, not for levels 2 and 3
	Alessandro    bool  // EXP-A: a sixth friar tile
	Sonzogni      bool  // EXP-Z: a sixth cardinal tile
}
