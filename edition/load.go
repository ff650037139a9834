package edition

import (
	"errors"
	"io/fs"
	"slices"
	"strings"

	"volgare/engine"
)

// loader reads files into a library and collects all faults.
type loader struct {
	fsys   fs.FS
	lib    *Library
	faults Faults
}

// read reads a file and reports a fault if that fails.
func (ld *loader) read(name string) ([]byte, bool) {
	data, err := fs.ReadFile(ld.fsys, name)
	if err != nil {
		ld.fault(name, "cannot be read: "+reason(err))
	}
	return data, err == nil
}

func (ld *loader) fault(file, text string) {
	ld.faults = append(ld.faults, Fault{File: file, Text: text})
}

// reason returns a file system error without the name of the file.
func reason(err error) string {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return path.Err.Error()
	}
	return err.Error()
}

// parse reads and parses a file and collects its faults.
func (ld *loader) parse(name string, parse func(r *reader, data []byte)) {
	if data, ok := ld.read(name); ok {
		r := &reader{file: name, sources: slices.Clone(ld.lib.sources)}
		parse(r, data)
		ld.faults = append(ld.faults, r.told()...)
	}
}

func (ld *loader) sources() {
	ld.parse("sources.yaml", func(r *reader, data []byte) {
		if n := r.parse(data); n != nil {
			f := r.fields(n, "file", "sources")
			ld.lib.sources = r.readSources(f.need("file", "sources"))
		}
	})
}

func (ld *loader) box(e engine.Edition) {
	ld.parse(editionNames[e]+".yaml", func(r *reader, data []byte) {
		c := r.readComponents(data, e)
		if r.number == 0 {
			r.checkComponents(c, e)
		}
		ld.lib.boxes[e] = c
	})
}

// builtin reads the built-in board. Here an event tile without a place is a fault of its box.
func (ld *loader) builtin(name string) {
	ld.parse(name, func(r *reader, data []byte) {
		b := r.readBoard(data)
		b.builtin = true
		ld.lib.boards = []*Board{b}
		if len(b.Places) == 0 {
			return
		}
		r.checkBoard(b)
		r.checkTiles(b, ld.lib)
		for _, c := range ld.lib.boxes {
			if c != nil {
				r.file = c.file
				r.checkPlaces(c, b)
			}
		}
	})
}

// board reads an additional board.
func (ld *loader) board(name string) {
	data, ok := ld.read(name)
	if !ok {
		return
	}
	b, err := ld.lib.CheckBoard(name, data)
	if faults, ok := errors.AsType[Faults](err); ok {
		ld.faults = append(ld.faults, faults...)
		return
	}
	for _, other := range ld.lib.boards {
		if other.Name == b.Name {
			ld.fault(name, "board "+b.Name+": "+other.file+" has this name too")
			return
		}
	}
	ld.lib.boards = append(ld.lib.boards, b)
}

// boards reads every *.board.yaml, in order of name.
func (ld *loader) boards() {
	entries, err := fs.ReadDir(ld.fsys, ".")
	if err != nil {
		ld.fault(".", "cannot be read: "+reason(err))
		return
	}
	for _, e := range entries {
		if !e.IsDir() && strings.HasSuffix(e.Name(), ".board.yaml") {
			ld.board(e.Name())
		}
	}
}

func (ld *loader) done() (*Library, error) {
	if err := ld.faults.err(); err != nil {
		return nil, err
	}
	ld.lib.sort()
	return ld.lib, nil
}
