package engine

// virtual returns the virtual cube of a player's tile, if any.
func (pl *Player) virtual() (Cube, bool) {
	switch {
	case pl.Friar == Michele:
		return Abbess, true // FRI-2
	case pl.Friar == Stefano:
		return Noble, true // FRI-3
	case pl.Card == Balestreri:
		return Politician, true // CAR-1
	}
	return 0, false
}

// virtualVotes returns the votes of the virtual cube, 0 to 3.
func (pl *Player) virtualVotes() int {
	if c, ok := pl.virtual(); ok {
		return votes[c] // FRI-6
	}
	return 0
}

// realVotes returns the votes of the cubes behind the screen. // CUB-4
func (pl *Player) realVotes() int {
	sum := 0
	for c := Politician; c <= Abbess; c++ {
		sum += votes[c] * int(pl.Cubes[c])
	}
	return sum
}

// Votes returns all votes of a player: the cubes behind the screen and the virtual one.
func (pl *Player) Votes() int { return pl.realVotes() + pl.virtualVotes() }
