package bus

// Word is what another node says beside notes: of itself, as of now, and nobody depends on it.
type Word struct {
	Node string // sets what one node says apart from what others do, until it ends
	Text string
}

// MaxWord is the most bytes of the text of a word.
const MaxWord = 7000

// Lines puts lines together in as few texts as they have room in. Each is shorter than a word, and ends with a line break.
type Lines struct{ Texts []string }

// Add appends a line to the last text, or begins another.
func (l *Lines) Add(line string) {
	if n := len(l.Texts) - 1; n >= 0 && len(l.Texts[n])+len(line) <= MaxWord {
		l.Texts[n] += line
		return
	}
	l.Texts = append(l.Texts, line)
}
