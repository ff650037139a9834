// Package externalbots connects external bots to their seats, over WebSocket.
package externalbots

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"volgare/bot/remote/socket"
	"volgare/server/api"
	"volgare/server/seats"
	"volgare/table"
)

// limits are the limits of one external bot. An answer has some hundred bytes, and eight messages may wait to be read.
var limits = socket.Limits{Longest: 64 << 10, PerSecond: 20, Burst: 40}

// farewell is the maximum time to send an external bot the reason for closing its connection.
const farewell = time.Second

// Service serves the connections of external bots. New makes it; it works until Stop is called.
type Service struct {
	seats   seats.Service
	address func(*http.Request) string
	logger  *slog.Logger

	crowd crowd
	ctx   context.Context //nolint:containedctx // context of all connections
	stop  context.CancelFunc
}

// New returns a Service. It looks up tokens in s, and calls address for the client address of a request.
func New(s seats.Service, address func(*http.Request) string, logger *slog.Logger) *Service {
	made := &Service{seats: s, address: address, logger: logger, crowd: newCrowd()}
	made.ctx, made.stop = context.WithCancel(context.Background())
	return made
}

// errStopping is the reason sent to external bots if the server stops.
var errStopping = errors.New("the server stops: connect again")

// Stop ends all connections, and returns after the bots were sent the reason.
func (s *Service) Stop() {
	s.stop()
	s.crowd.close()
}

// Serve lets an external bot play its seat until the bot disconnects or the server ends the connection. An error means that
// the request was refused and no response has been sent yet.
func (s *Service) Serve(w http.ResponseWriter, r *http.Request) error {
	token, err := tokenOf(r)
	if err != nil {
		return err
	}
	snap, seat, err := s.seats.ForExternalBot(r.Context(), token)
	if err != nil {
		return err
	}
	leave, err := s.crowd.enter(snap.Host, s.address(r), snap.ID+" "+seat.String())
	if err != nil {
		return err
	}
	defer leave()
	if !strings.EqualFold(r.Header.Get("Upgrade"), "websocket") {
		return api.NewProblem("bad-request", "this address accepts WebSocket connections only")
	}
	h := &handshake{ResponseWriter: w}
	conn, err := socket.Accept(h, r, limits) //nolint:contextcheck // the request ends with the handshake
	switch {
	case h.failed == http.StatusForbidden:
		return api.NewProblem("cross-origin", "")
	case err != nil:
		return api.NewProblem("bad-request", err.Error())
	}
	s.play(conn, snap.ID, seat.String(), token) //nolint:contextcheck // the same
	return nil
}

// handshake is the ResponseWriter of a WebSocket handshake. It writes nothing if the handshake fails, so that the caller can
// respond.
type handshake struct {
	http.ResponseWriter

	failed int // status of a failed handshake, else 0
}

// WriteHeader sends the status unless the handshake has failed.
func (h *handshake) WriteHeader(status int) {
	if status >= http.StatusBadRequest {
		h.failed = status
		return
	}
	h.ResponseWriter.WriteHeader(status)
}

// Write discards the text of a failure. A successful handshake writes none.
func (*handshake) Write(text []byte) (int, error) { return len(text), nil }

// Unwrap returns the underlying writer, which can be hijacked.
func (h *handshake) Unwrap() http.ResponseWriter { return h.ResponseWriter }

// tokenOf returns the token of a request: from the header or, for clients that cannot send one, from the query.
func tokenOf(r *http.Request) (string, error) {
	q, err := api.Query(r, socket.TokenName)
	if err != nil {
		return "", err
	}
	if token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		return strings.TrimSpace(token), nil
	}
	return q.Get(socket.TokenName), nil
}

// departing is the connection of an external bot. If the server stops, Close sends that as the reason.
type departing struct {
	*socket.Conn

	stopping context.Context //nolint:containedctx // ends when the server stops
}

// Close implements live.ClosableConn.
func (c departing) Close() {
	if c.stopping.Err() != nil {
		ctx, cancel := context.WithTimeout(context.Background(), farewell)
		defer cancel()
		c.Leave(ctx, errStopping)
	}
	c.Conn.Close()
}

// play lets an external bot play while its token is valid, and sends the reason at the end.
func (s *Service) play(accepted *socket.Conn, id, seat, token string) {
	conn := departing{accepted, s.ctx}
	defer conn.Close()
	log := s.logger.With("table", id, "seat", seat)
	log.Info("an external bot has connected")
	err := s.seats.Tables.ConnectBot(s.ctx, id, seat, conn, func(ctx context.Context) bool {
		_, _, err := s.seats.ForExternalBot(ctx, token)
		return !refuses(err)
	})
	log.Info("an external bot has disconnected", "why", err)
	if err == nil || s.ctx.Err() != nil { // the bot knows that the game is over, or Close gives the reason
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), farewell)
	defer cancel()
	if table.CodeOf(err) != "" {
		err = api.ProblemOf(err)
	}
	conn.Refuse(ctx, err)
}

// refuses reports whether err means that a token is no longer valid, rather than that it cannot be checked now.
func refuses(err error) bool {
	p, ok := errors.AsType[*api.Problem](err)
	return ok && p.Code == "unknown-link"
}
