package api

import (
	"cmp"
	"maps"
	"net/http"
	"slices"
	"strconv"

	"volgare/view"
)

// Problem describes why a request failed (RFC 9457). It is an error.
type Problem struct { //nolint:errname // RFC 9457 calls it so
	Type       string       `json:"type"`
	Title      string       `json:"title"`
	Status     int          `json:"status"`
	Detail     string       `json:"detail,omitempty"` // for people, in English
	Code       string       `json:"code"`             // from the closed list of openapi.yaml
	Rule       *string      `json:"rule,omitempty"`
	Reason     *view.Reason `json:"reason,omitempty"`
	Move       string       `json:"move,omitempty"`
	Field      string       `json:"field,omitempty"`
	Character  string       `json:"character,omitempty"` // refused in a text, as U+XXXX
	Most       int          `json:"most,omitempty"`      // maximum length of a text that is too long, in characters
	Says       string       `json:"says,omitempty"`      // id of the message that names the move that a lesson asks for
	Seq        *int64       `json:"seq,omitempty"`
	RetryAfter int          `json:"retryAfter,omitempty"` // seconds

	cause error // for the log only
}

// Error returns the code and the detail, or the title if there is no detail.
func (p *Problem) Error() string { return p.Code + ": " + cmp.Or(p.Detail, p.Title) }

// Unwrap returns the cause, which is only logged.
func (p *Problem) Unwrap() error { return p.cause }

// kinds holds the status and the title of each code.
var kinds = map[string]struct {
	status int
	title  string
}{
	"bad-request":           {http.StatusBadRequest, "The request is malformed."},
	"bad-json":              {http.StatusBadRequest, "The body is not the expected JSON."},
	"too-large":             {http.StatusRequestEntityTooLarge, "The body is too large."},
	"unsupported-type":      {http.StatusUnsupportedMediaType, "The body has the wrong content type."},
	"not-acceptable":        {http.StatusNotAcceptable, "None of the accepted content types is available."},
	"method":                {http.StatusMethodNotAllowed, "The address does not support this method."},
	"cross-origin":          {http.StatusForbidden, "The request comes from another site."},
	"wrong-host":            {http.StatusMisdirectedRequest, "The server does not answer under this host name."},
	"too-many-requests":     {http.StatusTooManyRequests, "There are too many requests."},
	"unknown-table":         {http.StatusNotFound, "There is no such table."},
	"unknown-link":          {http.StatusNotFound, "The link is unknown, used or expired."},
	"unknown-page":          {http.StatusNotFound, "There is nothing at this address."},
	"unknown-code":          {http.StatusNotFound, "The recovery code is unknown."},
	"unknown-channel":       {http.StatusNotFound, "There is no such channel."},
	"too-many-channels":     {http.StatusConflict, "A person, or a table, cannot have more channels."},
	"bad-target":            {http.StatusUnprocessableEntity, "The target of the channel cannot be used."},
	"no-mail":               {http.StatusConflict, "This server sends no mail."},
	"no-https":              {http.StatusConflict, "Browsers accept notifications only from sites with https."},
	"not-confirmed":         {http.StatusConflict, "The mail address is not confirmed."},
	"not-sent":              {http.StatusBadGateway, "The receiver has not taken the message."},
	"not-held":              {http.StatusForbidden, "This browser does not hold the seat."},
	"not-host":              {http.StatusForbidden, "Only the host of the table may do this."},
	"seat-taken":            {http.StatusConflict, "The seat is taken."},
	"second-seat":           {http.StatusConflict, "A person who has seen one hand of a running game cannot take another seat."},
	"not-for-host":          {http.StatusConflict, "The host cannot take the seat of a bot while others play."},
	"not-solo-against-bots": {http.StatusForbidden, "Only a person who plays alone against bots gets hints."},
	"not-alone":             {http.StatusForbidden, "Only a host who has always played alone against bots may save a running game whole."},
	"not-seated":            {http.StatusForbidden, "Only people who sit at the table may do this."},
	"leaves-seats":          {http.StatusConflict, "This browser would lose its seats."},
	"bot-playing":           {http.StatusConflict, "A bot plays on for the seat: take it back first."},
	"present":               {http.StatusConflict, "The player has not been silent for long enough."},
	"absence-off":           {http.StatusConflict, "The host does not allow absent players to be replaced."},
	"no-clock":              {http.StatusConflict, "The table has no clock."},
	"clock-paused":          {http.StatusConflict, "The clocks are paused, or the player has already agreed to that."},
	"clock-runs":            {http.StatusConflict, "The clocks are not paused, and no player wants that."},
	"no-holiday":            {http.StatusConflict, "The player has no holiday to begin or to end."},
	"time-is-up":            {http.StatusConflict, "The time of this turn is up: the seat can be taken back after it."},
	"asked":                 {http.StatusConflict, "The player has already been asked."},
	"resigned":              {http.StatusConflict, "The seat has resigned for good."},
	"bad-name":              {http.StatusUnprocessableEntity, "The name is too long, empty, or not legible."},
	"bad-text":              {http.StatusUnprocessableEntity, "The text is too long, empty, or not legible."},
	"bad-config":            {http.StatusUnprocessableEntity, "The table cannot be created with these settings."},
	"bad-record":            {http.StatusUnprocessableEntity, "The record is not valid."},
	"bad-move":              {http.StatusUnprocessableEntity, "The text is not a move."},
	"illegal":               {http.StatusUnprocessableEntity, "The move is not legal."},
	"not-asked":             {http.StatusUnprocessableEntity, "The move is legal, but the lesson asks for another one."},
	"not-your-turn":         {http.StatusConflict, "Another seat is to move."},
	"your-turn":             {http.StatusConflict, "The seat is to move: its next turn cannot be prepared now."},
	"stale":                 {http.StatusConflict, "The table has changed since."},
	"nothing-to-undo":       {http.StatusConflict, "There is nothing to undo."},
	"information-revealed":  {http.StatusConflict, "The move has revealed something."},
	"decided":               {http.StatusConflict, "Another seat has decided since."},
	"nothing-to-redo":       {http.StatusConflict, "There is nothing to redo."},
	"reveals":               {http.StatusUnprocessableEntity, "The move reveals something: further moves have to wait for its result."},
	"seating":               {http.StatusConflict, "The game has not begun."},
	"started":               {http.StatusConflict, "The game has begun."},
	"over":                  {http.StatusConflict, "The game is over."},
	"not-over":              {http.StatusConflict, "The game is not over."},
	"closed":                {http.StatusConflict, "The table is closed."},
	"too-many":              {http.StatusUnprocessableEntity, "The request has too many moves, or the table too many entries."},
	"too-many-tables":       {http.StatusConflict, "A person cannot sit at so many tables at once."},
	"limit-reached":         {http.StatusConflict, "The limit for this action is reached."},
	"key-used":              {http.StatusUnprocessableEntity, "The key was used for another request."},
	"rules-unavailable":     {http.StatusConflict, "The rules of the table are unavailable in this version: the table can only be read."},
	"storage":               {http.StatusServiceUnavailable, "Nothing can be stored now, and nothing has changed."},
	"stopping":              {http.StatusServiceUnavailable, "The server is stopping; try again in a moment."},
	"internal":              {http.StatusInternalServerError, "The server has failed. The table has not changed."},
}

