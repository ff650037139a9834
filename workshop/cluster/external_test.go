package main

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"volgare/bot"
	"volgare/bot/remote/socket"
	"volgare/engine"
)

// hostExternal assigns all seats but the first to external bots, each connected to another node first. They choose the last
// legal move, so that a move by another bot in their place is noticed.
func (p *player) hostExternal(ctx context.Context, nodes []*part) {
	p.sits = "program"
	p.bots = func(_ uint64, q bot.Question) []engine.Move { return q.Legal[len(q.Legal)-1:] }
	p.connect = func(asking context.Context, seat engine.Seat) error {
		answer, err := p.ask(asking, p.addr, http.MethodPost, p.at("seats/"+seat.String()+"/bot-token"), "application/json", []byte("{}"))
		var made struct{ Token, Path string }
		if err == nil {
			err = json.Unmarshal(answer, &made)
		}
		if err == nil {
			go connect(ctx, nodes, int(seat), made.Path+"?token="+made.Token)
		}
		return err
	}
}

// connect runs an external bot until its game is over. Whenever a connection ends, it connects to the next node.
func connect(ctx context.Context, nodes []*part, first int, path string) {
	for n := first; ctx.Err() == nil; n++ {
		conn, err := socket.Dial(ctx, "http://"+nodes[n%len(nodes)].addr+path)
		if no := (*socket.RefusedError)(nil); errors.As(err, &no) && no.Status < 500 && no.Status != http.StatusTooManyRequests {
			return
		}
		if err == nil && answerAll(ctx, conn) {
			return
		}
		time.Sleep(tryAgain)
	}
}

// answerAll answers questions until the connection ends. It reports whether the game is over or the bot was disconnected
// for good.
func answerAll(ctx context.Context, conn *socket.Conn) (over bool) {
	defer conn.Close()
	for {
		line, err := conn.Receive(ctx)
		if err != nil {
			done, refused := conn.Ended()
			return done || refused != nil
		}
		var q struct {
			Do   string
			ID   int
			View struct{ Legal []struct{ Move string } }
		}
		if json.Unmarshal(line, &q) != nil {
			return false
		}
		var answer map[string]any
		switch q.Do {
		case "hello":
			answer = map[string]any{"do": "hello", "protocol": 1, "name": "Sordello"}
		case "decide":
			answer = map[string]any{"do": "moves", "id": q.ID, "moves": []string{q.View.Legal[len(q.View.Legal)-1].Move}}
		default:
			continue
		}
		text, err := json.Marshal(answer)
		if err == nil {
			err = conn.Send(ctx, text)
		}
		if err != nil {
			return false
		}
	}
}
