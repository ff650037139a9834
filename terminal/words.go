package terminal

import (
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/view"
	"volgare/words"
)

// english returns the default language.
func english() *words.Catalogue {
	c, err := words.Load(words.English)
	if err != nil {
		panic(err) // the catalogues are part of the binary
	}
	return c
}

// signed formats a change, with a true minus sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// seatName returns a seat as written within a sentence.
func (l *Look) seatName(seat string) string { return l.Within(l.say("seat-"+seat, nil)) }

// counted formats a message with a number.
func (l *Look) counted(id string, n int) string { return l.say(id, words.Args{"n": n}) }

// trackName returns the name of a track in one or two words.
func (l *Look) trackName(track string) string { return l.Within(brief(l.Catalogue, "track-"+track)) }

// brief returns the short form of a term, if it has one.
func brief(c *words.Catalogue, id string) string {
	if c.Has(id + ".short") {
		id += ".short"
	}
	return c.Say(id, nil)
}

// standing returns the status of a player with the tile: "Friar Mario".
func (l *Look) standing(p *view.Player) string {
	switch {
	case p.Office != nil:
		return l.say("office-"+*p.Office, nil)
	case p.Cardinal != nil:
		return l.say("cardinal-"+*p.Cardinal, nil)
	case p.Friar != nil:
		return l.say("friar-"+*p.Friar, nil)
	}
	return l.say("status-"+p.Status, nil)
}

// cubeColours are the colours of cubes in the order of cubeCounts.
var cubeColours = [...]engine.Cube{engine.Politician, engine.Noble, engine.Abbess, engine.Scribe}

// cubeKind returns the name in JSON of cubes of a colour, "nobles".
func cubeKind(i int) string { return cubeColours[i].String() }

// cubeCounts returns the numbers of cubes by colour.
func cubeCounts(c view.Cubes) []int { return []int{c.Politicians, c.Nobles, c.Abbesses, c.Scribes} }

// cubes lists the cubes with a count above 0: "2 politicians, 1 abbess".
func (l *Look) cubes(c view.Cubes) string {
	var list []string
	for i, n := range cubeCounts(c) {
		if n > 0 {
			list = append(list, l.Counted("cube", cubeKind(i), n))
		}
	}
	return strings.Join(list, ", ")
}

// manuscript returns a kind of manuscript by level and colours: "3 blue-pink".
func (l *Look) manuscript(t *view.Tile) string {
	return strconv.Itoa(t.Level) + " " + l.Each("colour-", t.Colours, "-")
}

// manuscripts lists manuscripts: "1 blue, 4 blue-pink ×2".
func (l *Look) manuscripts(tiles []view.Tile) string {
	list := make([]string, len(tiles))
	for i := range tiles {
		list[i] = l.manuscript(&tiles[i])
		if n := tiles[i].Count; n > 1 {
			list[i] += " ×" + strconv.Itoa(n)
		}
	}
	return strings.Join(list, ", ")
}

// worth formats ducats and knowledge: "20 ducats, 5 knowledge".
func (l *Look) worth(ducats, knowledge int) string {
	var list []string
	if ducats > 0 {
		list = append(list, l.counted("ducats", ducats))
	}
	if knowledge > 0 {
		list = append(list, l.counted("knowledge-n", knowledge))
	}
	return strings.Join(list, ", ")
}
