// Package fence holds the test that keeps the arrows between the packages:
// which may import which, and which stay free of input, output and time.
package fence
