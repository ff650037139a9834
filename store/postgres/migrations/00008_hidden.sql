-- +goose Up

-- Entries of seq that only their owners see. An older program cannot append to the log of a table that has such entries.
ALTER TABLE tables ADD COLUMN hidden bigint NOT NULL DEFAULT 0;
