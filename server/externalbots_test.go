package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os/exec"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"

	"volgare/bot/remote/bridge"
	"volgare/bot/remote/socket"
	"volgare/server/api"
	"volgare/server/play"
	"volgare/server/seats"
	"volgare/server/tables"
	"volgare/table"
	"volgare/table/live"
)

// quick configures tables that do not wait for external bots to connect.
func quick(o *live.Options) {
	o.ExternalBotWait, o.ExternalBots.Decision, o.ExternalBots.Hello = -1, time.Minute, time.Minute
}

// botToken creates a token for the external bot of a seat.
func (b *browser) botToken(id, seat string) string {
	b.t.Helper()
	return read[seats.BotToken](b.post(at("%s/seats/%s/bot-token", id, seat), nil)).Token
}

// externalBotMessage holds the fields of a message that these tests use.
type externalBotMessage struct {
	Do, Seat, Code string
	ID, Place      int
	View           struct {
		Seat  string
		Legal []struct{ Move string }
	}
}

// externalBot is an external bot at the table.
type externalBot struct {
	t    *testing.T
	conn *socket.Conn
	told []externalBotMessage
}

// comes connects an external bot with a token. The bot has sent hello.
func (r *rig) comes(token string) *externalBot {
	r.t.Helper()
	conn, err := socket.Dial(r.t.Context(), r.http.URL+seats.ConnectPath+"?token="+token)
	r.must(err)
	r.t.Cleanup(conn.Close)
	p := &externalBot{t: r.t, conn: conn}
	if q := p.hears(); q.Do != "hello" {
		r.t.Fatalf("it is told %+v first", q)
	}
	p.says(`{"do":"hello","protocol":1,"name":"Sordello"}`)
	return p
}

func (p *externalBot) says(line string) {
	p.t.Helper()
	if err := p.conn.Send(p.t.Context(), []byte(line)); err != nil {
		p.t.Error(err)
	}
}

// shouts sends a line to a server that may be closing the connection.
func (p *externalBot) shouts(line string) { _ = p.conn.Send(p.t.Context(), []byte(line)) }

// hears returns the next message. Do is "" after the last one.
func (p *externalBot) hears() (q externalBotMessage) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.t.Context(), 20*time.Second)
	defer cancel()
	line, err := p.conn.Receive(ctx)
	if errors.Is(err, io.EOF) {
		return externalBotMessage{}
	}
	if err != nil {
		p.t.Error(err)
		p.conn.Close()
		return externalBotMessage{}
	}
	if err := json.Unmarshal(line, &q); err != nil {
		p.t.Error(err)
	}
	p.told = append(p.told, q)
	return q
}

// reply returns the line that answers a question.
func reply(q externalBotMessage, moves ...string) string {
	return fmt.Sprintf(`{"do": "moves", "id": %d, "moves": ["%s"]}`, q.ID, strings.Join(moves, `", "`))
}

// plays answers every question with the last legal move until the game is over or the server stops.
func (p *externalBot) plays() {
	for q := p.hears(); q.Do != ""; q = p.hears() {
		if q.Do == "decide" {
			p.shouts(reply(q, q.View.Legal[len(q.View.Legal)-1].Move))
		}
	}
}

// refused returns the reason for which the server has disconnected an external bot.
func (p *externalBot) refused() string {
	p.t.Helper()
	for p.hears().Do != "" {
		continue
	}
	done, why := p.conn.Ended()
	if done || why == nil {
		p.t.Errorf("done %v, refused %v", done, why)
		return ""
	}
	return why.Error()
}

// count returns the number of messages of the given kind that an external bot has received.
func (p *externalBot) count(do string) (n int) {
	for _, q := range p.told {
		if q.Do == do {
			n++
		}
	}
	return n
}

