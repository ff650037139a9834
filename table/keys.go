package table

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
)

// Done is the length of the log and of the game after a command.
type Done struct {
	Seq    int64 // Snapshot.Seq
	Logged int64 // Snapshot.Logged
	Steps  int   // moves of the game
}

// DoneAt returns the Done of a command that led to a snapshot.
func DoneAt(s *Snapshot) Done { return Done{s.Seq, s.Logged(), s.Steps()} }

// keyed is a command that was done.
type keyed struct {
	sum  string // digest of the command; "" in an entry of an early version
	done Done
}

// Keys are the commands of people that a table has carried out, by identity and key. They are in the log.
type Keys map[string]keyed

func keyOf(identity, key string) string { return identity + " " + key }

// Note remembers that the command with which e was made led from before to after, if it had a key.
func (k Keys) Note(before *Snapshot, e *Entry, after *Snapshot) {
	k.note(before.identityOf(e), e, after)
}

// note is Note for an entry of an identity.
func (k Keys) note(identity string, e *Entry, after *Snapshot) {
	if e.Key != "" {
		k[keyOf(identity, e.Key)] = keyed{e.Sum, DoneAt(after)}
	}
}

// Answer returns the result of a command that was done before, if it was. A key that its
// sender has used for another command is refused.
func (k Keys) Answer(c *Command) (done Done, before bool, err error) {
	was, ok := k[keyOf(c.By.ID, c.Key)]
	if ok && was.sum != "" && was.sum != c.sum() {
		return Done{}, false, Refuse(KeyUsed)
	}
	return was.done, ok, nil
}

// sum returns a digest of the action of a command, in 12 letters. It does not depend on Seq, because a sender who
// repeats a command may have seen more entries.
func (c *Command) sum() string {
	sum := sumOf(c.Action.fields())
	return base64.RawURLEncoding.EncodeToString(sum[:9])
}

// sumOf returns the hash of the fields of a request.
func sumOf(fields []any) [sha256.Size]byte {
	text, _ := json.Marshal(fields) //nolint:errchkjson // strings, numbers and bools: it cannot fail
	return sha256.Sum256(text)
}
