//go:build !linux

package main

import "errors"

func smallDisk() (away func(), err error) {
	return nil, errors.New("a separate disk for the database is supported only on Linux")
}
