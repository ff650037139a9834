// Package record gives the things of the game a text form that people can read,
// write and compare: a move, an effect, a reason, a position, a whole game.
// docs/notation.md describes the forms with examples.
//
// Every AppendX has a ParseX that gives back the same value. Parsers forgive
// white space and letter case, nothing else; what they refuse is a [ParseError]
// that names the line, the column and what should stand there.
//
// A [Game] carries its deal, so that it can be replayed whatever becomes of the
// generator, and its seed, so that [Game.Verify] can prove the deal.
package record
