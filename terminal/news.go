package terminal

import (
	"fmt"
	"strings"

	"volgare/engine"
	"volgare/record"
	"volgare/view"
)

// news tells what happened between two turns.
func (st *story) news(effects []engine.Effect) []string {
	var lines []string
	var shown []string // manuscripts
	var offered view.Cubes
	for i := range effects {
		e := &effects[i]
		switch e.Kind {
		case engine.CubesOffered:
			addCubes(&offered, e)
		case engine.ManuscriptShown:
			shown = append(shown, st.manuscriptNo(e.A))
		default:
			if line := st.newsLine(e); line != "" {
				lines = append(lines, line)
			}
		}
	}
	if list := cubes(offered); list != "none" {
		lines = append(lines, "New on offer: "+list+".")
	}
	if len(shown) > 0 {
		lines = append(lines, "New manuscripts: "+strings.Join(shown, ", ")+".")
	}
	if line := st.order(effects); line != "" {
		lines = append(lines, line)
	}
	return lines
}

func addCubes(c *view.Cubes, e *engine.Effect) {
	n := int(e.N)
	switch engine.Cube(e.A) {
	case engine.Politician:
		c.Politicians += n
	case engine.Noble:
		c.Nobles += n
	case engine.Abbess:
		c.Abbesses += n
	case engine.Scribe:
		c.Scribes += n
	}
}

// newsLine is an effect as a sentence, "" for one that is told otherwise.
func (st *story) newsLine(e *engine.Effect) string {
	switch e.Kind {
	case engine.TurnBegins:
		return fmt.Sprintf("Turn %d begins.", e.N)
	case engine.EventShown:
		return st.eventNews(e)
	case engine.PapalRevealed:
		if engine.Papal(e.A) == engine.Red {
			return "A red papal tile."
		}
		return "A white papal tile: nothing happens."
	case engine.PopeDying:
		return "The Pope is dying: the next red tile ends the game."
	case engine.PopeDead:
		return "The Pope is dead: this is the last turn, and all pieces are in Roma."
	case engine.DucatsChanged:
		return charityNews(e)
	case engine.DiscMoved:
		if engine.Track(e.A) == engine.Rest {
			return capital(e.Seat.String()) + " has rested and plays first."
		}
		return fmt.Sprintf("%s: %s %s.", capital(e.Seat.String()), signed(int(e.N)), engine.Track(e.A))
	case engine.AuctionWon:
		return capital(e.Seat.String()) + " wins Stupor Mundi."
	case engine.CubesGone:
		return capital(count(int(e.N), cubeNouns[e.A])) + " out of the game: the turn track is full."
	}
	return ""
}

func (st *story) eventNews(e *engine.Effect) string {
	tile := &st.rules.Box.Events[e.A]
	gift := worth(int(tile.Ducats), int(tile.Knowledge))
	if tile.Auction > 0 {
		gift = fmt.Sprintf("who stands there can summon all to an auction for %d knowledge", tile.Auction)
	}
	return fmt.Sprintf("Event in %s: %s, %s.", st.placeNo(e.B), tile.Name, gift)
}

// charityNews tells who got charity of whom. // CHA-1
func charityNews(e *engine.Effect) string {
	if e.N <= 0 {
		return ""
	}
	giver := "the bank"
	if engine.Seat(e.A) != engine.Nobody {
		giver = engine.Seat(e.A).String()
	}
	return fmt.Sprintf("Charity: %s gives %d ducats to %s.", giver, e.N, e.Seat)
}

// order is the player order that a turn begins with. // ORD-1
func (st *story) order(effects []engine.Effect) string {
	var seats []string
	for i := range effects {
		if effects[i].Kind == engine.OrderSet {
			seats = append(seats, effects[i].Seat.String())
		}
	}
	if len(seats) == 0 {
		return ""
	}
	return "Order: " + strings.Join(seats, ", ") + "."
}

// manuscriptNo is a kind of manuscript as in notation.
func (st *story) manuscriptNo(kind uint8) string {
	return operand(st.rules, engine.Move{Kind: engine.TakeManuscript, A: kind})
}

// tileNo is a kind of library tile as in notation.
func (st *story) tileNo(kind uint8) string {
	return operand(st.rules, engine.Move{Kind: engine.Keep, A: kind})
}

// operand is what stands behind the first word of a move.
func operand(r *engine.Rules, m engine.Move) string {
	_, rest, _ := strings.Cut(record.MoveString(r, m), " ")
	return rest
}
