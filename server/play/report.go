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

// reportBody is a player's doubt about a rule.
type reportBody struct {
	Comment string `json:"comment"`
	Step    *int   `json:"step"`
	Seat    string `json:"seat"`
}

// MaxComment is the most characters of a report, as readers count them.
const MaxComment = 4000

// Check names what is missing, and brings the comment into the form in which it is kept.
func (b *reportBody) Check() *api.Problem {
	comment, err := plain.CleanText(b.Comment, MaxComment)
	if err != nil || comment == "" {
		return api.BadText("comment", MaxComment, err)
	}
	b.Comment = comment
	if b.Step == nil || *b.Step < 0 {
		return api.BadField("step", "the number of moves before the position is wanted")
	}
	if b.Seat == "" {
		return nil
	}
	return api.NeedSeat(b.Seat)
}

// kept is what is stored of a report. The position is complete: it is for those
// who run the server, and is sent to nobody.
type kept struct {
	Comment  string `json:"comment"`
	Step     int    `json:"step"`
	Seat     string `json:"seat,omitempty"`
	Identity string `json:"browser,omitempty"` // the name under which reports have been stored stays
	Name     string `json:"name,omitempty"`
	Build    string `json:"build"`
	Rules    string `json:"rules"` // the hash
	Position string `json:"position,omitempty"`
	Record   string `json:"record,omitempty"` // as the seat may know it
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

// reportID names a report by who says what, so that one that is sent again is kept once.
func reportID(table string, k *kept) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q %q %q %d %q", table, k.Identity, k.Seat, k.Step, k.Comment))
	return api.Base32(sum[:])[:12]
}

// reporter is who counts as having made a report: all who only watch are one, as anybody
// can be any number of them.
func reporter(snap *table.Snapshot, who identity.Identity) string {
	if snap.Sits(who.ID) {
		return who.ID
	}
	return ""
}

// Reported names a report that is kept.
type Reported struct {
	ID string `json:"id"`
}
