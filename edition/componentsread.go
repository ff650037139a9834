package edition

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
)

// maxSpaces limits the length of tracks.
const maxSpaces = 200

// maxPieces limits the number of pieces of one kind in a box, and the value of a coin.
const maxPieces = 100

// readComponents reads the file of the box of an edition and adds its faults to r.
func (r *reader) readComponents(data []byte, want engine.Edition) *Components {
	c := &Components{file: r.file, text: string(data)}
	n := r.parse(data)
	if n == nil {
		return c
	}
	keys := []string{
		"edition", "title", "events", "manuscripts", "library", "friars", "cardinals", "canticle", "knowledge", "tracks",
		"university", "papal", "pieces",
	}
	if want == engine.Deluxe {
		keys = append(keys, "extra-library", "cards", "action-cards")
	}
	f := r.fields(n, "box", keys...)
	r.readEdition(c, f.need("box", "edition"), want)
	c.Title = r.plain(f.need("box", "title"), "title")
	c.Events = r.readEvents(f.need("box", "events"))
	manuscripts := f.section("box", "manuscripts", "1", "2", "3", "4")
	for i := range c.Manuscripts {
		c.Manuscripts[i] = needed(r, manuscripts, "manuscripts", itoa(i+1), kindsOf(i+1))
	}
	c.Library = values(r, f.need("box", "library"), "library", libraryTile)
	r.readClergy(c, f, want)
	c.Canticle = values(r, f.need("box", "canticle"), "canticle", between(1, 13))
	r.readTracks(c, f)
	university := f.section("box", "university", "late")
	c.LateUniversity = needed(r, university, "university", "late", between(1, maxKnowledge))
	if want == engine.Deluxe {
		c.Extra = needed(r, f, "box", "extra-library", libraryTile)
		r.readCards(c, f)
		r.readActions(c, f)
	}
	papal := f.section("box", "papal", "red")
	c.RedPapal = needed(r, papal, "papal", "red", between(2, 4))
	r.readPieces(c, f.section("box", "pieces", "coins", "discs", "pawns", "markers"))
	return c
}

// readPieces reads the pieces other than tiles and cards.
func (r *reader) readPieces(c *Components, f fields) {
	c.Coins = needed(r, f, "pieces", "coins", coins)
	c.Discs = needed(r, f, "pieces", "discs", between(1, maxPieces))
	c.Pawns = needed(r, f, "pieces", "pawns", between(1, maxPieces))
	c.Markers = needed(r, f, "pieces", "markers", between(1, maxPieces))
}

// coins parses {DUCATS: COUNT}.
func coins(n *node) ([]Coin, error) {
	return pairs(n, "ducats to counts", maxPieces, maxPieces, func(ducats, count int) Coin { return Coin{ducats, count} })
}

// pairs parses a mapping of numbers, each at least 1, in the order of its keys.
func pairs[T any](n *node, of string, mostKey, mostValue int, pair func(key, value int) T) ([]T, error) {
	if n.form != mapping || len(n.keys) == 0 {
		return nil, fmt.Errorf("a mapping of %s is expected, not %s", of, n)
	}
	found := map[int]int{}
	for i, text := range n.keys {
		key, err := between(1, mostKey)(text)
		if err != nil {
			return nil, err
		}
		value, err := between(1, mostValue)(n.items[i])
		if err != nil {
			return nil, err
		}
		if _, twice := found[key]; twice {
			return nil, fmt.Errorf("duplicate key %d", key)
		}
		found[key] = value
	}
	var all []T
	for _, key := range slices.Sorted(maps.Keys(found)) {
		all = append(all, pair(key, found[key]))
	}
	return all, nil
}

func (r *reader) readEdition(c *Components, n *node, want engine.Edition) {
	if n == nil {
		return
	}
	var err error
	c.Edition, err = named("edition", parseEdition, editionNames)(n)
	switch {
	case err != nil:
		r.faultf(n, "%v", err)
	case c.Edition != want:
		r.faultf(n, "edition: this file is that of %s, not %s", editionNames[want], editionNames[c.Edition])
	}
}

