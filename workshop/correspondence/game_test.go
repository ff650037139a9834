package main

import (
	"testing"

	"volgare/edition"
)

func TestGamesAreReproducibleAndPlansShortenThem(t *testing.T) {
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	table, err := lib.Table(edition.Config{Preset: "deluxe", Players: 4})
	if err != nil {
		t.Fatal(err)
	}
	run := func(worlds int) counts {
		c, err := playRow(table, 1, "test", "greedy", "greedy", worlds, false)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	without, with := run(0), run(1)
	if with != run(1) {
		t.Error("the same seed gave other counts")
	}
	if without.Ready != 0 || without.Fired != 0 {
		t.Errorf("without planned turns: %+v", without)
	}
	if with.Ended > with.Fired || with.Fired > with.Ready || with.Days >= without.Days {
		t.Errorf("with planned turns %+v, without %+v", with, without)
	}
}
