package main

import (
	"reflect"
	"testing"

	"volgare/bot/evaluation"
	"volgare/edition/editiontest"
)

// TestTrainStart: a training begins with the weights that are named.
func TestTrainStart(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 4)
	for start, want := range map[string]*evaluation.Weights{
		"terms": evaluation.Zero(), "fitted": evaluation.Fitted(table.Rules), "nothing": evaluation.Nothing(),
	} {
		if got := (&trainCmd{Start: start}).start(table); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: other weights", start)
		}
	}
}
