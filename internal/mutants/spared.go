package main

// harmless is a change of the engine that no test can notice, with the reason.
type harmless struct {
	in   string // the declaration
	text string // what is changed, on one line; "" for all of the declaration
	what string // how; "" for every way
	why  string
}

// harmlessOnes are all of them. Each is tried all the same, and one that is caught is a
// fault of this list.
var harmlessOnes = []harmless{}

// spared is what the list says of a mutant; nil if nothing.
func (m *mutant) spared() *harmless {
	for i := range harmlessOnes {
		h := &harmlessOnes[i]
		if h.in == m.in && (h.text == "" || h.text == m.text) && (h.what == "" || h.what == m.what) {
			return h
		}
	}
	return nil
}