// kindsOf parses {COLOUR: COUNT} or, for level 4, {COLOUR-COLOUR: COUNT}.
func kindsOf(level int) func(*node) ([]Kind, error) {
	return func(n *node) ([]Kind, error) {
		if n.form != mapping {
			return nil, fmt.Errorf("a mapping of colours to counts is expected, not %s", n)
		}
		var kinds []Kind
		for i, key := range n.keys {
			kind, err := kindOf(level, key, n.items[i])
			if err != nil {
				return nil, err
			}
			if slices.ContainsFunc(kinds, func(k Kind) bool { return slices.Equal(k.Colours, kind.Colours) }) {
				return nil, fmt.Errorf("duplicate key %s", key)
			}
			kinds = append(kinds, kind)
		}
		slices.SortFunc(kinds, func(a, b Kind) int { return slices.Compare(a.Colours, b.Colours) })
		return kinds, nil
	}
}

func kindOf(level int, key, n *node) (Kind, error) {
	k := Kind{}
	for name := range strings.SplitSeq(key.text, "-") {
		z, ok := engine.ParseZone(name)
		if !ok || z == engine.Neutral {
			return k, fmt.Errorf("unknown colour %q; %s", name, oneOf(zoneNames()[1:]))
		}
		k.Colours = append(k.Colours, z)
	}
	slices.Sort(k.Colours)
	k.Colours = slices.Compact(k.Colours)
	if want := 1 + level/4; len(k.Colours) != want {
		return k, fmt.Errorf("%s: a manuscript of level %d has %d colour(s)", key, level, want)
	}
	count, err := between(1, engine.MaxDeck)(n)
	k.Count = count
	return k, err
}

// libraryTile parses the VP of a tile, followed by j for a joker.
func libraryTile(n *node) (LibraryTile, error) {
	digits, joker := strings.CutSuffix(n.text, "j")
	vp, err := strconv.Atoi(digits)
	if err != nil || n.form != scalar || vp < 1 || vp > 9 {
		return LibraryTile{}, fmt.Errorf("a library tile is 1 to 9, or 1j to 9j for a joker, not %s", n)
	}
	return LibraryTile{vp, joker}, nil
}

// readTracks reads the knowledge track and the others.
func (r *reader) readTracks(c *Components, f fields) {
	knowledge := f.section("box", "knowledge", "spaces", "levels")
	c.KnowledgeSpaces = needed(r, knowledge, "knowledge", "spaces", between(1, maxSpaces))
	c.LevelStarts = values(r, knowledge.need("knowledge", "levels"), "knowledge: levels", between(1, maxSpaces))
	var names []string
	for t := engine.Riddle; t < engine.NumTracks; t++ {
		names = append(names, t.String())
	}
	tracks := f.section("box", "tracks", names...)
	for t := engine.Riddle; t < engine.NumTracks; t++ {
		r.readTrack(c, t, tracks)
	}
}

func (r *reader) readTrack(c *Components, t engine.Track, tracks fields) {
	keys := []string{"spaces"}
	switch t {
	case engine.Riddle:
		keys = append(keys, "vp")
	case engine.Library:
		keys = append(keys, "draw")
	}
	name := t.String()
	f := tracks.section("tracks", name, keys...)
	c.Tracks = append(c.Tracks, TrackSpaces{t, needed(r, f, name, "spaces", between(1, maxSpaces))})
	switch t {
	case engine.Riddle:
		c.RiddleVP = needed(r, f, name, "vp", steps)
	case engine.Library:
		c.LibraryDraw = needed(r, f, name, "draw", steps)
	}
}

// steps parses {SPACE: VALUE}; both must rise.
func steps(n *node) ([]engine.Step, error) {
	all, err := pairs(n, "spaces to values", maxSpaces, 30, func(space, value int) engine.Step {
		return engine.Step{Space: uint8(space), Value: uint8(value)}
	})
	if err != nil {
		return nil, err
	}
	for i := 1; i < len(all); i++ {
		if all[i].Value <= all[i-1].Value {
			return nil, errors.New("the values of the marked spaces have to rise")
		}
	}
	return all, nil
}
