package socket

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"volgare/protocol/lines"
)

// TokenName is the name of a token in an address.
const TokenName = "token"

// RefusedError is the answer of a server that does not let a bot in, or sends it away.
type RefusedError struct {
	Status int    `json:"status"`
	Title  string `json:"title"`
}

func (e *RefusedError) Error() string {
	return fmt.Sprintf("the server refuses it: %q (%d)", e.Title, e.Status) // quoted, as who reads it may be a terminal
}

// Dial connects to a referee at an address of ws, wss, http or https. A token that stands in the
// address is sent in a header, where no log finds it. The error is a *RefusedError if the server answers
// something else.
func Dial(ctx context.Context, address string) (*Conn, error) {
	where, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	query, head := where.Query(), http.Header{}
	if token := query.Get(TokenName); token != "" {
		head.Set("Authorization", "Bearer "+token)
		query.Del(TokenName)
		where.RawQuery = query.Encode()
	}
	ws, resp, err := websocket.Dial(ctx, where.String(), &websocket.DialOptions{HTTPHeader: head}) //nolint:bodyclose // it need not be
	if err == nil {
		return newConn(Limits{Longest: lines.Max, PerSecond: rate.Inf}).begin(ws), nil //nolint:contextcheck // it outlives the dialling
	}
	if resp == nil || resp.StatusCode == http.StatusSwitchingProtocols {
		return nil, err
	}
	refused := &RefusedError{Status: resp.StatusCode, Title: http.StatusText(resp.StatusCode)}
	_ = json.NewDecoder(resp.Body).Decode(refused) // what is no problem has no title
	return nil, refused
}
