package main

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// healthCmd checks the health of a server.
type healthCmd struct {
	URL string `arg:"" optional:"" default:"http://localhost:8080" help:"The address of the server; default: ${default}."`
}

// healthWithin bounds the wait for an answer. A server answers within 1.5 s.
const healthWithin = 3 * time.Second

// Help returns the long help of the command.
func (*healthCmd) Help() string {
	return `It asks for /healthz, for containers that have no other program. Status 0: the server
is well. Status 1: it is not, or does not answer.`
}

// Run checks the server.
func (c *healthCmd) Run(streams *stdio) error {
	ctx, stop := untilBroken()
	defer stop()
	at, err := url.Parse(c.URL)
	if err != nil || at.Scheme != "http" && at.Scheme != "https" || at.Host == "" {
		return errors.New("invalid address of a server: http://HOST:PORT or https://HOST:PORT is accepted") // it may have a password
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, at.JoinPath("healthz").String(), nil)
	if err != nil {
		return err
	}
	resp, err := (&http.Client{Timeout: healthWithin}).Do(r)
	if err != nil {
		fmt.Fprintln(streams.out, redacted(err.Error()))
		return errNo
	}
	defer resp.Body.Close()
	body, _ := io.ReadAll(io.LimitReader(resp.Body, 1<<10)) // the beginning is enough
	fmt.Fprintf(streams.out, "%s %s\n", resp.Status, legible(strings.TrimSpace(string(body))))
	if resp.StatusCode != http.StatusOK {
		return errNo
	}
	return nil
}
