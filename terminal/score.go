package terminal

import (
	"fmt"
	"strconv"

	"volgare/internal/lists"
	"volgare/view"
)

// scoreScreen shows the score by category, as far as the viewer may know it. // SCO-1 to SCO-12
func (p *page) scoreScreen(l *Look) {
	score := &l.view.Score
	if score.Final {
		p.heading(p.say("tty-score-final", nil), "")
	} else {
		p.title("tty-score", nil)
	}
	g := &grid{head: p.heads("tty-score", "", "rule")}
	for i := range score.Seats {
		g.head = append(g.head, p.seat(score.Seats[i].Seat))
		g.right = append(g.right, i+2)
	}
	for i, line := range score.Seats[0].Lines {
		g.row(p.points(score, i, p.say("category-"+line.Category, nil), line.Rule)...)
	}
	g.row(p.totals(score)...)
	p.grid(g)
	if score.Final {
		p.winner(l)
	}
}

// points returns a row of the score.
func (p *page) points(score *view.Score, line int, name, rule string) []string {
	row := []string{name, p.paint(faint, rule)}
	for i := range score.Seats {
		switch vp := score.Seats[i].Lines[line].VP; {
		case vp == nil:
			row = append(row, "–")
		case *vp == 0:
			row = append(row, p.paint(faint, "·"))
		default:
			row = append(row, strconv.Itoa(*vp))
		}
	}
	return row
}

// totals returns the last row of the score: the known sum, with "+" if there is more.
func (p *page) totals(score *view.Score) []string {
	row := []string{p.paint(strong, p.say("tty-vp", nil)), ""}
	for i := range score.Seats {
		s := &score.Seats[i]
		if s.Total != nil {
			row = append(row, p.paint(strong, strconv.Itoa(*s.Total)))
		} else {
			row = append(row, fmt.Sprintf("%d+", s.Known))
		}
	}
	return row
}

func (p *page) winner(l *Look) {
	rank := l.view.Score.Rank
	p.blank()
	first := lists.Find(l.view.Score.Seats, func(s *view.SeatScore) bool { return s.Seat == rank[0] })
	p.line("  " + p.seat(first.Seat) + " " + p.paint(strong, l.counted("fx-won", *first.Total)+"."))
	p.flow("  "+p.say("tty-order", nil)+" ", lists.Map(rank, p.seat), ", ")
}
