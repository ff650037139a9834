package server

import (
	"slices"

	"volgare/edition"
)

// said is a value with where it comes from.
type said[T any] struct {
	Is      T        `json:"is"`
	Mark    string   `json:"mark"`
	Sources []string `json:"sources"`
	Note    string   `json:"note,omitempty"`
}

// sayAs is a value as it is told, in the form that as gives it.
func sayAs[T, U any](v edition.Value[T], as func(T) U) said[U] {
	sources := slices.Clone(v.Sources)
	if sources == nil {
		sources = []string{}
	}
	return said[U]{Is: as(v.Is), Mark: v.Mark.String(), Sources: sources, Note: v.Note}
}

func say[T any](v edition.Value[T]) said[T] { return sayAs(v, func(is T) T { return is }) }

// sayIf is a value as it is told, nil if it is not given.
func sayIf[T, U any](v edition.Value[T], as func(T) U) *said[U] {
	if !v.Given() {
		return nil
	}
	s := sayAs(v, as)
	return &s
}

func sayAll[T, U any](all []edition.Value[T], as func(T) U) []said[U] {
	told := make([]said[U], len(all))
	for i, v := range all {
		told[i] = sayAs(v, as)
	}
	return told
}

func same[T any](is T) T { return is }

// marks counts values.
type marks struct {
	Attested int `json:"attested"`
	Inferred int `json:"inferred"`
	Proposed int `json:"proposed"`
}

func marksOf(m edition.Marks) marks { return marks(m) }

// source explains a code.
type source struct {
	Code string `json:"code"`
	Text string `json:"text"`
}

func sourcesOf(lists ...[]edition.Source) []source {
	all := []source{}
	for _, s := range slices.Concat(lists...) {
		all = append(all, source(s))
	}
	return all
}

// taken is a value that somebody has sent.
func taken[T any](s said[T]) edition.Value[T] {
	from := edition.Provenance{Sources: s.Sources, Note: s.Note}
	from.Mark, _ = edition.ParseMark(s.Mark) // checked before
	return edition.Say(s.Is, from)
}
