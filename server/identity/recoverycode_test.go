package identity

import "testing"

// TestRecoveryCodeToleratesSlips reads codes with slips.
func TestRecoveryCodeToleratesSlips(t *testing.T) {
	text := codeText([]byte("0123456789abcdef"))
	if got, ok := parseCode(text); !ok || string(got) != "0123456789abcdef" {
		t.Fatalf("%s is %q", text, got)
	}
	noticed := 0
	for i, r := range text {
		if r == '-' {
			continue
		}
		other := "0"
		if r == '0' {
			other = "z"
		}
		if _, ok := parseCode(text[:i] + other + text[i+1:]); !ok {
			noticed++
		}
	}
	if noticed < 26 {
		t.Errorf("%d slips of 28 were noticed", noticed)
	}
}
