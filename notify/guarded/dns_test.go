package guarded

import (
	"context"
	"encoding/binary"
	"fmt"
	"net"
	"net/netip"
	"sync"
	"testing"
)

// names is a DNS server on loopback. Each name has a list of answers, and each answer is a list of addresses; the last answer
// is repeated. Each lookup of a name, which is a query for A and one for AAAA, uses the next answer.
type names struct {
	answers map[string][][]string

	mu      sync.Mutex
	queries map[string]int // by name and type
}

// serve starts the server, and returns a resolver that asks only it.
func (n *names) serve(t *testing.T) *net.Resolver {
	n.queries = map[string]int{}
	conn, err := new(net.ListenConfig).ListenPacket(t.Context(), "udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	go func() {
		query := make([]byte, 512)
		for {
			size, from, err := conn.ReadFrom(query)
			if err != nil {
				return
			}
			if reply := n.reply(query[:size]); reply != nil {
				_, _ = conn.WriteTo(reply, from) // the resolver of a test that has ended is gone
			}
		}
	}()
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", conn.LocalAddr().String())
	}}
}

// reply answers a query with one question (RFC 1035, section 4). It does not answer for a name with an empty list.
func (n *names) reply(query []byte) []byte {
	const header, typeA, typeAAAA = 12, 1, 28
	name, end := "", header
	for ; query[end] != 0; end += int(query[end]) + 1 {
		name += string(query[end+1:end+1+int(query[end])]) + "."
	}
	end += 5
	asked := binary.BigEndian.Uint16(query[end-4:])
	reply := append([]byte{query[0], query[1], 0x81, 0x80, 0, 1, 0, 0, 0, 0, 0, 0}, query[header:end]...)
	addresses, known := n.next(name, asked)
	if !known {
		reply[3] |= 3 // NXDOMAIN
		return reply
	}
	if addresses == nil {
		return nil
	}
	for _, text := range addresses {
		a := netip.MustParseAddr(text)
		if a.Is4() != (asked == typeA) || asked != typeA && asked != typeAAAA {
			continue
		}
		reply[7]++
		reply = append(reply, 0xc0, header, 0, byte(asked), 0, 1, 0, 0, 0, 0, 0, byte(a.BitLen()/8)) // with a lifetime of 0
		reply = append(reply, a.AsSlice()...)
	}
	return reply
}

func (n *names) next(name string, asked uint16) (addresses []string, known bool) {
	answers, known := n.answers[name]
	if len(answers) == 0 {
		return nil, known
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	key := fmt.Sprint(name, asked)
	n.queries[key]++
	return answers[min(n.queries[key], len(answers))-1], true
}

// lookups returns the number of queries for the IPv4 addresses of a name.
func (n *names) lookups(name string) int {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.queries[name+"1"]
}
