package view

import _ "embed" // schema.json

//go:embed schema.json
var schema string

// Schema is the JSON schema (2020-12) of all that this package puts on a wire:
// a document is a View, and Legal, Refused, Effect, Score and Reason stand under
// its $defs.
func Schema() string { return schema }
