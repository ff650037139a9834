package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"volgare/view"
)

// capital writes a name with a capital letter.
func capital(word string) string {
	if word == "" {
		return word
	}
	return strings.ToUpper(word[:1]) + word[1:]
}

// count is a number with its noun: "1 point", "3 points".
func count(n int, noun string) string {
	switch {
	case n == 1:
	case strings.HasSuffix(noun, "ss"):
		noun += "es"
	case strings.HasSuffix(noun, "city"):
		noun = strings.TrimSuffix(noun, "y") + "ies"
	default:
		noun += "s"
	}
	return strconv.Itoa(n) + " " + noun
}

// signed is a change, with a true minus.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// listed joins words as a sentence does: "a, b and c".
func listed(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	n := len(words) - 1
	return strings.Join(words[:n], ", ") + " and " + words[n]
}

// standing is the status of a player with his tile: "Friar Mario".
func standing(p *view.Player) string {
	switch {
	case p.Office != nil:
		return officeName(*p.Office)
	case p.Cardinal != nil:
		return "Cardinal " + capital(*p.Cardinal)
	case p.Friar != nil:
		return "Friar " + capital(*p.Friar)
	}
	return capital(p.Status)
}

func officeName(word string) string {
	if word == "monk" {
		return "Benedictine Monk"
	}
	return capital(word)
}

// cubeWords are the colours of cubes, one of each.
var cubeNouns = []string{"politician", "noble", "abbess", "scribe"}

// cubeCounts are numbers of cubes in the order of cubeNouns.
func cubeCounts(c view.Cubes) []int { return []int{c.Politicians, c.Nobles, c.Abbesses, c.Scribes} }

// cubes lists the cubes that there are: "2 politicians, 1 abbess".
func cubes(c view.Cubes) string {
	var words []string
	for i, n := range cubeCounts(c) {
		if n > 0 {
			words = append(words, count(n, cubeNouns[i]))
		}
	}
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ", ")
}

// singular is the noun of one cube of a colour named in the plural.
func singular(cubes string) string {
	for _, noun := range cubeNouns {
		if count(2, noun) == "2 "+cubes {
			return noun
		}
	}
	return cubes
}

// manuscript is a kind of manuscript as in notation: "3 blue".
func manuscript(id string) string { return strings.Replace(id, "-", " ", 1) }

// manuscripts lists manuscripts: "1 blue, 4 blue-pink ×2".
func manuscripts(tiles []view.Tile) string {
	words := make([]string, len(tiles))
	for i, t := range tiles {
		words[i] = manuscript(t.ID)
		if t.Count > 1 {
			words[i] += fmt.Sprintf(" ×%d", t.Count)
		}
	}
	return strings.Join(words, ", ")
}

// worth are ducats and knowledge: "20 ducats, 5 knowledge".
func worth(ducats, knowledge int) string {
	var words []string
	if ducats > 0 {
		words = append(words, count(ducats, "ducat"))
	}
	if knowledge > 0 {
		words = append(words, strconv.Itoa(knowledge)+" knowledge")
	}
	return strings.Join(words, ", ")
}
