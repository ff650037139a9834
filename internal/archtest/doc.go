// Package archtest holds the tests of the architecture: which package may import which,
// which stay free of input, output and time, and what is told in the engine alone.
package archtest
