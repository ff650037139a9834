package main

import (
	"strings"
	"testing"
)

// TestHealthRefusesOtherAddresses checks that an invalid address is refused with the accepted form.
func TestHealthRefusesOtherAddresses(t *testing.T) {
	for _, address := range []string{"localhost:8080", "localhost", "/healthz", "ftp://localhost", "http://", "http:///x", "https:localhost", "http://[::1"} {
		status, out, errs := answered("health", address)
		if status != statusFault || out != "" || !strings.Contains(errs, "http://HOST:PORT") {
			t.Errorf("%s: status %d, %s%s", address, status, out, errs)
		}
	}
}
