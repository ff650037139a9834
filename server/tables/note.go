package tables

import (
	"volgare/plain"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/store"
)

// MaxNote is the maximum length of a private note in characters, as readers count them. A note has at most store.MaxNote bytes.
const MaxNote = 4000

// Note is the private note of the caller at a table.
type Note struct {
	Text string `json:"text"`
}

// Check normalizes the text, and refuses one that is too long.
func (n *Note) Check() *api.Problem {
	text, err := plain.CleanText(n.Text, MaxNote)
	if err != nil || len(text) > store.MaxNote {
		return api.BadText("text", MaxNote, err)
	}
	n.Text = text
	return nil
}

func (s *Service) getNote(c *api.Request) (*api.Reply, error) {
	who, id, err := s.lookSeated(c)
	if err != nil {
		return nil, err
	}
	text, err := s.Store.Note(c.Context(), id, who.ID)
	if err != nil {
		return nil, err
	}
	return api.OK(Note{text})
}

func (s *Service) putNote(c *api.Request, n *Note) (*api.Reply, error) {
	who, id, err := s.lookSeated(c)
	if err != nil {
		return nil, err
	}
	err = s.Store.PutNote(c.Context(), store.PrivateNote{Table: id, Identity: who.ID, Text: n.Text})
	if err != nil {
		return nil, err
	}
	return api.OK(n)
}

// lookSeated returns the caller and the table in the path. It returns an error for callers who neither sit there nor are its host:
// the number of notes at a table is limited by that.
func (s *Service) lookSeated(c *api.Request) (identity.Identity, string, error) {
	snap, who, err := s.LookNewest(c)
	if err == nil && !(who.Known() && snap.Sits(who.ID)) {
		err = api.NewProblem("not-seated", "")
	}
	if err != nil {
		return who, "", err
	}
	return who, snap.ID, nil
}
