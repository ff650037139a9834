package engine

import (
	"errors"
	"math/bits"
	"slices"
	"strconv"
)

// boxFaults collects the faults of a box: content that cannot be played or does not fit into a State.
type boxFaults []error

// add records a fault. Each # in the text is replaced by the next number.
func (f *boxFaults) add(text string, numbers ...int) {
	var words []byte
	for _, c := range []byte(text) {
		if c != '#' {
			words = append(words, c)
			continue
		}
		words, numbers = strconv.AppendInt(words, int64(numbers[0]), 10), numbers[1:]
	}
	*f = append(*f, errors.New(string(words)))
}

// within records a fault if a number is out of range.
func (f *boxFaults) within(what string, n, least, most int) {
	if n < least || n > most {
		f.add(what+": # to # are possible, not #", least, most, n)
	}
}

// checkBox returns all faults of a box, as far as the engine uses its values as indices, shifts or counts. Package edition
// checks whether it is the box of an edition.
func (r *Rules) checkBox() error {
	var f boxFaults
	f.within("players", r.Seats, 2, MaxSeats)
	f.places(&r.Box, r.Seats)
	f.events(&r.Box)
	f.manuscripts(&r.Box)
	f.tracks(&r.Box)
	f.tiles(&r.Box)
	f.cards(&r.Box)
	return errors.Join(f...)
}

// places checks that places have unique names and a zone, and that roads lead both ways.
func (f *boxFaults) places(b *Box, seats int) {
	f.within("places", len(b.Places), 1, MaxPlaces-int(numSeas)+1)
	starts := 0
	for i := range b.Places {
		p := &b.Places[i]
		f.place(b, PlaceNo(i))
		if slices.ContainsFunc(b.Places[:i], func(q Place) bool { return q.ID == p.ID }) {
			f.add("duplicate place " + p.ID)
		}
		if p.Features&StartTown != 0 {
			starts++
		}
	}
	if starts < seats {
		f.add("start cities: one for each of # players, not # in all", seats, starts)
	}
}

func (f *boxFaults) place(b *Box, at PlaceNo) {
	p := &b.Places[at]
	switch {
	case p.ID == "" || p.Name == "":
		f.add("place #: an id and a name are needed", int(at))
	case p.Zone >= numZones:
		f.add("place "+p.ID+": there is no zone #", int(p.Zone))
	case p.Features>>len(featureNames) != 0:
		f.add("place "+p.ID+": there are # features, and no more", len(featureNames))
	case p.Features&Harbour != 0 && (p.Sea == NoSea || p.Sea >= numSeas):
		f.add("place "+p.ID+": a harbour lies on a sea, and there is none with number #", int(p.Sea))
	}
	for _, next := range p.Neighbours {
		if next == at || int(next) >= len(b.Places) || !slices.Contains(b.Places[next].Neighbours, at) {
			f.add("place "+p.ID+": a road leads to another place and back, not to place #", int(next))
		}
	}
}

// events checks that each event tile has a place and one gift, and that there is one Stupor Mundi. // SET-3 PLC-2
func (f *boxFaults) events(b *Box) {
	f.within("event tiles", len(b.Events), 1, MaxEvents)
	stupors := 0
	for i, e := range b.Events {
		gifts := 0
		for _, n := range [...]uint8{e.Ducats, e.Knowledge, e.Auction} {
			gifts += int(min(n, 1))
		}
		switch {
		case e.No == 0 || e.Name == "" || gifts != 1:
			f.add("event #: a number, a name and one of ducats, knowledge and auction are needed", int(e.No))
		case int(e.Place) >= len(b.Places):
			f.add("event #: there is no place #", int(e.No), int(e.Place))
		case slices.ContainsFunc(b.Events[:i], func(o EventTile) bool { return o.No == e.No }):
			f.add("duplicate event #", int(e.No))
		}
		stupors += int(min(e.Auction, 1))
	}
	f.within("tiles of Stupor Mundi", stupors, 1, 1)
}

