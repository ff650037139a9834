package play

import (
	"volgare/server/api"
	"volgare/table"
)

func (s *Service) record(c *api.Request) (*api.Reply, error) {
	p, err := s.perspective(c)
	if table.CodeOf(err) == table.RulesLost {
		left, err := s.rest(c)
		if err != nil {
			return nil, err
		}
		return recordFile(left.ID, left.Record()), nil
	}
	if err != nil {
		return nil, err
	}
	return recordFile(p.snap.ID, p.snap.Record(p.seat)), nil
}
