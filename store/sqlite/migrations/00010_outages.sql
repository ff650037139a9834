-- +goose Up

-- When a server last ran: one row. From it follow the times in which none ran, which are credited to the clocks of tables.
CREATE TABLE alive (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE outages (
    since INTEGER NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT;
