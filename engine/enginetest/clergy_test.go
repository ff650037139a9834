package enginetest

import (
	"cmp"
	"fmt"
	"math/bits"

	"volgare/engine"
)

// Clergy is the invariant that each friar and cardinal tile is available, held by one seat, or out of the game, and that
// tiles match the status. // PLC-5 PLC-6
func Clergy(s *Step) error {
	friars, cardinals := s.After.Friars, s.After.Cardinals
	promoted := 0
	for seat, p := range s.players() {
		if err := standing(&p); err != nil {
			return fmt.Errorf("%v: %w", engine.Seat(seat), err)
		}
		if p.Friar != engine.NoFriar && friars&(1<<p.Friar) != 0 || p.Card != engine.NoCardinal && cardinals&(1<<p.Card) != 0 {
			return fmt.Errorf("%v holds a tile that is elsewhere too: %v, %v", engine.Seat(seat), p.Friar, p.Card)
		}
		if p.Friar != engine.NoFriar {
			friars |= 1 << p.Friar
		}
		if p.Card != engine.NoCardinal {
			cardinals |= 1 << p.Card
			promoted++
		}
	}
	return cmp.Or(
		differ("friar tiles, with one gone for each cardinal", bits.OnesCount8(friars)+promoted, bits.OnesCount8(s.Rules.Friars())),
		differ("cardinal tiles", cardinals, s.Rules.Cardinals()),
	)
}

// standing checks that players hold only the tile of their status, and no office that their status does not allow. // ELE-1
func standing(p *engine.Player) error {
	friar, cardinal := p.Friar != engine.NoFriar, p.Card != engine.NoCardinal
	if friar != (p.Status == engine.Friar) || cardinal != (p.Status == engine.Cardinal) {
		return fmt.Errorf("%v holds %v and %v", p.Status, p.Friar, p.Card)
	}
	want := map[engine.Office]engine.Status{
		engine.Banker: engine.Merchant, engine.Monk: engine.Friar,
		engine.Camerlengo: engine.Cardinal, engine.Pope: engine.Cardinal,
	}
	if status, ok := want[p.Office]; ok && status != p.Status {
		return fmt.Errorf("%v is %v", p.Status, p.Office)
	}
	return nil
}
