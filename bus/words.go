package bus

// Word is a broadcast of another node. It reports the present state of that node, and may be lost.
type Word struct {
	Node string // identifies the sender until it ends
	Text string
}

// MaxWord is the maximum length of a broadcast in bytes.
const MaxWord = 7000

// Lines joins lines to as few broadcasts as possible.
type Lines struct{ Texts []string }

// Add appends a line, which ends with a line break, to the last text if it fits there, else to a new one.
func (l *Lines) Add(line string) {
	if n := len(l.Texts) - 1; n >= 0 && len(l.Texts[n])+len(line) <= MaxWord {
		l.Texts[n] += line
		return
	}
	l.Texts = append(l.Texts, line)
}
