package server

import (
	"net/http"

	"volgare/server/pages"
	"volgare/words"
)

// tell says what a page tells of itself.
func (s *Server) tell(_ *http.Request, page, lang string) pages.Told {
	say, err := words.Load(lang)
	if err != nil {
		return pages.Told{}
	}
	return pages.Told{Title: say.Say("page-"+page, nil), Text: say.Say("lobby-what", nil)}
}
