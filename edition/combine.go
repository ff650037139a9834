package edition

import (
	"slices"
	"strings"
)

// combine finds settings that make no sense together, naming both options.
func combine(settings []Setting, players int) ConfigFaults {
	var f ConfigFaults
	edition := valueOf(settings, "edition")
	library, landing := valueOf(settings, "library"), valueOf(settings, "landing")
	switch {
	case edition == "deluxe" && library != "book": // LIB-2
		f = f.withf("library", []string{"book"}, "library=%s does not go with edition=deluxe", library)
	case edition == "classic" && library == "book": // LIB-1
		f = f.withf("library", []string{"later", "on-advance"}, "library=book does not go with edition=classic")
	}
	switch {
	case edition == "deluxe" && landing != "": // MOV-6
		f = f.withf("landing", nil, "landing=%s does not go with edition=deluxe, where nobody stops at sea; leave it out", landing)
	case edition == "classic" && landing == "":
		f = f.withf("landing", []string{"another", "any"}, "edition=classic needs a landing, which the preset does not give")
	}
	if bonuses := valueOf(settings, cityBonuses); edition == "deluxe" && bonuses != "" { // RUL-2
		f = f.withf(cityBonuses, nil, "city-bonuses=%s does not go with edition=deluxe, where a turn has one; leave it out", bonuses)
	}
	if valueOf(settings, "grunt") == "on" {
		f = f.grunt(edition, players)
	}
	return f.expanded(settings)
}

// expands reports whether an option switches an expansion on.
func expands(option string) bool {
	return slices.ContainsFunc(expansions(), func(o Option) bool { return o.ID == option && option != placitiDeck })
}

// expanded is for the expansions, which are of the Deluxe edition. // EXP-P RUL-15
func (f ConfigFaults) expanded(settings []Setting) ConfigFaults {
	edition := valueOf(settings, "edition")
	on := func(option string) bool { return valueOf(settings, option) == "on" }
	for _, s := range settings {
		if edition == "classic" && expands(s.Option) && s.Value == "on" {
			f = f.withf(s.Option, []string{"off"}, "%s=on does not go with edition=classic", s.Option)
		}
	}
	others := slices.ContainsFunc(otherCards, func(s Setting) bool { return on(s.Option) })
	for _, s := range settings {
		if byOthers(s.Option) && on(s.Option) && !others {
			f = f.withf(s.Option, []string{"off"}, "%s=on needs cards of another expansion: %s", s.Option, either(otherCards))
		}
	}
	if valueOf(settings, placitiDeck) == "10" && !on("placiti") {
		f = f.withf(placitiDeck, []string{"12"}, "placiti-deck=10 needs placiti=on")
	}
	return f
}

// either names the options of several settings: "ritmo, placiti or poeti".
func either(settings []Setting) string {
	names := make([]string, len(settings))
	for i, s := range settings {
		names[i] = s.Option
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// grunt is for small tables of the classic edition. // SET-6
func (f ConfigFaults) grunt(edition string, players int) ConfigFaults {
	if edition != "classic" {
		f = f.withf("grunt", []string{"off"}, "grunt=on does not go with edition=%s", edition)
	}
	if players > 3 {
		f = f.withf("grunt", []string{"off"}, "grunt=on does not go with %d players, only with 2 or 3", players)
	}
	return f
}
