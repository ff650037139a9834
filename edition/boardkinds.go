package edition

// The kinds of fault that a board can have even if all keys and marks of its file are valid. Their codes are stable:
// translations refer to them.
var (
	tooLarge   = kind{"file-too-large", "a file has at most %d bytes, not %d"}
	tooMany    = kind{"too-many-signs", "a file has at most %d brackets, commas, colons and the like, not %d"}
	tooWide    = kind{"too-wide", "one list or mapping has at most %d entries"}
	tooLong    = kind{"value-too-long", "a value has at most %d bytes, not %d"}
	manyFaults = kind{"many-faults", "%d faults; the first %d are listed"}

	outOfRange  = kind{"out-of-range", "%s: a whole number from %d to %d is expected, not %s"}
	noText      = kind{"no-text", "%s: a text is expected, not nothing"}
	noWord      = kind{"no-word", "%s: %q is no identifier: lower case letters, digits and hyphens, a letter first"}
	codeTaken   = kind{"code-taken", "sources: %q is explained already"}
	codeBlank   = kind{"code-blank", "sources: %s is no code: a word without blanks"}
	noSource    = kind{"no-source", "%s: the code of a source is expected, not %s; %s"}
	otherSource = kind{"other-source", "%s: unknown source %q; %s, or explain it under sources"}

	notOneKind     = kind{"not-one-kind", "place %s: exactly one of %s is expected, not %d"}
	needsCity      = kind{"needs-city", "place %s: %s needs a city"}
	noSea          = kind{"no-sea", "place %s: a harbour without sea; %s"}
	noHarbour      = kind{"no-harbour", "place %s: a sea without the feature harbour"}
	notNeutral     = kind{"not-neutral", "place %s: the zone has to be neutral for the feature %s, not %s"}
	worthMissing   = kind{"worth-missing", "place %s: %s is missing, 0 for none"}
	worthOfNoCity  = kind{"worth-of-no-city", "place %s: only a city has %s"}
	poorUniversity = kind{"poor-university", "place %s: a university without knowledge"}
	wrongCount     = kind{"wrong-count", "places: %d with the feature %s are expected, not %d: %s"}

	oneWay      = kind{"one-way", "place %s: %s is a neighbour, but not the other way round (line %d)"}
	twoMarks    = kind{"two-marks", "place %s: the road to %s has another provenance at its other end (line %d)"}
	onlyHarbour = kind{"only-harbour", "place %s: the only harbour of the sea %s; two are needed"}
	unreachable = kind{"unreachable", "place %s: cannot be reached from roma, by land or sea"}

	noEventBox = kind{"no-event-box", "event %d: %s is no place with the feature event on this board; %s"}
	noOtherBox = kind{
		"no-event-box",
		"event %d: %s is no place with the feature event on this board; %s, or another place for the tile under events",
	}
	notOneGift   = kind{"not-one-gift", "%s: exactly one of ducats, knowledge and auction is expected, not %d"}
	wrongStupor  = kind{"wrong-stupor", "%s: its place is %s, not %s"}
	wrongAuction = kind{"wrong-auction", "%s: event %d, and no other, has an auction"}
	nameIsTaken  = kind{"name-is-taken", "board: %q is another board's name"}
)
