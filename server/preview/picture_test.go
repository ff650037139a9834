package preview

import "testing"

// TestPictureOfUnknownPreset falls back to the picture of the game: an archive may restore rules of such a preset.
func TestPictureOfUnknownPreset(t *testing.T) {
	pictures, err := readPictures()
	if err != nil {
		t.Fatal(err)
	}
	s := &Service{pictures: pictures}
	if p := s.picture("forgotten"); p == nil || p != pictures[game] {
		t.Errorf("the picture is %v", p)
	}
}