// NewProblem returns the Problem with a code. detail may be "".
func NewProblem(code, detail string) *Problem {
	kind := kinds[code]
	p := &Problem{Type: "about:blank", Title: kind.title, Status: kind.status, Code: code, Detail: detail}
	if kind.status == http.StatusServiceUnavailable {
		p.RetryAfter = 2
	}
	return p
}

// BadField returns the problem with a field or parameter of a request.
func BadField(field, detail string) *Problem {
	p := NewProblem("bad-request", detail)
	p.Field = field
	return p
}

// TooMany returns the problem of a client that has sent too many requests. It may try again after a number of seconds.
func TooMany(detail string, after int) *Problem {
	p := NewProblem("too-many-requests", detail)
	p.RetryAfter = after
	return p
}

// Because sets the cause of a problem, which is only logged.
func (p *Problem) Because(err error) *Problem {
	p.cause = err
	return p
}

// Codes lists the codes of all problems.
func Codes() []string { return slices.Sorted(maps.Keys(kinds)) }

// Refuse answers with a problem. If w has a method NoteProblem, it calls that for the log.
func Refuse(w http.ResponseWriter, r *http.Request, err error) {
	p := ProblemOf(err)
	if log, ok := w.(interface{ NoteProblem(p *Problem) }); ok {
		log.NoteProblem(p)
	}
	body, err := Encode(p)
	if err != nil {
		body = []byte(`{"type":"about:blank","title":"The server has failed.","status":500,"code":"internal"}`)
	}
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Add("Vary", "Accept-Encoding")
	h.Set("Content-Type", KindProblem)
	if p.RetryAfter > 0 {
		h.Set("Retry-After", strconv.Itoa(p.RetryAfter))
	}
	send(w, r, p.Status, body)
}
