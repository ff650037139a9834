// Command dist builds archives of the program for several platforms, and a list of their checksums: `make dist`.
package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/alecthomas/kong"
)

// target is a platform.
type target struct{ system, arch string }

// targets lists the platforms with archives.
func targets() (all []target) {
	for _, system := range []string{"linux", "darwin", "windows", "freebsd"} {
		all = append(all, target{system, "amd64"}, target{system, "arm64"})
	}
	return all
}

// name returns the base name of the archive of a version, without its extension.
func (t target) name(version string) string {
	system := t.system
	if system == "darwin" {
		system = "macos"
	}
	return strings.Join([]string{"volgare", version, system, t.arch}, "-")
}

// program returns the file name of the binary.
func (t target) program() string {
	if t.system == "windows" {
		return "volgare.exe"
	}
	return "volgare"
}

// companions lists patterns of the files in every archive besides the program.
var companions = []string{
	"LICENSE", "NOTICE", "README.md", "SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md",
	"docs/*.md", "docs/*.json", "deploy/*.*", "deploy/Containerfile",
}

// file is a file in an archive.
type file struct {
	name string // path in the archive
	mode os.FileMode
	data []byte
}

// accompanying returns the files in every archive besides the program: documentation and third-party licences.
func accompanying(t target) ([]file, error) {
	var all []file
	packed := map[string]bool{licencesName: true}
	for _, pattern := range companions {
		names, err := filepath.Glob(pattern)
		if err == nil && len(names) == 0 {
			err = fmt.Errorf("no file matches %s", pattern)
		}
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			if packed[name] || strings.HasSuffix(name, ".go") {
				continue
			}
			data, err := os.ReadFile(name) //nolint:gosec // a file of this repository
			if err != nil {
				return nil, err
			}
			packed[name] = true
			all = append(all, file{filepath.ToSlash(name), 0o644, data})
		}
	}
	for i, f := range all {
		if path.Ext(f.name) == ".md" {
			all[i].data = withoutDeadLinks(f, packed)
		}
	}
	text, err := licences(t)
	return append(all, file{licencesName, 0o644, text}), err
}

var (
	image = regexp.MustCompile(`!\[[^\]]*\]\([^)]*\)`)
	link  = regexp.MustCompile(`\[([^\]]*)\]\(([^)#\s]*)(#[^)]*)?\)`)
)

// withoutDeadLinks returns the text of a page without its pictures. Links to files that are not in the archive are replaced
// by their text.
func withoutDeadLinks(page file, packed map[string]bool) []byte {
	text := image.ReplaceAll(page.data, nil)
	text = regexp.MustCompile(`(?m)^[| -]*\|[| -]*\n`).ReplaceAllFunc(text, func(row []byte) []byte { // a row of a table of pictures
		if bytes.ContainsRune(row, '-') {
			return row
		}
		return nil
	})
	return link.ReplaceAllFunc(text, func(found []byte) []byte {
		part := link.FindSubmatch(found)
		to := string(part[2])
		if to == "" || strings.Contains(to, "://") || packed[path.Join(path.Dir(page.name), to)] {
			return found
		}
		return part[1]
	})
}

func main() {
	var c distCmd
	k := kong.Parse(&c, kong.Name("dist"))
	k.FatalIfErrorf(k.Run())
}

// distCmd builds the archives.
type distCmd struct {
	Out string `default:"bin/dist" help:"Where they are put; what lies there is removed."`
}

// Run builds all archives.
func (c *distCmd) Run() error {
	version, err := version()
	if err != nil {
		return err
	}
	if err := errors.Join(os.RemoveAll(c.Out), os.MkdirAll(c.Out, 0o755)); err != nil { //nolint:gosec // world-readable
		return err
	}
	var sums []string
	for _, t := range targets() {
		name, sum, err := c.make(t, version)
		if err != nil {
			return fmt.Errorf("%s: %w", t.name(version), err)
		}
		fmt.Println(filepath.Join(c.Out, name))
		sums = append(sums, sum+"  "+name+"\n")
	}
	slices.Sort(sums)
	return os.WriteFile(filepath.Join(c.Out, "SHA256SUMS"), []byte(strings.Join(sums, "")), 0o644) //nolint:gosec // world-readable
}

// version returns the name of the commit that is built.
func version() (string, error) {
	out, err := exec.Command("git", "describe", "--always", "--dirty").Output() //nolint:noctx // it ends by itself
	if err != nil {
		return "", fmt.Errorf("git describe: %w", err)
	}
	return strings.TrimSpace(string(out)), nil
}

// make builds the program and packs it. It returns the name of the archive and its checksum.
func (c *distCmd) make(t target, version string) (name, sum string, err error) {
	dir, err := os.MkdirTemp("", "volgare-dist-")
	if err != nil {
		return "", "", err
	}
	defer os.RemoveAll(dir) //nolint:errcheck // the system removes temporary files
	binary := filepath.Join(dir, t.program())
	args := []string{"build", "-trimpath", "-ldflags=-s -w", "-o", binary, "./cmd/volgare"}
	build := exec.Command("go", args...) //nolint:gosec,noctx // the user's Go toolchain
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.system, "GOARCH="+t.arch)
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return "", "", err
	}
	pack, ending := tarred, ".tar.gz"
	if t.system == "windows" {
		pack, ending = zipped, ".zip"
	}
	data, err := os.ReadFile(binary) //nolint:gosec // the file just built
	if err != nil {
		return "", "", err
	}
	files, err := accompanying(t)
	if err != nil {
		return "", "", err
	}
	name = t.name(version) + ending
	out, err := os.Create(filepath.Join(c.Out, name)) //nolint:gosec // the user's output directory
	if err != nil {
		return "", "", err
	}
	hash := sha256.New()
	err = pack(io.MultiWriter(out, hash), t.name(version), append([]file{{t.program(), 0o755, data}}, files...))
	return name, hex.EncodeToString(hash.Sum(nil)), errors.Join(err, out.Close())
}

// moment is the modification time of all packed files, so that the same files give the same archive.
var moment = time.Date(2010, 10, 21, 0, 0, 0, 0, time.UTC)

// tarred packs files into a directory of a gzip-compressed tar.
func tarred(w io.Writer, dir string, files []file) error {
	z := gzip.NewWriter(w)
	a := tar.NewWriter(z)
	for _, f := range files {
		h := &tar.Header{Name: dir + "/" + f.name, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: moment}
		if err := a.WriteHeader(h); err != nil {
			return err
		}
		if _, err := a.Write(f.data); err != nil {
			return err
		}
	}
	return errors.Join(a.Close(), z.Close())
}

// zipped packs files into a directory of a zip.
func zipped(w io.Writer, dir string, files []file) error {
	a := zip.NewWriter(w)
	for _, f := range files {
		h := &zip.FileHeader{Name: dir + "/" + f.name, Method: zip.Deflate, Modified: moment}
		h.SetMode(f.mode)
		to, err := a.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := to.Write(f.data); err != nil {
			return err
		}
	}
	return a.Close()
}
