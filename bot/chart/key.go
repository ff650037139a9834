package chart

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"volgare/engine"
)

// Key returns a hash of everything that a seat's own turn can change.
func Key(s *engine.State) uint64 {
	p := &s.Players[s.Seat]
	h := Fold(uint64(s.Done), uint64(s.Points)|uint64(s.Decision)<<8|uint64(s.Drawn)<<16|flags(s)<<24)
	h = Fold(h, uint64(p.Place)|uint64(p.Left)<<8|uint64(p.Status)<<16|uint64(p.Friar)<<24|
		uint64(p.Card)<<32|uint64(p.Scribes)<<40|uint64(p.Ducats)<<48)
	h = Fold(h, p.Discs^bits.RotateLeft64(p.Unpaid, 21)^bits.RotateLeft64(p.Unlearnt, 42))
	h = Fold(h, uint64(binary.LittleEndian.Uint32(p.Cubes[:]))|uint64(s.Events)<<32)
	for i := 0; i < len(p.Manuscripts); i += 8 {
		h = Fold(h, binary.LittleEndian.Uint64(p.Manuscripts[i:]))
	}
	for t := range s.Tracks {
		h = Fold(h, uint64(binary.LittleEndian.Uint32(s.Tracks[t].Space[:]))|uint64(s.Tracks[t].Space[4])<<32)
	}
	return foldCards(h, p)
}

func foldCards(h uint64, p *engine.Player) uint64 {
	for d := range p.Cards {
		hand := &p.Cards[d]
		if hand.N == 0 {
			continue
		}
		key := uint64(d)<<3 | uint64(hand.N)
		for _, c := range hand.Piece[:hand.N] {
			key = key<<14 | uint64(c) // as wide as a piece
		}
		h = Fold(h, key)
	}
	return h
}

func flags(s *engine.State) uint64 {
	f := uint64(0)
	for i, set := range [...]bool{s.Virtual, s.Fresh, s.Inquired, s.Players[s.Seat].Lingua, s.Converted} {
		if set {
			f |= 1 << i
		}
	}
	return f
}

// Fold mixes x into the hash h.
func Fold(h, x uint64) uint64 {
	h = (h ^ x) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}

// KeySet is a hash set of keys with open addressing.
type KeySet struct {
	keys [8192]uint64
	used []uint16
}

// Clear removes all keys.
func (k *KeySet) Clear() {
	for _, at := range k.used {
		k.keys[at] = 0
	}
	k.used = k.used[:0]
}

// Add adds a key and reports whether it was new. A full set accepts no more keys.
func (k *KeySet) Add(key uint64) bool {
	key |= 1
	for at := uint16(key >> 51); ; at = (at + 1) % uint16(len(k.keys)) {
		switch k.keys[at] {
		case key:
			return false
		case 0:
			if len(k.used) < len(k.keys)*3/4 {
				k.keys[at] = key
				k.used = append(k.used, at)
			}
			return true
		}
	}
}

// Reserve allocates memory up front, so that Add does not allocate.
func (k *KeySet) Reserve() { k.used = slices.Grow(k.used, len(k.keys)) }
