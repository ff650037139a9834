package edition

import (
	"cmp"
	"slices"
	"strconv"

	"volgare/engine"
)

// Table is the fixed part of a table: its rules, board and box. It never changes and may be shared.
type Table struct {
	Rules      *engine.Rules
	Config     Config // normalized: without options that equal the preset's
	Preset     Preset
	Settings   []Setting // of all options, in the order of Options
	Hash       string    // 32 hex digits; equal for tables with the same rules
	Board      *Board    // with names as displayed
	Components *Components

	marks Marks // counted once, since every view reports whether there are reconstructed values
}

// Marks returns how many values of the board, the box and the expansions of the table have each mark. An event tile that the
// board corrects counts in both.
func (t *Table) Marks() Marks { return t.marks }

// Value returns the value of an option at this table, "" if it does not apply.
func (t *Table) Value(option string) string { return valueOf(t.Settings, option) }

// Table makes the rules of a table. Faults of the config are returned as ConfigFaults.
func (l *Library) Table(c Config) (*Table, error) {
	c.Revision = cmp.Or(c.Revision, Revision)
	l, f := l.withBoardOf(&c)
	if f = append(f, l.check(c)...); len(f) > 0 {
		return nil, f
	}
	settings := settle(c)
	if f := combine(settings, c.Players); len(f) > 0 {
		return nil, f
	}
	return assemble(normal(c, l, settings), settings, l.board(c.Board), l.boxes[editionOf(settings)])
}

// assemble makes the rules of a table from a board and a box.
func assemble(c Config, settings []Setting, b *Board, box *Components) (*Table, error) {
	t := &Table{
		Config: c, Preset: preset(c.Preset), Settings: settings, Board: display(b, settings), Components: box,
	}
	made := box.box(t.Board)
	box.expand(&made, settings)
	rules, err := engine.NewRules(made, engineOptions(c.Revision, settings), c.Players)
	if err != nil {
		return nil, ConfigFaults{{Field: "board", Text: "board " + t.Board.Name + ": " + err.Error()}}
	}
	t.Rules, t.Hash = rules, hash(rules, settings)
	t.marks = t.Board.Marks().Plus(box.Marks()).Plus(box.expansionMarks(settings))
	return t, nil
}

// editionOf returns the edition that settings choose.
func editionOf(settings []Setting) engine.Edition {
	e, _ := parseEdition(valueOf(settings, "edition")) // accepted values are editions
	return e
}

// withBoardOf returns the library with the board that a config brings along, and sets the board's name in the config.
func (l *Library) withBoardOf(c *Config) (*Library, ConfigFaults) {
	if c.BoardText == "" {
		return l, nil
	}
	b, err := l.CheckBoard("board", []byte(c.BoardText))
	if err != nil {
		c.Board = ""
		return l, ConfigFaults{{Field: "board", Text: err.Error()}}
	}
	if c.Board != "" && c.Board != b.Name {
		text := "the board " + c.Board + " is called " + b.Name + " in its file"
		c.Board = ""
		return l, ConfigFaults{{Field: "board", Text: text}}
	}
	c.Board = b.Name
	return l.WithBoard(b), nil
}

// Events returns the event tiles of the table, with the corrections of the board. The caller owns the slice.
func (t *Table) Events() []Event { return t.Components.with(t.Board) }

// display returns the board with the names that the options choose.
func display(b *Board, settings []Setting) *Board {
	if valueOf(settings, "norcia") != "on" {
		return b
	}
	c := *b
	c.Places = slices.Clone(b.Places)
	if gubbio := c.Place("gubbio"); gubbio != nil {
		gubbio.Name = Value[string]{Is: "Norcia", Provenance: Provenance{Sources: []string{"DE"}}, line: 1}
	}
	return &c
}

// engineOptions converts checked settings to the engine's options.
func engineOptions(revision int, settings []Setting) engine.Options {
	is := func(option, value string) bool { return valueOf(settings, option) == value }
	turn := func(option string) uint8 {
		n, _ := strconv.Atoi(valueOf(settings, option)) // accepted values are numbers
		return uint8(n)
	}
	o := engine.Options{
		Revision:      uint8(revision),
		Edition:       editionOf(settings),
		Appointment:   is("shlasinger", "appointment"),
		CanticleOpen:  turn("canticle-open"),
		GigiUntil:     turn("gigi-until"),
		LandElsewhere: is("landing", "another"),
		BolognaClosed: is("bologna", "closed"),
		Grunt:         is("grunt", "on"),
		ScreensOpen:   is("screens", "open"),
		WholeBonus:    is("bonus-parts", "whole"),
		OneCityBonus:  is(cityBonuses, "one"),
		HalfExact:     is("half", "exact"),
		FirstRowOnly:  is("rows", "first"),
		Alessandro:    is("alessandro", "on"),
		Sonzogni:      is("sonzogni", "on"),
	}
	switch valueOf(settings, "library") {
	case "on-advance":
		o.Library = engine.LibraryOnAdvance
	case "book":
		o.Library = engine.LibraryBook
	}
	return o
}
