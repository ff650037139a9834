package play

import (
	"volgare/server/api"
	"volgare/server/tables"
)

// Snapshot is everything a client that follows a table needs, as of one entry.
type Snapshot struct {
	Seq      int64         `json:"seq"`
	Table    tables.Table  `json:"table"`
	Position *Position     `json:"position"` // null before the game has begun
	Log      *Tail         `json:"log"`      // null before the game has begun
	Chat     []ChatMessage `json:"chat"`     // the new messages
	Order    *Order        `json:"order"`    // the last order of the requested seat; null if there is none
}

// Tail is the end of a log.
type Tail struct {
	From  int    `json:"from"`  // its first step, 0 for the set-up; lines that a client has from there on are outdated
	First int    `json:"first"` // step of the first line: later than From if the tail was cut because it was too long
	Lines []Line `json:"lines"`
}

// getSnapshot returns the table, the current position and the ends of the log and of the chat, all as of one entry.
func (s *Service) getSnapshot(c *api.Request) (*api.Reply, error) {
	p, err := s.tablePerspective(c, "open", "since")
	if err != nil {
		return nil, err
	}
	now := s.People.Now()
	wait := p.botDelayMs(now)
	timed, err := api.Encode([]any{tables.AbsenceOf(p.snap, p.who, now), tables.ClockOf(p.snap, now)})
	if err != nil {
		return nil, err
	}
	order := orderOf(p.snap, p.seat)
	own, err := api.Encode(order)
	if err != nil {
		return nil, err
	}
	tag := c.Tag("snapshot", p.snap.ID, p.snap.Seq, p.who.ID, p.name(), p.since, wait, string(timed), string(own))
	return c.Tagged(tag, func() ([]byte, error) {
		made := Snapshot{
			Seq: p.snap.Seq, Table: tables.TableOf(p.snap, p.who, now), Chat: chatOf(p.snap.ChatSince(int64(p.since))),
			Order: order,
		}
		if p.snap.Started() {
			if made.Position, err = s.positionAt(p, p.snap.Steps(), wait, p.undo()); err != nil {
				return nil, err
			}
			made.Log = p.tail(int64(p.since))
		}
		return api.Encode(made)
	})
}

// tail returns the part of the log that is new to a reader who last saw the table at entry since,
// at most its last maxLines moves. If since is 0 or beyond the last entry, all of the log is new.
func (p *perspective) tail(since int64) *Tail {
	from := 0 // the set-up comes with the first move
	if kept := p.snap.StepsKnownSince(since); kept > 0 && since > 0 && since <= p.snap.Seq {
		from = kept + 1
	}
	first := max(from, p.snap.Steps()-maxLines+1)
	if first == 1 {
		first = from
	}
	return &Tail{From: from, First: first, Lines: p.lines(max(first, 1), maxLines)}
}
