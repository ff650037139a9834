// Package arena lets bots play each other and counts what happens. Figures depend
// on what is asked alone: neither the number of workers nor the order in which
// games end changes anything but the time.
package arena
