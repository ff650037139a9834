package edition

import (
	"cmp"
	"io/fs"
	"slices"

	"volgare/engine"
)

// Library is the checked content of data files: the boxes of both editions and the boards. It never changes and may be
// shared by any number of goroutines.
type Library struct {
	sources []Source
	boxes   [2]*Components // by engine.Edition
	boards  []*Board       // the built-in one first, the others by name
}

// Builtin returns the library of the embedded files.
func Builtin() (*Library, error) { return Load(Data()) }

// Data returns the embedded files, for Load.
func Data() fs.FS {
	data, _ := fs.Sub(files, "data") // the name is valid
	return data
}

// Load reads a whole library: sources.yaml, classic.yaml, deluxe.yaml, board.yaml (the built-in board) and every
// *.board.yaml. Its error is of type Faults.
func Load(fsys fs.FS) (*Library, error) {
	ld := loader{fsys: fsys, lib: &Library{}}
	ld.sources()
	if len(ld.faults) > 0 { // otherwise every value would refer to an unknown source
		return ld.done()
	}
	for e := range editionNames {
		ld.box(engine.Edition(e))
	}
	ld.builtin("board.yaml")
	if len(ld.faults) == 0 {
		ld.boards()
	}
	return ld.done()
}

// With returns the library with every *.board.yaml of a directory added. Its error is of type Faults.
func (l *Library) With(fsys fs.FS) (*Library, error) {
	ld := loader{fsys: fsys, lib: l.clone()}
	ld.boards()
	return ld.done()
}

// WithBoard returns the library with one more board, as returned by CheckBoard. The board replaces one of the same name,
// even the built-in one, so that a table with a stored board can be rebuilt after that board was corrected.
func (l *Library) WithBoard(b *Board) *Library {
	c := l.clone()
	if i := slices.IndexFunc(c.boards, func(other *Board) bool { return other.Name == b.Name }); i >= 0 {
		c.boards[i] = b
		return c
	}
	c.boards = append(c.boards, b)
	c.sort()
	return c
}

// CheckBoard reads and checks one board, using the boxes of the built-in library. The file name is only used in faults. Its
// error is of type Faults.
func CheckBoard(file string, data []byte) (*Board, error) {
	l, err := Builtin()
	if err != nil {
		return nil, err
	}
	return l.CheckBoard(file, data)
}

// CheckBoard reads and checks one board, using the boxes of this library.
func (l *Library) CheckBoard(file string, data []byte) (*Board, error) {
	return l.checked(&reader{file: file}, data)
}

// StoredBoard is like CheckBoard for a board stored with a table. It may be larger, since earlier versions accepted more.
func (l *Library) StoredBoard(data []byte) (*Board, error) {
	return l.checked(&reader{file: "board", stored: true}, data)
}

func (l *Library) checked(r *reader, data []byte) (*Board, error) {
	r.sources = slices.Clone(l.sources)
	b := r.readBoard(data)
	if len(b.Places) > 0 {
		r.checkBoard(b)
		r.checkTiles(b, l)
		r.checkBoxes(b, l)
	}
	if err := r.told().err(); err != nil {
		return nil, err
	}
	return b, nil
}

// Boards returns all boards, the built-in one first.
func (l *Library) Boards() []*Board { return slices.Clone(l.boards) }

// Components returns the content of the box of an edition, without the board.
func (l *Library) Components(e engine.Edition) *Components { return l.boxes[e] }

// Sources explains the codes that all boards and boxes may use.
func (l *Library) Sources() []Source { return slices.Clone(l.sources) }

// SourcesOf explains the codes that options use, in the order of Sources.
func (l *Library) SourcesOf(options []Option) []Source {
	return slices.DeleteFunc(l.Sources(), func(s Source) bool {
		return !slices.ContainsFunc(options, func(o Option) bool { return slices.Contains(o.Sources(), s.Code) })
	})
}

func (l *Library) clone() *Library {
	c := *l
	c.boards = slices.Clone(l.boards)
	return &c
}

func (l *Library) sort() {
	slices.SortFunc(l.boards[1:], func(a, b *Board) int { return cmp.Compare(a.Name, b.Name) })
}
