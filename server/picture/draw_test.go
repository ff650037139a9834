package picture_test

import (
	"os"
	"testing"

	"volgare/server/picture"
)

// BenchmarkDraw draws a table of five from the kit of the interface, if it has been built.
func BenchmarkDraw(b *testing.B) {
	kit, err := picture.Load(os.DirFS("../../web/dist"))
	if err != nil || kit == nil {
		b.Skipf("no kit in web/dist: %v", err)
	}
	scene := &picture.Scene{Title: "A table", Foot: "Turn 8", Zones: map[string]string{"roma": "yellow"}}
	for _, colour := range []string{"yellow", "red", "black", "grey", "green"} {
		scene.Seats = append(scene.Seats, picture.Seat{Colour: colour, Name: colour, Face: "merchant", Rank: "merchant", Place: "roma", At: "Roma"})
	}
	for b.Loop() {
		if _, err := kit.Draw(scene); err != nil {
			b.Fatal(err)
		}
	}
}
