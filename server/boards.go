package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"volgare/edition"
)

// Boards are read a few at a time, so that games go on beside them; who has waited
// for long enough is told to come back.
const (
	boardsAtOnce = 2
	boardWait    = 5 * time.Second
)

// desk is where boards are read.
type desk chan struct{}

// sit waits for a place; who has it calls leave.
func (d desk) sit(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, boardWait)
	defer cancel()
	select {
	case d <- struct{}{}:
		return nil
	case <-ctx.Done():
		p := problem("too-many-requests", "too many boards are being read")
		p.RetryAfter = int(boardWait / time.Second)
		return p
	}
}

func (d desk) leave() { <-d }

// checkedBoard is a board that somebody edits.
type checkedBoard struct {
	Board  *boardSheet  `json:"board"` // null if it has faults
	Text   string       `json:"text"`  // the file
	Faults []boardFault `json:"faults"`
	Marks  *marks       `json:"marks"`
}

type boardFault struct {
	Line int      `json:"line"`
	At   string   `json:"at"`
	Code string   `json:"code"`
	Args []string `json:"args"`
	Text string   `json:"text"`
}

// checkBoard finds the faults of a board that is put together in a browser.
func (s *Server) checkBoard(c *call) (*reply, error) {
	var sheet boardSheet
	if err := decode(c.w, c.r, maxSheet, &sheet); err != nil {
		return nil, err
	}
	if err := s.desk.sit(c.ctx()); err != nil {
		return nil, err
	}
	defer s.desk.leave()
	text, read, faults := s.Lib.Edit(sheet.board())
	return ok(checked(text, read, faults))
}

// readBoard reads a board file that somebody wants to edit.
func (s *Server) readBoard(c *call) (*reply, error) {
	text, err := decodeText(c.w, c.r, edition.MaxBoard)
	if err != nil {
		return nil, err
	}
	if err := s.desk.sit(c.ctx()); err != nil {
		return nil, err
	}
	defer s.desk.leave()
	read, err := s.Lib.CheckBoard("board", []byte(text))
	faults, _ := errors.AsType[edition.Faults](err)
	return ok(checked(text, read, faults))
}

func checked(text string, read *edition.Board, faults edition.Faults) checkedBoard {
	told := checkedBoard{Text: text, Faults: []boardFault{}}
	for _, f := range faults {
		args := f.Args
		if args == nil {
			args = []string{}
		}
		told.Faults = append(told.Faults, boardFault{Line: f.Line, At: f.At, Code: f.Code, Args: args, Text: f.Text})
	}
	if read != nil {
		sheet, m := sheetOf(read), marksOf(read.Marks())
		told.Board, told.Marks = &sheet, &m
	}
	return told
}

// tableBoard is the board file of a table.
func (s *Server) tableBoard(c *call) (*reply, error) {
	snap, err := c.table()
	if err != nil {
		return nil, err
	}
	b := snap.Table.Board
	return &reply{
		status: http.StatusOK, kind: kindText, body: []byte(b.Text()), etag: s.tag("board", snap.ID),
		name: b.Name + ".board.yaml",
	}, nil
}
