package record

import (
	"volgare/edition"
	"volgare/engine"
)

type full struct{ header }

func newFull(lib *edition.Library, s *scanner) *full { return nil }
func (p *full) line(s *scanner) error                { return nil }
func (p *full) finish() (*edition.Table, engine.State, error) {
	return nil, engine.State{}, nil
}
