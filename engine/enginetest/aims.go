package enginetest

import (
	"slices"

	"volgare/engine"
)

// want is a kind of move that an aim asks for, under a condition. If where is set, it is instead a movement towards such a place.
type want struct {
	kind  engine.Kind
	which func(engine.Move) bool // limits the moves, if set
	when  func(*engine.Rules, *engine.State) bool
	where func(*engine.Rules, *engine.State, engine.PlaceNo) bool
}

// aim is a goal that a seeker pursues through a game: its wants, most important first. The proof is the kind of move that shows success.
type aim struct {
	name  string
	proof engine.Kind
	wants []want
}

// aims are the goals of seekers. Each leads towards a rare corner of the game.
var aims = []aim{
	{"sailor", engine.Embark, append(kinds(engine.Embark, engine.CityBonus, engine.Business), to(at(engine.Harbour)))},
	{"friar", engine.BecomeFriar, slices.Concat(kinds(engine.BecomeFriar), clergy, kinds(engine.CityBonus, engine.Business))},
	{"cardinal", engine.BecomeCardinal, slices.Concat(clergy, kinds(engine.Inquire, engine.DrawTiles, engine.CityBonus, engine.EventBonus,
		engine.Business), cubes, kinds(engine.GoMessenger))},
	{"pope", engine.Stand, slices.Concat(clergy, cubes, kinds(engine.Stand, engine.CityBonus, engine.Business))},
	{"summoner", engine.EndSummon, slices.Concat(summons, cubes, kinds(engine.Accept, engine.Business))},
	{"default", engine.Refuse, slices.Concat(summons, kinds(engine.Refuse, engine.GoRest))},
	{"scholar", engine.TakeLingua, slices.Concat(kinds(engine.TakeLingua, engine.Psalter, engine.CityBonus, engine.EventBonus, engine.ScribesLearn,
		engine.TakeManuscript, engine.TakeScribes), []want{to(values)})},
	{"copyist", engine.ScribesKeep, append(kinds(engine.ScribesKeep, engine.TakeScribes, engine.TakeManuscript), scribes)},
	{"reader", engine.GiveUp, kinds(engine.GiveUp, engine.DrawTiles, engine.Keep, engine.PutOnTop, engine.GoLibrary, engine.Business)},
	{"singer", engine.GoCanticle, append(kinds(engine.GoCanticle, engine.TakeAbbesses, engine.Business), to(franciscan))},
	{"graduate", engine.GoMessenger, append(kinds(engine.CityBonus, engine.GoMessenger, engine.TakeAbbesses, engine.Business), to(at(engine.University)))},
	{"trader", engine.GoOrient, append(kinds(engine.CityBonus, engine.EventBonus, engine.GoOrient, engine.Business), to(values))},
	{"poet", engine.GoRiddle, append(kinds(engine.GoRiddle, engine.TakeManuscript, engine.Psalter), to(in(engine.Blue)))},
	{"sleeper", engine.GoRest, kinds(engine.GoRest, engine.Business, engine.TakeNobles)},
}

// kinds returns wants without a condition.
func kinds(list ...engine.Kind) []want {
	var wants []want
	for _, k := range list {
		wants = append(wants, want{kind: k})
	}
	return wants
}

// to returns a want to travel to such a place.
func to(where func(*engine.Rules, *engine.State, engine.PlaceNo) bool) want {
	return want{where: where}
}

// clergy leads from Merchant to Friar to Cardinal.
var clergy = []want{
	{kind: engine.BecomeFriar, when: rich(80)},
	{kind: engine.BecomeCardinal},
	{where: at(engine.Convent), when: both(is(engine.Merchant), rich(80))},
	{where: at(engine.Cathedral), when: both(is(engine.Friar), rich(40))},
	{kind: engine.TakeNobles, when: is(engine.Friar)},
}

// summons leads to Brindisi in time for Stupor Mundi.
var summons = []want{
	{kind: engine.EndSummon},
	{where: stupor, when: func(r *engine.Rules, s *engine.State) bool { return s.Turn >= 8 && !s.Summons.Called }},
}

// cubes are worth votes, for auctions and elections.
var cubes = kinds(engine.TakePoliticians, engine.TakeNobles, engine.TakeAbbesses)

// scribes takes scribes to an abbey.
var scribes = want{where: at(engine.Abbey), when: func(_ *engine.Rules, s *engine.State) bool { return s.Players[s.Seat].Scribes > 0 }}

func rich(ducats uint16) func(*engine.Rules, *engine.State) bool {
	return func(_ *engine.Rules, s *engine.State) bool { return s.Players[s.Seat].Ducats >= ducats }
}

func is(status engine.Status) func(*engine.Rules, *engine.State) bool {
	return func(_ *engine.Rules, s *engine.State) bool { return s.Players[s.Seat].Status == status }
}

func both(a, b func(*engine.Rules, *engine.State) bool) func(*engine.Rules, *engine.State) bool {
	return func(r *engine.Rules, s *engine.State) bool { return a(r, s) && b(r, s) }
}

func at(f engine.Feature) func(*engine.Rules, *engine.State, engine.PlaceNo) bool {
	return func(r *engine.Rules, _ *engine.State, p engine.PlaceNo) bool { return r.Box.Places[p].Features&f != 0 }
}

func in(zone engine.Zone) func(*engine.Rules, *engine.State, engine.PlaceNo) bool {
	return func(r *engine.Rules, _ *engine.State, p engine.PlaceNo) bool { return r.Box.Places[p].Zone == zone }
}

// values reports whether a place is a city that still has a bonus for the seat in turn.
func values(r *engine.Rules, s *engine.State, p engine.PlaceNo) bool {
	place := &r.Box.Places[p]
	return place.Ducats+place.Knowledge > 0 && s.Players[s.Seat].Discs&(1<<p) == 0
}

// franciscan reports whether a place is the city of the canticle of this turn, or after turn 12 any of them.
func franciscan(r *engine.Rules, s *engine.State, p engine.PlaceNo) bool {
	no, ok := r.FranciscanNo(p)
	return ok && (s.Canticle[no] == s.Turn || s.Turn > 12)
}

// stupor reports whether a place is the one of Stupor Mundi.
func stupor(r *engine.Rules, _ *engine.State, p engine.PlaceNo) bool {
	return slices.ContainsFunc(r.Box.Events, func(e engine.EventTile) bool { return e.Auction > 0 && e.Place == p })
}
