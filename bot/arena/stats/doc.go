// Package stats holds the statistics of a match: intervals by resampling, a test
// that may stop early, ratings. Its unit is whatever was drawn independently, for
// a match the deal.
package stats
