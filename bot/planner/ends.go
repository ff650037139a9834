package planner

// maxEnds is how many lines of a turn are kept, the best ones.
const maxEnds = 32

// end is a line that the turn may take to its end, or to where something new is seen.
type end struct {
	line  steps
	value int
}

// ends are the best lines found, the best first.
type ends struct{ list []end }

func (e *ends) clear() { e.list = e.list[:0] }

// add keeps a line if it is among the best; of equal ones the first.
func (e *ends) add(line *steps, value int) {
	n := len(e.list)
	if n == maxEnds {
		if e.list[n-1].value >= value {
			return
		}
		n--
	}
	e.list = e.list[:n+1]
	for n > 0 && e.list[n-1].value < value {
		e.list[n] = e.list[n-1]
		n--
	}
	e.list[n] = end{*line, value}
}