// manuscripts checks levels (in ascending order), dialects (one or two) and the sizes of the decks. // SET-6
func (f *boxFaults) manuscripts(b *Box) {
	f.within("kinds of manuscript", len(b.Manuscripts), 1, MaxManuscripts)
	var all [topLevel]int
	for i, m := range b.Manuscripts {
		colours := bits.OnesCount8(uint8(m.Colours))
		switch {
		case m.Level < 1 || m.Level > topLevel:
			f.add("manuscript #: level 1 to # is possible, not #", i, topLevel, int(m.Level))
			continue
		case i > 0 && m.Level < b.Manuscripts[i-1].Level:
			f.add("manuscript #: level # comes after level #", i, int(m.Level), int(b.Manuscripts[i-1].Level))
		case colours < 1 || colours > 2 || m.Colours.Has(Neutral) || m.Colours>>numZones != 0:
			f.add("manuscript #: one or two dialects are needed", i)
		case m.Count == 0:
			f.add("manuscript #: a kind has at least one tile", i)
		}
		all[m.Level-1] += int(m.Count)
	}
	for i, n := range all {
		f.within("manuscripts of level "+strconv.Itoa(i+1), n, 0, MaxDeck)
	}
}

// tracks checks that tracks have spaces, and that the marked spaces ascend and exist. // MSS-2 SCO-5 LIB-2
func (f *boxFaults) tracks(b *Box) {
	f.within("knowledge levels", len(b.LevelStarts), 1, topKnowledge)
	f.rising("knowledge levels", b.LevelStarts, int(b.KnowledgeSpaces))
	for t := Riddle; t < NumTracks; t++ {
		f.within("spaces of the track "+t.String(), int(b.TrackSpaces[t]), 1, 255-maxSteps-1)
	}
	f.rising("marks of the riddle", spacesOf(b.RiddleVP), int(b.TrackSpaces[Riddle]))
	f.rising("marks of the library", spacesOf(b.LibraryDraw), int(b.TrackSpaces[Library]))
}

func spacesOf(steps []Step) []uint8 {
	spaces := make([]uint8, len(steps))
	for i, s := range steps {
		spaces[i] = s.Space
	}
	return spaces
}

func (f *boxFaults) rising(what string, spaces []uint8, last int) {
	before := 0
	for _, space := range spaces {
		if int(space) <= before || int(space) > last {
			f.add(what+": they rise from 1 to #, and # comes after #", last, int(space), before)
		}
		before = int(space)
	}
}

// tiles checks the library, canticle and papal tiles. // SET-4 SET-5 SET-7
func (f *boxFaults) tiles(b *Box) {
	library := 0
	for _, t := range b.Library {
		if t.Count == 0 {
			f.add("library tiles: a kind has at least one tile")
		}
		library += int(t.Count)
	}
	f.within("library tiles", library, 1, MaxLibrary)
	f.within("canticle tiles", len(b.Canticle), 0, MaxFranciscan)
	for _, turn := range b.Canticle {
		f.within("turn of a canticle tile", int(turn), 1, MaxTurns)
	}
	f.within("red papal tiles", int(b.RedPapal), 0, len(State{}.Papal))
}

// cards checks that decks fit into a State, have all the kinds that are named, and have cards of every kind.
func (f *boxFaults) cards(b *Box) {
	for d, kinds := range b.Cards {
		form := CardDeck(d).Form()
		if slices.ContainsFunc(kinds, func(k CardKind) bool { return k.Count == 0 }) {
			f.add("cards of " + form.Name + ": a kind has at least one card")
		}
		f.within("cards of "+form.Name, b.allCards(CardDeck(d)), 0, MaxPile)
		f.within("kinds of card of "+form.Name, len(kinds), 0, MaxCardKinds)
		if named := len(form.Kinds); named > 0 && len(kinds) > 0 && len(kinds) != named {
			f.add("kinds of card of "+form.Name+": # have names, not #", named, len(kinds))
		}
	}
}
