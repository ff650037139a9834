package terminal

import (
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
)

// TestPresets: the list fits into 80 columns, and explains every code that it names.
func TestPresets(t *testing.T) {
	text := Presets(Style{}, editiontest.Library(t))
	narrow(t, "presets", text)
	list, documents, _ := strings.Cut(text, "Documents ─")
	for _, o := range edition.Options() {
		if !strings.Contains(list, grounds(o)) {
			t.Errorf("%s: no documents or rules", o.ID)
		}
		for _, code := range o.Sources() {
			if !strings.Contains(documents, "  "+code+" ") {
				t.Errorf("%s: %s is not explained", o.ID, code)
			}
		}
	}
	if strings.Contains(documents, "forum") {
		t.Errorf("sources that no option names:\n%s", documents)
	}
	for _, part := range []string{"Values: off (all presets), on.", "on-advance (es2010, de2010)", "No document: a choice of this project."} {
		if !strings.Contains(list, part) {
			t.Errorf("%q is missing", part)
		}
	}
}
