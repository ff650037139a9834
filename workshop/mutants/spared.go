package main

import "strings"

// harmless is a change of the engine that no test can detect, with the reason.
type harmless struct {
	in   string // the declaration
	text string // beginning of the changed code, on one line
	what string // kind of change; "" for every kind
	why  string
}

// harmlessOnes lists all harmless changes. They are tried too, and if one is detected, this list is wrong.
var harmlessOnes = []harmless{
	{"indexFamilies", "closes(", "is left out", "saves time: a family that is not shut refuses by itself"},
	{"indexFamilies", "shut |=", "is left out", "saves time: a family that is not shut refuses by itself"},
	{"indexFamilies", "r.tracksAt[at] &^= 1 << GoCanticle", "is left out", "saves time: the canticle refuses by itself"},
	{"indexFamilies", "_, ok := r.FranciscanNo(at)", "condition is false", "saves time: the canticle refuses by itself"},
	{"indexFamilies", "closed", "condition is false", "saves time: a family that is not shut refuses by itself"},
	{"actionFamilies", "moveForms[k].Action", "condition is false", "saves time: every action asks for points itself"},
	{"actionFamilies", "set |= moveForms[k].family.set()", "is left out", "saves time: every action asks for points itself"},
	{"actionFamilies", "set", "is one more", "the lowest bit is of no family"},
	{"actionKinds", "set", "is one more", "the lowest bit is of no kind of move"},
	{"Mask", "dst != src", "condition is true", "saves time: a state is copied onto itself"},
	{"Mask", "r.cards", "condition is true", "saves time: there are no cards to mask"},
	{"Learnt", "r.secretsStay(before, after)", "condition is false", "saves time: all watchers are compared"},
	{"nextElector", "p.r.cards", "condition is true", "saves time: without cards nobody has a choice"},
	{"tallyTracks", "r.cards", "condition is true", "saves time: nobody has the most of no cards"},
	{"As", "e.Hidden.Has(PartA)", "condition is true", "there is no secret effect whose first operand is public"},
}

// spared returns the entry of the list for a mutant, or nil.
func (m *mutant) spared() *harmless {
	for i := range harmlessOnes {
		h := &harmlessOnes[i]
		if h.in == m.in && strings.HasPrefix(m.text, h.text) && (h.what == "" || h.what == m.what) {
			return h
		}
	}
	return nil
}
