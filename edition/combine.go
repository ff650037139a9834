package edition

import (
	"fmt"
	"slices"
	"strings"

	"volgare/internal/lists"
)

// combine reports settings that are incompatible, naming both options.
func combine(settings []Setting, players int) ConfigFaults {
	var f ConfigFaults
	for _, o := range Options() {
		value := valueOf(settings, o.ID)
		for _, n := range o.unmet(value, settings, players) {
			f = f.refused(n.refusal(Setting{o.ID, value}, settings, players), o.ID, o.fitting(settings, players))
		}
		if o.ID == "landing" && value == "" && valueOf(settings, "edition") == "classic" { // MOV-6
			f = f.refused("edition=classic needs a landing, which the preset does not give", o.ID, o.Values)
		}
	}
	return f
}

// unmet returns the needs of a value of the option that a table does not meet.
func (o Option) unmet(value string, settings []Setting, players int) []Need {
	return slices.DeleteFunc(o.Needs(), func(n Need) bool {
		return !slices.Contains(n.Values, value) || n.Met(settings, players)
	})
}

// fitting returns the values of the option that are compatible with the rest of a table.
func (o Option) fitting(settings []Setting, players int) []string {
	return slices.DeleteFunc(slices.Clone(o.Values), func(v string) bool { return len(o.unmet(v, settings, players)) > 0 })
}

// refused adds a fault of an option. fitting are the values that would still be accepted, if any.
func (f ConfigFaults) refused(text, option string, fitting []string) ConfigFaults {
	if len(fitting) == 0 {
		text += "; leave it out"
	}
	return f.withf(option, fitting, "%s", text)
}

// refusal explains why a setting is refused at a table that does not meet the need.
func (n Need) refusal(s Setting, settings []Setting, players int) string {
	given := s.Option + "=" + s.Value
	switch {
	case len(n.Any) == 0:
		return fmt.Sprintf("%s does not go with %d players, only with %s", given, players, either(numbers(2, n.Players)))
	case n.Any[0].Option == "edition":
		return given + " does not go with edition=" + valueOf(settings, "edition") + n.where()
	case len(n.Any) == 1:
		return given + " needs " + n.Any[0].Option + "=" + n.Any[0].Value
	}
	return given + " needs cards of another expansion: " + either(lists.Map(n.Any, func(s Setting) string { return s.Option }))
}

// where returns the explanatory clause about other tables, or "" if none is needed.
func (n Need) where() string {
	if n.Elsewhere == "" {
		return ""
	}
	return ", where " + n.Elsewhere
}

// either joins alternatives: "ritmo, placiti or poeti".
func either(names []string) string {
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}
