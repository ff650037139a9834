-- +goose Up

-- Entries of seq that only their owners see.
ALTER TABLE tables ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
