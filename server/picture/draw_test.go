package picture_test

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"strings"
	"testing"

	"volgare/server/picture"
)

// decoded draws a scene from the small kit and reads the picture.
func decoded(t *testing.T, scene *picture.Scene) image.Image {
	t.Helper()
	kit, err := load(smallKit)
	if err != nil {
		t.Fatal(err)
	}
	drawn, err := kit.Draw(scene)
	if err != nil {
		t.Fatal(err)
	}
	m, err := png.Decode(bytes.NewReader(drawn))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// changed is where two pictures differ.
func changed(a, b image.Image) image.Rectangle {
	var r image.Rectangle
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

// TestLongWords draws a table of five with the longest names that are allowed: no words lie on
// others, and all keep away from the map.
func TestLongWords(t *testing.T) {
	const gap, mapAt = 8, 504
	long := strings.Repeat("W", 40)
	full := func() *picture.Scene {
		seats := make([]picture.Seat, 5)
		for i := range seats {
			seats[i] = picture.Seat{Colour: "red", Name: long, Note: "166 VP"}
		}
		return &picture.Scene{Title: strings.Repeat("Wide ", 8), Foot: long + " has won as Camerlengo with 166 VP.", Seats: seats}
	}
	all := decoded(t, full())
	without := func(what func(*picture.Scene)) image.Rectangle {
		s := full()
		what(s)
		return changed(all, decoded(t, s))
	}
	last := func(s *picture.Scene) *picture.Seat { return &s.Seats[len(s.Seats)-1] }
	name := without(func(s *picture.Scene) { last(s).Name = "" })
	note := without(func(s *picture.Scene) { last(s).Note = "888 VP" }) // as broad
	title := without(func(s *picture.Scene) { s.Title = strings.Repeat("Dots ", 8) })
	first := without(func(s *picture.Scene) { s.Seats[0].Name = "" })
	foot := without(func(s *picture.Scene) { s.Foot = strings.Repeat(".", 40) + " " + strings.Repeat(".", 40) })
	for what, r := range map[string]image.Rectangle{"name": name, "note": note, "title": title, "foot": foot} {
		if r.Empty() || r.Max.X > mapAt-gap {
			t.Errorf("the %s at %v, the map begins at %d", what, r, mapAt)
		}
	}
	if title.Max.Y+gap > first.Min.Y {
		t.Errorf("the title %v lies on the first name %v", title, first)
	}
	if name.Max.Y+gap > foot.Min.Y {
		t.Errorf("the last name %v lies on the foot %v", name, foot)
	}
	if name.Max.X+gap > note.Min.X {
		t.Errorf("the name %v touches the points %v", name, note)
	}
}

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
