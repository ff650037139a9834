package stream

import (
	"net/http"
	"slices"
	"time"

	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/presence"
	"volgare/store"
)

// unknown returns the key under which a browser without an identity is counted: a digest of its address and its user
// agent.
func (s *Service) unknown(r *http.Request) string {
	return api.Base32(identity.Digest(s.From(r) + "\n" + r.UserAgent()))
}

// seatsOf lists the seats of a person at a table. Being the host is not a seat.
func seatsOf(m store.Mark) []string {
	return slices.DeleteFunc(slices.Clone(m.Seats), func(seat string) bool { return seat == store.HostSeat })
}

// appear counts the visitor at the named tables that exist.
func (st *connection) appear(held map[string]store.Mark) {
	for _, id := range st.named {
		_, seen := st.seen[id]
		switch {
		case st.told[id] == 0:
		case seen:
			st.s.Hub.presence.Seat(id, st.visitor, seatsOf(held[id]))
		default:
			st.seen[id] = 0
			st.s.Hub.presence.Enter(id, st.visitor, seatsOf(held[id]))
			if st.visitor != st.unknown {
				st.s.Hub.presence.Known(id, st.unknown)
			}
		}
	}
}

// tellPresent adds an event with the people at a table, if they have changed.
func (st *connection) tellPresent(id string) {
	seen, names := st.seen[id]
	sight, known := st.s.Hub.presence.Of(id)
	if !names || !known || sight.Version == seen {
		return
	}
	st.seen[id] = sight.Version
	type left struct {
		Seat string `json:"seat"`
		Ago  int64  `json:"ago"`
	}
	all := api.ListOf(sight.Left, func(l *presence.Left) left { return left{l.Seat, int64(l.Ago / time.Second)} })
	data, err := api.Encode(struct {
		Table    string   `json:"table"`
		Here     []string `json:"here"`
		Left     []left   `json:"left"`
		Watching int      `json:"watching"`
	}{id, append([]string{}, sight.Here...), all, sight.Watching})
	if err == nil {
		st.event("present", data)
	}
}
