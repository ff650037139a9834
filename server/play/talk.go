package play

import (
	"volgare/server/api"
	"volgare/table"
)

// Remark is something said or done beside the game.
type Remark struct {
	Seq  int64   `json:"seq"`
	At   string  `json:"at"`
	Kind string  `json:"kind"`
	Seat *string `json:"seat"`
	Name *string `json:"name"`
	Text string  `json:"text,omitempty"`
	N    int     `json:"n,omitempty"` // moves taken back or done again
}

// talkOf is remarks on the wire.
func talkOf(all []table.Remark) []Remark {
	talk := make([]Remark, 0, len(all))
	for _, m := range all {
		talk = append(talk, Remark{
			Seq: m.Seq, At: api.Instant(m.At), Kind: m.Kind, Seat: api.OrNull(m.Seat), Name: api.OrNull(m.Name), Text: m.Text, N: m.N,
		})
	}
	return talk
}
