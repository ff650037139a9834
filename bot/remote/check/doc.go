// Package check plays games with a bot and tells whether it keeps to the protocol: it is
// the command bot check.
package check
