package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"time"
)

// caller sends the requests of one person to the nodes.
type caller struct{ client *http.Client }

// tryAgain is the pause before a request is repeated; tooLong is the time limit after which the caller tries another node.
const (
	tryAgain = 50 * time.Millisecond
	tooLong  = 3 * time.Second
)

func newCaller() caller {
	jar, _ := cookiejar.New(nil)
	return caller{&http.Client{Jar: jar, Timeout: tooLong, Transport: &http.Transport{MaxIdleConnsPerHost: 4}}}
}

// refusal is an answer that a repeated request would get again.
type refusal struct {
	status int
	text   string
}

func (r *refusal) Error() string { return fmt.Sprintf("refused: %d %s", r.status, r.text) }

// ask repeats a request until a node answers it. The error is a *refusal or the context's.
func (c caller) ask(ctx context.Context, addr, method, path, kind string, body []byte) ([]byte, error) {
	for {
		status, answer, err := c.try(ctx, addr, method, path, kind, body)
		switch {
		case err == nil && status < 300:
			return answer, nil
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err == nil && status < 500 && status != http.StatusTooManyRequests:
			return nil, fmt.Errorf("%s %s: %w", method, path, &refusal{status, string(answer)})
		}
		time.Sleep(tryAgain)
	}
}

func (c caller) try(ctx context.Context, addr, method, path, kind string, body []byte) (int, []byte, error) {
	r, err := http.NewRequestWithContext(ctx, method, "http://"+addr+path, bytes.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	resp, err := c.client.Do(r)
	if err != nil {
		return 0, nil, err
	}
	answer, err := io.ReadAll(resp.Body)
	return resp.StatusCode, answer, errors.Join(err, resp.Body.Close())
}
