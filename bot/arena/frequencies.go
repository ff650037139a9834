package arena

import (
	"strconv"

	"volgare/engine"
)

// Frequencies counts events of a bot's games, as encoded in JSON. Events that never happened may be left out.
type Frequencies struct {
	Wins
	Decisions int             `json:"decisions"` // choices between several moves, other than ending the turn
	Moves     map[string]int  `json:"moves"`     // by kind
	VP        map[string]int  `json:"vp_by_category"`
	Scored    map[string]int  `json:"scored"`           // seats with VP in a category
	Completed map[string]int  `json:"completed"`        // seats on the last space of a track
	Offices   map[string]int  `json:"offices"`          // seats elected
	Starts    map[string]Wins `json:"starts"`           // by start city
	Order     map[string]Wins `json:"order"`            // by position in the order of the first turn, from 1
	Cards     map[string]int  `json:"cards,omitempty"`  // in hand at the end, by deck
	Trades    int             `json:"trades,omitempty"` // completed trades
}

func (t *tally) frequencies(r *engine.Rules) *Frequencies {
	f := &Frequencies{
		Wins: t.Wins, Decisions: t.decisions, Trades: t.trades,
		Moves: map[string]int{}, VP: map[string]int{}, Scored: map[string]int{}, Completed: map[string]int{},
		Offices: map[string]int{}, Starts: map[string]Wins{}, Order: map[string]Wins{}, Cards: map[string]int{},
	}
	for kind, n := range t.moves {
		if n > 0 {
			f.Moves[engine.Kind(kind).String()] = n
		}
	}
	for c := range engine.NumCategories {
		if r.Counts(c) {
			f.VP[c.String()], f.Scored[c.String()] = t.vp[c], t.scored[c]
		}
	}
	for track := engine.Riddle; track < engine.NumTracks; track++ {
		f.Completed[track.String()] = t.ended[track]
	}
	for o := engine.Banker; o <= engine.Pope; o++ {
		f.Offices[o.String()] = t.offices[o]
	}
	t.places(r, f)
	return f
}

// places fills in the fields that are indexed by place and deck.
func (t *tally) places(r *engine.Rules, f *Frequencies) {
	for place, w := range t.starts {
		if w.Seats > 0 {
			f.Starts[r.Box.Places[place].ID] = w
		}
	}
	for at, w := range t.order[:r.Seats] {
		f.Order[strconv.Itoa(at+1)] = w
	}
	for deck, n := range t.cards {
		if d := engine.CardDeck(deck); r.HasCards(d) {
			f.Cards[d.String()] = n
		}
	}
}

// add adds the frequencies of other games.
func (f *Frequencies) add(o *Frequencies) {
	f.Wins.add(o.Wins)
	f.Decisions += o.Decisions
	f.Trades += o.Trades
	sumNamed(&f.Moves, o.Moves)
	sumNamed(&f.VP, o.VP)
	sumNamed(&f.Scored, o.Scored)
	sumNamed(&f.Completed, o.Completed)
	sumNamed(&f.Offices, o.Offices)
	sumNamed(&f.Cards, o.Cards)
	sumWins(&f.Starts, o.Starts)
	sumWins(&f.Order, o.Order)
}

func sumNamed(dst *map[string]int, src map[string]int) {
	if *dst == nil {
		*dst = map[string]int{}
	}
	for name, n := range src {
		(*dst)[name] += n
	}
}

func sumWins(dst *map[string]Wins, src map[string]Wins) {
	if *dst == nil {
		*dst = map[string]Wins{}
	}
	for name, w := range src {
		w.add((*dst)[name])
		(*dst)[name] = w
	}
}
