package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"volgare/store/schema"
)

// For historical reasons, the schema calls an identity a browser: the table is browsers, and columns with the id of an identity
// are called browser, except in the table channels.

// writes are the statements of the writer.
type writes struct {
	begin, commit, rollback            *sql.Stmt
	length, entry, summary, rules      *sql.Stmt
	secretOfServers                    *sql.Stmt
	last, nothingDue                   *sql.Stmt
	hold, release                      *sql.Stmt
	identity, forget, secret, recovery *sql.Stmt
	isIdentity                         *sql.Stmt
	link, dropLink, dropEarlier        *sql.Stmt
	report, ownReports, manyReports    *sql.Stmt
	oldReports, derived, oldDerived    *sql.Stmt
	savepoint, takeBack, goOn          *sql.Stmt
	unkept, dropTable, dropEntries     *sql.Stmt
	outage, pulse, oldOutages          *sql.Stmt
	putOutage                          *sql.Stmt
	dropHoldings, dropLinks, dropMade  *sql.Stmt
	channel, isChannel, dropChannel    *sql.Stmt
	dropChannels                       *sql.Stmt
	note, dropNote, dropNotes          *sql.Stmt
}

func (w *writes) list() []statement {
	return []statement{
		{&w.begin, `BEGIN IMMEDIATE`},
		{&w.commit, `COMMIT`},
		{&w.rollback, `ROLLBACK`},
		{&w.length, `SELECT seq FROM tables WHERE name = ?`},
		{&w.last, `SELECT data FROM entries WHERE tab = ? AND seq = ?`},
		{&w.entry, `INSERT INTO entries (tab, seq, data) VALUES (?, ?, ?)`},
		{&w.summary, `INSERT INTO tables (name, ` + summaryColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
			ON CONFLICT (name) DO UPDATE SET (` + summaryColumns + `) = (excluded.seq, excluded.hidden, excluded.title, excluded.state,
			excluded.public, excluded.open, excluded.turn, excluded.decides, excluded.host, excluded.origin, excluded.kept,
			excluded.due, excluded.data, excluded.created, excluded.changed)`},
		{&w.nothingDue, `UPDATE tables SET due = NULL WHERE name = ? AND seq = ?`},
		{&w.rules, `INSERT OR IGNORE INTO rules (hash, data) VALUES (?, ?)`},
		{&w.secretOfServers, schema.PutSecret},
		{&w.outage, `INSERT OR IGNORE INTO outages (since, until) SELECT at, ?1 FROM alive WHERE at < ?2`},
		{&w.pulse, `INSERT INTO alive (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)`},
		{&w.putOutage, schema.PutOutage},
		{&w.oldOutages, `DELETE FROM outages WHERE until < ?`},
		{&w.hold, `INSERT OR IGNORE INTO holdings (browser, tab, seat) VALUES (?, ?, ?)`},
		{&w.release, `DELETE FROM holdings WHERE browser = ? AND tab = ? AND seat = ?`},
		{&w.recovery, `UPDATE browsers SET recovery = NULL WHERE recovery = ? AND id <> ?`},
		{&w.identity, `INSERT INTO browsers (id, name, recovery, created, seen) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET (name, recovery, created, seen) =
			(excluded.name, excluded.recovery, excluded.created, excluded.seen)`},
		{&w.isIdentity, identity + `WHERE id = ?` + byPos},
		{&w.forget, `DELETE FROM secrets WHERE browser = ?`},
		{&w.secret, `INSERT OR REPLACE INTO secrets (hash, browser, pos) VALUES (?, ?, ?)`},
		{&w.dropEarlier, `DELETE FROM links WHERE tab = ? AND seat = ? AND browser = ?`},
		{&w.link, `INSERT OR REPLACE INTO links (hash, tab, seat, browser, expires) VALUES (?, ?, ?, ?, ?)`},
		{&w.dropLink, `DELETE FROM links WHERE hash = ?`},
		{&w.report, `INSERT OR REPLACE INTO reports (id, tab, browser, seq, created, data) VALUES (?, ?, ?, ?, ?, ?)`},
		{&w.ownReports, `DELETE FROM reports WHERE tab = ?1 AND browser = ?2 AND id NOT IN
			(SELECT id FROM reports WHERE tab = ?1 AND browser = ?2 ORDER BY created DESC, id DESC LIMIT ?3)`},
		{&w.manyReports, `DELETE FROM reports WHERE id IN
			(SELECT id FROM (SELECT id, created, count(*) OVER (PARTITION BY browser) AS n FROM reports WHERE tab = ?1)
			ORDER BY n DESC, created, id LIMIT max(0, (SELECT count(*) FROM reports WHERE tab = ?1) - ?2))`},
		{&w.oldReports, `DELETE FROM reports WHERE created < ?`},
		{&w.derived, `INSERT OR REPLACE INTO derived (tab, name, made_of, data) VALUES (?, ?, ?, ?)`},
		{&w.oldDerived, `DELETE FROM derived WHERE age NOT IN (SELECT age FROM derived ORDER BY age DESC LIMIT ?)`},
		{&w.savepoint, `SAVEPOINT rehearsal`},
		{&w.takeBack, `ROLLBACK TO rehearsal`},
		{&w.goOn, `RELEASE rehearsal`},
		{&w.unkept, `SELECT name FROM tables WHERE NOT kept AND changed < ? AND name NOT IN (SELECT tab FROM reports)
			ORDER BY changed LIMIT ?`},
		{&w.dropTable, `DELETE FROM tables WHERE name = ?`},
		{&w.dropEntries, `DELETE FROM entries WHERE tab = ?`},
		{&w.dropHoldings, `DELETE FROM holdings WHERE tab = ?`},
		{&w.dropLinks, `DELETE FROM links WHERE tab = ?`},
		{&w.dropMade, `DELETE FROM derived WHERE tab = ?`},
		{&w.channel, schema.PutChannel},
		{&w.isChannel, channels + `WHERE id = ?`},
		{&w.dropChannel, `DELETE FROM channels WHERE id = ?`},
		{&w.dropChannels, `DELETE FROM channels WHERE identity = '' AND tab = ?`},
		{&w.note, `INSERT OR REPLACE INTO notes (` + noteColumns + `) VALUES (?, ?, ?)`},
		{&w.dropNote, `DELETE FROM notes WHERE tab = ? AND browser = ?`},
		{&w.dropNotes, `DELETE FROM notes WHERE tab = ?`},
	}
}

// reads are the statements of the readers.
type reads struct {
	entries, summary               *sql.Stmt
	tables, rules, lengths         *sql.Stmt
	secretOfServers, outages       *sql.Stmt
	held, listed, marks, due       *sql.Stmt
	holdings                       *sql.Stmt
	identity, bySecret, byRecovery *sql.Stmt
	link, reports, derived         *sql.Stmt
	allRules, allIdentities        *sql.Stmt
	allHoldings, allLinks          *sql.Stmt
	allReports, allSecrets, logs   *sql.Stmt
	channel, channelsOf            *sql.Stmt
	channelsBy, allChannels        *sql.Stmt
	note, allNotes, allOutages     *sql.Stmt
}

const (
	summaryColumns = `seq, hidden, ` + otherColumns
	summaryRead    = schema.LengthColumns + `, ` + otherColumns
	otherColumns   = `title, state, public, open, turn, decides, host, origin, kept, due, data, created, changed`
	// ofIdentity is the condition of the tables at which an identity has a seat. Its id follows.
	ofIdentity = `name IN (SELECT tab FROM holdings WHERE browser = `
	dueAfter   = `SELECT name, due FROM tables WHERE due IS NOT NULL AND (due, name) > (?, ?) ORDER BY due, name LIMIT ?`
	// identity has a row for each secret, and one for an identity that has lost all.
	identity = `SELECT id, name, recovery, created, seen, hash FROM browsers LEFT JOIN secrets ON browser = id `
	byPos    = ` ORDER BY pos`

	channels      = `SELECT ` + schema.ChannelColumns + ` FROM channels `
	linkColumns   = `hash, tab, seat, browser, expires`
	reportColumns = `id, tab, browser, seq, created, data`
	noteColumns   = `tab, browser, text`
)

func (r *reads) list() []statement {
	return []statement{
		{&r.entries, schema.EntriesAfter},
		{&r.summary, `SELECT name, ` + summaryRead + ` FROM tables WHERE name = ?`},
		{&r.lengths, `SELECT name, ` + schema.LengthColumns + ` FROM tables WHERE name IN (SELECT value FROM json_each(?))`},
		{&r.held, `SELECT name, ` + summaryRead + ` FROM tables WHERE ` + schema.Behind + ofIdentity + `$5)` + schema.Order + `$4`},
		{&r.listed, `SELECT name, ` + summaryRead + ` FROM tables WHERE ` + schema.Behind + schema.Listed + schema.Order + `$4`},
		{&r.marks, `SELECT name, state, seq - hidden,
			(SELECT group_concat(seat ORDER BY seat) FROM holdings WHERE browser = ?1 AND tab = name)
			FROM tables WHERE ` + ofIdentity + `?1)` + schema.Order + `?2`},
		{&r.due, dueAfter},
		{&r.tables, `SELECT name, ` + summaryRead + ` FROM tables WHERE name > ? ORDER BY name LIMIT ?`},
		{&r.rules, `SELECT data FROM rules WHERE hash = ?`},
		{&r.secretOfServers, `SELECT data FROM server_secrets WHERE name = ?`},
		{&r.allOutages, schema.AllOutages},
		{&r.outages, `SELECT since, until FROM outages ORDER BY since`},
		{&r.holdings, `SELECT tab, seat, browser FROM holdings WHERE browser = ? ORDER BY tab, seat`},
		{&r.identity, identity + `WHERE id = ?` + byPos},
		{&r.bySecret, identity + `WHERE id = (SELECT browser FROM secrets WHERE hash = ?)` + byPos},
		{&r.byRecovery, identity + `WHERE recovery = ?` + byPos},
		{&r.link, `SELECT ` + linkColumns + ` FROM links
			WHERE hash = ? AND (expires IS NULL OR expires > ?)`},
		{&r.reports, `SELECT ` + reportColumns + ` FROM reports WHERE tab = ? ORDER BY created, id`},
		{&r.allRules, `SELECT hash, data FROM rules WHERE hash > ? ORDER BY hash LIMIT ?`},
		{&r.allIdentities, `SELECT id FROM browsers WHERE id > ? ORDER BY id LIMIT ?`},
		{&r.allHoldings, `SELECT tab, seat, browser FROM holdings
			WHERE (browser, tab, seat) > (?, ?, ?) ORDER BY browser, tab, seat LIMIT ?`},
		{&r.allLinks, `SELECT ` + linkColumns + ` FROM links WHERE hash > ? ORDER BY hash LIMIT ?`},
		{&r.allReports, `SELECT ` + reportColumns + ` FROM reports WHERE id > ? ORDER BY id LIMIT ?`},
		{&r.allSecrets, `SELECT name, data FROM server_secrets WHERE name > ? ORDER BY name LIMIT ?`},
		{&r.channel, channels + `WHERE id = ?`},
		{&r.channelsOf, channels + `WHERE identity = ? AND tab = ? ORDER BY id`},
		{&r.channelsBy, channels + `WHERE target = ? ORDER BY id`},
		{&r.allChannels, channels + `WHERE id > ? ORDER BY id LIMIT ?`},
		{&r.note, `SELECT ` + noteColumns + ` FROM notes WHERE tab = ? AND browser = ?`},
		{&r.allNotes, `SELECT ` + noteColumns + ` FROM notes WHERE (tab, browser) > (?, ?) ORDER BY tab, browser LIMIT ?`},
		{&r.logs, schema.Logs},
		{&r.derived, `SELECT data FROM derived WHERE tab = ? AND name = ? AND made_of = ?`},
	}
}

type statement struct {
	to   **sql.Stmt
	text string
}

// preparer is a *sql.DB or a *sql.Conn.
type preparer interface {
	PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
}

func prepare(ctx context.Context, on preparer, list []statement) error {
	for _, s := range list {
		st, err := on.PrepareContext(ctx, s.text) //nolint:sqlclosecheck // see finish
		if err != nil {
			return fmt.Errorf("prepare %s: %w", s.text, err)
		}
		*s.to = st
	}
	return nil
}

// finish closes statements. Those of a *sql.Conn do not end with it, and SQLite
// keeps its files open as long as there is one.
func finish(list []statement) (err error) {
	for _, s := range list {
		if *s.to != nil {
			err = errors.Join(err, (*s.to).Close())
		}
	}
	return err
}
