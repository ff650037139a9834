package terminal

import "strings"

// power is what a friar or cardinal tile does: at once, and as long as its owner
// keeps it.
type power struct{ once, lasting string }

// String is both, "+7 knowledge; a virtual noble".
func (p power) String() string {
	return strings.Trim(p.once+"; "+p.lasting, "; ")
}

// friars are the friar tiles. // FRI-1 to FRI-5 EXP-A1
var friars = map[string]power{
	"mario":    {"+12 knowledge", ""},
	"michele":  {"+7 knowledge", "a virtual abbess"},
	"stefano":  {"+7 knowledge", "a virtual noble"},
	"gigi":     {"", "charity brings 10 instead of 5, −4 VP"},
	"raffaele": {"+7 knowledge", "travels without ducats, +4 VP"},

	"alessandro": {"", "draws one card more"},
}

// cardinals are the cardinal tiles. // CAR-1 to CAR-5 EXP-Z1
var cardinals = map[string]power{
	"balestreri": {"+4 knowledge", "a virtual politician"},
	"lanzuisi":   {"", "+6 VP"},
	"muret":      {"", "6 points a turn (costs 70 ducats)"},
	"shlasinger": {"", "+4 VP, sets a rival back 6 knowledge"},
	"zazza":      {"+40 ducats", "sees one library tile more"},
	"sonzogni":   {"", "draws and keeps one card more"},
}
