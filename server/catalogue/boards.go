package catalogue

import (
	"errors"

	wire "volgare/catalogue"
	"volgare/edition"
	"volgare/plain"
	"volgare/server/api"
)

// CheckedBoard is the result of checking a board that is being edited.
type CheckedBoard struct {
	Board  *wire.Board  `json:"board"` // null if it has faults
	Text   string       `json:"text"`  // the file
	Faults []BoardFault `json:"faults"`
	Marks  *wire.Marks  `json:"marks"`
}

// BoardFault is a fault at one place of a board file.
type BoardFault struct {
	Line int      `json:"line"`
	At   string   `json:"at"`
	Code string   `json:"code"`
	Args []string `json:"args"`
	Text string   `json:"text"`
}

// maxSheet is the maximum size in bytes of a board as JSON, in which every value repeats its note.
const maxSheet = 8 * edition.MaxBoard

// boardBody is the body of a request with a board.
type boardBody wire.Board

// Limits of the texts of a board, in characters as readers count them.
const (
	maxTitle  = 60
	maxSource = 1000
)

// Check refuses unknown words in fields with fixed values. It cleans and shortens the texts that are shown to others, but
// refuses none of them, because they are still being typed.
func (b *boardBody) Check() *api.Problem {
	b.Title = plain.Shorten(b.Title, maxTitle)
	for i := range b.Sources {
		b.Sources[i].Text = plain.Shorten(b.Sources[i].Text, maxSource)
	}
	if field, word := (*wire.Board)(b).Unknown(); field != "" {
		return api.BadField(field, "there is no "+field+` "`+word+`"`)
	}
	return nil
}

// checkBoard finds the faults of a board that is being edited in a browser.
func (s *Service) checkBoard(c *api.Request) (*api.Reply, error) {
	var sheet boardBody
	var told CheckedBoard
	err := c.DoDecoded(maxSheet, s.heavy, &sheet, func() {
		told = checked(s.lib.Edit((*wire.Board)(&sheet).Edition()))
	})
	if err != nil {
		return nil, err
	}
	return api.OK(told)
}

// readBoard reads a board file for editing.
func (s *Service) readBoard(c *api.Request) (*api.Reply, error) {
	text, err := c.Text(edition.MaxBoard)
	if err != nil {
		return nil, err
	}
	var told CheckedBoard
	err = s.heavy.Do(c.Context(), c.From, func() error {
		read, err := s.lib.CheckBoard("board", []byte(text))
		faults, _ := errors.AsType[edition.Faults](err)
		told = checked(text, read, faults)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return api.OK(told)
}

func checked(text string, read *edition.Board, faults edition.Faults) CheckedBoard {
	told := CheckedBoard{Text: text, Faults: api.ListOf(faults, func(f *edition.Fault) BoardFault {
		return BoardFault{Line: f.Line, At: f.At, Code: f.Code, Args: append([]string{}, f.Args...), Text: f.Text}
	})}
	if read != nil {
		board, m := wire.BoardOf(read), wire.MarksOf(read.Marks())
		told.Board, told.Marks = &board, &m
	}
	return told
}
