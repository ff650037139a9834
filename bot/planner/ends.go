package planner

// maxEnds is the number of lines of a turn that are kept, the best ones.
const maxEnds = 32

// end is a line to the end of the turn, or to the first move that reveals something.
type end struct {
	line  steps
	value int
}

// ends holds the best lines found, best first.
type ends struct{ list []end }

func (e *ends) clear() { e.list = e.list[:0] }

// add keeps a line if it is among the best. If two lines are equally good, it keeps the first.
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
