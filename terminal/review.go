package terminal

import (
	"math"
	"strconv"

	"volgare/bot/review"
	"volgare/engine"
	"volgare/game"
	"volgare/words"
)

// Review shows the results of a review of a finished game.
func Review(style Style, h *game.History, found *review.Report) string {
	p := reviewed{newPage(style), h, NewLook(h.Table(), h.Now(), engine.Nobody, style.words()), found}
	p.title("review", words.Args{"perspective": found.Perspective.String(), "depth": found.Depth, "all": review.Levels})
	p.blank()
	p.outlooks()
	p.blank()
	p.choices()
	p.blank()
	p.luck()
	return p.String()
}

// reviewed is the page of a review.
type reviewed struct {
	*page

	game  *game.History
	look  *Look
	found *review.Report
}

func (p *reviewed) section(name string) {
	p.line("  " + p.paint(strong, p.say("review-"+name, nil)))
	p.prose("  ", p.say("review-"+name+"-text", nil))
}

func (p *reviewed) seats(g *grid) {
	for seat := range p.look.rules.Seats {
		g.right = append(g.right, len(g.head))
		g.head = append(g.head, p.seat(engine.Seat(seat).String()))
	}
}

func (p *reviewed) outlooks() {
	p.section("outlook")
	g := &grid{head: []string{""}}
	p.seats(g)
	for i := range p.found.Outlooks {
		o := &p.found.Outlooks[i]
		name := p.look.turnName(int(o.Turn))
		if i == len(p.found.Outlooks)-1 {
			name = p.say("review-end", nil)
		}
		share, band := []string{name}, []string{""}
		for _, f := range o.Seats {
			share = append(share, p.say("review-win-probability", words.Args{"n": rounded(100 * f.WinProbability)}))
			band = append(band, p.paint(faint, p.band(&f)))
		}
		g.row(share...)
		g.row(band...)
	}
	p.grid(g)
}

func (p *reviewed) band(f *review.Forecast) string {
	if f.High-f.Low < 1 {
		return strconv.Itoa(rounded(f.VP))
	}
	return p.say("review-band", words.Args{"vp": rounded(f.VP), "low": rounded(f.Low), "high": rounded(f.High)})
}

func (p *reviewed) choices() {
	p.section("choices")
	told := false
	for i := range p.found.Choices {
		if c := &p.found.Choices[i]; c.Grade > review.Even {
			p.choice(c)
			told = true
		}
	}
	if !told {
		p.line("  " + p.say("review-no-choices", nil))
	}
	for seat := range p.look.rules.Seats {
		p.prose("  "+p.seatColumn(engine.Seat(seat).String()), p.say("review-sums", sums(p.found.Choices, engine.Seat(seat))))
	}
}

// sums counts the choices of a seat.
func sums(all []review.Choice, seat engine.Seat) words.Args {
	var by [review.Blunder + 1]int
	n := 0
	for i := range all {
		if all[i].Seat == seat {
			by[all[i].Grade]++
			n++
		}
	}
	return words.Args{
		"all": n, "best": by[review.Best] + by[review.Even],
		"slips": by[review.Slip], "mistakes": by[review.Mistake], "blunders": by[review.Blunder],
	}
}

func (p *reviewed) choice(c *review.Choice) {
	loss := p.say("review-loss", words.Args{"n": p.tenths(c.Loss.Mean), "low": p.tenths(c.Loss.Low), "high": p.tenths(c.Loss.High)})
	grade := p.paint(rubric, p.say("review-grade-"+c.Grade.String(), nil))
	p.linef("  %s  %s  %s: %s", p.look.turnName(int(c.Turn)), p.seat(c.Seat.String()), grade, loss)
	p.prose("    "+p.say("review-played", nil)+": ", p.look.line(p.game.At(c.After), c.Played))
	p.prose("    "+p.say("review-better", nil)+": ", p.look.line(p.game.At(c.After), c.Best))
	if len(c.Why) > 0 {
		p.prose("    "+p.say("review-why", nil)+": ", p.brings(c.Why))
	}
}

func (p *reviewed) luck() {
	p.section("luck")
	g := &grid{head: []string{""}}
	p.seats(g)
	sums := p.found.Fortunes()
	for by, name := range review.Chances() {
		row := []string{p.say("review-luck-"+name, nil)}
		for seat := range p.look.rules.Seats {
			row = append(row, p.gained(sums[by][seat]))
		}
		g.row(row...)
	}
	without := []string{p.paint(strong, p.say("review-luck-without", nil))}
	for _, vp := range p.found.Adjusted {
		without = append(without, p.paint(strong, p.tenths(vp)))
	}
	g.row(without...)
	p.grid(g)
}

func rounded(v float64) int { return int(math.Round(v)) }
