package catalogue

import (
	"slices"

	"volgare/edition"
	"volgare/internal/lists"
)

// Sourced is a value with its origin.
type Sourced[T any] struct {
	Value   T        `json:"value"`
	Mark    string   `json:"mark"`
	Sources []string `json:"sources"`
	Note    string   `json:"note,omitempty"`
}

// citeAs returns the JSON form of a value, converted by as.
func citeAs[T, U any](v edition.Value[T], as func(T) U) Sourced[U] {
	return Sourced[U]{Value: as(v.Is), Mark: v.Mark.String(), Sources: append([]string{}, v.Sources...), Note: v.Note}
}

func cite[T any](v edition.Value[T]) Sourced[T] { return citeAs(v, same[T]) }

// citeIf returns the JSON form of a value, nil if it is not given.
func citeIf[T, U any](v edition.Value[T], as func(T) U) *Sourced[U] {
	if !v.Given() {
		return nil
	}
	s := citeAs(v, as)
	return &s
}

func citeAll[T, U any](all []edition.Value[T], as func(T) U) []Sourced[U] {
	return lists.Map(all, func(v edition.Value[T]) Sourced[U] { return citeAs(v, as) })
}

func same[T any](is T) T { return is }

// Marks counts values.
type Marks struct {
	Attested int `json:"attested"`
	Inferred int `json:"inferred"`
	Proposed int `json:"proposed"`
}

// MarksOf counts values by their marks.
func MarksOf(m edition.Marks) Marks { return Marks(m) }

// Source explains a code.
type Source struct {
	Code string `json:"code"`
	Text string `json:"text"`
}

// SourcesOf explains codes.
func SourcesOf(sources ...[]edition.Source) []Source {
	return lists.Map(slices.Concat(sources...), func(s edition.Source) Source { return Source(s) })
}

// valueOf converts a value that a client has sent.
func valueOf[T any](s Sourced[T]) edition.Value[T] {
	from := edition.Provenance{Sources: s.Sources, Note: s.Note}
	from.Mark, _ = edition.ParseMark(s.Mark) // checked earlier
	return edition.Say(s.Value, from)
}
