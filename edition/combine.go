package edition

// combine finds settings that make no sense together, naming both options.
func combine(settings []Setting, players int) ConfigFaults {
	var f ConfigFaults
	edition := valueOf(settings, "edition")
	library, landing := valueOf(settings, "library"), valueOf(settings, "landing")
	switch {
	case edition == "deluxe" && library != "book": // LIB-2
		f.add("library", []string{"book"}, "library=%s does not go with edition=deluxe", library)
	case edition == "classic" && library == "book": // LIB-1
		f.add("library", []string{"later", "on-advance"}, "library=book does not go with edition=classic")
	}
	switch {
	case edition == "deluxe" && landing != "": // MOV-6
		f.add("landing", nil, "landing=%s does not go with edition=deluxe, where nobody stops at sea; leave it out", landing)
	case edition == "classic" && landing == "":
		f.add("landing", []string{"another", "any"}, "edition=classic needs a landing, which the preset does not give")
	}
	f.grunt(valueOf(settings, "grunt") == "on", edition, players)
	return f
}

// grunt is for small tables of the classic edition. // SET-6
func (f *ConfigFaults) grunt(on bool, edition string, players int) {
	if on && edition != "classic" {
		f.add("grunt", []string{"off"}, "grunt=on does not go with edition=%s", edition)
	}
	if on && players > 3 {
		f.add("grunt", []string{"off"}, "grunt=on does not go with %d players, only with 2 or 3", players)
	}
}
