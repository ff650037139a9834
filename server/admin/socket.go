package admin

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"volgare/notify/jobs"
)

// socketName is the name of the socket in the data directory. It has the prefix of all files of a store.
const socketName = "volgare.sock"

// Serve serves a Steward on the socket of a data directory until the returned Closer is closed. No other server may use
// the directory: Serve removes any socket that it finds there.
func Serve(dir string, s *Steward) (closer io.Closer, err error) {
	path := filepath.Join(dir, socketName)
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) { // left by a server that was killed
		return nil, err
	}
	ln, err := new(net.ListenConfig).Listen(context.Background(), "unix", path)
	if err != nil {
		return nil, explained(err, path)
	}
	if err := os.Chmod(path, 0o600); err != nil {
		return nil, errors.Join(err, ln.Close())
	}
	hs := &http.Server{Handler: s.handler(), ReadHeaderTimeout: 5 * time.Second}
	go func() { _ = hs.Serve(ln) }()
	return hs, nil
}

// explained adds the cause to the error of a path that is too long for a socket.
func explained(err error, path string) error {
	if errors.Is(err, syscall.EINVAL) {
		return fmt.Errorf("the path %s has %d bytes, a socket takes about 100: name the directory by a shorter path", path, len(path))
	}
	return err
}

// handler answers the requests of a Client.
func (s *Steward) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /tables", lines(s.Each))
	mux.HandleFunc("GET /reports", lines(s.Reports))
	mux.HandleFunc("GET /notifications", lines(s.Failed))
	mux.HandleFunc("POST /tables/{id}/close-permanently", doing(s.ClosePermanently))
	mux.HandleFunc("POST /people/{id}/ban", doing(s.Ban))
	return mux
}

// lines answers with a line of JSON for each item. The last line is the end, or the error that ended the list early.
func lines[T any](each func(context.Context, func(*T) error) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		out := json.NewEncoder(w)
		if err := each(r.Context(), func(one *T) error { return out.Encode(line[T]{Is: one}) }); err != nil {
			_ = out.Encode(line[T]{Fault: err.Error()})
			return
		}
		_ = out.Encode(line[T]{End: true})
	}
}

// line is an item of a list, or its end. Exactly one field is set.
type line[T any] struct {
	Is    *T     `json:"is,omitempty"`
	Fault string `json:"fault,omitempty"`
	End   bool   `json:"end,omitempty"`
}

// doing answers with the result of an action on the table or person in the path.
func doing(do func(ctx context.Context, id string) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if err := do(r.Context(), r.PathValue("id")); err != nil {
			http.Error(w, err.Error(), http.StatusConflict)
		}
	}
}

// Client sends requests to the server that uses a data directory.
type Client struct{ http *http.Client }

// Dial returns a client of the server that uses a data directory. It fails if no server answers there.
func Dial(ctx context.Context, dir string) (*Client, error) {
	path := filepath.Join(dir, socketName)
	dial := func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "unix", path)
	}
	conn, err := dial(ctx, "", "")
	if err != nil {
		return nil, explained(err, path)
	}
	return &Client{&http.Client{Transport: &http.Transport{DialContext: dial}}}, conn.Close()
}

// Each calls visit for each table.
func (c *Client) Each(ctx context.Context, visit func(*Table) error) error {
	return each(ctx, c, "/tables", visit)
}

// Reports calls visit for each report.
func (c *Client) Reports(ctx context.Context, visit func(*Report) error) error {
	return each(ctx, c, "/reports", visit)
}

// Failed calls visit for each of the last deliveries of notifications that have failed.
func (c *Client) Failed(ctx context.Context, visit func(*jobs.Failed) error) error {
	return each(ctx, c, "/notifications", visit)
}

// ClosePermanently closes a table for good.
func (c *Client) ClosePermanently(ctx context.Context, id string) error {
	return c.do(ctx, "/tables/"+url.PathEscape(id)+"/close-permanently")
}

// Ban revokes the credentials of a person and removes the person from all tables: see Steward.Ban.
func (c *Client) Ban(ctx context.Context, person string) error {
	return c.do(ctx, "/people/"+url.PathEscape(person)+"/ban")
}

func (c *Client) do(ctx context.Context, path string) error {
	body, err := c.ask(ctx, http.MethodPost, path)
	if err == nil {
		err = body.Close()
	}
	return err
}

func (c *Client) ask(ctx context.Context, method, path string) (io.ReadCloser, error) {
	r, err := http.NewRequestWithContext(ctx, method, "http://volgare"+path, nil)
	if err != nil {
		return nil, err
	}
	resp, err := c.http.Do(r)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode == http.StatusOK {
		return resp.Body, nil
	}
	defer resp.Body.Close()
	told, err := io.ReadAll(io.LimitReader(resp.Body, 1<<10))
	return nil, errors.Join(err, errors.New(strings.TrimSpace(string(told))))
}

func each[T any](ctx context.Context, c *Client, path string, visit func(*T) error) error {
	body, err := c.ask(ctx, http.MethodGet, path)
	if err != nil {
		return err
	}
	defer body.Close()
	in := json.NewDecoder(body)
	for {
		var one line[T]
		if err := in.Decode(&one); err != nil {
			return err // io.EOF if the list was cut off
		}
		switch {
		case one.End:
			return nil
		case one.Fault != "":
			return errors.New(one.Fault)
		}
		if err := visit(one.Is); err != nil {
			return err
		}
	}
}
