-- +goose Up

-- A commit states the length of the log that it continues. Nothing else decides whether it is stored.
DROP TABLE leases, nodes, writers;
DROP SEQUENCE fences;

-- One row, which is written to find out whether the database can be written to.
CREATE TABLE pulse (
    one  boolean     NOT NULL PRIMARY KEY CHECK (one),
    felt timestamptz NOT NULL
);

INSERT INTO pulse (one, felt) VALUES (true, now());
