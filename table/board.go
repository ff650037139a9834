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
func pack(text string) (string, error) {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // the level is a valid one
	if _, err := io.WriteString(w, text); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	return base64.StdEncoding.EncodeToString(out.Bytes()), nil
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
