package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"volgare/workshop/soak"
)

// packed is what comes out of an archive: the mode and the text of each file, by its name.
type packed map[string]string

func (p packed) add(info fs.FileInfo, name string, r io.Reader) error {
	text, err := io.ReadAll(r)
	p[name] = info.Mode().String() + " " + string(text)
	return err
}

func untarred(data []byte) (packed, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	all := packed{}
	for a := tar.NewReader(z); ; {
		h, err := a.Next()
		if errors.Is(err, io.EOF) {
			return all, nil
		}
		if err == nil {
			err = all.add(h.FileInfo(), h.Name, a)
		}
		if err != nil {
			return nil, err
		}
	}
}

func unzipped(data []byte) (packed, error) {
	a, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	all := packed{}
	for _, f := range a.File {
		r, err := f.Open()
		if err == nil {
			err = errors.Join(all.add(f.FileInfo(), f.Name, r), r.Close())
		}
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

// TestPack: what is packed comes out again, the program as one that can be run, and the same files give the same archive.
func TestPack(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for _, name := range []string{"volgare", "README.md"} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte("this is "+name), 0o600); err != nil {
			t.Fatal(err)
		}
		files = append(files, path)
	}
	for name, c := range map[string]struct {
		pack   func(io.Writer, string, []string) error
		unpack func([]byte) (packed, error)
	}{"tar": {tarred, untarred}, "zip": {zipped, unzipped}} {
		var once, again bytes.Buffer
		if err := errors.Join(c.pack(&once, "volgare-1", files), c.pack(&again, "volgare-1", files)); err != nil {
			t.Fatal(name, err)
		}
		if !bytes.Equal(once.Bytes(), again.Bytes()) {
			t.Errorf("%s: packed again it is another archive", name)
		}
		got, err := c.unpack(once.Bytes())
		if err != nil {
			t.Fatal(name, err)
		}
		want := packed{"volgare-1/volgare": "-rwxr-xr-x this is volgare", "volgare-1/README.md": "-rw-r--r-- this is README.md"}
		for file, text := range want {
			if got[file] != text || len(got) != len(want) {
				t.Errorf("%s: %q is %q", name, file, got[file])
			}
		}
	}
}

// TestTargets: each kind of machine has an archive of its own, with what lies beside the program.
func TestTargets(t *testing.T) {
	var names []string
	for _, m := range targets() {
		names = append(names, m.name("1"))
	}
	if slices.Sort(names); len(slices.Compact(names)) != 8 {
		t.Errorf("there are %q", names)
	}
	for _, name := range beside {
		if _, err := os.Stat(filepath.Join("../..", name)); err != nil {
			t.Error(err)
		}
	}
}

// TestMake makes an archive as `make dist` makes all of them.
func TestMake(t *testing.T) {
	soak.Only(t, "it builds the program without what other builds have kept")
	t.Chdir("../..")
	c := distCmd{Out: t.TempDir()}
	name, sum, err := c.make(target{"linux", "amd64"}, "test")
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(c.Out, name))
	if err != nil {
		t.Fatal(err)
	}
	if is := sha256.Sum256(data); hex.EncodeToString(is[:]) != sum {
		t.Error("the checksum is that of something else")
	}
	all, err := untarred(data)
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != len(beside)+1 || !strings.HasPrefix(all["volgare-test-linux-amd64/volgare"], "-rwxr-xr-x \x7fELF") {
		t.Errorf("%d files, the program is %.20q", len(all), all["volgare-test-linux-amd64/volgare"])
	}
}
