package main

import (
	"bytes"
	"sync"
	"testing"

	"volgare/store"
	"volgare/store/postgres/postgrestest"
)

// TestServersShareKey checks that all servers over a database have the same key, even if they start at the same time.
func TestServersShareKey(t *testing.T) {
	url := postgrestest.URL(t)
	var keys [4][]byte
	var wait sync.WaitGroup
	for i := range keys {
		wait.Go(func() {
			st, err := openStore(t.Context(), url, nil)
			if err != nil {
				t.Error(err)
				return
			}
			if keys[i], err = sharedSecret(t.Context(), st, store.ServerKey, newServerKey); err != nil {
				t.Error(err)
			}
			if err := st.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	for _, key := range keys {
		if len(key) != 32 || !bytes.Equal(key, keys[0]) {
			t.Errorf("keys %x and %x", key, keys[0])
		}
	}
}
