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

// Results of Verify.
const (
	VerifySame        = "same"         // the folded table equals the stored one
	VerifyStoredRules = "stored-rules" // the same, but only under rules that are restored from the store
	VerifyDiffers     = "differs"      // an entry cannot be applied, or the folded table differs from the stored one
	VerifyUnreadable  = "unreadable"   // the rules are unavailable in this version, or the log cannot be read
)

// Verification is the result of checking a stored table: its log is folded again.
type Verification struct {
	Table  string   `json:"table"`
	Result string   `json:"result"`          // VerifySame or another of the constants
	Entry  int64    `json:"entry,omitempty"` // entry that cannot be applied or read
	What   []string `json:"what,omitempty"`  // differences and faults, in words

	Unproven bool `json:"unproven,omitempty"` // only the summary was compared, because no digest of the position is stored
}

// Verify folds a stored table by the present code and compares it with its stored summary and the digest of its position. It
// ignores entries after the summary. The error comes from the store or the context.
func (s *Service) Verify(ctx context.Context, sum *store.Summary) (*Verification, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	snap, err := newReplica(s.env, sum.Table).load(sum.Logged())
	switch {
	case table.CodeOf(err) == table.RulesUnavailable:
		return notFolded(sum.Table, err), nil
	case err != nil:
		return nil, err
	}
	is := summaryOf(snap)
	r := &Verification{Table: sum.Table, Result: VerifySame, What: differences(sum, &is)}
	switch today, err := s.env.rules.cache.today(snap.Table.Config, snap.Table.Board.Text()); {
	case len(r.What) > 0:
		r.Result = VerifyDiffers
	case err != nil || today.Hash != snap.Table.Hash:
		r.Result = VerifyStoredRules
	}
	r.Unproven = r.Result != VerifyDiffers && !proved(sum)
	return r, nil
}

// notFolded returns the result for a table that cannot be folded. It names the faulty entry, if there is one.
func notFolded(id string, err error) *Verification {
	r := &Verification{Table: id, Result: VerifyUnreadable, What: []string{errors.Unwrap(err).Error()}}
	if at, ok := errors.AsType[*table.EntryError](err); ok {
		r.Entry = at.Seq
		if at.Kind != "" {
			r.Result, r.What = VerifyDiffers, []string{at.Error()}
		}
	}
	return r
}

// differences describes the fields in which a folded table differs from the stored one.
func differences(stored, folded *store.Summary) []string {
	was, err := fieldsOf(stored)
	if err != nil {
		return []string{err.Error()}
	}
	is, err := fieldsOf(folded)
	if err != nil {
		return []string{err.Error()}
	}
	if _, ok := was["rules"]; !ok { // earlier versions did not store these
		for _, name := range []string{"rules", "score", "over"} {
			delete(is, name)
		}
	}
	for _, name := range []string{"winner", "asks", "since", "steps", "said"} { // nor these
		if _, ok := was[name]; !ok {
			delete(is, name)
		}
	}
	if !stored.Due.IsZero() { // something was due, such as a notification, which is not compared; or it has not been determined
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
		case name == "position": // the digest could confirm a guess at hidden information
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

// fieldsOf returns all fields of a summary by name, as JSON.
func fieldsOf(sum *store.Summary) (map[string]json.RawMessage, error) {
	card, err := table.CardOf(sum.Data)
	if err != nil {
		return nil, err
	}
	all := map[string]json.RawMessage{}
	for _, part := range []any{card, map[string]any{
		"seq": sum.Seq, "hidden": sum.Hidden, "name": sum.Name, "state": sum.State, "public": sum.Public, "open": sum.Open,
		"turn": sum.Turn, "decides": sum.Decides, "created": sum.Created.UnixMilli(), "changed": sum.Changed.UnixMilli(),
		"due": !sum.Due.IsZero(), // the time depends on the configured delays of bots
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
