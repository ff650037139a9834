package evaluation

import (
	"strconv"

	"volgare/bot/appraisal"
)

// Direction is a direction in the space of weights. For example, it may go through all steps of a feature, further for
// higher steps.
type Direction struct {
	Name string
	Way  *Weights // one unit
}

// Directions returns the directions in which weights are varied: each term, each block, and each kind of a block without an
// order, both even and falling with the turns left; then the part of change for each block.
func Directions(change *Weights) []Direction {
	var all []Direction
	for basis := range Bases {
		for t := range appraisal.NumTerms {
			all = append(all, direction("term "+t.String(), basis, int(t), 1, 1000))
		}
	}
	for basis := range falling + 1 {
		for b := range numBlocks {
			all = append(all, b.directions(basis)...)
		}
	}
	return append(all, parts(change)...)
}

const (
	even    = 0 // the basis that is the same in all turns
	falling = 1 // the basis that falls from the first turn to the last
)

// direction returns a direction over n features. It rises from 0 for the first to amount for the last, or is amount if n is
// 1.
func direction(name string, basis, first, n int, amount float64) Direction {
	d := Direction{Name: name + " " + baseNames[basis], Way: Zero()}
	for i := range n {
		d.Way[basis][first+i] = amount
		if n > 1 {
			d.Way[basis][first+i] *= float64(i) / float64(n-1)
		}
	}
	return d
}

var baseNames = [Bases]string{"even", "falling", "last"}

// directions returns the directions of a block.
func (b block) directions(basis int) (all []Direction) {
	size, each, name := blocks[b].size, blocks[b].each, blocks[b].name
	if each == 1 && size > 1 && basis != even {
		return nil
	}
	for i := 0; i < size; i += each {
		of := name
		if each < size {
			of += "." + strconv.Itoa(i/each)
		}
		all = append(all, direction(of, basis, first[b]+i, min(each, size-i), 1000))
	}
	return all
}

// parts splits a change into its parts for the terms and for each block.
func parts(change *Weights) []Direction {
	all := []Direction{part("terms", change, 0, int(appraisal.NumTerms))}
	for b := range blocks {
		all = append(all, part(blocks[b].name, change, first[b], blocks[b].size))
	}
	return all
}

func part(name string, change *Weights, first, n int) Direction {
	d := Direction{Name: name + " fitted", Way: Zero()}
	for b := range change {
		copy(d.Way[b][first:first+n], change[b][first:first+n])
	}
	return d
}
