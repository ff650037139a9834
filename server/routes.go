package server

import (
	"net/http"
	"path"
	"slices"
	"strings"

	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/middleware"
	"volgare/server/pages"
	"volgare/server/seats"
	"volgare/view"
)

// operations lists the operations of openapi.yaml, except the stream and the external bots, whose connections stay open.
func (s *Server) operations() []api.Operation {
	return slices.Concat(
		s.people.Operations(), s.catalogue.Operations(), s.tables.Operations(), s.seats.Operations(), s.play.Operations(),
		s.previews.Operations(), s.lessons.Operations(), s.analysis.Operations(), s.notifications.Operations(),
		[]api.Operation{{Pattern: "GET /api/addresses", ID: "addresses", Class: api.Reading, Handle: api.NoQuery(s.listAddresses)}},
	)
}

// addresses lists addresses of this server for other machines.
type addresses struct {
	Addresses []string `json:"addresses"`
}

// listAddresses answers this machine only: other clients must not see the addresses of a private network.
func (s *Server) listAddresses(c *api.Request) (*api.Reply, error) {
	list := []string{}
	if middleware.Local(c.R) {
		list = append(list, s.Addresses...)
	}
	return api.OK(addresses{list})
}

// routes returns the router. Requests without a route get a problem or a page.
func (s *Server) routes(ui *pages.Pages) http.Handler {
	mux := http.NewServeMux()
	exact := exactPaths{}
	route := func(pattern, id string, h http.HandlerFunc) {
		exact.add(pattern)
		mux.HandleFunc(pattern, middleware.WithOperation(id, h))
	}
	for _, op := range s.operations() {
		route(op.Pattern, op.ID, s.answer(op))
	}
	route("GET /api/stream", "stream", s.answerStream)
	route("GET "+seats.ConnectPath, "connectBot", s.answerExternalBot)
	// openapi.yaml refers to the schema by this path.
	route("GET /api/openapi.yaml", "contract", s.limited(s.fixed("application/yaml", "contract", contract)))
	route("GET /view/schema.json", "schema", s.limited(s.fixed("application/schema+json", "schema", []byte(view.Schema()))))
	for _, method := range []string{"GET ", "POST "} {
		route(method+"/confirm/{token}", "confirm", s.notifications.ServeConfirmation)
		route(method+"/unsubscribe/{token}", "unsubscribe", s.notifications.ServeUnsubscribe)
	}
	route("GET /feeds/{file}", "feed", s.notifications.ServeFeed)
	route("GET /healthz", "health", s.health)
	route("GET /metrics", "metrics", s.tellMetrics)
	if s.Profile {
		profile(mux)
	}
	metadata := func(r *http.Request, page, lang string) pages.Metadata {
		return s.previews.Metadata(r, page, lang, func(c api.Class) bool { return s.limitLook(r, c) == nil }) // a page is never refused
	}
	unknown := func(w http.ResponseWriter, r *http.Request) { api.Refuse(w, r, api.NewProblem("unknown-page", "")) }
	mux.HandleFunc("/api/", s.limited(otherMethod(mux, unknown)))
	mux.HandleFunc("/", middleware.WithOperation("page", s.limited(otherMethod(mux, ui.Handler(s.people.Renew, metadata)))))
	return cleanPaths(exact.check(mux))
}

// exactPaths holds the methods of each path without a parameter. For other methods of such a path, the router would use a
// matching path with a parameter.
type exactPaths map[string][]string

// add records a pattern of the router.
func (p exactPaths) add(pattern string) {
	method, path, _ := strings.Cut(pattern, " ")
	if strings.Contains(path, "{") {
		return
	}
	if p[path] = append(p[path], method); method == http.MethodGet {
		p[path] = append(p[path], http.MethodHead)
	}
	slices.Sort(p[path])
}