// TestExternalBot: an external bot connects with a token and plays a game to its end. It is asked for each of its moves, receives
// the result, and sees only what its seat may know.
func TestExternalBot(t *testing.T) {
	r := newRig(t, how{tables: quick})
	ann := r.browser()
	id := ann.create("me", "open").ID
	ann.post(at("%s/seats/red/bot-token", id), nil).code("bad-request")
	ann.post(at("%s/seats/red", id), object{"do": "bot", "bot": "program"}).is(http.StatusOK)
	token := ann.botToken(id, "red")
	if again := ann.botToken(id, "red"); len(token) != 1+34 || token == again {
		t.Errorf("token %s", token)
	}
	token = ann.botToken(id, "red")
	p := r.comes(token)
	over := make(chan struct{})
	go func() {
		defer close(over)
		p.plays()
	}()
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	ann.against(id, "yellow", whole)
	<-over
	if done, refused := p.conn.Ended(); !done || refused != nil {
		t.Errorf("it ends with %v, %v", done, refused)
	}
	for _, q := range p.told {
		if q.Do == "decide" && q.View.Seat != "red" {
			t.Errorf("it is asked for %s", q.View.Seat)
		}
	}
	if p.count("result") != 1 || p.count("quit") != 1 || p.count("fault") != 0 || p.count("events") < 20 {
		t.Errorf("%d results, %d quits, %d faults, %d events", p.count("result"), p.count("quit"), p.count("fault"), p.count("events"))
	}
	late := r.comes(token)
	late.plays()
	if done, refused := late.conn.Ended(); !done || refused != nil {
		t.Errorf("after the game it ends with %v, %v", done, refused)
	}
	var heard []string
	for _, q := range late.told {
		heard = append(heard, q.Do)
	}
	if want := []string{"hello", "game", "result", "quit"}; !slices.Equal(heard, want) {
		t.Errorf("after the game it receives %q, want %q", heard, want)
	}
	for _, line := range read[play.Log](ann.get(at("%s/log", id))).Lines {
		if line.Seat != nil && *line.Seat == "red" && !line.Bot {
			t.Errorf("a move of the external bot: %+v", line)
		}
	}
	if r.close(); strings.Contains(r.log.String(), token) || !strings.Contains(r.log.String(), "an external bot has disconnected") {
		t.Errorf("the log: %.2000s", r.log.String())
	}
}

// whole is a number of moves that no game reaches.
const whole = 10_000

// against plays a seat for a number of moves, or until the game is over, and waits for the moves of others.
func (b *browser) against(id, seat string, moves int) {
	b.t.Helper()
	for since := time.Now(); moves > 0; {
		p := b.position(id, seat)
		switch {
		case p.State == "over":
			return
		case p.View.Decides != nil && *p.View.Decides == seat:
			b.move(id, nil)
			moves--
			since = time.Now()
		case time.Since(since) > time.Minute:
			b.t.Fatal("the others do not move")
		default:
			time.Sleep(time.Millisecond)
		}
	}
}

// TestExternalBotsAdmitted: only the host gives seats to external bots, none that a person holds, and none in a running game
// where others have a hand.
func TestExternalBotsAdmitted(t *testing.T) {
	r := newRig(t, how{tables: quick})
	ann, bea := r.browser(), r.browser()
	id := ann.create("me", "open", "random", "program").ID
	bea.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
	bea.post(at("%s/seats/black", id), object{"do": "bot", "bot": "program"}).code("not-host")
	bea.post(at("%s/seats/red", id), object{"do": "bot", "bot": "program"}).code("not-host")
	ann.post(at("%s/seats/red", id), object{"do": "bot", "bot": "program"}).code("not-held")
	bea.post(at("%s/seats/grey/bot-token", id), nil).code("not-host")
	token := ann.botToken(id, "grey")
	bea.get("/api/links/" + token).code("unknown-link")
	bea.post("/api/links/"+token, object{}).code("unknown-link")
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	ann.post(at("%s/seats/black", id), object{"do": "bot", "bot": "program"}).code("not-for-host")
	ann.botToken(id, "grey")

	alone := ann.create("me", "random").ID
	ann.post(at("%s/seats/red", alone), object{"do": "bot", "bot": "program"}).is(http.StatusOK)
	var held tables.Table
	ann.get(at("%s", alone)).into(&held)
	if bot := held.Seats[1].Bot; bot == nil || *bot != "program" {
		t.Errorf("%+v", held.Seats[1])
	}
}

