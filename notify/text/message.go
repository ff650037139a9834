package text

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"
	"time"

	"volgare/engine"
	"volgare/notify"
	"volgare/table"
	"volgare/table/clock"
	"volgare/table/describe"
	"volgare/words"
)

// event is a cause at a table, as the reader of a channel may learn of it.
type event struct {
	*Writer
	describe.Table
	cause notify.Cause
	seat  engine.Seat // whose turn or time it is about; engine.Nobody for the end of the game
	mine  bool        // the reader holds the seat
}

// Message returns the message about a cause for a channel, and false if there is none for it: the person does not hold the
// seat any more, or the event is a planned turn, which is secret, and the channel belongs to a table. at is the time of the
// event.
func (w *Writer) Message(cause notify.Cause, to *notify.Channel, snap *table.Snapshot, at time.Time) (*notify.Message, bool) {
	e := event{w, describe.Table{Catalogue: w.say, Snapshot: snap, Viewer: to.Identity}, cause, engine.Nobody, false}
	if !e.find() {
		return nil, false
	}
	m := &notify.Message{
		ID: idOf(cause, to), Cause: cause, Title: e.title(), Body: e.body(), Link: w.site + "/t/" + snap.ID, Name: e.Title(), Sent: at,
	}
	m.Until, _ = e.deadline()
	return m, true
}

// Test returns a message with which the owner of a channel tries it.
func (w *Writer) Test(id string, at time.Time) *notify.Message {
	return &notify.Message{
		ID: id, Cause: notify.Cause{Event: notify.Test}, Title: w.say.Say("notify-test", nil),
		Body: w.say.Say("notify-test.text", words.Args{"site": w.host()}), Link: w.site + "/", Name: w.host(), Sent: at,
	}
}

// idOf returns the id of the message about a cause for a channel.
func idOf(cause notify.Cause, to *notify.Channel) string {
	of := []string{string(cause.Event), cause.Table, cause.Seat, cause.Spell, to.ID}
	sum := sha256.Sum256([]byte(strings.Join(of, "\x00")))
	return base64.RawURLEncoding.EncodeToString(sum[:16])
}

// find finds the seat that the event is about. It reports whether the reader may learn of the event.
func (e *event) find() bool {
	snap := e.Snapshot
	seat, ok := snap.Decider()
	if e.cause.Seat != "" {
		seat, ok = snap.SeatOf(e.cause.Seat)
	}
	if ok {
		e.seat = seat
	}
	e.mine = ok && e.Viewer != "" && snap.Seats[e.seat].Identity == e.Viewer
	switch {
	case e.Viewer != "":
		return e.mine
	case e.cause.Event == notify.Over:
		return true
	}
	return ok && e.cause.Event != notify.OrderStopped
}

// deadline returns when the time of the seat runs out, and false if it is not limited or the seat has nothing to decide.
func (e *event) deadline() (time.Time, bool) {
	decider, ok := e.Snapshot.Decider()
	c, limited := e.Snapshot.Clock()
	if !ok || !limited || decider != e.seat {
		return time.Time{}, false
	}
	return c.Deadline()
}

// toReader returns a message to the holder of the seat, or its variant for others.
func (e *event) toReader(id string) string {
	args := words.Args{"table": e.Title()}
	if e.seat != engine.Nobody {
		args["name"] = e.Seat(&e.Snapshot.Seats[e.seat])
	}
	if e.mine || !e.Has(id+".other") {
		return e.Say(id, args)
	}
	return e.Say(id+".other", args)
}

// title returns the title of the message: the event and the table.
func (e *event) title() string { return e.toReader("notify-" + string(e.cause.Event)) }

// body returns the text of the message: what is asked, and until when.
func (e *event) body() string {
	switch e.cause.Event {
	case notify.TimedOut:
		return e.toReader("notify-out-" + e.timeOut())
	case notify.Over:
		return e.State()
	case notify.OrderStopped:
		return joined(e.Say("notify-order-stopped-text", nil), e.asked(), e.ends())
	}
	return joined(e.asked(), e.ends())
}

// timeOut returns the consequence of the time-out of the seat, as the rules of clocks name it.
func (e *event) timeOut() string {
	c, limited := e.Snapshot.Clock()
	switch {
	case !e.Snapshot.Seats[e.seat].BotPlaying:
		return string(clock.Vote)
	case limited && c.Rules().TimeOut == clock.BotForTurn:
		return string(clock.BotForTurn)
	}
	return string(clock.BotTakesOver)
}

// asked returns the question to the player, or the state of the game for others.
func (e *event) asked() string {
	decider, ok := e.Snapshot.Decider()
	if !e.mine || !ok || decider != e.seat {
		return e.State()
	}
	v := e.Snapshot.View(e.Snapshot.Steps(), e.seat)
	scene := words.Scene{Catalogue: e.Catalogue, Table: e.Snapshot.Table, Name: e.name}
	return words.Capital(scene.Ask(&v))
}

// name returns the name of a seat, or of the bank, in a sentence.
func (e *event) name(colour string) string {
	if seat, ok := e.Snapshot.SeatOf(colour); ok {
		return e.Seat(&e.Snapshot.Seats[seat])
	}
	return e.Say("seat-"+colour, nil)
}

// ends returns when the time of the seat runs out, "" if it is not limited.
func (e *event) ends() string {
	at, ok := e.deadline()
	if !ok {
		return ""
	}
	return e.Say("notify-ends", words.Args{"when": e.when(at)})
}

// joined joins sentences to one paragraph, without empty ones.
func joined(sentences ...string) string {
	sentences = slices.DeleteFunc(sentences, func(s string) bool { return s == "" })
	return strings.ReplaceAll(strings.Join(sentences, " "), "\n", " ")
}
