package table

import (
	"cmp"
	"errors"
	"fmt"
	"iter"

	"volgare/edition"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
	"volgare/table/clock"
)

// Begin returns the table after its create entry. The error names the part of the entry that cannot be read, or is one of rules.
func Begin(id string, e *Entry, house House) (*Snapshot, error) {
	if e.New == nil {
		return nil, errors.New("the log does not begin with a create entry")
	}
	g, err := e.New.game(house.Rules)
	if err != nil {
		return nil, err
	}
	t := &Snapshot{
		seating: seating{Host: e.By, HostName: e.Name, Seats: e.New.Seats},
		ID:      id, Seq: 1, Name: e.New.Name, Public: e.New.Public,
		DealKnownToHost: e.New.DealKnownToHost, ReplaceAbsent: !e.New.KeepAbsent, Created: e.at(), Changed: e.at(), Table: g.Table,
		Origin: cmp.Or(e.New.From, e.By),
		State:  StateSeating, Version: 1, pacing: pacing{versionAt: e.at()}, timing: timing{clock: clock.New(e.New.Clock, e.at())},
		seed: g.Seed, history: game.Begin(g), house: house, views: &viewCache{},
	}
	t.clock.Halt(e.at())
	for i := range t.Seats {
		t.noteCompany(engine.Seat(i))
	}
	t.addMessage(e, "created", "", e.Name, "")
	return t, nil
}

// game returns the record that a table was made of, under the rules it began with.
func (m *creation) game(rules Rules) (*record.Game, error) {
	tags, _, err := record.ParseTags(m.Game)
	if err != nil {
		return nil, err
	}
	board, err := unpack(m.Board)
	if err != nil {
		return nil, err
	}
	t, err := rules.Restore(tags, board)
	if err != nil {
		return nil, err
	}
	return record.ParseGame(func(edition.Config) (*edition.Table, error) { return t, nil }, m.Game)
}

// After returns the table after one more entry.
func (s *Snapshot) After(e *Entry) (*Snapshot, error) {
	next := *s
	if err := next.apply(e); err != nil {
		return nil, err
	}
	return &next, nil
}

// Fold returns the table after more encoded entries of its log. It notes in done the entries of commands with a key.
// The error is an *EntryError.
func (s *Snapshot) Fold(log iter.Seq[[]byte], done Keys) (*Snapshot, error) {
	next := *s
	for data := range log {
		e, err := DecodeEntry(data)
		if err != nil {
			return nil, &EntryError{next.Logged() + 1, "", err}
		}
		by := next.identityOf(e) // who may not have the seat after it
		if err := next.apply(e); err != nil {
			return nil, err
		}
		done.note(by, e, &next)
	}
	return &next, nil
}

// apply makes s the snapshot after an entry. It is only for a copy that has no other user yet.
func (s *Snapshot) apply(e *Entry) error {
	fold, ok := folds[e.Kind]
	if !ok {
		return &EntryError{s.Logged() + 1, e.Kind, errors.New("unknown kind of entry")}
	}
	if e.hidden() {
		s.Hidden++
		if err := fold(s, e); err != nil {
			return &EntryError{s.Logged(), e.Kind, err}
		}
		return nil
	}
	s.Seq++
	s.Changed = e.at()
	if !e.keepsVersion() {
		s.Version, s.versionAt, s.views = s.Seq, e.at(), &viewCache{}
	}
	s.usage.count(&s.seating, e)
	by, steps := s.identityOf(e), s.Steps()
	decider, _ := s.Decider()
	paused := s.clock.Paused()
	if err := fold(s, e); err != nil {
		return &EntryError{s.Logged(), e.Kind, err}
	}
	if s.State = s.state(); s.State != StatePlaying {
		s.orders = [engine.MaxSeats]*OrderState{}
	}
	if now, _ := s.Decider(); now != decider || s.Steps() != steps || paused && !s.clock.Paused() {
		s.askedAt = e.at()
	}
	s.listen(e, by, decider, steps)
	s.advanceClock(e.at())
	s.notices.follow(s, e.at())
	if s.started {
		s.standing.update(&s.history)
	}
	return nil
}

// folds are what the kinds of entry do.
var folds = map[string]func(*Snapshot, *Entry) error{
	kindStart:       foldStart,
	kindMoves:       foldMoves,
	kindUndo:        foldUndo,
	kindRedo:        foldRedo,
	kindSit:         foldSit,
	kindClaim:       foldSit,
	kindLeave:       foldLeave,
	kindOpen:        foldLeave,
	kindBot:         foldBot,
	kindTakeBack:    foldTakeBack,
	kindAsk:         foldAsk,
	kindStillHere:   foldStillHere,
	kindBotTakeover: foldBotTakeover,
	kindAbsence:     foldAbsence,
	kindResign:      foldResign,
	kindName:        foldName,
	kindPublic:      foldPublic,
	kindClose:       foldClose,
	kindReopen:      foldClose,
	kindChat:        foldChat,
	kindRematch:     foldRematch,
	kindReveal:      foldReveal,
	kindPause:       withClock(foldPause),
	kindResume:      withClock(foldResume),
	kindHoliday:     withClock(foldHoliday),
	kindTimeOut:     withClock(foldTimeOut),
	kindVote:        withClock(foldVote),
	kindCredit:      withClock(foldCredit),
	kindTold:        foldTold,
	kindOrder:       foldOrder,
	kindCancelOrder: foldCancelOrder,
}

func (s *Snapshot) state() string {
	switch {
	case s.closed:
		return StateClosed
	case !s.started:
		return StateSeating
	case s.Over():
		return StateOver
	}
	return StatePlaying
}

// addMessage adds a message of the present entry to the chat, and returns it.
func (s *Snapshot) addMessage(e *Entry, kind, seat, name, text string) *ChatMessage {
	s.chat = s.chat.with(ChatMessage{Seq: s.Seq, At: e.at(), Kind: kind, Seat: seat, Name: name, Text: text})
	return &s.chat[len(s.chat)-1]
}

// EntryError is an entry that cannot be applied.
type EntryError struct {
	Seq  int64  // number in the log
	Kind string // "" of one that cannot even be read
	Err  error
}

func (e *EntryError) Error() string {
	if e.Kind == "" {
		return fmt.Sprintf("entry %d cannot be read: %v", e.Seq, e.Err)
	}
	return fmt.Sprintf("entry %d, %s: %v", e.Seq, e.Kind, e.Err)
}

func (e *EntryError) Unwrap() error { return e.Err }
