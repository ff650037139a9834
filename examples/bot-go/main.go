// Command bot-go is a bot for Volgare that needs only the standard library: see docs/bot-protocol.md. It rates every legal
// move by its costs and gains, and plays the best one. It remembers only the places of a game.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
)

// message is a message of the referee, with the fields that this bot reads.
type message struct {
	Do      string
	Game    string
	ID      int64
	Code    string
	Message string
	Setup   struct{ Places []place }
	View    view
}

type place struct {
	ID                string
	Features          []string
	Ducats, Knowledge float64
}

type view struct {
	Seat    string
	Players []struct {
		Seat  string
		Discs []string
	}
	Events []struct{ State, Place string }
	Legal  []move
}

type move struct {
	ID       int
	Kind     string
	Operands []struct{ Value any }
	Points   int
	Ducats   float64
	Effects  []effect
}

type effect struct {
	Kind, Seat string
	A          struct{ Value any }
	N, Level   float64
}

// answer is the bot's answer to a decision. Here it has one move; several are allowed.
type answer struct {
	Do    string `json:"do"`
	ID    int64  `json:"id"`
	Moves []int  `json:"moves"`
}

const about = `{"do":"hello","protocol":1,"name":"Virgilio","version":"1","author":"the Volgare project"}`

// The value of a move by kind, without its effects, in victory points (approximately).
var kinds = map[string]float64{
	"move": -1, "embark": -4, "city": 2, "event": 6, "friar": 8, "cardinal": 12, "lingua": 12, "draw": 6,
	"take-nobles": 2, "manuscript": 3, "scribes-knowledge": 2, "elect": 20, "accept": -2, "pass": 1,
	"ritmo": 3, "placiti": 3, "arnault": 2, "glossario": 2, "trade": -9, "ask": -9, "offer": -9, "counter": -9,
	"return-ritmo": 4, "return-guaita": 4, "return-white": 4, "score-cards": 1,
}

// The value of a step on a track, a cube, an action point and a ducat.
var each = map[any]float64{
	"knowledge": 0.5, "riddle": 1.2, "messenger": 1, "orient": 1.2, "canticle": 1.5, "library": 1.8, "rest": 0.4,
	"politicians": 4, "nobles": 3, "abbesses": 3, "scribes": 2,
}

const point, ducat = 1.1, 0.08

// worth returns the value of a move.
func (v *view) worth(m *move, places []place) float64 {
	total := kinds[m.Kind] + point*float64(m.Points) + ducat*m.Ducats
	for _, e := range m.Effects {
		switch {
		case e.Seat != v.Seat:
		case e.Kind == "track" || e.Kind == "cubes-taken":
			total += each[e.A.Value] * e.N
		case e.Kind == "manuscript":
			total += 4 * e.Level
		}
	}
	if m.Kind == "start" || m.Kind == "move" {
		at := slices.IndexFunc(places, func(p place) bool { return p.ID == m.Operands[0].Value })
		total += v.visit(&places[at])
	}
	return total
}

// visit returns the value of the things to gain at a place.
func (v *view) visit(p *place) (total float64) {
	for _, me := range v.Players {
		if me.Seat == v.Seat && slices.Contains(p.Features, "city") && !slices.Contains(me.Discs, p.ID) {
			total += 2 + p.Ducats*ducat + p.Knowledge*each["knowledge"]
		}
	}
	for _, e := range v.Events {
		if e.State == "up" && e.Place == p.ID {
			total += 6
		}
	}
	return total
}

// best returns the id of the best move.
func (v *view) best(places []place) int {
	return slices.MaxFunc(v.Legal, func(a, b move) int {
		return int(1000 * (v.worth(&a, places) - v.worth(&b, places)))
	}).ID
}

func main() {
	places := map[string][]place{} // by game
	hear, say := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var m message
		err := hear.Decode(&m) //nolint:musttag // field names match regardless of case
		switch {
		case errors.Is(err, io.EOF) || m.Do == "quit":
			return
		case err != nil:
		case m.Do == "hello":
			err = say.Encode(json.RawMessage(about))
		case m.Do == "game":
			places[m.Game] = m.Setup.Places
		case m.Do == "decide":
			err = say.Encode(answer{"moves", m.ID, []int{m.View.best(places[m.Game])}})
		case m.Do == "fault":
			fmt.Fprintln(os.Stderr, m.Code, m.Message)
		case m.Do == "result":
			delete(places, m.Game)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}
