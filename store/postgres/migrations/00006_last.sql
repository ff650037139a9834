-- +goose Up

-- The SHA-256 of the last entry, which a commit has to name, and the number of that entry. Older programs do not write them.
-- This migration leaves them empty: to compute them, it would have to lock all tables while it reads their entries.
ALTER TABLE tables
    ADD COLUMN last    bytea  NOT NULL DEFAULT '',
    ADD COLUMN last_of bigint NOT NULL DEFAULT 0;
