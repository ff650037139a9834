-- +goose Up

-- When a server last ran: one row. From it follow the times in which none ran, which are credited to the clocks of tables.
CREATE TABLE alive (
    one boolean NOT NULL PRIMARY KEY CHECK (one),
    at bigint NOT NULL
);

CREATE TABLE outages (
    since bigint NOT NULL PRIMARY KEY,
    until bigint NOT NULL
);
