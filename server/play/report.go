package play

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"net/http"

	"volgare/plain"
	"volgare/record"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/store"
	"volgare/table"
)

// reportBody is the body of a report of a wrong rule.
type reportBody struct {
	Comment string `json:"comment"`
	Step    *int   `json:"step"`
	Seat    string `json:"seat"`
}

// MaxComment is the maximum length of a report in characters, as readers count them.
const MaxComment = 4000

// Check refuses missing fields, and normalizes the comment.
func (b *reportBody) Check() *api.Problem {
	comment, err := plain.CleanText(b.Comment, MaxComment)
	if err != nil || comment == "" {
		return api.BadText("comment", MaxComment, err)
	}
	b.Comment = comment
	if b.Step == nil || *b.Step < 0 {
		return api.BadField("step", "the number of moves before the position is required")
	}
	if b.Seat == "" {
		return nil
	}
	return api.NeedSeat(b.Seat)
}

// kept is a report as stored. The position is complete: only the operator may read it.
type kept struct {
	Comment  string `json:"comment"`
	Step     int    `json:"step"`
	Seat     string `json:"seat,omitempty"`
	Identity string `json:"browser,omitempty"` // the name in reports that are already stored
	Name     string `json:"name,omitempty"`
	Build    string `json:"build"`
	Rules    string `json:"rules"` // hash of the rules
	Position string `json:"position,omitempty"`
	Record   string `json:"record,omitempty"` // as the seat may see it
}

func (s *Service) report(c *api.Request, b *reportBody) (*api.Reply, error) {
	snap, who, seat, err := s.LookFrom(c, b.Seat, 0)
	if err != nil {
		return nil, err
	}
	k := kept{
		Comment: b.Comment, Step: *b.Step, Seat: b.Seat, Identity: who.ID, Name: who.Name,
		Build: c.Build, Rules: snap.Table.Hash,
	}
	if snap.Started() {
		k.Position = string(record.AppendPosition(nil, snap.Table, snap.StateAt(min(*b.Step, snap.Steps()))))
		k.Record = snap.Record(seat)
	}
	data, err := json.Marshal(k)
	if err != nil {
		return nil, err
	}
	id := reportID(snap.ID, &k)
	r := store.Report{ID: id, Table: snap.ID, By: reporter(snap, who), Seq: snap.Seq, Created: s.People.Now(), Data: data}
	if err := s.Store.PutReport(c.Context(), r); err != nil {
		return nil, err
	}
	return api.With(http.StatusCreated, Reported{ID: r.ID})
}

// reportID derives the id of a report from its reporter and content, so that a repeated report is stored once.
func reportID(table string, k *kept) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q %q %q %d %q", table, k.Identity, k.Seat, k.Step, k.Comment))
	return api.Base32(sum[:])[:12]
}

// reporter returns the identity that counts as the reporter. All spectators count as one, since one person can be any
// number of them.
func reporter(snap *table.Snapshot, who identity.Identity) string {
	if snap.Sits(who.ID) {
		return who.ID
	}
	return ""
}

// Reported is the response to a report.
type Reported struct {
	ID string `json:"id"`
}
