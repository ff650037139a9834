// Package edition holds the boxes as data: the board, the tiles and the tracks of
// each edition, every value with its provenance, and the presets and options that
// turn them into the rules of a table.
//
// A [Library] is what Builtin or Load has read and found in order; it never changes
// and may be shared. [Library.Table] makes the rules of a table from a [Config].
// Boards of a club are added with [Library.With], or checked alone by [CheckBoard].
package edition

import "embed"

//go:embed data/*.yaml
var files embed.FS

// Revision is the revision of the rules; it rises with every change that a stored
// game would notice, and is part of every [Table]'s hash.
const Revision = 1
