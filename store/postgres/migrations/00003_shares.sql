-- +goose Up

-- Who made a table, and where he came from; whether people have played there, as nobody knows of the older ones.
ALTER TABLE tables
    ADD COLUMN host   bytea   NOT NULL DEFAULT '',
    ADD COLUMN origin bytea   NOT NULL DEFAULT '',
    ADD COLUMN kept   boolean NOT NULL DEFAULT true;

UPDATE tables SET host = identity, origin = identity FROM holdings WHERE tab = name AND seat = 'host';

-- What the list of open tables is chosen by, so that it reads no others.
DROP INDEX tables_listed;

CREATE INDEX tables_listed ON tables (state, changed DESC, name, host, origin, public, open)
    WHERE public AND (state = 'playing' OR state = 'seating' AND open > 0);

CREATE INDEX tables_unkept ON tables (changed) WHERE NOT kept;
