-- +goose Up

-- Who made a table, and where he came from; whether people have played there, as nobody knows of the older ones.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN kept INTEGER NOT NULL DEFAULT 1;

UPDATE tables SET host = coalesce((SELECT browser FROM holdings WHERE tab = name AND seat = 'host'), '');
UPDATE tables SET origin = host;

-- What the list of open tables is chosen by, so that it reads no others.
DROP INDEX tables_listed;

CREATE INDEX tables_listed ON tables (state, changed DESC, name, host, origin, public, open)
    WHERE public AND (state = 'playing' OR state = 'seating' AND open > 0);

CREATE INDEX tables_unkept ON tables (changed) WHERE NOT kept;
