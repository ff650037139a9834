-- +goose Up

-- The secrets of the servers that share the store, by name.
CREATE TABLE server_secrets (
    name TEXT NOT NULL PRIMARY KEY,
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO server_secrets (name, data) SELECT 'server', key FROM server_key;

DROP TABLE server_key;

-- Ways to notify a person, or the webhooks of a table: exactly one of identity and tab is not empty.
CREATE TABLE channels (
    id       TEXT NOT NULL PRIMARY KEY,
    identity TEXT NOT NULL,
    tab      TEXT NOT NULL,
    target   TEXT NOT NULL, -- URL or mail address
    data     BLOB NOT NULL
) STRICT;

CREATE INDEX channels_owner ON channels (identity, tab);
CREATE INDEX channels_target ON channels (target);
