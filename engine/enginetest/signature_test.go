package enginetest

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"strconv"

	"volgare/engine"
)

// Signature returns a hash of the behaviour of the rules over random games: all effects without the rules they cite, the
// number of legal moves at each decision, and the final scores. It changes if the play of any of these games does.
func Signature(r *engine.Rules, games int) string {
	h := sha256.New()
	for n := range games {
		sign(h, r, "signature "+strconv.Itoa(n))
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// sign adds one random game to a hash.
func sign(h hash.Hash, r *engine.Rules, seed string) {
	var out engine.Effects
	var legal []engine.Move
	rng := engine.Stream(seed, "play")
	s := r.New(r.Deal(seed), &out)
	for s.Decision != engine.Over {
		legal = r.AppendLegal(legal[:0], &s)
		fmt.Fprintf(h, "%v %v %d\n", s.Decision, s.Seat, len(legal))
		r.Apply(&s, &s, legal[rng.IntN(len(legal))], &out)
		for _, e := range out.List {
			fmt.Fprintf(h, "%s %v %d %d %d %v\n", e.Kind.Form().Name, e.Seat, e.A, e.B, e.N, e.Secret)
		}
		out.Reset()
	}
	fmt.Fprintln(h, r.Score(&s).VP)
}
