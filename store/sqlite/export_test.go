package sqlite

import "database/sql"

// Statements of which the tests read the plans.
const (
	DueAfter = dueAfter
)

func (s *Store) Waiting() int      { return s.writer.queue.waiting() }
func (s *Store) Writer() *sql.Conn { return s.writer.conn }
func (s *Store) Readers() *sql.DB  { return s.readers }
