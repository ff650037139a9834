package remote

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"time"

	"volgare/bot"
	"volgare/edition"
	"volgare/engine"
	"volgare/protocol"
	"volgare/record"
	"volgare/view"
)

// Player is a bot.Player that asks an external bot. Callers may also call Begin, Saw and End, which become messages to the
// bot. Without these calls a game begins at the first decision after Seed, and the bot learns of the moves of others from
// its views alone. Unlike other bots it has state, so the order of the calls matters: they must be those of one game after
// the other.
type Player struct {
	b          *Bot
	table      *edition.Table
	seed       uint64
	substitute bot.Player // decides in place of a bot at fault

	game   string // id; "" if none has begun
	seat   engine.Seat
	link   int // connection over which the game was announced; 0 for none
	news   []protocol.Played
	faults int // in this game

	asked  int64             // id of its last question
	line   []json.RawMessage // rest of an answer with several moves
	before engine.State      // the seat's view before its last move
	last   engine.Move

	report Report
}

// Report holds the statistics and the faults of a player, over all its games.
type Report struct {
	Games   int
	Asked   int // questions
	Moves   int // taken from its answers
	Lines   int // answers with several moves
	Dropped int // moves in these answers that were discarded
	Stray   int // answers to no open question
	Faults  []Fault
	Times   []time.Duration // answer times
}

// Player returns a player for a table. The seed is for the bot's own use. The error says why the bot does not play there.
func (b *Bot) Player(t *edition.Table, seed uint64) (*Player, error) {
	if err := b.about.Plays(t); err != nil {
		return nil, err
	}
	return &Player{b: b, table: t, seed: seed, substitute: b.o.Substitute(seed)}, nil
}

// Name returns the bot's name from its answer to hello.
func (p *Player) Name() string { return p.b.about.Name }

// Report returns the statistics so far.
func (p *Player) Report() Report { return p.report }

// Out reports whether the bot has reached the limit of faults in this game, so that a substitute plays the rest.
func (p *Player) Out() bool { return p.faults >= p.b.o.Faults }

// Seed ends the game, if one has begun, and sets the seed of the next.
func (p *Player) Seed(seed uint64) {
	p.seed = seed
	p.substitute.Seed(seed)
	p.report.Dropped += len(p.line)
	p.game, p.link, p.news, p.faults, p.line = "", 0, nil, 0, nil
}

// Begin begins a game at a seat, or resumes one.
func (p *Player) Begin(seat engine.Seat) {
	p.Seed(p.seed)
	p.game, p.seat = strconv.FormatInt(p.b.games.Add(1), 10), seat
	p.report.Games++
}

// Saw records a move: the unmasked position before it, and all effects of the move. Before its next decision the bot is
// sent those that its seat may know. // SET-1
func (p *Player) Saw(before *engine.State, m engine.Move, effects []engine.Effect) {
	if p.game == "" {
		return
	}
	made := view.MoveAs(p.table, m, before.Seat, view.Receiver(before), p.seat)
	p.news = append(p.news, protocol.PlayedOf(p.table, before.Seat, made, effects, p.seat))
}

// Choose asks the bot. If the bot is at fault, its substitute chooses.
func (p *Player) Choose(ctx context.Context, q bot.Question) engine.Move {
	r, known, legal := q.Rules, q.View, q.Legal
	if p.game == "" {
		p.Begin(known.Seat)
	}
	if m, ok := p.continueLine(r, known, legal); ok {
		return p.makes(known, m)
	}
	if p.Out() {
		return p.substitute.Choose(ctx, q)
	}
	m, err := p.decide(ctx, r, known, legal)
	if err == nil {
		return p.makes(known, m)
	}
	m = p.substitute.Choose(ctx, q)
	if fault, ok := errors.AsType[*Fault](err); ok {
		fault.Played = record.MoveString(r, m)
		p.blame(context.WithoutCancel(ctx), fault)
	}
	return m
}

