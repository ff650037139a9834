package engine

import (
	"crypto/sha256"
	"errors"
	"math/bits"
	"math/rand/v2"
)

// Deal holds everything that chance decides: the result of the set-up. The deal and the moves determine the whole game. // SET-10
type Deal struct {
	Order      [MaxSeats]Seat                   // SET-8: first player first
	Cubes      [filledTurns + 1][NumCubes]uint8 // SET-2: on spaces 1 to 7
	FirstEvent uint8                            // SET-3: index of a tile
	Papal      [5]Papal                         // SET-4
	Canticle   [MaxFranciscan]uint8             // SET-5
	Decks      [4][MaxDeck]uint8                // SET-6: first tile drawn first
	Library    [MaxLibrary]uint8                // SET-7: topmost first

	Cards  [NumCardDecks][MaxPile]uint8 // card kinds of each expansion deck, topmost first
	Chance [2]uint64                    // EXP-P4: state of the generator of later shuffles
}

// Streams of the deal: each purpose draws from its own generator, so that a change in one part of the set-up does not affect the others.
const (
	dealOrder      = "order"
	dealCubes      = "cubes"
	dealEvents     = "events"
	dealPapal      = "papal"
	dealCanticle   = "canticle"
	dealManuscript = "manuscripts"
	dealLibrary    = "library"
	dealCards      = "cards "
	dealChance     = "chance"
)

// Stream returns the generator of a seed for one purpose: ChaCha8 keyed with the SHA-256 of the seed's key and the purpose.
// The seed's key is the SHA-256 of "volgare 1\n" followed by the seed.
func Stream(seed, purpose string) *rand.Rand {
	key := sha256.Sum256([]byte("volgare 1\n" + seed))
	return rand.New(rand.NewChaCha8(sha256.Sum256(append(key[:], purpose...))))
}

// Deal shuffles a set-up from a seed, which may be any text. The same seed always gives the same deal. // SET-10
func (r *Rules) Deal(seed string) Deal {
	var d Deal
	d.dealOrder(r, seed)
	d.dealCubes(r, seed)
	d.dealTiles(r, seed)
	d.dealManuscripts(r, seed)
	d.dealCards(r, seed)
	return d
}

func (d *Deal) dealOrder(r *Rules, seed string) {
	for i, seat := range Stream(seed, dealOrder).Perm(r.Seats) {
		d.Order[i] = Seat(seat)
	}
}

func (d *Deal) dealCubes(r *Rules, seed string) {
	var bag []Cube
	for c, n := range r.bag {
		for range n {
			bag = append(bag, Cube(c))
		}
	}
	shuffle(Stream(seed, dealCubes), bag)
	for i, c := range bag {
		d.Cubes[1+i/int(r.spaceRoom)][c]++
	}
}

func (d *Deal) dealTiles(r *Rules, seed string) {
	first := Stream(seed, dealEvents).IntN(len(r.Box.Events) - 1)
	if first >= int(r.stuporTile) {
		first++
	}
	d.FirstEvent = uint8(first)
	for i := range r.Box.RedPapal {
		d.Papal[i] = Red
	}
	shuffle(Stream(seed, dealPapal), d.Papal[:])
	copy(d.Canticle[:], r.Box.Canticle)
	shuffle(Stream(seed, dealCanticle), d.Canticle[:len(r.Box.Canticle)])
	library := r.libraryTiles()
	shuffle(Stream(seed, dealLibrary), library)
	copy(d.Library[:], library)
}

func (d *Deal) dealManuscripts(r *Rules, seed string) {
	rng := Stream(seed, dealManuscript)
	for level := range d.Decks {
		deck := r.deckTiles(uint8(level + 1))
		shuffle(rng, deck)
		copy(d.Decks[level][:], deck)
	}
}

// dealCards shuffles the decks of the expansions, each with its own stream.
func (d *Deal) dealCards(r *Rules, seed string) {
	for deck := range NumCardDecks {
		if !r.HasCards(deck) {
			continue
		}
		cards := r.deckCards(deck)
		shuffle(Stream(seed, dealCards+deck.String()), cards)
		copy(d.Cards[deck][:], cards)
	}
	if r.shuffles {
		rng := Stream(seed, dealChance)
		d.Chance = [2]uint64{rng.Uint64(), rng.Uint64()}
	}
}

