-- +goose Up

-- When something happens first at a table if nobody acts, NULL where nothing does, and of which entry that was said. What an older
-- program writes says nothing of it: then it has been due for long, until somebody has looked.
ALTER TABLE tables
    ADD COLUMN due    bigint,
    ADD COLUMN due_of bigint NOT NULL DEFAULT 0;

UPDATE tables SET due = 0 WHERE state = 'playing';

-- So that a server that starts finds what there is to do, and reads nothing else.
CREATE INDEX tables_due ON tables ((CASE WHEN due_of = seq THEN due WHEN state = 'playing' THEN 0 END), name)
    WHERE (CASE WHEN due_of = seq THEN due WHEN state = 'playing' THEN 0 END) IS NOT NULL;