// TestExternalBotRefused: a client without a valid token is refused, however it sends the token.
func TestExternalBotRefused(t *testing.T) {
	r := newRig(t, how{tables: quick})
	ann := r.browser()
	id := ann.create("me", "program").ID
	first, link := ann.botToken(id, "red"), ""
	ann.post(at("%s/seats/red/link", id), nil).is(http.StatusOK)
	second := ann.botToken(id, "red")
	for _, token := range []string{"", "x", first, second[:len(second)-1], link, strings.Repeat("p", 35)} {
		ann.get(seats.ConnectPath + "?token=" + token).code("unknown-link")
		ann.get(seats.ConnectPath, "Authorization", "Bearer "+token).code("unknown-link")
	}
	ann.get(seats.ConnectPath + "?token=" + second).code("bad-request")
	ann.get(seats.ConnectPath+"?token="+second, "Connection", "Upgrade", "Upgrade", "websocket").problem(http.MethodGet, "bad-request")
	elsewhere := &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {"https://elsewhere.example"}}}
	_, resp, err := websocket.Dial(t.Context(), r.http.URL+seats.ConnectPath+"?token="+second, elsewhere) //nolint:bodyclose // it need not be
	if err == nil || resp.StatusCode != http.StatusForbidden || resp.Header.Get("Content-Type") != api.KindProblem {
		t.Errorf("a page of another site: %v", err)
	}
	ws, resp, err := websocket.Dial(t.Context(), r.http.URL+seats.ConnectPath+"?token="+second, nil) //nolint:bodyclose // it need not be
	r.must(err)
	defer ws.CloseNow()
	held, err := theContract()
	r.must(err)
	held.check(t, resp.Request, resp, nil)
	ann.post(at("%s/seats/red", id), object{"do": "bot", "bot": "random"}).is(http.StatusOK)
	ann.get(seats.ConnectPath + "?token=" + second).code("unknown-link")
}

// TestExternalBotTokenStaysInvalid: a token that has ended because its seat was given to another bot, or because it was
// renewed, lets no bot in again when the seat returns to an external bot.
func TestExternalBotTokenStaysInvalid(t *testing.T) {
	r := newRig(t, how{tables: quick})
	ann := r.browser()
	id := ann.create("me", "program").ID
	path := func(token string) string { return seats.ConnectPath + "?token=" + token }
	give := func(bot string) { ann.post(at("%s/seats/red", id), object{"do": "bot", "bot": bot}).is(http.StatusOK) }
	var old []string
	for _, other := range []string{"random", "greedy"} {
		renewed := ann.botToken(id, "red")
		token := ann.botToken(id, "red")
		old = append(old, renewed, token)
		give("program") // the seat has it already
		ann.get(path(token)).code("bad-request")
		give(other)
		ann.get(path(token)).code("unknown-link")
		give("program")
		for _, token := range old {
			ann.get(path(token)).code("unknown-link")
		}
	}
	ann.get(path(ann.botToken(id, "red"))).code("bad-request")
}

// TestLinkOfBotEnds: a link to the seat of a bot ends when the seat is given to an external bot, or taken from it.
func TestLinkOfBotEnds(t *testing.T) {
	r := newRig(t, how{tables: quick})
	ann, eve := r.browser(), r.browser()
	id := ann.create("me", "random").ID
	give := func(bot string) { ann.post(at("%s/seats/red", id), object{"do": "bot", "bot": bot}).is(http.StatusOK) }
	first := ann.linkTo(id, "red")
	give("greedy")
	if !read[seats.LinkInfo](eve.get(first)).Free {
		t.Error("the link ends when one built-in bot replaces another")
	}
	give("program")
	eve.post(first, object{"name": "Eve"}).code("unknown-link")
	second := ann.linkTo(id, "red")
	give("greedy")
	for _, link := range []string{first, second} {
		eve.post(link, object{"name": "Eve"}).code("unknown-link")
	}
}

