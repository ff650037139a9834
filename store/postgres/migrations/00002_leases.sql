-- +goose Up

-- The processes that share the database, and until when each is taken to live.
CREATE TABLE nodes (
    id    bytea       NOT NULL PRIMARY KEY,
    until timestamptz NOT NULL
);

-- Which node acts by itself for a table. The number is greater whenever it is another node.
CREATE SEQUENCE fences;

CREATE TABLE leases (
    tab   bytea  NOT NULL PRIMARY KEY,
    node  bytea  NOT NULL,
    fence bigint NOT NULL DEFAULT nextval('fences')
);

CREATE INDEX leases_node ON leases (node);
