package enginetest

import "volgare/engine"

// replay applies one effect to a position, using no other information.
func replay(r *engine.Rules, s *engine.State, e engine.Effect) {
	if e.Seat == engine.Nobody {
		replayTable(r, s, e)
		return
	}
	replaySeat(s, &s.Players[e.Seat], e)
}

// replayTable applies effects without a seat.
func replayTable(r *engine.Rules, s *engine.State, e engine.Effect) {
	switch e.Kind {
	case engine.TurnBegins:
		s.Turn = uint8(e.N)
	case engine.EventShown:
		if r.Box.Events[e.A].Auction > 0 {
			s.Stupor = true // STU-1
			return
		}
		s.Events |= 1 << e.A
	case engine.CubesOffered:
		s.Areas[e.A] += uint8(e.N)
		s.Coming[s.Turn][e.A] -= uint8(e.N)
	case engine.CubesReturned:
		s.Areas[e.A] -= uint8(e.N)
		s.Coming[e.B][e.A] += uint8(e.N)
	case engine.CubesGone:
		s.Areas[e.A] -= uint8(e.N)
		s.Gone[e.A] += uint8(e.N)
	case engine.ManuscriptShown:
		s.FaceUp[e.A] += uint8(e.N)
	case engine.LinguaOffered:
		s.LinguaUp = true
	case engine.StuporUsed:
		s.Stupor = false
	}
}

// replaySeat applies effects on a seat.
func replaySeat(s *engine.State, p *engine.Player, e engine.Effect) {
	switch e.Kind {
	case engine.OrderSet:
		s.Order[e.N-1] = e.Seat
	case engine.PointsChanged:
		s.Points += uint8(e.N)
	case engine.TurnEnds:
		s.Points -= uint8(e.N)
	case engine.DucatsChanged:
		p.Ducats += uint16(e.N)
	case engine.Moved:
		p.Place = engine.PlaceNo(e.B)
	case engine.DiscMoved:
		s.Tracks[e.A].Space[e.Seat] += uint8(e.N)
	case engine.DiscPlaced:
		p.Discs |= 1 << e.A
	case engine.EventUsed:
		s.Events &^= 1 << e.A
	case engine.Elected:
		p.Office = engine.Office(e.A)
	case engine.TileKept:
		p.Hand.N++
	case engine.TileReturned:
		replayReturn(s, p)
	default:
		replayGoods(s, p, e)
		replayCards(s, p, e)
		replayTrade(p, e)
	}
}

// replayReturn removes a tile from a hand that has one too many: at the limit, the effect of the new tile comes before the
// one of the old tile.
func replayReturn(s *engine.State, p *engine.Player) {
	if s.Decision == engine.LibraryGiveUp && s.Drawn > 0 {
		s.Drawn--
		if s.Drawn == 0 {
			p.Hand.N--
		}
	}
}

// replayGoods applies effects on cubes, manuscripts and tiles.
func replayGoods(s *engine.State, p *engine.Player, e engine.Effect) {
	switch e.Kind {
	case engine.CubesTaken:
		s.Areas[e.A] -= uint8(e.N)
		*store(p, e.A) += uint8(e.N)
	case engine.CubesDiscarded:
		*store(p, e.A) -= uint8(e.N)
		s.Coming[e.B][e.A] += uint8(e.N)
	case engine.CubesGone:
		*store(p, e.A) -= uint8(e.N)
		s.Gone[e.A] += uint8(e.N)
	case engine.ScribesStored:
		p.Scribes -= uint8(e.N)
		p.Cubes[engine.Scribe] += uint8(e.N)
	case engine.ManuscriptTaken:
		s.FaceUp[e.A]--
		p.Manuscripts[e.A]++
	case engine.LinguaTaken:
		s.LinguaUp, p.Lingua = false, true
	case engine.FriarTaken:
		p.Status, p.Friar = engine.Friar, engine.FriarTile(e.A)
		s.Friars &^= 1 << e.A
	case engine.CardinalTaken:
		p.Status, p.Friar, p.Card = engine.Cardinal, engine.NoFriar, engine.CardinalTile(e.A)
		s.Cardinals &^= 1 << e.A
	}
}
