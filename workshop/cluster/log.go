package main

import (
	"bytes"
	"fmt"
	"io"
	"sync"
)

// saying serializes the lines of the parts.
var saying sync.Mutex

// prefixed writes complete lines with a name as a prefix.
type prefixed struct {
	to   io.Writer
	name string
	rest []byte
}

func (p *prefixed) Write(b []byte) (int, error) {
	p.rest = append(p.rest, b...)
	for {
		line, rest, ok := bytes.Cut(p.rest, []byte("\n"))
		if !ok {
			return len(b), nil
		}
		saying.Lock()
		_, err := fmt.Fprintf(p.to, "%s: %s\n", p.name, line)
		saying.Unlock()
		if err != nil {
			return 0, err
		}
		p.rest = append(p.rest[:0], rest...)
	}
}
