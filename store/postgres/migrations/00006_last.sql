-- +goose Up

-- The SHA-256 of the last entry, which a commit has to name, and the number of the entry of which that was said. An older program
-- says nothing of it. Nor does this migration: it would lock all tables while it reads their entries.
ALTER TABLE tables
    ADD COLUMN last    bytea  NOT NULL DEFAULT '',
    ADD COLUMN last_of bigint NOT NULL DEFAULT 0;
