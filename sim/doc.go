// Package sim plays many games between bots and adds up what happened. Its
// figures depend on the configuration alone: neither the number of workers nor
// the order in which games end changes anything but the time.
package sim
