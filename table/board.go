package table

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"fmt"
	"io"
	"strings"

	"volgare/edition"
)

// pack makes a text short.
func pack(text string) string {
	var out bytes.Buffer                                    // to which writing never fails
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // the level is a valid one
	_, _ = io.WriteString(w, text)
	_ = w.Close()
	return base64.StdEncoding.EncodeToString(out.Bytes())
}

// unpack undoes pack.
func unpack(packed string) (string, error) {
	r, err := gzip.NewReader(base64.NewDecoder(base64.StdEncoding, strings.NewReader(packed)))
	if err != nil {
		return "", fmt.Errorf("board: %w", err)
	}
	text, err := io.ReadAll(io.LimitReader(r, edition.MaxStored+1))
	if err != nil {
		return "", fmt.Errorf("board: %w", err)
	}
	return string(text), nil
}
