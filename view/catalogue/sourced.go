package catalogue

import (
	"slices"

	"volgare/edition"
)

// Sourced is a value with where it comes from.
type Sourced[T any] struct {
	Is      T        `json:"is"`
	Mark    string   `json:"mark"`
	Sources []string `json:"sources"`
	Note    string   `json:"note,omitempty"`
}

// citeAs is a value as it is told, in the form that as gives it.
func citeAs[T, U any](v edition.Value[T], as func(T) U) Sourced[U] {
	sources := slices.Clone(v.Sources)
	if sources == nil {
		sources = []string{}
	}
	return Sourced[U]{Is: as(v.Is), Mark: v.Mark.String(), Sources: sources, Note: v.Note}
}

func cite[T any](v edition.Value[T]) Sourced[T] { return citeAs(v, func(is T) T { return is }) }

// citeIf is a value as it is told, nil if it is not given.
func citeIf[T, U any](v edition.Value[T], as func(T) U) *Sourced[U] {
	if !v.Given() {
		return nil
	}
	s := citeAs(v, as)
	return &s
}

func citeAll[T, U any](all []edition.Value[T], as func(T) U) []Sourced[U] {
	told := make([]Sourced[U], len(all))
	for i, v := range all {
		told[i] = citeAs(v, as)
	}
	return told
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
func SourcesOf(lists ...[]edition.Source) []Source {
	all := []Source{}
	for _, s := range slices.Concat(lists...) {
		all = append(all, Source(s))
	}
	return all
}

// valueOf is a value that somebody has sent.
func valueOf[T any](s Sourced[T]) edition.Value[T] {
	from := edition.Provenance{Sources: s.Sources, Note: s.Note}
	from.Mark, _ = edition.ParseMark(s.Mark) // checked before
	return edition.Say(s.Is, from)
}