// TestExternalBotSentAway: an external bot receives the reason for its dismissal.
func TestExternalBotSentAway(t *testing.T) { each(t, externalBotSentAway) }

func externalBotSentAway(t *testing.T, nodes int) {
	r := newRig(t, how{nodes: nodes, tables: quick})
	ann := r.browser()
	id := ann.create("me", "me", "program").ID
	first := r.comes(ann.botToken(id, "black"))
	token := ann.botToken(id, "black")
	if why := first.refused(); !strings.Contains(why, "renewed") {
		t.Errorf("after another token: %s", why)
	}
	second := r.comes(token)
	ann.post(at("%s/seats/black", id), object{"do": "bot", "bot": "random"}).is(http.StatusOK)
	if why := second.refused(); !strings.Contains(why, "not-held") {
		t.Errorf("after the seat was given to another: %s", why)
	}
	ann.post(at("%s/seats/black", id), object{"do": "bot", "bot": "program"}).is(http.StatusOK)
	odd := r.comes(ann.botToken(id, "black"))
	odd.conn.Close()
	conn, err := socket.Dial(t.Context(), r.http.URL+seats.ConnectPath+"?token="+token)
	if conn != nil || err == nil {
		t.Errorf("with an old token: %v", err)
	}
	mute := &externalBot{t: t, conn: r.calls(ann.botToken(id, "black"))}
	mute.says(`{"do":"hello","protocol":1,"name":"Sordello","players":[2]}`)
	if why := mute.refused(); !strings.Contains(why, "does not play with 3 players") {
		t.Errorf("a bot that does not play here: %s", why)
	}
}

// TestExternalBotRenewedEarly: a token that is renewed before its bot has said hello admits no connection to the seat.
func TestExternalBotRenewedEarly(t *testing.T) {
	r := newRig(t, how{tables: quick})
	ann := r.browser()
	id := ann.create("me", "program").ID
	p := &externalBot{t: t, conn: r.calls(ann.botToken(id, "red"))}
	if q := p.hears(); q.Do != "hello" {
		t.Fatalf("it is told %+v first", q)
	}
	ann.botToken(id, "red")
	p.says(`{"do":"hello","protocol":1,"name":"Sordello"}`)
	if why := p.refused(); !strings.Contains(why, "renewed") {
		t.Errorf("after another token: %s", why)
	}
}

// calls connects with a token.
func (r *rig) calls(token string) *socket.Conn {
	r.t.Helper()
	conn, err := socket.Dial(r.t.Context(), r.http.URL+seats.ConnectPath+"?token="+token)
	r.must(err)
	r.t.Cleanup(conn.Close)
	return conn
}

// TestExternalBotComesAgain: an external bot loses the connection to a server without a reason. It connects to the next server with
// the same token and continues to play.
func TestExternalBotComesAgain(t *testing.T) {
	r := newRig(t, how{tables: quick})
	ann := r.browser()
	id := ann.create("me", "program").ID
	token := ann.botToken(id, "red")
	ann.post(at("%s/start", id), nil)
	first := r.comes(token)
	over := make(chan struct{})
	go func() {
		defer close(over)
		first.plays()
	}()
	ann.against(id, "yellow", 5)
	cookie := ann.cookie()
	r.close()
	<-over
	if done, refused := first.conn.Ended(); done || refused != nil || first.count("decide") == 0 {
		t.Errorf("done %v, refused %v, asked %d times", done, refused, first.count("decide"))
	}
	again := newRig(t, how{dir: r.dir, tables: quick})
	back := again.browser()
	back.cookieIs(cookie)
	second := again.comes(token)
	over = make(chan struct{})
	go func() {
		defer close(over)
		second.plays()
	}()
	back.against(id, "yellow", whole)
	<-over
	if done, _ := second.conn.Ended(); !done || second.count("game") == 0 || second.count("result") != 1 {
		t.Errorf("done %v, %d games, %d results", done, second.count("game"), second.count("result"))
	}
}

