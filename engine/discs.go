package engine

// Track is a track with discs of the players.
type Track uint8

// The tracks. Knowledge starts on space 1, the others before their first space.
const (
	Knowledge Track = iota
	Riddle
	Messenger
	Orient
	Canticle
	Library
	Rest
	NumTracks
)

var trackNames = [NumTracks]string{
	"knowledge", "riddle", "messenger", "orient", "canticle", "library", "rest",
}

// String returns the English name of the track.
func (t Track) String() string { return nameOf(trackNames[:], uint8(t)) }

// ParseTrack returns the track with the given name.
func ParseTrack(name string) (Track, bool) {
	return parsed[Track](trackNames[:], name)
}

// Discs is a track with the discs on it. Ahead lists the seats from the most advanced to the least. Of several discs on one
// space the lowest is furthest ahead, so Ahead also gives the stacks, bottom first (SET-9). Discs on space 0 have not left the
// start: they are not stacked and are listed by seat.
type Discs struct {
	Space [MaxSeats]uint8
	Ahead [MaxSeats]Seat
}

// advance puts the disc of a seat on a space, on top of the discs there. A disc that does not change its space keeps its
// position in the stack. // SET-9
func (d *Discs) advance(seat Seat, to uint8, seats int) {
	if d.Space[seat] == to {
		return
	}
	at := 0
	for d.Ahead[at] != seat {
		at++
	}
	d.Space[seat] = to
	for at > 0 && d.behind(seat, d.Ahead[at-1]) {
		d.Ahead[at] = d.Ahead[at-1]
		at--
	}
	for at < seats-1 && !d.behind(seat, d.Ahead[at+1]) {
		d.Ahead[at] = d.Ahead[at+1]
		at++
	}
	d.Ahead[at] = seat
}

// behind reports whether the disc of other comes after the arriving disc of seat.
func (d *Discs) behind(seat, other Seat) bool {
	a, b := d.Space[seat], d.Space[other]
	if a == 0 && b == 0 {
		return other > seat
	}
	return a > b
}

// leader returns the seat furthest ahead; false if no disc has left the start.
func (d *Discs) leader() (Seat, bool) {
	first := d.Ahead[0]
	return first, d.Space[first] > 0
}
