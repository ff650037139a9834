package lists_test

import (
	"slices"
	"strconv"
	"testing"

	"volgare/internal/lists"
)

func TestMap(t *testing.T) {
	if got := lists.Map([]int{3, 1, 2}, strconv.Itoa); !slices.Equal(got, []string{"3", "1", "2"}) {
		t.Errorf("got %q", got)
	}
	if got := lists.Map(nil, strconv.Itoa); got == nil || len(got) > 0 {
		t.Errorf("got %#v for no items, want an empty slice", got)
	}
}

func TestFind(t *testing.T) {
	items := []int{1, 4, 6}
	even := func(n *int) bool { return *n%2 == 0 }
	if got := lists.Find(items, even); got != &items[1] {
		t.Errorf("got %v, want the first even number in place", got)
	}
	if got := lists.Find(items[:1], even); got != nil {
		t.Errorf("got %d, want nil", *got)
	}
}
