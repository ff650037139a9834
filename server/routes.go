package server

import (
	"net/http"
	"path"
	"slices"
	"strings"
)

// operation is one of openapi.yaml.
type operation struct {
	pattern string // method and path
	id      string // operationId
	class   class
	handle  func(*call) (*reply, error)
	changes bool // refused while stopping
}

// operations are all of openapi.yaml but the stream.
func (s *Server) operations() []operation {
	return slices.Concat(s.aboutPeople(), s.aboutTables(), s.aboutPlay())
}

func (s *Server) aboutPeople() []operation {
	return []operation{
		{"GET /api/me", "me", reading, s.getMe, false},
		{"PATCH /api/me", "rename", making, s.rename, true},
		{"POST /api/me/recovery", "recovery", making, s.newRecovery, true},
		{"POST /api/me/recover", "recover", guessing, s.recover, true},
		{"POST /api/me/device", "device", making, s.device, true},
		{"GET /api/links/{token}", "linkTells", guessing, s.tellLink, false},
		{"POST /api/links/{token}", "claim", guessing, s.claim, true},
		{"GET /api/presets", "presets", reading, s.getPresets, false},
		{"GET /api/rules", "rules", reading, s.getRules, false},
		{"GET /api/boxes/{preset}", "presetBox", reading, s.presetBox, false},
		{"POST /api/boards/check", "checkBoard", playing, s.checkBoard, false},
		{"POST /api/boards/read", "readBoard", playing, s.readBoard, false},
		{"GET /api/rules/{id}", "rule", reading, s.getRule, false},
		{"GET /api/rules/figures/{name}", "figure", reading, s.getFigure, false},
	}
}

func (s *Server) aboutTables() []operation {
	return []operation{
		{"GET /api/tables", "tables", reading, s.listTables, false},
		{"POST /api/tables", "create", making, s.create, true},
		{"POST /api/tables/import", "import", making, s.importRecord, true},
		{"GET /api/tables/{id}", "table", reading, s.getTable, false},
		{"PATCH /api/tables/{id}", "change", playing, s.change, true},
		{"POST /api/tables/{id}/start", "start", playing, s.start, true},
		{"POST /api/tables/{id}/rematch", "rematch", making, s.rematch, true},
		{"POST /api/tables/{id}/seats/{seat}", "seat", playing, s.changeSeat, true},
		{"POST /api/tables/{id}/seats/{seat}/link", "seatLink", making, s.seatLink, true},
		{"GET /api/tables/{id}/box", "box", reading, s.box, false},
		{"GET /api/tables/{id}/contents", "tableBox", reading, s.tableContents, false},
		{"GET /api/tables/{id}/board", "tableBoard", reading, s.tableBoard, false},
	}
}

func (s *Server) aboutPlay() []operation {
	return []operation{
		{"GET /api/tables/{id}/position", "position", reading, s.position, false},
		{"GET /api/tables/{id}/log", "log", reading, s.log, false},
		{"GET /api/tables/{id}/progress", "progress", reading, s.progress, false},
		{"GET /api/tables/{id}/record", "record", reading, s.record, false},
		{"GET /api/tables/{id}/remains", "remains", reading, s.remains, false},
		{"POST /api/tables/{id}/moves", "play", playing, s.play, true},
		{"POST /api/tables/{id}/undo", "undo", playing, s.undo, true},
		{"POST /api/tables/{id}/redo", "redo", playing, s.redo, true},
		{"POST /api/tables/{id}/check", "check", reading, s.checkMoves, false},
		{"POST /api/tables/{id}/try", "try", reading, s.try, false},
		{"POST /api/tables/{id}/chat", "chat", playing, s.chat, true},
		{"POST /api/tables/{id}/reports", "report", making, s.report, true},
	}
}