// TestStopDisconnectsExternalBots: a server that stops sends every external bot a close frame with 1001 and the reason
// before Stop returns, whether the bot has said hello, waits, or is being asked.
func TestStopDisconnectsExternalBots(t *testing.T) {
	r := newRig(t, how{alone: true, tables: quick})
	ann := r.browser()
	running, seating := ann.create("program", "program").ID, ann.create("me", "program", "program").ID
	var bots []*websocket.Conn
	for _, c := range []struct {
		id, seat string
		hello    bool
	}{{running, "yellow", true}, {running, "red", true}, {seating, "red", true}, {seating, "black", false}} {
		head := http.Header{"Authorization": {"Bearer " + ann.botToken(c.id, c.seat)}}
		conn, _, err := websocket.Dial(t.Context(), r.http.URL+seats.ConnectPath, &websocket.DialOptions{HTTPHeader: head}) //nolint:bodyclose // it need not be
		r.must(err)
		defer func() { _ = conn.CloseNow() }()
		conn.SetReadLimit(1 << 20)
		_, line, err := conn.Read(t.Context())
		r.must(err)
		if !strings.Contains(string(line), `"do":"hello"`) {
			t.Fatalf("it begins with %.80s", line)
		}
		if c.hello {
			r.must(conn.Write(t.Context(), websocket.MessageText, []byte(`{"do":"hello","protocol":1,"name":"Sordello"}`)))
		}
		bots = append(bots, conn)
	}
	ann.post(at("%s/start", running), nil)
	asked, said := make(chan struct{}, 1), make(chan error, len(bots))
	for _, conn := range bots {
		go func() {
			var err error
			for err == nil {
				var line []byte
				if _, line, err = conn.Read(t.Context()); strings.Contains(string(line), `"do":"decide"`) {
					asked <- struct{}{}
				}
			}
			said <- err
		}()
	}
	<-asked
	r.server.Stop()
	for range bots {
		var end websocket.CloseError
		if err := <-said; !errors.As(err, &end) || end.Code != websocket.StatusGoingAway || end.Reason != "the server stops: connect again" {
			t.Errorf("an external bot is sent away with %v", err)
		}
	}
}

// TestRenewedTokenEndsBotElsewhere: when the host renews the token of a seat at one node, the bot that is connected to another one is
// sent away at once. It need not wait until that node compares its tables with the store.
func TestRenewedTokenEndsBotElsewhere(t *testing.T) {
	_, a, b := twoNodes(t, 0)
	for _, r := range []*rig{a, b} {
		r.tables.Resume()
	}
	ann := a.browser()
	id := ann.create("me", "program").ID
	old := b.comes(ann.botToken(id, "red"))
	b.waitFor(func() bool { return strings.Contains(b.told(), "volgare_live_tables 1") })
	before := time.Now()
	ann.botToken(id, "red")
	old.hears()
	if done, refused := old.conn.Ended(); done || refused == nil || !strings.Contains(refused.Error(), "the token has been renewed") {
		t.Errorf("done %v, refused %v", done, refused)
	}
	if took := time.Since(before); took > 10*time.Second { // the store is compared once an hour
		t.Errorf("it took %v", took)
	}
}

