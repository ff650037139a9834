package main

import (
	"math"
	"math/rand/v2"
)

// Model says who comes and what it costs. Shares and habits are assumed; bytes and times are measured (docs/scale.md).
type Model struct {
	Seed    uint64  `default:"1" help:"Of the year."`
	People  float64 `default:"100000" help:"Who have played at least once, at the end of the year; half of them at its beginning."`
	Daily   float64 `default:"0.15" help:"The share of them who come on a usual day."`
	Weekend float64 `default:"1.4" help:"How many more come on a Saturday or a Sunday."`
	Letter  float64 `default:"0.4" help:"The share of those who come who play by correspondence; the others play live."`
	Live    float64 `default:"1.3" help:"Games that a live player plays on a day."`
	Open    float64 `default:"4" help:"Correspondence games that such a player has at once."`
	Seats   float64 `default:"4" help:"Of a game."`
	Bots    float64 `default:"0.55" help:"The share of seats in live games that bots play."`
	Moves   float64 `default:"270" help:"Of a game."`
	Turns   float64 `default:"64" help:"Of a game, all seats together."`
	Minutes float64 `default:"75" help:"How long a live game takes."`
	Days    float64 `default:"45" help:"How long a correspondence game takes."`
	Watch   float64 `default:"0.3" help:"Streams of spectators and second pages for each stream of a player."`

	MoveBytes   float64 `default:"150" help:"In the database, of a move with all indices and its part of the table."`
	TableBytes  float64 `default:"170000" help:"In memory, of a table in use."`
	StreamBytes float64 `default:"53000" help:"In memory, of an open stream."`
	MoveCPU     float64 `default:"800" help:"Microseconds of a move, from the request to the streams."`
	BotTurnCPU  float64 `default:"1.4" help:"Milliseconds of a turn of the usual bot."`

	Machine  float64 `default:"15" help:"Euros a month for a machine of two cores and 8 GB."`
	Gigabyte float64 `default:"0.1" help:"Euros a month for a GB of disk."`
}

const (
	days  = 365
	hours = 24
)

// Year is what a year comes to. What has a peak is that of the busiest hour.
type Year struct {
	active, live, games, moves, botMoves, waiting    float64
	peakMoves, peakTables, peakStreams, peakBotTurns float64
}

// evening is how many come in an hour of the day (UTC), of those of the day: people of three continents, most of
// them in Europe, each in their evening.
func evening(hour int) float64 {
	share := 0.0
	for _, part := range []struct{ weight, peak float64 }{{0.6, 19}, {0.28, 25}, {0.12, 11}} {
		far := math.Abs(math.Mod(float64(hour)-part.peak+36, 24) - 12)
		share += part.weight * math.Exp(-far*far/18) / math.Sqrt(18*math.Pi) // over a day they are 1
	}
	return share
}

// year lets the hours of a year go by.
func (m *Model) year() (y Year) {
	rng := rand.New(rand.NewPCG(m.Seed, 1))
	lasts := m.Minutes / 60
	for day := range days {
		people := m.People * (0.5 + 0.5*float64(day)/days)
		come := m.Daily
		if day%7 >= 5 {
			come *= m.Weekend
		}
		active := poisson(rng, people*come)
		y.active += active
		letters := active * m.Letter
		// A correspondence table ends as another begins; as many as wait are played at.
		y.waiting = people * m.Daily * m.Letter * m.Open / m.Seats
		ends := poisson(rng, y.waiting/m.Days)
		y.games += ends
		for hour := range hours {
			here := evening(hour)
			begun := poisson(rng, active*(1-m.Letter)*m.Live*here/(m.Seats*(1-m.Bots)))
			live, letter := begun*m.Moves, poisson(rng, y.waiting*m.Moves/m.Days*here)
			y.games, y.live = y.games+begun, y.live+begun
			y.moves, y.botMoves = y.moves+live+letter, y.botMoves+live*m.Bots
			tables := begun * lasts
			streams := (tables*m.Seats*(1-m.Bots) + letters*here/4) * (1 + m.Watch) // a letter writer stays a quarter of an hour
			y.peakMoves = max(y.peakMoves, (live+letter)/3600)
			y.peakBotTurns = max(y.peakBotTurns, begun*m.Turns*m.Bots/3600)
			y.peakTables, y.peakStreams = max(y.peakTables, tables), max(y.peakStreams, streams)
		}
	}
	return y
}

// poisson draws how many come where so many are expected.
func poisson(rng *rand.Rand, mean float64) float64 {
	if mean > 50 {
		return max(0, math.Round(mean+math.Sqrt(mean)*rng.NormFloat64()))
	}
	n, p, least := 0.0, rng.Float64(), math.Exp(-mean)
	for p > least {
		n++
		p *= rng.Float64()
	}
	return n
}

// burst is how many come in the busiest second of a thousand at a rate a second.
func burst(rate float64) float64 { return rate + 3.09*math.Sqrt(rate) }
