// Package catalogue tells, as wire types, what there is to play with: presets and their
// options, boxes and boards with where each value comes from, and the rules in words. The
// server and the protocol tell the same.
package catalogue
