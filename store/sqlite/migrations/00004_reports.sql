-- +goose Up

-- Who made a report; empty for those who only watch, and for what was reported before.
ALTER TABLE reports ADD COLUMN browser TEXT NOT NULL DEFAULT '';
