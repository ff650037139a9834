// Package edition holds the boxes as data: the board, the tiles and the tracks of
// each edition, every value with its provenance, and the presets and options that
// turn them into the rules of a table.
//
// A [Library] holds the data that Builtin or Load has read and checked; it never changes and may be shared. [Library.Table]
// makes the rules of a table from a [Config].
// Boards of a club are added with [Library.With], or checked alone by [CheckBoard].
package edition

import "embed"

//go:embed data/*.yaml
var files embed.FS

// Revision is the current revision of the rules, which every new table gets. It is incremented with every change of the
// rules that could affect a stored game, and is part of every [Table]'s hash. A table keeps the revision with which it
// began. The revisions:
//
//  1. As first stored; a record that states none is of this one.
//  2. Lingua Volgare is not offered because level 4 runs out (MSS-5). In 2010 scribes
//     are converted once per place and turn (RUL-2). A Merchant may take a part of a
//     city bonus (RUL-3, option bonus-parts); option city-bonuses (RUL-2).
const Revision = 2