// deckCards lists the cards of a deck, kind by kind.
func (r *Rules) deckCards(d CardDeck) []uint8 {
	var cards []uint8
	for kind, k := range r.Box.Cards[d] {
		for range k.Count {
			cards = append(cards, uint8(kind))
		}
	}
	return cards
}

// libraryTiles lists the library tiles in play, kind by kind.
func (r *Rules) libraryTiles() []uint8 {
	var tiles []uint8
	for kind, t := range r.Box.Library {
		for range t.Count {
			tiles = append(tiles, uint8(kind))
		}
	}
	return tiles
}

// deckTiles lists the manuscripts of a level in play, kind by kind.
func (r *Rules) deckTiles(level uint8) []uint8 {
	var tiles []uint8
	for kind, m := range r.Box.Manuscripts {
		for range r.inPlay[kind] {
			if m.Level == level {
				tiles = append(tiles, uint8(kind))
			}
		}
	}
	return tiles
}

func shuffle[T any](rng *rand.Rand, list []T) {
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}

// CheckDeal returns an error if the deal is not possible with the contents of the box.
func (r *Rules) CheckDeal(d Deal) error {
	for _, wrong := range []struct {
		is   bool
		what string
	}{
		{!isOrder(d.Order[:r.Seats]), "the player order does not name every seat once"},
		{!r.cubesFit(&d), "the cubes on the turn track are not those of the bag"},
		{int(d.FirstEvent) >= len(r.Box.Events) || d.FirstEvent == r.stuporTile, "no such first event tile"},
		{!sameTiles(d.Papal[:], papalTiles(r.Box.RedPapal)), "the papal tiles are not those of the box"},
		{!sameTiles(d.Canticle[:len(r.Box.Canticle)], r.Box.Canticle), "the canticle tiles are not those of the box"},
		{!r.decksFit(&d), "the manuscripts are not those in play"},
		{!sameTiles(d.Library[:len(r.libraryTiles())], r.libraryTiles()), "the library tiles are not those of the box"},
		{!r.cardsFit(&d), "the cards are not those of the box"},
	} {
		if wrong.is {
			return errors.New(wrong.what)
		}
	}
	return nil
}

func papalTiles(red uint8) []Papal {
	tiles := make([]Papal, 5)
	for i := range red {
		tiles[i] = Red
	}
	return tiles
}

func isOrder(order []Seat) bool {
	seen := 0
	for _, seat := range order {
		seen |= 1 << seat
	}
	return seen == 1<<len(order)-1
}

func (r *Rules) cubesFit(d *Deal) bool {
	var sum [NumCubes]int
	for space := 1; space <= filledTurns; space++ {
		n := 0
		for c := range sum {
			sum[c] += int(d.Cubes[space][c])
			n += int(d.Cubes[space][c])
		}
		if n != int(r.spaceRoom) {
			return false
		}
	}
	for c, n := range r.bag {
		if sum[c] != int(n) {
			return false
		}
	}
	return true
}

func (r *Rules) decksFit(d *Deal) bool {
	for level := range d.Decks {
		tiles := r.deckTiles(uint8(level + 1))
		if !sameTiles(d.Decks[level][:len(tiles)], tiles) {
			return false
		}
	}
	return true
}

func (r *Rules) cardsFit(d *Deal) bool {
	for deck := range NumCardDecks {
		cards := r.deckCards(deck)
		if !sameTiles(d.Cards[deck][:len(cards)], cards) {
			return false
		}
	}
	return true
}

// sameTiles reports whether two lists contain the same tiles in any order.
func sameTiles[T comparable](a, b []T) bool {
	if len(a) != len(b) {
		return false
	}
	count := map[T]int{}
	for i := range a {
		count[a[i]]++
		count[b[i]]--
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return true
}

// chance is the generator of the shuffles during a game. Its state is part of the State, so that the deal and the moves
// determine the game. No mask shows it. // SET-10 EXP-P4
type chance struct{ pcg rand.PCG }

// begin restores the generator from its state.
func (c *chance) begin(state [2]uint64) { c.pcg.Seed(state[0], state[1]) }

// below returns a random number from 0 to n-1.
func (c *chance) below(n int) int {
	hi, _ := bits.Mul64(c.pcg.Uint64(), uint64(n))
	return int(hi)
}

// next returns the state for the next shuffle.
func (c *chance) next() [2]uint64 { return [2]uint64{c.pcg.Uint64(), c.pcg.Uint64()} }
