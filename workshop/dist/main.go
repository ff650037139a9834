// Dist makes archives of the program for machines of others, and the list of their checksums: `make dist`.
package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/alecthomas/kong"
)

// target is a kind of machine.
type target struct{ system, arch string }

// targets are those for which there are archives.
func targets() (all []target) {
	for _, system := range []string{"linux", "darwin", "windows", "freebsd"} {
		all = append(all, target{system, "amd64"}, target{system, "arm64"})
	}
	return all
}

// name is that of the archive of a version, without its ending.
func (t target) name(version string) string {
	system := t.system
	if system == "darwin" {
		system = "macos"
	}
	return strings.Join([]string{"volgare", version, system, t.arch}, "-")
}

// program is the name of the binary.
func (t target) program() string {
	if t.system == "windows" {
		return "volgare.exe"
	}
	return "volgare"
}

// beside lies in every archive.
var beside = []string{"LICENSE", "NOTICE", "README.md"}

func main() {
	var c distCmd
	k := kong.Parse(&c, kong.Name("dist"))
	k.FatalIfErrorf(k.Run())
}

// distCmd makes archives.
type distCmd struct {
	Out string `default:"bin/dist" help:"Where they are put; what lies there is removed."`
}

// Run makes them all.
func (c *distCmd) Run() error {
	version, err := version()
	if err != nil {
		return err
	}
	if err := errors.Join(os.RemoveAll(c.Out), os.MkdirAll(c.Out, 0o755)); err != nil { //nolint:gosec // for everybody
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
	return os.WriteFile(filepath.Join(c.Out, "SHA256SUMS"), []byte(strings.Join(sums, "")), 0o644) //nolint:gosec // for everybody
}

// version names the commit that is built.
func version() (string, error) {
	out, err := exec.Command("git", "describe", "--always", "--dirty").Output() //nolint:noctx // it ends by itself
	if err != nil {
		return "", fmt.Errorf("git describe: %w", err)
	}
	return strings.TrimSpace(string(out)), nil
}

// make builds the program and packs it, and returns the name of the archive and its checksum.
func (c *distCmd) make(t target, version string) (name, sum string, err error) {
	dir, err := os.MkdirTemp("", "volgare-dist-")
	if err != nil {
		return "", "", err
	}
	defer os.RemoveAll(dir) //nolint:errcheck // it is the system's to remove
	binary := filepath.Join(dir, t.program())
	args := []string{"build", "-trimpath", "-ldflags=-s -w", "-o", binary, "./cmd/volgare"}
	build := exec.Command("go", args...) //nolint:gosec,noctx // of whoever runs it
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.system, "GOARCH="+t.arch)
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return "", "", err
	}
	pack, ending := tarred, ".tar.gz"
	if t.system == "windows" {
		pack, ending = zipped, ".zip"
	}
	name = t.name(version) + ending
	file, err := os.Create(filepath.Join(c.Out, name)) //nolint:gosec // as it was asked for
	if err != nil {
		return "", "", err
	}
	hash := sha256.New()
	err = pack(io.MultiWriter(file, hash), t.name(version), append([]string{binary}, beside...))
	return name, hex.EncodeToString(hash.Sum(nil)), errors.Join(err, file.Close())
}

// moment is when all that is packed was changed last, so that the same files give the same archive.
var moment = time.Date(2010, 10, 21, 0, 0, 0, 0, time.UTC)

// modeOf is that of a file in an archive: the first is a program.
func modeOf(i int) os.FileMode {
	if i == 0 {
		return 0o755
	}
	return 0o644
}

// tarred packs files into a directory of a tar, compressed by gzip.
func tarred(w io.Writer, dir string, files []string) error {
	z := gzip.NewWriter(w)
	a := tar.NewWriter(z)
	for i, path := range files {
		data, err := os.ReadFile(path) //nolint:gosec // of this program
		if err != nil {
			return err
		}
		h := &tar.Header{Name: dir + "/" + filepath.Base(path), Mode: int64(modeOf(i)), Size: int64(len(data)), ModTime: moment}
		if err := a.WriteHeader(h); err != nil {
			return err
		}
		if _, err := a.Write(data); err != nil {
			return err
		}
	}
	return errors.Join(a.Close(), z.Close())
}

// zipped packs files into a directory of a zip.
func zipped(w io.Writer, dir string, files []string) error {
	a := zip.NewWriter(w)
	for i, path := range files {
		data, err := os.ReadFile(path) //nolint:gosec // of this program
		if err != nil {
			return err
		}
		h := &zip.FileHeader{Name: dir + "/" + filepath.Base(path), Method: zip.Deflate, Modified: moment}
		h.SetMode(modeOf(i))
		to, err := a.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := to.Write(data); err != nil {
			return err
		}
	}
	return a.Close()
}