// routes is the router. What no route is for is answered with a problem, or by the
// pages.
func (s *Server) routes(pages *assets) http.Handler {
	mux := http.NewServeMux()
	route := func(pattern, id string, h http.HandlerFunc) { mux.HandleFunc(pattern, naming(id, h)) }
	for _, op := range s.operations() {
		route(op.pattern, op.id, s.answer(op))
	}
	route("GET /api/stream", "stream", s.answerStream)
	route("GET /api/openapi.yaml", "contract", s.contract)
	route("GET /view/schema.json", "schema", s.schema)
	route("GET /healthz", "health", s.health)
	route("GET /metrics", "metrics", s.metrics)
	if s.Profile {
		profile(mux)
	}
	unknown := func(w http.ResponseWriter, r *http.Request) { s.refuse(w, r, problem("unknown-page", "")) }
	mux.HandleFunc("/api/", s.otherMethod(mux, unknown))
	mux.HandleFunc("/", naming("page", s.otherMethod(mux, s.page(pages))))
	return s.plain(mux)
}

// plain refuses addresses that the router would redirect: there is none in them.
func (s *Server) plain(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if p := r.URL.Path; p != "/" && path.Clean(p) != strings.TrimSuffix(p, "/") {
			s.refuse(w, r, problem("unknown-page", ""))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// otherMethod refuses a method that an address does not have though it has others;
// if it has none, next answers.
func (s *Server) otherMethod(mux *http.ServeMux, next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		allowed := methods(mux, r)
		if len(allowed) == 0 {
			next(w, r)
			return
		}
		list := strings.Join(allowed, ", ")
		w.Header().Set("Allow", list)
		s.refuse(w, r, problem("method", "allowed are: "+list))
	}
}

// methods lists the methods that the address of a request has in the contract.
func methods(mux *http.ServeMux, r *http.Request) (allowed []string) {
	other := *r
	for _, m := range []string{http.MethodGet, http.MethodHead, http.MethodPatch, http.MethodPost} {
		other.Method = m
		if _, pattern := mux.Handler(&other); !strings.HasPrefix(pattern, "/") {
			allowed = append(allowed, m)
		}
	}
	return allowed
}

// answer is the handler of an operation.
func (s *Server) answer(op operation) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		a, err := s.attempt(op, &call{s: s, w: w, r: r})
		if err != nil {
			s.refuse(w, r, err)
			return
		}
		a.write(w, r)
	}
}

func (s *Server) attempt(op operation, c *call) (*reply, error) {
	if op.changes && s.stopping.Load() {
		return nil, problem("stopping", "")
	}
	if err := acceptable(c.r, kindJSON, "text/plain", kindSVG); err != nil {
		return nil, err
	}
	if err := s.limit(c, op.class); err != nil {
		return nil, err
	}
	return op.handle(c)
}

// answerStream is the handler of the live stream.
func (s *Server) answerStream(w http.ResponseWriter, r *http.Request) {
	err := acceptable(r, "text/event-stream")
	if err == nil {
		err = s.limit(&call{s: s, w: w, r: r}, reading)
	}
	if err == nil {
		err = s.streamEvents(w, r)
	}
	if err != nil {
		s.refuse(w, r, err)
	}
}

// acceptable refuses a request that takes none of the types that there are.
func acceptable(r *http.Request, kinds ...string) error {
	accept := r.Header.Get("Accept")
	if accept == "" {
		return nil
	}
	for part := range strings.SplitSeq(accept, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if zeroWeight(weight) {
			continue
		}
		for _, kind := range kinds {
			family, _, _ := strings.Cut(kind, "/")
			if name = strings.TrimSpace(name); name == kind || name == "*/*" || name == family+"/*" {
				return nil
			}
		}
	}
	return problem("not-acceptable", "there is: "+strings.Join(kinds, ", "))
}

// refuse answers with a problem.
func (s *Server) refuse(w http.ResponseWriter, r *http.Request, err error) {
	p := problemOf(err)
	s.noteProblem(w, r, p)
	body, err := encode(p)
	if err != nil {
		body = []byte(`{"type":"about:blank","title":"The server is at fault.","status":500,"code":"internal"}`)
	}
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Type", kindProblem)
	if p.RetryAfter > 0 {
		h.Set("Retry-After", itoa(p.RetryAfter))
	}
	send(w, r, p.Status, body)
}
