package server

import (
	"slices"

	"volgare/edition"
)

// sourced is a value with where it comes from.
type sourced[T any] struct {
	Is      T        `json:"is"`
	Mark    string   `json:"mark"`
	Sources []string `json:"sources"`
	Note    string   `json:"note,omitempty"`
}

// citeAs is a value as it is told, in the form that as gives it.
func citeAs[T, U any](v edition.Value[T], as func(T) U) sourced[U] {
	sources := slices.Clone(v.Sources)
	if sources == nil {
		sources = []string{}
	}
	return sourced[U]{Is: as(v.Is), Mark: v.Mark.String(), Sources: sources, Note: v.Note}
}

func cite[T any](v edition.Value[T]) sourced[T] { return citeAs(v, func(is T) T { return is }) }

// citeIf is a value as it is told, nil if it is not given.
func citeIf[T, U any](v edition.Value[T], as func(T) U) *sourced[U] {
	if !v.Given() {
		return nil
	}
	s := citeAs(v, as)
	return &s
}

func citeAll[T, U any](all []edition.Value[T], as func(T) U) []sourced[U] {
	told := make([]sourced[U], len(all))
	for i, v := range all {
		told[i] = citeAs(v, as)
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
func taken[T any](s sourced[T]) edition.Value[T] {
	from := edition.Provenance{Sources: s.Sources, Note: s.Note}
	from.Mark, _ = edition.ParseMark(s.Mark) // checked before
	return edition.Say(s.Is, from)
}
