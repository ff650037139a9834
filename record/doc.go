// Package record defines a text form that people can read, write and compare for the objects of the game: a move, an effect,
// a reason, a position, a whole game. docs/notation.md describes the forms with examples.
//
// Every AppendX has a ParseX that returns the same value. Parsers accept any white space and letter case, but no other
// variation. They reject a text with a [ParseError] that names the line, the column and the expected content.
//
// A [Game] includes its deal, so that it can be replayed even if the generator changes, and its seed, so that
// [volgare/game.Verify] can prove the deal.
package record
