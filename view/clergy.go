package view

import "volgare/engine"

// friarsLeft lists the friar tiles of a set. // PLC-5
func friarsLeft(set uint8) []string {
	words := []string{}
	for f := engine.Mario; f <= engine.Alessandro; f++ {
		if set&(1<<f) != 0 {
			words = append(words, f.String())
		}
	}
	return words
}

// cardinalsLeft lists the cardinal tiles of a set. // PLC-6
func cardinalsLeft(set uint8) []string {
	words := []string{}
	for c := engine.Balestreri; c <= engine.Sonzogni; c++ {
		if set&(1<<c) != 0 {
			words = append(words, c.String())
		}
	}
	return words
}
