-- +goose Up

-- What the rules of tables were made of, by their hash.
CREATE TABLE rules (
    hash TEXT NOT NULL PRIMARY KEY,
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;
