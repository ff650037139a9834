// Package appraisal says what positions are worth to a seat: the terms of an evaluation, their weights, and what follows from
// them where no turn has to be planned, answers and bargains.
package appraisal
