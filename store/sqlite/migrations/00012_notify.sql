-- +goose Up

-- The secrets of the servers that share the store, by name.
CREATE TABLE server_secrets (
    name TEXT NOT NULL PRIMARY KEY,
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO server_secrets (name, data) SELECT 'server', key FROM server_key;

DROP TABLE server_key;
