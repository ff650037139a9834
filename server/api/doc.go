// Package api is what all groups of operations have in common: requests that are decoded
// and checked, replies with their entity tags, and what is wrong as a Problem.
package api
