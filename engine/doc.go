// Package engine is the game itself: De Vulgari Eloquentia in the editions of
// 2010 and 2019, with every rule and every decision, and nothing else. It does
// no input or output, knows no clock and starts no goroutine.
//
// A [State] is a plain value: assignment clones it, == compares it. All that
// does not change during a game (board, tiles, options, tables) hangs off one
// immutable [Rules], which any number of goroutines may share. A game runs as
//
//	rules, err := engine.NewRules(box, options, seats)
//	deal := rules.Deal("any text is a seed")
//	state := rules.New(deal, nil)
//	for state.Decision != engine.Over {
//		legal = rules.AppendLegal(legal[:0], &state)
//		rules.Apply(&next, &state, choose(legal), nil)
//		state = next
//	}
//
// Legality has one source: [Rules.Check] gives the [Reason] why a move is not
// legal, or the zero Reason; [Rules.AppendLegal] lists exactly the moves that
// Check accepts. The results of a move are reported as typed [Effects], with the ids of the rules that caused them.
//
// The knowledge of a seat is decided in one place, [Rules.Mask]; everything that leaves the program is derived from a masked state.
package engine
