package live

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"volgare/store"
	"volgare/table"
)

// What Refold finds of a table.
const (
	RefoldSame       = "same"       // it is what is stored of it
	RefoldArchived   = "archived"   // so it is, under rules of which the store has kept what they were made of
	RefoldDiffers    = "differs"    // an entry cannot be applied, or the table is another than the one stored
	RefoldUnreadable = "unreadable" // its rules cannot be made, or its log not be read
)

// Refolding is what came of folding a stored table again.
type Refolding struct {
	Table  string   `json:"table"`
	Result string   `json:"result"`          // one of the above
	Entry  int64    `json:"entry,omitempty"` // that cannot be applied or read
	What   []string `json:"what,omitempty"`  // is wrong

	Unproven bool `json:"unproven,omitempty"` // it is the same as far as its summary tells: no digest of its position is stored
}

// Refold folds a stored table by the present code and compares it with its stored
// summary and the digest of its position; entries that came after the summary do not
// count. The errors are those of the store, or of the context.
func (s *Service) Refold(ctx context.Context, sum *store.Summary) (*Refolding, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	snap, err := newActor(s, sum.Table, nil, nil).load(sum.Seq)
	switch {
	case table.CodeOf(err) == table.RulesLost:
		return notFolded(sum.Table, err), nil
	case err != nil:
		return nil, err
	}
	is := summaryOf(snap)
	r := &Refolding{Table: sum.Table, Result: RefoldSame, What: differences(sum, &is)}
	switch today, err := s.cache.today(snap.Table.Config, snap.Table.Board.Text()); {
	case len(r.What) > 0:
		r.Result = RefoldDiffers
	case err != nil || today.Hash != snap.Table.Hash:
		r.Result = RefoldArchived
	}
	r.Unproven = r.Result != RefoldDiffers && !proved(sum)
	return r, nil
}

// notFolded tells which entry is at fault, if one is.
func notFolded(id string, err error) *Refolding {
	r := &Refolding{Table: id, Result: RefoldUnreadable, What: []string{errors.Unwrap(err).Error()}}
	if at, ok := errors.AsType[*table.EntryError](err); ok {
		r.Entry = at.Seq
		if at.Kind != "" {
			r.Result, r.What = RefoldDiffers, []string{at.Error()}
		}
	}
	return r
}

// differences lists what is told of a table otherwise than it was stored, in words.
func differences(stored, folded *store.Summary) []string {
	was, err := fieldsOf(stored)
	if err != nil {
		return []string{err.Error()}
	}
	is, err := fieldsOf(folded)
	if err != nil {
		return []string{err.Error()}
	}
	if _, ok := was["rules"]; !ok { // what earlier versions did not tell
		for _, name := range []string{"rules", "score", "over"} {
			delete(is, name)
		}
	}
	if _, ok := was["winner"]; !ok {
		delete(is, "winner")
	}
	if stored.Due.Equal(store.Epoch) { // nobody has looked
		delete(was, "due")
		delete(is, "due")
	}
	if !proved(stored) {
		delete(was, "position")
		delete(is, "position")
	}
	all := maps.Clone(was)
	maps.Copy(all, is)
	var list []string
	for _, name := range slices.Sorted(maps.Keys(all)) {
		switch a, b := string(was[name]), string(is[name]); {
		case a == b:
		case name == "position": // a digest tells people nothing, but proves who has guessed what is hidden
			list = append(list, "position: another than the one stored")
		default:
			list = append(list, fmt.Sprintf("%s: stored %s, folded %s", name, orNone(a), orNone(b)))
		}
	}
	return list
}

// proved reports whether the position was stored in a form that can be compared.
func proved(stored *store.Summary) bool {
	card, err := table.CardOf(stored.Data)
	return err == nil && card.Proved()
}

// fieldsOf is all that a summary tells, by name.
func fieldsOf(sum *store.Summary) (map[string]json.RawMessage, error) {
	card, err := table.CardOf(sum.Data)
	if err != nil {
		return nil, err
	}
	all := map[string]json.RawMessage{}
	for _, part := range []any{card, map[string]any{
		"seq": sum.Seq, "name": sum.Name, "state": sum.State, "public": sum.Public, "open": sum.Open, "turn": sum.Turn,
		"decides": sum.Decides, "created": sum.Created.UnixMilli(), "changed": sum.Changed.UnixMilli(),
		"due": !sum.Due.IsZero(), // when depends on how long bots were told to wait
	}} {
		data, err := json.Marshal(part)
		if err == nil {
			err = json.Unmarshal(data, &all)
		}
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

func orNone(text string) string {
	if text == "" {
		return "nothing"
	}
	return text
}
