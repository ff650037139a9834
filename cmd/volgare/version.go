package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"volgare/edition"
)

// versionCmd prints the version.
type versionCmd struct{}

// Run prints it.
func (versionCmd) Run(streams *stdio) error {
	_, err := fmt.Fprintln(streams.out, version())
	return err
}

// version returns the version of this program.
func version() string {
	return fmt.Sprintf("volgare, rules revision %d, %s, %s", edition.Revision, commit(), runtime.Version())
}

// commit returns the commit that the program was built from, and whether it had changes.
func commit() string {
	revision, changes := "unknown commit", ""
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return revision
	}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			revision = s.Value
		case s.Key == "vcs.modified" && s.Value == "true":
			changes = " with changes"
		}
	}
	return revision + changes
}
