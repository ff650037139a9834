package server

import (
	"net/http"

	"volgare/server/api"
	"volgare/server/pages"
)

// tell says what a page tells of itself: who asks too often gets the page all the same, and
// hears of the game only.
func (s *Server) tell(r *http.Request, page, lang string) pages.Told {
	return s.previews.Tell(r, page, lang, s.limit(r, api.Reading) == nil)
}
