// Package rounds trains weights in rounds: games of players with the present weights give
// positions, those of all rounds give directions, further games say how far to go in each, and
// the new weights are kept if a sequential test on fresh deals says that they are better. All that a
// round makes lies in a directory, so that a training that was broken off goes on; the same seed
// gives the same weights.
package rounds
