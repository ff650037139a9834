package server

import (
	"net/http"

	"volgare/server/api"
	"volgare/server/pages"
)

// metadata is what a page tells of itself: who asks too often gets the page all the same, and
// hears of the game only.
func (s *Server) metadata(r *http.Request, page, lang string) pages.Metadata {
	return s.previews.Metadata(r, page, lang, s.limit(r, api.Reading) == nil)
}
