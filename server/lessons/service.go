// Package lessons serves the list of lessons and the state of a lesson after the moves of the learner,
// which each request carries. Nothing is stored.
package lessons

import (
	"time"

	"volgare/edition"
	"volgare/lessons"
	"volgare/server/api"
	"volgare/view"
)

// Service handles requests for lessons.
type Service struct {
	heavy     *api.Semaphore
	now       func() time.Time
	all       map[string]*lessons.Lesson
	summaries []byte
}

// New returns a Service for the built-in lessons.
func New(lib *edition.Library, heavy *api.Semaphore, now func() time.Time) (*Service, error) {
	all, err := lessons.Builtin(lib)
	if err != nil {
		return nil, err
	}
	s := &Service{heavy: heavy, now: now, all: map[string]*lessons.Lesson{}}
	summaries := []lessons.Summary{}
	for _, l := range all {
		s.all[l.ID] = l
		summaries = append(summaries, l.Summary())
	}
	s.summaries, err = api.Encode(summaries)
	return s, err
}

// Operations lists the operations of openapi.yaml that this package handles.
func (s *Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "GET /api/lessons", ID: "lessons", Class: api.Reading, Handle: api.NoQuery(s.list)},
		{Pattern: "GET /api/lessons/{id}/setup", ID: "getLessonSetup", Class: api.Reading, Handle: api.NoQuery(s.getSetup)},
		{Pattern: "POST /api/lessons/{id}", ID: "learn", Class: api.Reading, Handle: api.NoQuery(s.learn)},
	}
}

// Has reports whether a lesson exists.
func (s *Service) Has(id string) bool { return s.all[id] != nil }

// lesson returns the lesson in the path.
func (s *Service) lesson(c *api.Request) (*lessons.Lesson, error) {
	if l, ok := s.all[c.R.PathValue("id")]; ok {
		return l, nil
	}
	return nil, api.NewProblem("unknown-page", "there is no such lesson; /api/lessons lists them")
}

func (s *Service) list(c *api.Request) (*api.Reply, error) {
	return api.Encoded(c.Tag("lessons"), s.summaries), nil
}

// getSetup returns everything about a lesson that never changes.
func (s *Service) getSetup(c *api.Request) (*api.Reply, error) {
	l, err := s.lesson(c)
	if err != nil {
		return nil, err
	}
	return c.Tagged(c.Tag("setup of a lesson", l.Table.Hash), func() ([]byte, error) { return api.Encode(view.SetupOf(l.Table)) })
}
