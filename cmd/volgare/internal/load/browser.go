package load

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"time"

	"volgare/edition"
	"volgare/record"
)

// browser sends requests with its own cookies, like one visitor. All browsers of a run share its transport.
type browser struct {
	run    *run
	client http.Client
	origin string // "http://host:port"
}

// newTransport returns a transport that keeps a connection for every concurrent request.
func newTransport() *http.Transport {
	return &http.Transport{
		MaxIdleConnsPerHost:   1 << 16,
		IdleConnTimeout:       5 * time.Second, // proxies close idle connections, some after ten seconds
		ResponseHeaderTimeout: 30 * time.Second,
		DisableCompression:    true,
		ReadBufferSize:        1 << 10, // most answers are shorter, and each stream keeps its buffer
		WriteBufferSize:       1 << 10,
	}
}

func (r *run) newBrowser() *browser {
	jar, _ := cookiejar.New(nil) // the error is always nil
	return &browser{r, http.Client{Transport: r.transport, Jar: jar}, "http://" + r.Addr}
}

// send sends a request and returns the answer, whose body the caller must close.
func (b *browser) send(ctx context.Context, method, path, kind string, body []byte) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, method, b.origin+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	if kind != "" {
		request.Header.Set("Content-Type", kind)
	}
	return b.client.Do(request)
}

// exchange sends a request and returns the body of the answer. A status other than want is an error.
func (b *browser) exchange(ctx context.Context, want int, method, path, kind string, body []byte) ([]byte, error) {
	answer, err := b.send(ctx, method, path, kind, body)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode != want {
		err = fmt.Errorf("status %d: %s", answer.StatusCode, text)
	}
	return text, err
}

func (b *browser) get(ctx context.Context, path string) ([]byte, error) {
	return b.exchange(ctx, http.StatusOK, http.MethodGet, path, "", nil)
}

func (b *browser) post(ctx context.Context, want int, path string, body []byte) ([]byte, error) {
	return b.exchange(ctx, want, http.MethodPost, path, "application/json", body)
}

// importGame creates a table from a game and returns its id and the length of its log.
func (b *browser) importGame(ctx context.Context, t *edition.Table, g *record.Game) (id string, seq int64, err error) {
	text := record.AppendGame(nil, t.Rules, g)
	body, err := b.exchange(ctx, http.StatusCreated, http.MethodPost, "/api/tables/import?key="+rand.Text(), "text/plain", text)
	if err != nil {
		return "", 0, fmt.Errorf("import: %w", err)
	}
	var made struct {
		ID  string `json:"id"`
		Seq int64  `json:"seq"`
	}
	err = json.Unmarshal(body, &made)
	return made.ID, made.Seq, err
}

// listen opens the event stream and returns after its first event. It calls f with the data of each event until the stream
// or ctx ends, and then closes ended. If the stream ends before ctx, the run has failed.
func (b *browser) listen(ctx context.Context, f func(data []byte)) (ended <-chan struct{}, err error) {
	answer, err := b.send(ctx, http.MethodGet, "/api/stream", "", nil) //nolint:bodyclose // closed when the stream ends
	if err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(answer.Body)
	if answer.StatusCode != http.StatusOK || !nextEvent(lines, f) {
		return nil, errors.Join(fmt.Errorf("stream: status %d, and no event", answer.StatusCode), lines.Err(), answer.Body.Close())
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer answer.Body.Close()
		for nextEvent(lines, f) {
		}
		if ctx.Err() == nil {
			b.run.failed(fmt.Errorf("a stream has ended: %w", cmp.Or(lines.Err(), io.EOF)))
		}
	}()
	return done, nil
}

// nextEvent calls f with the data of the next event. It returns false at the end of the stream.
func nextEvent(lines *bufio.Scanner, f func(data []byte)) bool {
	for lines.Scan() {
		if data, ok := bytes.CutPrefix(lines.Bytes(), []byte("data: ")); ok {
			f(data)
			return true
		}
	}
	return false
}
