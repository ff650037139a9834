package middleware

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"time"

	"volgare/bus"
	"volgare/server/api"
)

// Nodes over one store tell each other what they have let through, and count that as their own: so limits hold for all of them
// together. It is said once it is worth it, and nothing of it is kept: what is lost, or was before a node began, is let through
// once more. Places and streams are a node's own, and each counts its own.

const (
	// spentWord is the first of each line of such a word. Presence reads no line whose second is no number.
	spentWord = "spent"
	// mostWords is how many words a node says of it at a time, so that news of tables do not wait for them.
	mostWords = 10
	// untoldFor is how long is kept what is not worth a word.
	untoldFor = time.Minute
	// maxTold is the most that a line is believed to say.
	maxTold = 1 << 20
)

// classNames are those of api.Class between nodes.
var classNames = [...]string{
	api.Reading: "reading", api.Playing: "playing", api.Making: "making",
	api.Guessing: "guessing", api.Sitting: "sitting", api.Coming: "coming",
}

// account is what is counted of somebody: against his quota of a day, or against his rate.
type account struct {
	limitKey

	day int64 // since 1970; 0 for a rate
}

// mark stands for somebody; where other nodes are told of him, in a few bytes.
func (l *Limiter) mark(kind, who string) string {
	if !l.shared {
		return kind + who
	}
	sum := sha256.Sum256([]byte(who))
	return kind + base64.RawURLEncoding.EncodeToString(sum[:12])
}

// The kinds of those who are counted.
const (
	person = "p"
	place  = "a"
	seated = "t" // an address at a table
)

// worth is how much of an account has to be let through before others are told.
func (l *Limits) worth(a account) int {
	if a.day == 0 {
		return int(l.rateOf(a.limitKey).PerSecond / 2)
	}
	q := l.quota(a.class)
	if strings.HasPrefix(a.who, person) {
		return q.Identity / 100
	}
	return q.Address / 100
}

// note keeps what was let through until it is told. l.mu is held.
func (l *Limiter) note(a account, n int) {
	if !l.shared {
		return
	}
	if _, known := l.untold[a]; known || len(l.untold) < maxCounters {
		l.untold[a] += n
	}
}

// Tell says what was let through since it was said last, as far as it is worth it, and in how many words.
func (l *Limiter) Tell(say func(text string)) int {
	texts := l.spent()
	for _, text := range texts {
		say(text)
	}
	return len(texts)
}

// spent are the words of what is to be told.
func (l *Limiter) spent() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	var said bus.Lines
	for a, n := range l.untold {
		if a.day != 0 && a.day != dayOf(now) {
			delete(l.untold, a)
			continue
		}
		if n < l.limits.worth(a) {
			continue
		}
		if said.Add(a.line(n)); len(said.Texts) > mostWords {
			break
		}
		delete(l.untold, a)
	}
	if now.Sub(l.untoldSince) >= untoldFor {
		clear(l.untold)
		l.untoldSince = now
	}
	return said.Texts[:min(len(said.Texts), mostWords)]
}

// line is what is said of an account.
func (a account) line(n int) string {
	return fmt.Sprintf("%s %s %d %s %d\n", spentWord, classNames[a.class], a.day, a.who, n)
}

// spendings reads what another node says; a line that this build cannot read says nothing.
func spendings(text string) iter.Seq2[account, int] {
	return func(yield func(account, int) bool) {
		for line := range strings.Lines(text) {
			f := strings.Fields(line)
			if len(f) != 5 || f[0] != spentWord {
				continue
			}
			class := slices.Index(classNames[:], f[1])
			day, err := strconv.ParseInt(f[2], 10, 64)
			n, fault := strconv.Atoi(f[4])
			if class < 0 || err != nil || day < 0 || fault != nil || n <= 0 || n > maxTold {
				continue
			}
			if !yield(account{limitKey{api.Class(class), f[3]}, day}, n) {
				return
			}
		}
	}
}

// Hear counts what another node has let through.
func (l *Limiter) Hear(w bus.Word) {
	if !strings.HasPrefix(w.Text, spentWord) {
		return
	}
	told := map[account]int{}
	for a, n := range spendings(w.Text) {
		told[a] += n
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	for a, n := range told {
		switch {
		case a.day == 0:
			l.use(a.limitKey, n, now)
		case a.day == dayOf(now):
			l.ledger(now).spent[a.limitKey] += n
		}
	}
}

// use takes from a rate what others have let through, as far as there is something: nobody waits for longer than if he had been
// let through here alone. l.mu is held.
func (l *Limiter) use(key limitKey, n int, now time.Time) {
	c := l.counter(key, l.limits.rateOf(key), now)
	c.AllowN(now, min(n, int(c.TokensAt(now))))
}

// Share has nodes tell each other, once in a pace, until stop is called. It is called before anything is counted.
func (l *Limiter) Share(b bus.Bus, pace time.Duration) (stop func()) {
	if l.limits.Off {
		return func() {}
	}
	l.shared = true
	unhear := b.Hear(l.Hear)
	ended, over := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(over)
		ticker := time.NewTicker(pace)
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
				l.Tell(b.Say)
			case <-ended:
				l.Tell(b.Say)
				return
			}
		}
	}()
	return func() {
		unhear()
		close(ended)
		<-over
	}
}
