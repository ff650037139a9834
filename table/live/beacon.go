package live

import (
	"strconv"
	"strings"

	"volgare/bus"
	"volgare/engine"
)

// beacon is a broadcast of a node: it is alive and external bots are connected to it, or it has stopped.
type beacon struct {
	node    string
	stopped bool
	bots    map[seatKey]connectionID
}

// Prefixes of the lines of a beacon. The first line names the node. One line follows for each external bot:
// "bot TABLE SEAT NUMBER".
const (
	nodePrefix    = "node "
	stoppedPrefix = "gone "
	botPrefix     = "bot "
)

// texts encodes a beacon, as several texts if it is too long for one broadcast.
func (b beacon) texts() []string {
	if b.stopped {
		return []string{stoppedPrefix + b.node + "\n"}
	}
	lines := bus.Lines{Head: nodePrefix + b.node + "\n"}
	for key, c := range b.bots {
		lines.Add(botPrefix + key.String() + " " + strconv.FormatInt(c.number, 10) + "\n")
	}
	if len(lines.Texts) == 0 {
		return []string{lines.Head}
	}
	return lines.Texts
}

// parseBeacon decodes a text of a beacon. It returns false for other broadcasts.
func parseBeacon(text string) (b beacon, ok bool) {
	first, rest, _ := strings.Cut(text, "\n")
	if b.node, b.stopped = strings.CutPrefix(first, stoppedPrefix); b.stopped {
		return b, true
	}
	if b.node, ok = strings.CutPrefix(first, nodePrefix); ok {
		b.bots = parseBots(b.node, rest)
	}
	return b, ok
}

// parseBots decodes the external bots of a node. It skips other lines.
func parseBots(node, lines string) map[seatKey]connectionID {
	bots := map[seatKey]connectionID{}
	for line := range strings.Lines(lines) {
		text, ok := strings.CutPrefix(line, botPrefix)
		fields := strings.Fields(text)
		if !ok || len(fields) != 3 {
			continue
		}
		seat, isSeat := engine.ParseSeat(fields[1])
		number, err := strconv.ParseInt(fields[2], 10, 64)
		if isSeat && err == nil && number > 0 {
			bots[seatKey{fields[0], seat}] = connectionID{number, node}
		}
	}
	return bots
}
