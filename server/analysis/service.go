// Package analysis handles reviews and hints: it reviews finished games in the background, deeper
// while a viewer waits, and gives hints to people who play alone against bots.
package analysis

import (
	"log/slog"

	"volgare/bot/review"
	"volgare/server/api"
	"volgare/server/tables"
)

// Service handles requests for reviews and hints. Use New to create it.
type Service struct {
	*tables.Service

	desk     desk
	thinking *api.Semaphore       // limits the computing of hints
	ideas    *api.Cache[position] // encoded hints
	build    string
	logger   *slog.Logger
}

// New returns a Service that analyses the tables of on. build identifies the version of the bots and of the answers. Call
// Stop to end the Service.
func New(on *tables.Service, build string, logger *slog.Logger) *Service {
	s := &Service{Service: on, thinking: api.NewSemaphore(), ideas: api.NewCache[position](maxHints), build: build, logger: logger}
	s.desk = newDesk(logger, s.keep)
	return s
}

// Stop ends the review in progress.
func (s *Service) Stop() { s.desk.stop() }

// Operations lists the operations of openapi.yaml that this package handles.
func (s *Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "GET /api/tables/{id}/hint", ID: "hint", Class: api.Reading, Handle: s.hint},
		{Pattern: "GET /api/tables/{id}/review", ID: "review", Class: api.Reading, Handle: s.review},
	}
}

func (s *Service) review(c *api.Request) (*api.Reply, error) {
	q, err := c.Query("open")
	if err != nil {
		return nil, err
	}
	open, err := api.Bool(q, "open")
	if err != nil {
		return nil, err
	}
	snap, err := s.Snapshot(c)
	if err != nil {
		return nil, err
	}
	h, ok := snap.Finished()
	if !ok {
		return nil, api.NewProblem("not-over", "")
	}
	about := subject{table: snap.ID}
	if open {
		about.perspective = review.Open
	}
	kept, err := s.kept(c.Context(), about, h)
	if err != nil || kept != nil {
		return api.Encoded(c.Tag("review", snap.ID, open, done), kept), err
	}
	seen := s.desk.look(about, h)
	return c.Tagged(c.Tag("review", snap.ID, open, seen.state, seen.report.Parts), func() ([]byte, error) {
		return api.Encode(Of(h, &seen.report, seen.state))
	})
}