// TestBotConnectChangesNode: when a server stops, `volgare bot connect` reconnects to another one at the same address, and
// continues the game.
func TestBotConnectChangesNode(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 is not installed")
	}
	_, a, b := twoNodes(t, 0)
	for _, r := range []*rig{a, b} {
		r.tables.Resume()
	}
	var served atomic.Pointer[rig]
	served.Store(a)
	proxy := httptest.NewServer(&httputil.ReverseProxy{
		Rewrite: func(p *httputil.ProxyRequest) {
			node, _ := url.Parse(served.Load().http.URL)
			p.SetURL(node)
		},
		ErrorLog: log.New(io.Discard, "", 0),
	})
	defer proxy.Close()
	ann := a.browser()
	id := ann.create("me", "program").ID
	bot := bridge.Bridge{
		Address: proxy.URL + seats.ConnectPath + "?token=" + ann.botToken(id, "red"), Command: []string{python, "../examples/bot-python/bot.py"},
		Note: func(what string) { t.Log(what) },
	}
	ended := make(chan error, 1)
	go func() { ended <- bot.Run(t.Context()) }()
	ann.post(at("%s/start", id), nil)
	ann.against(id, "yellow", 5)
	served.Store(b)
	a.close()
	there := b.browser()
	there.cookieIs(ann.cookie())
	there.against(id, "yellow", whole)
	if err := <-ended; err != nil {
		t.Error(err)
	}
	s, err := b.tables.LookSince(t.Context(), id, live.Newest)
	b.must(err)
	for i, step := range s.History().Steps() {
		if step.Seat == 1 && step.Bot != table.ExternalBot {
			t.Errorf("move %d was made by %q", i+1, step.Bot)
		}
	}
}

// TestExternalBotsAreLimited: a host has a limited number of external bots at once, and room again when one leaves.
func TestExternalBotsAreLimited(t *testing.T) {
	r := newRig(t, how{alone: true, tables: quick})
	ann := r.browser()
	var tokens []string
	for len(tokens) < 20 {
		id := ann.create("program", "program", "program", "program").ID
		for _, seat := range []string{"yellow", "red", "black", "grey"} {
			tokens = append(tokens, ann.botToken(id, seat))
		}
	}
	var all []*externalBot
	for _, token := range tokens[:16] {
		all = append(all, r.comes(token))
	}
	address := r.http.URL + seats.ConnectPath + "?token=" + tokens[16]
	if _, err := socket.Dial(t.Context(), address); err == nil || !strings.Contains(err.Error(), "429") {
		t.Errorf("one more: %v", err)
	}
	all[0].conn.Close()
	r.waitFor(func() bool {
		conn, err := socket.Dial(t.Context(), address)
		if err == nil {
			conn.Close()
		}
		return err == nil
	})
}

// TestExternalBotMisbehaves: whatever an external bot does, the game continues, others decide in its place, and after three faults
// it is out, until the host makes a new token.
func TestExternalBotMisbehaves(t *testing.T) {
	for name, say := range map[string]func(p *externalBot, q externalBotMessage){
		"late":    func(*externalBot, externalBotMessage) {},
		"garbage": func(p *externalBot, _ externalBotMessage) { p.shouts("garbage") },
		"illegal": func(p *externalBot, q externalBotMessage) { p.shouts(reply(q, "offer", "end")) },
		"long":    func(p *externalBot, _ externalBotMessage) { p.shouts(strings.Repeat("x", 2<<20)) },
		"gone":    func(p *externalBot, _ externalBotMessage) { p.conn.Close() },
		"flood": func(p *externalBot, _ externalBotMessage) {
			for range 200 {
				p.shouts(`{"do":"moves","id":-1,"moves":["end"]}`)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t, how{tables: func(o *live.Options) { quick(o); o.ExternalBots.Decision = 200 * time.Millisecond }})
			ann := r.browser()
			id := ann.create("me", "program").ID
			token := ann.botToken(id, "red")
			done := make(chan struct{})
			go func() {
				defer close(done)
				for range 3 {
					conn, err := socket.Dial(t.Context(), r.http.URL+seats.ConnectPath+"?token="+token)
					if err != nil {
						return
					}
					p := &externalBot{t: t, conn: conn}
					for q := p.hears(); q.Do != ""; q = p.hears() {
						if q.Do == "hello" {
							p.shouts(`{"do":"hello","protocol":1,"name":"Sordello"}`)
						}
						if q.Do == "decide" {
							say(p, q)
						}
					}
					conn.Close()
				}
			}()
			ann.against(id, "yellow", whole)
			<-done
		})
	}
}
