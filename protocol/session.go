package protocol

import (
	"fmt"

	"volgare/edition"
	"volgare/game"
	"volgare/protocol/lines"
	"volgare/record"
	"volgare/rulebook"
	"volgare/words"
)

// session is the state between requests.
type session struct {
	lib    *edition.Library
	tables record.Tables
	book   *rulebook.Book
	words  *words.Catalogue
	game   *game.History // nil before new or load
	seed   string        // of the game; "" if not known
	quit   bool
}

func newSession(lib *edition.Library) (*session, error) {
	book, err := rulebook.Load(rulebook.English)
	if err != nil {
		return nil, err
	}
	english, err := words.Load(words.English)
	return &session{lib: lib, tables: lib.Table, book: book, words: english}, err
}

// handler answers a request. It must read all fields and call end before it changes anything.
type handler func(*session, *request) (any, *fault)

// bare returns a handler for a request without fields.
func bare(answer func(*session) (any, *fault)) handler {
	return func(s *session, q *request) (any, *fault) {
		if f := q.end(); f != nil {
			return nil, f
		}
		return answer(s)
	}
}

// The handlers by request. Requests about a game need one.
var (
	handlers = map[string]handler{
		"new": (*session).newGame, "load": (*session).load,
		"presets": bare((*session).presets), "rules": (*session).rules, "quit": bare((*session).stop),
	}
	gameHandlers = map[string]handler{
		"position": bare((*session).position), "legal": bare((*session).legal), "check": (*session).check,
		"play": (*session).play, "undo": (*session).undo, "view": (*session).view,
		"score": (*session).score, "record": bare((*session).record),
	}
)

// reply answers a line; err is the error of reading it.
func (s *session) reply(line []byte, err error) reply {
	if err != nil {
		return reply{ID: null, fault: faultf(TooLong, "the request is longer than %d bytes", lines.Max)}
	}
	q := parse(line)
	result, fault := s.answer(q)
	if fault != nil {
		return reply{ID: q.id, fault: fault}
	}
	return reply{ID: q.id, OK: true, Result: result}
}

// answer calls the handler of a request. After a panic it returns a fault, and the session continues unchanged: handlers
// change it in their last step.
func (s *session) answer(q *request) (result any, why *fault) {
	if q.fault != nil {
		return nil, q.fault
	}
	handle, ok := handlers[q.do]
	if !ok {
		handle, ok = gameHandlers[q.do]
		if ok && s.game == nil {
			return nil, faultf(NoGame, "%s needs a game: new or load comes first", q.do)
		}
	}
	if !ok {
		return nil, faultf(UnknownRequest, "there is no request %.40q", q.do)
	}
	defer func() {
		if fault := recover(); fault != nil {
			result, why = nil, faultf(Internal, "%s", fmt.Sprint(fault))
		}
	}()
	return handle(s, q)
}

// done is the result of a request without output.
type done struct{}

// stop ends the session.
func (s *session) stop() (any, *fault) {
	s.quit = true
	return done{}, nil
}
