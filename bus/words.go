package bus

// Word is what another node says beside notes: of itself, as of now, and nobody depends on it.
type Word struct {
	Node string // sets what one node says apart from what others do, until it ends
	Text string
}

// MaxWord is the most bytes of the text of a word.
const MaxWord = 7000
