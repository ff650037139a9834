package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"volgare/engine"
)

// story tells what happened, as a seat may know it.
type story struct{ *Look }

// told is a step in words: what its seat did, and what happened to all after it.
type told struct {
	seat engine.Seat
	did  string
	news []string
}

// tell puts a step into words. What is secret is not told to others. // SET-1
func (st *story) tell(s *step) told {
	known := *s
	known.effects = st.known(s.effects)
	s = &known
	own, after := split(s.effects)
	t := told{seat: s.seat, did: st.deed(s, own)}
	if deed := st.cardDeed(s); deed != "" {
		t.did = deed
	}
	if changes := st.changes(s, own); changes != "" && t.did != "" {
		t.did += " (" + changes + ")"
	}
	t.news = st.news(after)
	return t
}

// known are effects as the seat that looks may know them. // SET-1
func (st *story) known(effects []engine.Effect) []engine.Effect {
	all := make([]engine.Effect, len(effects))
	for i, e := range effects {
		all[i] = e.As(st.seat)
	}
	return all
}

// split parts the effects of a move from those of the phases after it.
func split(effects []engine.Effect) (own, after []engine.Effect) {
	for i, e := range effects {
		if e.Kind == engine.TurnEnds || e.Kind == engine.TurnBegins {
			return effects[:i], effects[i:]
		}
	}
	return effects, nil
}

// deed is a move as the third person does it.
func (st *story) deed(s *step, own []engine.Effect) string {
	m := s.move
	switch m.Kind {
	case engine.ChooseStart:
		return "begins in " + st.placeNo(m.A)
	case engine.AskCharity:
		return "asks " + engine.Seat(m.A).String() + " for charity"
	case engine.End:
		return ending(s)
	case engine.EndSummon:
		if text := ending(s); text != "" {
			return text + " and summons all to Brindisi"
		}
		return "summons all to Brindisi"
	case engine.MoveTo:
		return "travels to " + st.placeNo(m.A)
	case engine.Embark:
		return "puts out to sea from " + st.placeNo(m.A)
	case engine.CityBonus:
		return "takes " + bonusParts[m.A]
	case engine.EventBonus:
		return "takes the event"
	case engine.ScribesLearn:
		return "turns scribes into knowledge"
	case engine.ScribesKeep:
		return "keeps " + tally(own, engine.ScribesStored, "scribe") + " for VP"
	case engine.BecomeFriar:
		return "becomes Friar " + capital(engine.FriarTile(m.A).String())
	case engine.BecomeCardinal:
		return "becomes Cardinal " + capital(engine.CardinalTile(m.A).String())
	case engine.Inquire:
		return "sets Shlasinger on " + engine.Seat(m.A).String()
	}
	return st.action(s, own)
}

// bonusParts are the parts of a city bonus. // RUL-3
var bonusParts = [...]string{
	engine.WholeBonus: "the city bonus", engine.OnlyDucats: "the ducats of the city", engine.OnlyKnowledge: "the knowledge of the city",
}

// action is a deed that costs points, or an answer.
func (st *story) action(s *step, own []engine.Effect) string {
	m := s.move
	switch m.Kind {
	case engine.TakePoliticians, engine.TakeNobles, engine.TakeAbbesses, engine.TakeScribes:
		text := "takes " + count(int(m.A), cubeNouns[m.Kind-engine.TakePoliticians])
		if m.B > 0 {
			text += fmt.Sprintf(" and sells %d", m.B)
		}
		return text
	case engine.TakeManuscript:
		return "takes the manuscript " + st.manuscriptNo(m.A)
	case engine.TakeLingua:
		return "takes Lingua Volgare"
	case engine.Psalter:
		return "studies the psalter"
	case engine.Business:
		return "does small business"
	case engine.GoRiddle, engine.GoMessenger, engine.GoOrient, engine.GoCanticle, engine.GoLibrary, engine.GoRest:
		return st.going(own)
	case engine.DrawTiles:
		return "draws " + tally(own, engine.TilesDrawn, "library tile")
	case engine.Keep, engine.PutOnTop, engine.GiveUp:
		return st.withTile(s)
	}
	return st.answer(s)
}

// going tells an advance on a track.
func (st *story) going(own []engine.Effect) string {
	for _, e := range own {
		if e.Kind == engine.DiscMoved && e.N > 0 && engine.Track(e.A) != engine.Knowledge {
			return fmt.Sprintf("advances to %s %d", engine.Track(e.A), e.B)
		}
	}
	return "advances"
}

