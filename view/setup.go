package view

import (
	"cmp"
	"slices"

	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/record"
)

// Setup is everything that never changes at a table: the board, the tracks and the content of the box. It contains no secrets.
type Setup struct {
	Table      Table             `json:"table"`
	Edition    string            `json:"edition"` // title of the box
	Classic    bool              `json:"classic"` // the box of 2010, otherwise the one of the Deluxe edition
	Board      SetupBoard        `json:"board"`
	Settings   map[string]string `json:"settings"`   // the values of all options
	Expansions []string          `json:"expansions"` // expansions in play, by their options
	Places     []Place           `json:"places"`
	Levels     []int             `json:"levels"`  // first space of knowledge levels 1, 2, ...
	Lengths    map[string]int    `json:"lengths"` // last space by track
	RiddleVP   []Mark            `json:"riddleVp"`
	Draw       []Mark            `json:"draw"` // library tiles to draw, LIB-2
	University int               `json:"university"`
	Tiles      []Tile            `json:"tiles"`   // manuscripts in play
	Library    []string          `json:"library"` // library tiles, sorted
	Stack      []LibraryTile     `json:"stack"`   // kinds of library tiles
	RedPapal   int               `json:"redPapal"`
	Friars     []Person          `json:"friars"`    // all tiles of the box
	Cardinals  []Person          `json:"cardinals"` // likewise
	Cards      []Card            `json:"cards"`     // cards of the expansions in play
	Votes      map[string]int    `json:"votes"`     // of one cube by its kind, CUB-4
	Offices    []SetupOffice     `json:"offices"`
	Kinds      []SetupKind       `json:"kinds"` // kinds of move, in display order
}

// SetupKind is a kind of move available at this table.
type SetupKind struct {
	Kind string  `json:"kind"`
	Turn bool    `json:"turn"` // is made in a turn, not in another decision
	Ends bool    `json:"ends"` // ends the turn
	Rule *string `json:"rule"` // rule that defines or limits its operands; null if it has none

	// Shelf is the group in which the interface offers the kind: travel (movement, and actions at the destination), gather
	// (taking things) or tracks (discs and library tiles). It is null if the kind is not made in a turn.
	Shelf *string `json:"shelf"`
}

// SetupOffice holds the cost and the reward of an office, ELE-1.
type SetupOffice struct {
	Office string `json:"office"`
	Votes  int    `json:"votes"`
	VP     int    `json:"vp"`
	Tile   bool   `json:"tile"` // the VP of the cardinal tile count in addition
}

// SetupBoard describes a board and counts its values by their mark.
type SetupBoard struct {
	Name     string `json:"name"`
	Title    string `json:"title"`
	Note     string `json:"note"`
	Attested int    `json:"attested"` // number of values with this mark
	Inferred int    `json:"inferred"`
	Proposed int    `json:"proposed"` // reconstructed: no source states them
}

// Place is a place of the board.
type Place struct {
	ID         string     `json:"id"`
	Name       string     `json:"name"`
	Zone       *string    `json:"zone"` // null for neutral
	Features   []string   `json:"features"`
	Sea        *string    `json:"sea"`
	Ducats     int        `json:"ducats"`
	Knowledge  int        `json:"knowledge"`
	Neighbours []string   `json:"neighbours"`
	Decks      []string   `json:"decks"`    // decks whose cards players get there
	At         [2]float64 `json:"at"`       // degrees north and east
	Proposed   []string   `json:"proposed"` // names of the values that are reconstructed
}

// Mark is a value printed on a space of a track.
type Mark struct {
	Space int `json:"space"`
	Value int `json:"value"`
}

// SetupOf returns the unchanging part of a table.
func SetupOf(t *edition.Table) Setup {
	box := &t.Rules.Box
	marks, settings := t.Board.Marks(), edition.SettingValues(t.Settings)
	expansions, _ := edition.Expansions(settings)
	return Setup{
		Table: TableOf(t), Edition: t.Components.Title,
		Classic: t.Components.Edition == engine.Classic,
		Board: SetupBoard{
			Name: t.Board.Name, Title: t.Board.Title, Note: t.Board.Note,
			Attested: marks.Attested, Inferred: marks.Inferred, Proposed: marks.Proposed,
		},
		Settings: settings, Expansions: append([]string{}, expansions...),
		Places: places(t), Lengths: lengths(t.Rules),
		Levels:   lists.Map(box.LevelStarts, func(start uint8) int { return int(start) }),
		RiddleVP: spaceMarks(box.RiddleVP), Draw: spaceMarks(box.LibraryDraw), University: int(box.LateUniversity),
		Tiles: inPlay(t.Rules), Library: libraryTiles(t.Rules), Stack: stack(t.Rules), RedPapal: int(box.RedPapal),
		Friars:    lists.Map(friarsLeft(t.Rules.Friars()), Friar),
		Cardinals: lists.Map(cardinalsLeft(t.Rules.Cardinals()), Cardinal),
		Cards:     cardsOf(t.Rules),
		Votes:     cubeVotes(), Offices: offices(), Kinds: kinds(t.Rules),
	}
}

// kinds lists the kinds of move by groups, each in the order of the catalogue. // ACT-1
func kinds(r *engine.Rules) []SetupKind {
	all := slices.DeleteFunc(engine.Kinds(), func(k engine.Kind) bool { return !r.Has(k) })
	slices.SortStableFunc(all, func(a, b engine.Kind) int { return cmp.Compare(a.Form().Group, b.Form().Group) })
	return lists.Map(all, func(k engine.Kind) SetupKind {
		return SetupKind{
			Kind: k.String(), Turn: k.Decides() == engine.Turn, Ends: k.EndsTurn(), Rule: ruleWord(r.RuleOf(k)),
			Shelf: orNull(k.Form().Shelf != engine.NoShelf, k.Form().Shelf.String()),
		}
	})
}

func cubeVotes() map[string]int {
	all := map[string]int{}
	for c := range engine.NumCubes {
		all[c.String()] = c.Votes()
	}
	return all
}

func offices() []SetupOffice {
	var all []SetupOffice
	for o := engine.Banker; o <= engine.Pope; o++ {
		all = append(all, SetupOffice{Office: o.String(), Votes: o.Needs(), VP: o.VP(), Tile: o != engine.Pope})
	}
	return all
}

func lengths(r *engine.Rules) map[string]int {
	all := map[string]int{}
	for track := range engine.NumTracks {
		all[track.String()] = spaces(r, track)
	}
	return all
}

func spaceMarks(steps []engine.Step) []Mark {
	return lists.Map(steps, func(s engine.Step) Mark { return Mark{Space: int(s.Space), Value: int(s.Value)} })
}

// inPlay lists the kinds of manuscripts with the number that this many players use. SET-6
func inPlay(r *engine.Rules) []Tile {
	all := []Tile{}
	for kind, m := range r.Box.Manuscripts {
		all = append(all, Tile{
			ID: record.ManuscriptWord(r, uint8(kind)), Level: int(m.Level),
			Colours: zoneWords(m.Colours), Count: r.InPlay(kind),
		})
	}
	return all
}

func libraryTiles(r *engine.Rules) []string {
	all := []string{}
	for kind, tile := range r.Box.Library {
		for range tile.Count {
			all = append(all, record.TileWord(r, uint8(kind)))
		}
	}
	return all
}
