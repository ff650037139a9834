-- +goose Up

-- The secret key of the servers that share the store, with which they sign: one row.
CREATE TABLE server_key (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    key BLOB NOT NULL
) STRICT;
