-- +goose Up

-- When something happens first at a table if nobody acts; NULL where nothing does. Of older tables that are being played nobody
-- knows it: it has been due for long, until somebody has looked.
ALTER TABLE tables ADD COLUMN due INTEGER;

UPDATE tables SET due = 0 WHERE state = 'playing';

-- So that a server that starts finds what there is to do, and reads nothing else.
CREATE INDEX tables_due ON tables (due, name) WHERE due IS NOT NULL;