// check refuses other methods of these paths.
func (p exactPaths) check(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if has, ok := p[r.URL.Path]; ok && !slices.Contains(has, r.Method) {
			refuseMethod(w, r, has)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// refuseMethod refuses a request and lists the methods of its address.
func refuseMethod(w http.ResponseWriter, r *http.Request, has []string) {
	list := strings.Join(has, ", ")
	w.Header().Set("Allow", list)
	api.Refuse(w, r, api.NewProblem("method", "allowed are: "+list))
}

// limited limits, by address, requests that are answered without the store. Limiting by identity would need the store.
func (s *Server) limited(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if err := s.limiter.Limit(api.Reading, "", s.address(r)); err != nil {
			api.Refuse(w, r, err)
			return
		}
		next(w, r)
	}
}

// cleanPaths refuses addresses that the router would redirect: no route has them.
func cleanPaths(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if p := r.URL.Path; p != "/" && path.Clean(p) != strings.TrimSuffix(p, "/") {
			api.Refuse(w, r, api.NewProblem("unknown-page", ""))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// otherMethod refuses a request whose address has routes for other methods only.
// If the address has no route at all, next answers.
func otherMethod(mux *http.ServeMux, next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		allowed := methods(mux, r)
		if len(allowed) == 0 {
			next(w, r)
			return
		}
		refuseMethod(w, r, allowed)
	}
}

// methods lists the methods that the contract defines for the address of a request.
func methods(mux *http.ServeMux, r *http.Request) (allowed []string) {
	other := *r
	for _, m := range []string{http.MethodDelete, http.MethodGet, http.MethodHead, http.MethodPatch, http.MethodPost, http.MethodPut} {
		other.Method = m
		if _, pattern := mux.Handler(&other); !strings.HasPrefix(pattern, "/") {
			allowed = append(allowed, m)
		}
	}
	return allowed
}

// answer returns the handler of an operation.
func (s *Server) answer(op api.Operation) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		a, err := s.attempt(op, &api.Request{W: w, R: r, Build: s.Build, From: s.address(r)})
		if err != nil {
			api.Refuse(w, r, err)
			return
		}
		a.Write(w, r)
	}
}

func (s *Server) attempt(op api.Operation, c *api.Request) (*api.Reply, error) {
	if op.Changes && s.stopping.Load() {
		return nil, api.NewProblem("stopping", "")
	}
	if err := acceptable(c.R, api.KindJSON, "text/plain", api.KindSVG, api.KindPNG); err != nil {
		return nil, err
	}
	if !op.Changes {
		c.R.Header.Del(identity.NewcomerHeader) // nothing is stored, so the person need not be found
	}
	if err := s.limit(c.R, op.Class); err != nil {
		return nil, err
	}
	return op.Handle(c)
}

// answerStream is the handler of the live stream.
func (s *Server) answerStream(w http.ResponseWriter, r *http.Request) {
	err := acceptable(r, "text/event-stream")
	if err == nil {
		err = s.limit(r, api.Reading)
	}
	if err == nil {
		err = s.streams.Serve(w, r)
	}
	if err != nil {
		api.Refuse(w, r, err)
	}
}

// answerExternalBot is the handler of external bots.
func (s *Server) answerExternalBot(w http.ResponseWriter, r *http.Request) {
	err := s.limit(r, api.Guessing)
	if s.stopping.Load() {
		err = api.NewProblem("stopping", "")
	}
	if err == nil {
		err = s.externalBots.Serve(w, r)
	}
	if err != nil {
		api.Refuse(w, r, err)
	}
}

// acceptable refuses a request that accepts none of the available content types.
func acceptable(r *http.Request, kinds ...string) error {
	accept := r.Header.Get("Accept")
	if accept == "" {
		return nil
	}
	for part := range strings.SplitSeq(accept, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if api.ZeroWeight(weight) {
			continue
		}
		for _, kind := range kinds {
			family, _, _ := strings.Cut(kind, "/")
			if name = strings.TrimSpace(name); name == kind || name == "*/*" || name == family+"/*" {
				return nil
			}
		}
	}
	return api.NewProblem("not-acceptable", "available types: "+strings.Join(kinds, ", "))
}

// address returns the key by which the client of a request is counted.
func (s *Server) address(r *http.Request) string {
	client, more := s.Proxies.Client(r)
	if more && (client.IsPrivate() || client.IsLoopback()) {
		s.untrusted.Do(func() {
			s.Logger.Warn("X-Forwarded-For names clients of a proxy that is not trusted, so they share the limits of its address; "+
				"if the proxy is yours, add --trust-proxy", "proxy", client)
		})
	}
	return middleware.Origin(client)
}

// limitLook limits the reading of a table for its page. The page itself was already counted as a Reading request of the address.
func (s *Server) limitLook(r *http.Request, c api.Class) error {
	if c != api.Reading {
		return s.limit(r, c)
	}
	who, err := s.people.Identify(r)
	if err != nil {
		return err
	}
	return s.limiter.LimitPerson(c, who.ID)
}

// limit refuses a request that exceeds the rate of its class.
func (s *Server) limit(r *http.Request, k api.Class) error {
	if s.Limits.Off {
		return nil
	}
	who, err := s.people.Identify(r)
	if err != nil {
		return err
	}
	from := s.address(r)
	if err := s.limiter.Limit(k, who.ID, from); err != nil || k != api.Playing {
		return err
	}
	return s.limiter.Spend(api.Playing, 1, who.ID, from)
}
