-- +goose Up

-- The secrets of the servers that share the store, by name.
CREATE TABLE server_secrets (
    name bytea NOT NULL PRIMARY KEY,
    data bytea NOT NULL
);

INSERT INTO server_secrets (name, data) SELECT 'server', key FROM server_key;

DROP TABLE server_key;

-- Ways to notify a person, or the webhooks of a table: exactly one of identity and tab is not empty.
CREATE TABLE channels (
    id       bytea NOT NULL PRIMARY KEY,
    identity bytea NOT NULL,
    tab      bytea NOT NULL,
    target   bytea NOT NULL, -- URL or mail address
    data     bytea NOT NULL
);

CREATE INDEX channels_owner ON channels (identity, tab);
CREATE INDEX channels_target ON channels USING hash (target); -- a B-tree refuses long values
