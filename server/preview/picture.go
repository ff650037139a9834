package preview

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"net/http"
	"path"
	"strings"

	"volgare/server/api"
)

// files holds the pictures, made by `make previews`: one for each preset, and one for the game.
//
//go:embed pictures/*.png
var files embed.FS

// game names the picture of the game itself.
const game = "game"

// picture is a PNG of pages.ImageWidth by pages.ImageHeight pixels.
type picture struct {
	body    []byte
	version string // a hash of the body
}

func readPictures() (map[string]*picture, error) {
	entries, err := files.ReadDir("pictures")
	if err != nil {
		return nil, err
	}
	all := map[string]*picture{}
	for _, e := range entries {
		body, err := files.ReadFile(path.Join("pictures", e.Name()))
		if err != nil {
			return nil, err
		}
		sum := sha256.Sum256(body)
		all[strings.TrimSuffix(e.Name(), ".png")] = &picture{body, hex.EncodeToString(sum[:6])}
	}
	return all, nil
}

// picture returns the picture of a preset. For a preset that this version does not know, as a table with stored rules may have,
// it returns the picture of the game.
func (s *Service) picture(preset string) *picture {
	if p := s.pictures[preset]; p != nil {
		return p
	}
	return s.pictures[game]
}

// query returns a query that gives each version of a picture its own address, since caches keep pictures.
func (p *picture) query() string { return "?v=" + p.version }

func (s *Service) gamePreviewImage(c *api.Request) (*api.Reply, error) {
	return s.previewImage(c, game)
}

func (s *Service) tablePreviewImage(c *api.Request) (*api.Reply, error) {
	snap, err := s.Snapshot(c)
	if err != nil {
		return nil, err
	}
	return s.previewImage(c, snap.Table.Config.Preset)
}

// previewImage replies with the picture of a preset. Caches keep it for good if v is its version. The parameters do not change the
// picture: lang is in the links of earlier versions.
func (s *Service) previewImage(c *api.Request, preset string) (*api.Reply, error) {
	query, err := c.Query("lang", "v")
	if err != nil {
		return nil, err
	}
	p := s.picture(preset)
	c.W.Header().Set("Cross-Origin-Resource-Policy", "cross-origin") // other sites show it
	return &api.Reply{
		Status: http.StatusOK, Kind: api.KindPNG, Body: p.body,
		ETag: `"` + p.version + `"`, Immutable: query.Get("v") == p.version,
	}, nil
}
