package chart

import (
	"math/bits"

	"volgare/engine"
)

// ColourCount returns the maximum number of colours that a player's manuscripts can show, where a manuscript of two colours
// counts for one of them. It is a faster Rules.Colours.
func (b *Board) ColourCount(p *engine.Player) int {
	one := uint8(0)
	var two [2 * engine.MaxManuscripts]uint8
	n := 0
	for kind := range b.Rules.Box.Manuscripts {
		if p.Manuscripts[kind] == 0 {
			continue
		}
		one |= b.Single[kind]
		if d := b.Double[kind]; d != 0 {
			for range min(p.Manuscripts[kind], 2) {
				two[n] = d
				n++
			}
		}
	}
	sets := uint32(1) << one // bit c is set for each set of colours c that can be shown
	for _, d := range two[:n] {
		sets |= withColour(sets, d&-d) | withColour(sets, d&(d-1))
	}
	most := 0
	for ; sets != 0; sets &= sets - 1 {
		most = max(most, bits.OnesCount8(uint8(bits.TrailingZeros32(sets))))
	}
	return most
}

// lacking[i] is the mask of the sets of colours without colour i.
var lacking = [5]uint32{0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff}

// withColour adds a colour to each set of colours.
func withColour(sets uint32, colour uint8) uint32 {
	i := bits.TrailingZeros8(colour)
	return (sets & lacking[i]) << colour
}
