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
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"volgare/workshop/soak"
)

// packed holds the mode and text of each file of an archive, by name.
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

// TestPackedFilesCanBeExtracted checks that packed files can be extracted, that the program is executable, and that the
// same files give the same archive.
func TestPackedFilesCanBeExtracted(t *testing.T) {
	files := []file{{"volgare", 0o755, []byte("this is volgare")}, {"docs/README.md", 0o644, []byte("this is README.md")}}
	for name, c := range map[string]struct {
		pack   func(io.Writer, string, []file) error
		unpack func([]byte) (packed, error)
	}{"tar": {tarred, untarred}, "zip": {zipped, unzipped}} {
		var once, again bytes.Buffer
		if err := errors.Join(c.pack(&once, "volgare-1", files), c.pack(&again, "volgare-1", files)); err != nil {
			t.Fatal(name, err)
		}
		if !bytes.Equal(once.Bytes(), again.Bytes()) {
			t.Errorf("%s: a second archive of the same files differs", name)
		}
		got, err := c.unpack(once.Bytes())
		if err != nil {
			t.Fatal(name, err)
		}
		want := packed{"volgare-1/volgare": "-rwxr-xr-x this is volgare", "volgare-1/docs/README.md": "-rw-r--r-- this is README.md"}
		for file, text := range want {
			if got[file] != text || len(got) != len(want) {
				t.Errorf("%s: file %q is %q", name, file, got[file])
			}
		}
	}
}

// TestEachPlatformHasArchive checks that each platform has an archive.
func TestEachPlatformHasArchive(t *testing.T) {
	var names []string
	for _, m := range targets() {
		names = append(names, m.name("1"))
	}
	if slices.Sort(names); len(slices.Compact(names)) != 8 {
		t.Errorf("targets %q", names)
	}
}

// TestArchivesHaveLicencesAndValidLinks checks that the files next to the program include the licences of all its parts,
// and that their links are valid.
func TestArchivesHaveLicencesAndValidLinks(t *testing.T) {
	t.Chdir("../..")
	files, err := accompanying(target{"linux", "amd64"})
	if err != nil {
		t.Fatal(err)
	}
	accompanied(t, files)
}

// TestAccompanyingWithoutFiles checks that the error names the missing file.
func TestAccompanyingWithoutFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	_, err := accompanying(target{"linux", "amd64"})
	if err == nil || err.Error() != "no file matches LICENSE" {
		t.Errorf("the error is %v", err)
	}
}

// accompanied checks the files next to the program in an archive.
func accompanied(t *testing.T, files []file) {
	t.Helper()
	texts := map[string]string{}
	for _, f := range files {
		texts[f.name] = string(f.data)
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range regexp.MustCompile(`\]\(([^)#]*\.md)`).FindAllStringSubmatch(string(readme), -1) {
		if texts[page[1]] == "" || !strings.Contains(texts["README.md"], "]("+page[1]) {
			t.Errorf("README.md links to %s, which is not packed", page[1])
		}
	}
	links := 0
	for name, text := range texts {
		if path.Ext(name) != ".md" {
			continue
		}
		for _, found := range regexp.MustCompile(`\]\(([^)]*)\)`).FindAllStringSubmatch(text, -1) {
			links++
			to, _, _ := strings.Cut(found[1], "#")
			if _, ok := texts[path.Join(path.Dir(name), to)]; !ok && to != "" && !strings.Contains(to, "://") {
				t.Errorf("%s links to %s, which does not exist", name, to)
			}
		}
	}
	if links < 10 {
		t.Errorf("%d links are left", links)
	}
	for _, name := range []string{"LICENSE", "NOTICE", "README.md", "SECURITY.md", "docs/operations.md", "deploy/volgare.service", "deploy/haproxy.cfg"} {
		if texts[name] == "" {
			t.Errorf("%s is missing", name)
		}
	}
	all := texts[licencesName]
	for _, part := range []string{
		"github.com/jackc/pgx/v5 ", "Copyright (c) 2013-2021 Jack Christensen", "modernc.org/sqlite ", "modernc.org/libc ", "Go Authors", "svelte 5", "@fluent/bundle 0",
		"@fontsource/alegreya 5", "SIL OPEN FONT LICENSE", "uqr 0",
	} {
		if !strings.Contains(all, part) {
			t.Errorf("%s does not name %q", licencesName, part)
		}
	}
	mozilla := 0
	for part := range strings.SplitSeq(all, strings.Repeat("=", 80)) {
		name, text, _ := strings.Cut(strings.TrimSpace(part), "\n")
		module, version, _ := strings.Cut(name, " ")
		at := ""
		switch {
		case strings.HasPrefix(module, "github.com/riverqueue/river"):
			at = "riverqueue/river"
		case module == "go.mau.fi/util":
			at = "mautrix/go-util"
		}
		if strings.Contains(text, "\nMozilla Public License Version 2.0\n") {
			mozilla++
		}
		has := strings.Contains(text, "Its source is at https://github.com/"+at+", version "+version+".\n")
		if has != (at != "") || strings.Contains(text, "\nMozilla Public License Version 2.0\n") != has {
			t.Errorf("the source of %s is named: %v", name, has)
		}
	}
	if mozilla < 5 || !strings.Contains(texts["NOTICE"], "Mozilla Public License") {
		t.Errorf("%d parts under the Mozilla Public License, and NOTICE: %s", mozilla, texts["NOTICE"])
	}
}

// TestBundledListsEveryImportedPackage checks that every npm package imported by the interface is in the list.
func TestBundledListsEveryImportedPackage(t *testing.T) {
	imported := regexp.MustCompile(`(?:from |import |import\()"((?:@[a-z0-9-]+/)?[a-z][a-z0-9-]*)[/"]|@fontsource/[a-z-]+`)
	found := map[string]bool{}
	for _, dir := range []string{"../../web/src", "../../web/fonts"} {
		err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || strings.HasSuffix(name, ".test.ts") || !slices.Contains([]string{".ts", ".svelte", ".css"}, path.Ext(name)) {
				return err
			}
			text, err := os.ReadFile(name)
			for _, m := range imported.FindAllStringSubmatch(string(text), -1) {
				if strings.HasPrefix(m[0], "@") {
					m[1] = m[0]
				}
				found[m[1]] = true
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if !found["svelte"] || !found["uqr"] {
		t.Fatalf("found %v", found)
	}
	for name := range found {
		if !slices.Contains(bundled, name) && name != "subset-font" { // it only shrinks the fonts
			t.Errorf("%s is shipped without its licence", name)
		}
	}
}

// TestMakeBuildsArchive builds an archive like `make dist`.
func TestMakeBuildsArchive(t *testing.T) {
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
		t.Error("wrong checksum")
	}
	all, err := untarred(data)
	if err != nil {
		t.Fatal(err)
	}
	var files []file
	for name, text := range all {
		_, data, _ := strings.Cut(text, " ")
		_, name, _ = strings.Cut(name, "/")
		files = append(files, file{name: name, data: []byte(data)})
	}
	accompanied(t, files)
	if !strings.HasPrefix(all["volgare-test-linux-amd64/volgare"], "-rwxr-xr-x \x7fELF") {
		t.Errorf("%d files, the program is %.20q", len(all), all["volgare-test-linux-amd64/volgare"])
	}
}
