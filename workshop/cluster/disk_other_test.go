//go:build !linux

package main

import "errors"

func smallDisk() (away func(), err error) {
	return nil, errors.New("a disk of its own for the database is made on Linux only")
}
