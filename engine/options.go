package engine

// Edition is the family of a rule set.
type Edition uint8

// The editions: Classic covers all documents of 2010, Deluxe the one of 2019.
const (
	Classic Edition = iota
	Deluxe
)

// LibraryOption says when library tiles may be drawn.
type LibraryOption uint8

// Ways to draw library tiles.
const (
	LibraryLater     LibraryOption = iota // LIB-1: at any time in the player's own turn
	LibraryOnAdvance                      // LIB-1: directly after advancing
	LibraryBook                           // LIB-2: the papal book of the Deluxe edition
)

// Options are the rulings that a table may choose; a preset is a set of them.
type Options struct {
	Revision      uint8 // revision of the rules to use; later corrections do not apply
	Edition       Edition
	Library       LibraryOption
	Appointment   bool  // CAR-4: Shlasinger's power works only in the turn of the appointment
	CanticleOpen  uint8 // CAN-1: first turn in which all Franciscan cities are active, 14 or 15
	GigiUntil     uint8 // CHA-4: last turn of Gigi's bonus, 10 or 11
	LandElsewhere bool  // MOV-6: a piece may not land in the harbour that it left from
	BolognaClosed bool  // MSG-4: only players who have completed the messenger may enter Bologna
	Grunt         bool  // SET-6: the French aid's smaller level 1
	ScreensOpen   bool  // SET-1: goods taken in public stay visible
	WholeBonus    bool  // RUL-3: a city bonus is always taken whole
	OneCityBonus  bool  // RUL-2, 2010 only: one city bonus a turn, at the start or at the end of a movement
	HalfExact     bool  // PLC-5: half of the ducats is rounded up to whole ducats
	FirstRowOnly  bool  // MSS-4: rows move up when level 1 is used up, not for levels 2 and 3
	Alessandro    bool  // EXP-A: a sixth friar tile
	Sonzogni      bool  // EXP-Z: a sixth cardinal tile
}
