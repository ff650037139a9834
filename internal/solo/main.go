// Command solo plays a whole game of one person against bots with package table alone, without a server, and prints
// the entries of its log. Its tests compare it in WebAssembly, as a browser would run it, with the same game at a
// server.
package main

import (
	"fmt"
	"os"
)

func main() {
	g, err := newAlone()
	if err == nil {
		err = play(g)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "solo:", err)
		os.Exit(1)
	}
	for _, entry := range g.log {
		fmt.Printf("%s\n", entry)
	}
}
