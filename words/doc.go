// Package words has what people read, in all languages: the message catalogues, which
// the browser uses too, and what turns effects, reasons, moves and decisions into a
// message with its arguments. It does no input or output.
package words
