package view

import "volgare/engine"

// worlds are states that agree with all that the viewer sees. Among them every
// unknown place of a deck, of the stack and of the turn track shows every tile
// that can lie there: what happens in all of them alike is certain.
func (l *looking) worlds() []engine.State {
	decks, papal, tiles := l.deckPools(), l.papalPool(), l.tilePool()
	n := max(1, len(papal), len(tiles))
	for _, pool := range decks {
		n = max(n, len(pool))
	}
	cards := l.cardPools()
	for _, pool := range cards {
		n = max(n, len(pool))
	}
	if l.r.Unknowns(&l.s) == 0 {
		n = 1
	}
	all := make([]engine.State, n)
	for i := range all {
		all[i] = l.s
		w := &all[i]
		for level, pool := range decks {
			deal(w.Deck[level][:w.DeckN[level]], pool, i, engine.Unknown)
		}
		deal(w.Papal[:], papal, i, engine.PapalUnknown)
		l.dealTiles(w, tiles, i)
		for d, pool := range cards {
			l.dealCards(w, engine.CardDeck(d), pool, i)
		}
	}
	return all
}

// deal puts the tiles of a pool, from one of them on, on the unknown places of a
// list.
func deal[T comparable](list, pool []T, from int, unknown T) {
	for i := range list {
		if list[i] == unknown && len(pool) > 0 {
			list[i] = pool[from%len(pool)]
			from++
		}
	}
}

// dealTiles deals library tiles to the stack, then to the hands.
func (l *looking) dealTiles(w *engine.State, pool []uint8, from int) {
	var list []uint8
	l.r.EachTile(w, func(t *engine.Tile) { list = append(list, t.Kind) })
	deal(list, pool, from, engine.Unknown)
	next := 0
	l.r.EachTile(w, func(t *engine.Tile) {
		t.Kind = list[next]
		next++
	})
}

// deckPools are the manuscripts of each level that the viewer does not see.
func (l *looking) deckPools() (pools [4][]uint8) {
	for kind, m := range l.r.Box.Manuscripts {
		left := l.r.InPlay(kind) - int(l.s.FaceUp[kind])
		for i := range l.r.Seats {
			left -= int(l.s.Players[i].Manuscripts[kind])
		}
		for range max(left, 0) {
			pools[m.Level-1] = append(pools[m.Level-1], uint8(kind))
		}
	}
	return pools
}

// papalPool are the papal tiles that lie face down. // SET-4
func (l *looking) papalPool() []engine.Papal {
	red, unknown := int(l.r.Box.RedPapal), 0
	for _, tile := range l.s.Papal {
		switch tile {
		case engine.Red:
			red--
		case engine.PapalUnknown:
			unknown++
		}
	}
	pool := make([]engine.Papal, unknown)
	for i := range max(red, 0) {
		pool[i] = engine.Red
	}
	return pool
}

// tilePool are the library tiles that the viewer does not know.
func (l *looking) tilePool() []uint8 {
	left := make([]int, len(l.r.Box.Library))
	for kind, tile := range l.r.Box.Library {
		left[kind] = int(tile.Count)
	}
	l.r.EachTile(&l.s, func(t *engine.Tile) {
		if t.Kind != engine.Unknown {
			left[t.Kind]--
		}
	})
	var pool []uint8
	for kind, n := range left {
		for range max(n, 0) {
			pool = append(pool, uint8(kind))
		}
	}
	return pool
}

// cardPools are the cards of the expansions that the viewer does not know.
func (l *looking) cardPools() (pools [engine.NumCardDecks][]uint8) {
	for d := range engine.NumCardDecks {
		left := make([]int, engine.MaxCardKinds+1)
		for kind, k := range l.r.Box.Cards[d] {
			left[kind] = int(k.Count)
		}
		l.r.EachCard(&l.s, d, func(c *engine.Card) { left[c.Kind()]-- })
		for kind := range l.r.Box.Cards[d] {
			for range max(left[kind], 0) {
				pools[d] = append(pools[d], uint8(kind))
			}
		}
	}
	return pools
}

// dealCards deals unknown cards to the deck, then to the hands.
func (l *looking) dealCards(w *engine.State, d engine.CardDeck, pool []uint8, from int) {
	l.r.EachCard(w, d, func(c *engine.Card) {
		if c.Kind() == engine.UnknownCard && len(pool) > 0 {
			*c = engine.MakeCard(pool[from%len(pool)], c.Seen())
			from++
		}
	})
}