// withTile tells what is done with a library tile; which one only its seat hears.
func (st *story) withTile(s *step) string {
	tile := "a library tile"
	if s.seat == st.seat && s.move.A != engine.NoTile {
		tile = "the library tile " + st.tileNo(s.move.A)
	}
	switch {
	case s.move.Kind == engine.Keep && s.move.A == engine.NoTile:
		return "keeps none of the tiles"
	case s.move.Kind == engine.Keep:
		return "keeps " + tile
	case s.move.Kind == engine.PutOnTop:
		return "puts " + tile + " back"
	}
	return "gives up " + tile
}

// answer tells an answer to another decision than a turn.
func (st *story) answer(s *step) string {
	m := s.move
	switch m.Kind {
	case engine.Accept:
		return "accepts the summons"
	case engine.Refuse:
		return "refuses the summons"
	case engine.Bid:
		return fmt.Sprintf("bids %s", count(int(m.A), "vote"))
	case engine.Pass:
		return "passes"
	case engine.Pay:
		return "pays " + paid(m)
	case engine.Stand:
		return "stands for " + officeName(engine.Office(m.A).String())
	}
	return "stands for no office"
}

// paid lists the cubes of a payment.
func paid(m engine.Move) string {
	var words []string
	for i, n := range []uint8{m.A, m.B, m.C} {
		if n > 0 {
			words = append(words, count(int(n), cubeNouns[i]))
		}
	}
	if len(words) == 0 {
		return "nothing"
	}
	return listed(words)
}

// ending tells of points that were lost at the end of a turn. // ACT-1
func ending(s *step) string {
	for _, e := range s.effects {
		if e.Kind == engine.TurnEnds && e.N > 0 {
			return fmt.Sprintf("ends with %s unused", count(int(e.N), "point"))
		}
	}
	return ""
}

// tally is the number of an effect with its noun.
func tally(effects []engine.Effect, kind engine.EffectKind, noun string) string {
	n := 0
	for _, e := range effects {
		if e.Kind == kind {
			n += int(e.N)
		}
	}
	return count(n, noun)
}

// changes sums up what a move changed in ducats and knowledge, for whom else too.
func (st *story) changes(s *step, own []engine.Effect) string {
	var ducats, lore [engine.MaxSeats]int
	for _, e := range own {
		switch {
		case e.Seat == engine.Nobody:
		case e.Kind == engine.DucatsChanged:
			ducats[e.Seat] += int(e.N)
		case e.Kind == engine.DiscMoved && engine.Track(e.A) == engine.Knowledge:
			lore[e.Seat] += int(e.N)
		}
	}
	var words []string
	for i := range st.rules.Seats {
		whose := st.whose(s, engine.Seat(i))
		if ducats[i] != 0 {
			words = append(words, whose+signed(ducats[i])+" ducats")
		}
		if lore[i] != 0 {
			words = append(words, whose+signed(lore[i])+" knowledge")
		}
	}
	words = append(words, st.traded(s, own)...)
	words = append(words, st.extras(own)...)
	return strings.Join(words, ", ")
}

// whose names a seat before what a step changed for it, but for the seat that made it.
func (st *story) whose(s *step, seat engine.Seat) string {
	if seat == s.seat {
		return ""
	}
	return seat.String() + " "
}

// extras are other things that a move brought about.
func (st *story) extras(own []engine.Effect) []string {
	var words []string
	for _, e := range own {
		switch e.Kind {
		case engine.BolognaOpened:
			words = append(words, "Bologna opens for "+degree(st.rules, int(e.N)))
		case engine.LinguaOffered:
			words = append(words, "Lingua Volgare can be taken")
		case engine.RowsMoved:
			words = append(words, fmt.Sprintf("level %d is used up", e.A))
		case engine.AuctionWon:
			words = append(words, e.Seat.String()+" wins Stupor Mundi")
		case engine.Elected:
			words = append(words, fmt.Sprintf("+%d VP", e.N))
		}
	}
	return words
}

// degree is what Bologna gives to a graduate. In the Deluxe edition the turn in
// which he takes it decides. // MSG-4
func degree(r *engine.Rules, knowledge int) string {
	words := strconv.Itoa(knowledge) + " knowledge"
	if r.Options.Edition == engine.Deluxe && knowledge != int(r.Box.LateUniversity) {
		words += fmt.Sprintf(" up to turn 7, then %d", r.Box.LateUniversity)
	}
	return words
}

func (st *story) placeNo(no uint8) string {
	if int(no) < len(st.rules.Box.Places) {
		return st.rules.Box.Places[no].Name
	}
	return "the sea"
}
