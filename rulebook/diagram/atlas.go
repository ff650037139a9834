package diagram

import (
	"encoding/json"
	"fmt"

	"volgare/edition"
)

// An Atlas is the map of the built-in board as the interface draws it, in its own units. The figures show the same map.
type Atlas struct {
	Width      float64               `json:"width"`
	Height     float64               `json:"height"`
	Land       string                `json:"land"`
	Neighbours string                `json:"neighbours"`
	Places     map[string]AtlasPlace `json:"places"`
	Roads      []AtlasRoad           `json:"roads"`
	Seas       map[string]AtlasSea   `json:"seas"`
}

// An AtlasPlace is the position of a place and the path of its land.
type AtlasPlace struct {
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	Cell string  `json:"cell"`
}

// An AtlasRoad is the path of the road between two places.
type AtlasRoad struct {
	A    string `json:"a"`
	B    string `json:"b"`
	Path string `json:"path"`
}

// An AtlasSea has the paths from its harbours, and the position of its name.
type AtlasSea struct {
	Lanes []struct {
		Path string `json:"path"`
	} `json:"lanes"`
	Name struct {
		X float64 `json:"x"`
		Y float64 `json:"y"`
	} `json:"name"`
}

// ReadAtlas reads the map that the interface is built with. It must contain every place of the board.
func ReadAtlas(text []byte, board *edition.Board) (*Atlas, error) {
	var a Atlas
	if err := json.Unmarshal(text, &a); err != nil {
		return nil, fmt.Errorf("parse the map of the interface: %w", err)
	}
	for i := range board.Places {
		if id := board.Places[i].ID.Is; a.Places[id] == (AtlasPlace{}) {
			return nil, fmt.Errorf("the map of the interface has no place %q", id)
		}
	}
	return &a, nil
}
