package presence

import (
	"strconv"
	"strings"
)

// others holds the shares received from other nodes, by node and table.
type others map[string]map[string]said

// said is a received share. It expires at a pace.
type said struct {
	share

	until int
}

// put stores the share of a node at a table, and reports whether it has changed.
func (o others) put(node, id string, s share, until int) bool {
	before, ok := o[node][id]
	switch {
	case s.empty():
		delete(o[node], id)
		return ok
	case o[node] == nil:
		o[node] = map[string]said{}
	}
	o[node][id] = said{s, until}
	return !s.equal(before.share)
}

// forget removes expired shares, and returns their tables.
func (o others) forget(now int) (ids []string) {
	for node, tables := range o {
		for id, s := range tables {
			if s.until <= now {
				ids = append(ids, id)
				delete(tables, id)
			}
		}
		if len(tables) == 0 {
			delete(o, node)
		}
	}
	return ids
}

// at returns the shares of other nodes at a table.
func (o others) at(id string) (all []share) {
	for _, tables := range o {
		if s, ok := tables[id]; ok {
			all = append(all, s.share)
		}
	}
	return all
}

// line encodes the share of a node at a table: the table, the number of spectators, and the seats.
func (s share) line(id string) string {
	return strings.Join(append([]string{id, strconv.Itoa(s.watching)}, s.seats...), " ") + "\n"
}

// parse decodes the shares of another node, by table. It ignores lines that this build cannot read.
func parse(text string) map[string]share {
	said := map[string]share{}
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		if len(fields) < 2 {
			continue
		}
		if n, err := strconv.Atoi(fields[1]); err == nil && n >= 0 {
			said[fields[0]] = share{fields[2:], n}
		}
	}
	return said
}
