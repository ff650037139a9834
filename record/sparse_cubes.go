package record

import "volgare/engine"

// layCubes lays the cubes. Cubes given by lines are taken out of the bag first. The areas and the coming spaces then get
// their cubes from the deal, as far as they are left. A space that lacks cubes of one colour is filled with other remaining
// ones, so that full spaces stay full. All others are out of the game. // SET-2
func (p *sparse) layCubes(s *engine.State) error {
	left, err := p.cubesLeft()
	if err != nil {
		return err
	}
	s.Areas = p.state.Areas
	for space := range s.Coming {
		if p.spaces&(1<<space) != 0 && space <= int(s.Turn) {
			return p.wrong("space", "the cubes of space %d have been handed out by turn %d", space, s.Turn)
		}
		s.Coming[space] = p.state.Coming[space]
	}
	p.dealCubes(s, &left)
	s.Gone = left
	return nil
}

// cubesLeft returns the bag without the cubes that the lines give.
func (p *sparse) cubesLeft() (left [engine.NumCubes]uint8, err error) {
	bag := p.r.Bag()
	for c := range bag {
		n := cubesInPlay(p.r, &p.state, c)
		if n > int(bag[c]) {
			return left, p.wrong("seat", "the bag holds %d %s, and %d are given", bag[c], cubeWords[c], n)
		}
		left[c] = bag[c] - uint8(n)
	}
	return left, nil
}

// slot is a destination for cubes that the lines do not give.
type slot struct {
	at    *[engine.NumCubes]uint8
	dealt [engine.NumCubes]uint8
}

// slots returns the areas and the coming spaces with their cubes in the deal.
func (p *sparse) slots(s *engine.State) []slot {
	var list []slot
	if s.Turn >= 1 && s.Turn <= dealtSpaces && !p.given("areas") {
		list = append(list, slot{&s.Areas, p.deal.Cubes[s.Turn]})
	}
	for space := int(s.Turn) + 1; space <= dealtSpaces; space++ {
		if p.spaces&(1<<space) == 0 {
			list = append(list, slot{&s.Coming[space], p.deal.Cubes[space]})
		}
	}
	return list
}

func (p *sparse) dealCubes(s *engine.State, left *[engine.NumCubes]uint8) {
	slots := p.slots(s)
	for _, slot := range slots {
		for c := range left {
			move(slot.at, left, c, int(slot.dealt[c]))
		}
	}
	for _, slot := range slots {
		for c := range left {
			move(slot.at, left, c, p.r.SpaceLimit()-sum(*slot.at))
		}
	}
}

// move moves up to n cubes of a colour from one heap to another.
func move(to, from *[engine.NumCubes]uint8, c, n int) {
	n = min(n, int(from[c]))
	to[c] += uint8(n)
	from[c] -= uint8(n)
}
