-- +goose Up

-- Times are milliseconds since 1970, UTC. Hashes and data are opaque.

CREATE TABLE tables (
    name    TEXT    NOT NULL PRIMARY KEY,
    seq     INTEGER NOT NULL, -- of the last entry
    title   TEXT    NOT NULL,
    state   TEXT    NOT NULL,
    public  INTEGER NOT NULL,
    open    INTEGER NOT NULL,
    turn    INTEGER NOT NULL,
    decides TEXT    NOT NULL,
    data    BLOB    NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

-- What the list of open tables shows, so that it reads no more than its limit.
CREATE INDEX tables_listed ON tables (changed DESC, name)
    WHERE public AND (open > 0 OR state = 'playing');

-- Clustered by table: a log is read in one go.
CREATE TABLE entries (
    tab  TEXT    NOT NULL,
    seq  INTEGER NOT NULL, -- from 1, without gaps
    data BLOB    NOT NULL,
    PRIMARY KEY (tab, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE holdings (
    browser TEXT NOT NULL,
    tab     TEXT NOT NULL,
    seat    TEXT NOT NULL,
    PRIMARY KEY (browser, tab, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE browsers (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    recovery BLOB    UNIQUE, -- NULL for none
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL
) STRICT;

CREATE TABLE secrets (
    hash    BLOB    NOT NULL PRIMARY KEY,
    browser TEXT    NOT NULL,
    pos     INTEGER NOT NULL -- in the list of its browser
) STRICT, WITHOUT ROWID;

CREATE INDEX secrets_browser ON secrets (browser, pos);

CREATE TABLE links (
    hash    BLOB    NOT NULL PRIMARY KEY,
    tab     TEXT    NOT NULL, -- empty for a device link
    seat    TEXT    NOT NULL,
    browser TEXT    NOT NULL, -- empty for a seat link
    expires INTEGER           -- NULL for never
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX links_seat ON links (tab, seat) WHERE tab <> '';

CREATE TABLE reports (
    id      TEXT    NOT NULL PRIMARY KEY,
    tab     TEXT    NOT NULL,
    seq     INTEGER NOT NULL,
    created INTEGER NOT NULL,
    data    BLOB    NOT NULL
) STRICT;

CREATE INDEX reports_tab ON reports (tab, created, id);

-- One row that is written to learn whether writing works.
CREATE TABLE pings (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    count INTEGER NOT NULL
) STRICT;

INSERT INTO pings VALUES (1, 0);