// makes records a move that the bot makes.
func (p *Player) makes(known *engine.State, m engine.Move) engine.Move {
	p.before, p.last = *known, m
	p.report.Moves++
	return m
}

// decide asks the bot and returns the first move of its answer. The error is a Fault or errStopped.
func (p *Player) decide(ctx context.Context, r *engine.Rules, known *engine.State, legal []engine.Move) (engine.Move, error) {
	answer, err := p.question(ctx, known)
	if err != nil {
		return engine.Move{}, err
	}
	if len(answer) == 0 {
		return engine.Move{}, faultf(BadRequest, "field moves is missing or empty")
	}
	if len(answer) > 1 {
		p.report.Lines++
	}
	p.line = answer[1:min(len(answer), maxMoves)]
	m, fault := readMove(r, known, legal, answer[0])
	if fault != nil {
		p.line = nil
		return m, fault
	}
	return m, nil
}

// question sends a question and returns the moves of the answer.
func (p *Player) question(ctx context.Context, known *engine.State) ([]json.RawMessage, error) {
	b := p.b
	if b.approach(ctx) != nil {
		return nil, errStopped
	}
	defer b.floor.Release(1)
	p.report.Asked++
	if b.conn == nil {
		_, err := b.connect(ctx)
		switch {
		case err != nil && ctx.Err() != nil:
			return nil, errStopped
		case err != nil:
			return nil, faultf(Gone, "the bot does not start: %v", err)
		}
	}
	b.asked++
	p.asked = b.asked
	messages := append(p.untold(), decide{doDecide, p.game, p.asked, b.o.Decision.Milliseconds(), view.Of(p.table, known, p.seat)})
	asked := time.Now()
	answer, err := b.ask(ctx, messages, p.asked, &p.report.Stray)
	if err == nil {
		p.report.Times = append(p.report.Times, time.Since(asked))
	}
	return answer, err
}

// untold returns the messages that must be sent before a question.
func (p *Player) untold() []any {
	all := p.opening()
	if len(p.news) > 0 {
		all = append(all, events{doEvents, p.game, p.news})
		p.news = nil
	}
	return all
}

// opening returns the message that announces the game, unless it was sent over this connection. The bot's floor must be
// held.
func (p *Player) opening() []any {
	if p.link == p.b.links {
		return nil
	}
	p.link = p.b.links
	return []any{gameBegins{
		doGame, p.game, p.seat.String(), p.seed & (1<<53 - 1), len(p.table.Rules.Catalogue()),
		p.b.o.Decision.Milliseconds(), p.b.o.Faults, view.SetupOf(p.table),
	}}
}

// blame counts a fault and notifies the bot of it.
func (p *Player) blame(ctx context.Context, f *Fault) {
	p.faults++
	p.report.Faults = append(p.report.Faults, *f)
	p.notify(ctx, func() []any {
		if p.link != p.b.links {
			return nil
		}
		return []any{faultTold{doFault, p.game, p.asked, *f, p.faults, p.b.o.Faults}}
	})
}

// notify sends the bot messages that need no answer, if it is connected. messages is called while its floor is held.
func (p *Player) notify(ctx context.Context, messages func() []any) {
	b := p.b
	if b.floor.Acquire(ctx, 1) != nil {
		return
	}
	defer b.floor.Release(1)
	if b.conn == nil {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, b.o.Decision)
	defer cancel()
	for _, m := range messages() {
		if b.send(ctx, m) != nil {
			b.drop()
			return
		}
	}
}

// End sends the bot the result, even if it has connected since its last decision. // SCO-12
func (p *Player) End(ctx context.Context, final *engine.State) {
	if p.game == "" {
		return
	}
	score := view.ScoreOf(p.table, final, p.seat)
	last := result{doResult, p.game, p.seat.String(), slices.Index(score.Rank, p.seat.String()) + 1, p.faults, score}
	p.notify(ctx, func() []any { return append(p.opening(), last) })
	p.Seed(p.seed)
}
