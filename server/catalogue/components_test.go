package catalogue

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"volgare/edition/editiontest"
	"volgare/server/api"
)

// TestComponentsAreBuiltOnce: the components of a preset are built once, so that clients cannot keep the server busy by requesting
// them.
func TestComponentsAreBuiltOnce(t *testing.T) {
	s := &Service{lib: editiontest.Library(t), components: api.NewCache[componentsKey](maxCached)}
	ask := func(preset string) *api.Reply {
		t.Helper()
		r := httptest.NewRequest(http.MethodGet, "/api/presets/"+preset+"/components", nil)
		r.SetPathValue("preset", preset)
		a, err := s.getPresetComponents(&api.Request{R: r, Build: "test"})
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	first, again, other := ask("deluxe"), ask("deluxe"), ask("it2010")
	if &first.Body[0] != &again.Body[0] || first.ETag != again.ETag {
		t.Error("it was built again")
	}
	if string(other.Body) == string(first.Body) || other.ETag == first.ETag {
		t.Error("another preset has the same box")
	}
}
