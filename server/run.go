package server

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"time"

	"volgare/server/middleware"
)

// stopWithin is the maximum time for requests in progress when the server stops.
const stopWithin = 4 * time.Second

// tidyEvery is the interval at which old reports and unplayed tables are deleted.
const tidyEvery = 12 * time.Hour

// Run serves a listener until the context ends. Then it drains: it reports itself unhealthy but keeps
// answering for a while, until the proxy sends requests elsewhere. Then it stops: streams end, so that
// browsers reconnect to another node, and requests in progress are finished, or cut off after a few seconds.
func (s *Server) Run(ctx context.Context, ln net.Listener) error {
	hs := &http.Server{
		Handler:           s,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      30 * time.Second, // streams extend their deadline
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          slog.NewLogLogger(s.Logger.Handler(), slog.LevelWarn),
	}
	if !s.Limits.Off {
		conns := middleware.NewConnections(s.Limits.Connections, s.Proxies)
		ln, hs.ConnState = conns.Listen(ln), conns.State
	}
	ended := make(chan error, 1)
	go func() { ended <- hs.Serve(ln) }()
	tidying, stop := context.WithCancel(ctx)
	defer stop()
	go s.tidy(tidying, tidyEvery)
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	s.draining.Store(true)
	time.Sleep(s.Drain)
	s.Stop()
	grace, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopWithin)
	defer cancel()
	err := hs.Shutdown(grace)
	if errors.Is(err, context.DeadlineExceeded) {
		err = hs.Close()
	}
	return err
}

// atOnce is the maximum number of tables deleted in one transaction.
const atOnce = 100

// tidy deletes old reports and unplayed tables, now and then at each interval until the context ends.
func (s *Server) tidy(ctx context.Context, every time.Duration) {
	again := time.NewTicker(every)
	defer again.Stop()
	for ctx.Err() == nil {
		if err := s.Store.DropReports(ctx, s.Now()); err != nil && ctx.Err() == nil {
			s.Logger.Error("old reports were not deleted", "error", err)
		}
		if err := s.dropTables(ctx); err != nil && ctx.Err() == nil {
			s.Logger.Error("unplayed tables were not deleted", "error", err)
		}
		select {
		case <-again.C:
		case <-ctx.Done():
		}
	}
}

// dropTables deletes all unplayed tables.
func (s *Server) dropTables(ctx context.Context) error {
	for {
		n, err := s.Store.DropTables(ctx, s.Now(), atOnce)
		if err != nil || n < atOnce {
			return err
		}
	}
}
