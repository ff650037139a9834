package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"volgare/edition"
)

// versionCmd tells the version.
type versionCmd struct{}

// Run tells it.
func (versionCmd) Run(streams *stdio) error {
	_, err := fmt.Fprintf(streams.out, "volgare, rules revision %d, %s, %s\n", edition.Revision, commit(), runtime.Version())
	return err
}

// commit is the commit that the program was built from.
func commit() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				return s.Value
			}
		}
	}
	return "unknown commit"
}
