package edition

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"volgare/engine"
)

// hash identifies the rules of a table: tables with the same options, box, board, revision and number of players have the
// same hash. Provenance, notes and coordinates do not affect it.
func hash(r *engine.Rules, settings []Setting) string {
	sum := sha256.Sum256([]byte(canonical(r, settings)))
	return hex.EncodeToString(sum[:16])
}

// canonical writes everything that the rules of a table depend on. It leaves out options that do not apply or that the
// revision does not have, and disabled expansions. The cards of decks are written with the box.
func canonical(r *engine.Rules, settings []Setting) string {
	var w strings.Builder
	box := &r.Box
	fmt.Fprintf(&w, "volgare rules\nrevision %d\nplayers %d\n", r.Options.Revision, r.Seats)
	for _, s := range settings {
		o, _ := OptionByID(s.Option)
		absent := o.Expansion() && s.Value == "off" || int(r.Options.Revision) < o.since || s.Value == o.unhashed
		if !absent && s.Option != placitiDeck {
			fmt.Fprintf(&w, "option %s %s\n", s.Option, s.Value)
		}
	}
	for _, p := range box.Places {
		writePlace(&w, box, p)
	}
	for _, e := range box.Events {
		fmt.Fprintf(&w, "event %d %q %s %d %d %d\n", e.No, e.Name, box.Places[e.Place].ID, e.Ducats, e.Knowledge, e.Auction)
	}
	writeTiles(&w, box)
	writeTracks(&w, box)
	return w.String()
}

func writePlace(w *strings.Builder, box *engine.Box, p engine.Place) {
	features := strings.Join(p.Features.Names(), ",")
	fmt.Fprintf(w, "place %s %q %s %s %s %d %d", p.ID, p.Name, features, p.Zone, p.Sea, p.Ducats, p.Knowledge)
	for _, n := range p.Neighbours {
		w.WriteString(" " + box.Places[n].ID)
	}
	w.WriteString("\n")
}

func writeTiles(w *strings.Builder, box *engine.Box) {
	for _, m := range box.Manuscripts {
		fmt.Fprintf(w, "manuscript %d %d", m.Level, m.Count)
		for z := engine.Blue; z <= engine.Orange; z++ {
			if m.Colours.Has(z) {
				w.WriteString(" " + z.String())
			}
		}
		w.WriteString("\n")
	}
	for _, t := range box.Library {
		fmt.Fprintf(w, "library %d %t %d\n", t.VP, t.Joker, t.Count)
	}
	fmt.Fprintf(w, "canticle %d\n", box.Canticle)
	for d, kinds := range box.Cards {
		for _, k := range kinds {
			fmt.Fprintf(w, "cards %s %d %d\n", engine.CardDeck(d), k.VP, k.Count)
		}
	}
}

func writeTracks(w *strings.Builder, box *engine.Box) {
	fmt.Fprintf(w, "knowledge %d %d\n", box.KnowledgeSpaces, box.LevelStarts)
	for t := engine.Riddle; t < engine.NumTracks; t++ {
		fmt.Fprintf(w, "track %s %d\n", t, box.TrackSpaces[t])
	}
	fmt.Fprintf(w, "riddle %d\ndraw %d\n", box.RiddleVP, box.LibraryDraw)
	fmt.Fprintf(w, "university %d\npapal %d\n", box.LateUniversity, box.RedPapal)
}
