-- +goose Up

-- Private texts of people about tables.
CREATE TABLE notes (
    tab bytea NOT NULL,
    identity bytea NOT NULL,
    text bytea NOT NULL,
    PRIMARY KEY (tab, identity)
);
