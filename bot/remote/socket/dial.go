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

// TokenName is the query parameter of the token in an address.
const TokenName = "token"

// RefusedError is the answer of a server that does not admit a bot, or disconnects it.
type RefusedError struct {
	Status int    `json:"status"`
	Title  string `json:"title"`
}

func (e *RefusedError) Error() string {
	return fmt.Sprintf("the server refuses it: %q (%d)", e.Title, e.Status) // quoted, as it may be printed to a terminal
}

// Dial connects to a referee. The address may be of ws, wss, http or https. A token in the address is sent in a header
// instead, so that it does not appear in logs. The error is a *RefusedError if the server answers with another status.
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
	ws, resp, err := websocket.Dial(ctx, where.String(), &websocket.DialOptions{HTTPHeader: head}) //nolint:bodyclose // Dial closes it
	if err == nil {
		return newConn(Limits{Longest: lines.Max, PerSecond: rate.Inf}).begin(ws), nil //nolint:contextcheck // it outlives the dialling
	}
	if resp == nil || resp.StatusCode == http.StatusSwitchingProtocols {
		return nil, err
	}
	refused := &RefusedError{Status: resp.StatusCode, Title: http.StatusText(resp.StatusCode)}
	_ = json.NewDecoder(resp.Body).Decode(refused) // an answer that is not a problem document has no title
	return nil, refused
}
