// Package train fits the weights of [volgare/bot/evaluation]: players with the present weights play
// against each other; from some of their positions each of several plans is played on; the
// differences of what came out are explained by the differences of what the plans led to. That
// says where the weights may go; games in which every seat has weights of its own say how far it
// pays. All is counted, nothing timed: the same seed gives the same weights.
package train
