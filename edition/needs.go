package edition

import "slices"

// Need is a requirement that values of an option have for the rest of the table. A table that does not meet it is refused.
type Need struct {
	Values    []string  // values of the option that have the need
	Rule      string    // id of the rule
	Any       []Setting // at least one of these must be chosen; nil means no requirement
	Players   int       // maximum number of players; 0 for no limit
	Elsewhere string    // clause about other tables, if that explains the need
}

// Met reports whether settings and a number of players meet the need.
func (n Need) Met(settings []Setting, players int) bool {
	if n.Players > 0 && players > n.Players {
		return false
	}
	return len(n.Any) == 0 || slices.ContainsFunc(n.Any, func(s Setting) bool { return slices.Contains(settings, s) })
}

var (
	classicOnly = []Setting{{"edition", "classic"}}
	deluxeOnly  = []Setting{{"edition", "deluxe"}}
	otherCards  = cardsBeside()
)

// Needs returns the requirements that values of the option have for the rest of the table. The caller must not change them.
func (o Option) Needs() []Need {
	on := []string{"on"}
	switch o.ID {
	case "library":
		return []Need{
			{Values: []string{"later", "on-advance"}, Rule: "LIB-1", Any: classicOnly},
			{Values: []string{"book"}, Rule: "LIB-2", Any: deluxeOnly},
		}
	case "landing":
		return []Need{{Values: []string{"another", "any"}, Rule: "MOV-6", Any: classicOnly, Elsewhere: "nobody stops at sea"}}
	case cityBonuses:
		return []Need{{Values: []string{"both", "one"}, Rule: "RUL-2", Any: classicOnly, Elsewhere: "a turn has one"}}
	case "grunt":
		return []Need{{Values: on, Rule: "SET-6", Any: classicOnly}, {Values: on, Rule: "SET-6", Players: 3}}
	case "placiti-deck":
		ten := []string{"10"}
		return []Need{
			{Values: ten, Rule: o.Rules[0], Any: deluxeOnly},
			{Values: ten, Rule: o.Rules[0], Any: []Setting{{"placiti", "on"}}},
		}
	}
	switch {
	case byOthers(o.ID):
		return []Need{{Values: on, Rule: o.Rules[0], Any: deluxeOnly}, {Values: on, Rule: "RUL-15", Any: otherCards}}
	case o.Expansion():
		return []Need{{Values: on, Rule: o.Rules[0], Any: deluxeOnly}}
	}
	return nil
}

// Serves returns settings of which a table must have at least one for the option to have any effect; nil if it always has
// one. A table without them is still accepted. // EXP-A1 EXP-Z1
func (o Option) Serves() []Setting {
	if o.ID == "alessandro" || o.ID == "sonzogni" {
		return otherCards
	}
	return nil
}

// Expansion reports whether the option switches on or shapes an expansion of the Deluxe
// edition.
func (o Option) Expansion() bool {
	return slices.ContainsFunc(expansions(), func(e Option) bool { return e.ID == o.ID })
}

// Sources returns the codes of the documents that contain the choice. The values of presets are those of their documents;
// options without sources are choices of this project where the documents are silent.
func (o Option) Sources() []string {
	switch o.ID {
	case "edition", "library", "shlasinger", "canticle-open", "gigi-until", "bologna", "bonus-parts", "rows":
		return []string{"IT", "ES", "DE", "FR", "DX"}
	case "landing", cityBonuses:
		return []string{"IT", "ES", "DE", "FR"}
	case "norcia":
		return []string{"DE"}
	case "grunt":
		return []string{"FR"}
	}
	if o.Expansion() {
		return []string{"DX"}
	}
	return nil
}
