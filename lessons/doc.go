// Package lessons teaches the game on positions of its own: tutorials, which go step by step
// while scripted opponents play, and puzzles, a turn with a goal. A lesson is data; what its
// learner may do and what comes of it the engine says.
package lessons
