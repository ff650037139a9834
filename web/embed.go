// Package web holds the built browser interface.
package web

import (
	"embed"
	"io/fs"
)

// The pattern fits this file and dist, so that Go also compiles where the interface
// has not been built.
//
//go:embed all:[de][im][bs]*
var files embed.FS

// Files returns the built interface, or nil if it was not built.
func Files() fs.FS {
	if _, err := fs.Stat(files, "dist/index.html"); err != nil {
		return nil
	}
	dist, err := fs.Sub(files, "dist")
	if err != nil {
		return nil
	}
	return dist
}
