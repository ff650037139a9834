-- +goose Up

-- Texts are bytes: what PostgreSQL takes for text has no zero byte, and an order of its
-- own. SET bytea_output = escape shows them. Times are milliseconds since 1970, UTC.

CREATE TABLE tables (
    name    bytea   NOT NULL PRIMARY KEY,
    seq     bigint  NOT NULL, -- of the last entry
    title   bytea   NOT NULL,
    state   bytea   NOT NULL,
    public  boolean NOT NULL,
    open    bigint  NOT NULL,
    turn    bigint  NOT NULL,
    decides bytea   NOT NULL,
    data    bytea   NOT NULL,
    created bigint  NOT NULL,
    changed bigint  NOT NULL
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05); -- each row changes with each move

-- What the list of open tables shows, so that it reads no more than its limit.
CREATE INDEX tables_listed ON tables (changed DESC, name)
    WHERE public AND (open > 0 OR state = 'playing');

-- Nobody reads entries but by their table, so that a table never needs the partition
-- of another, nor, one day, its cluster.
CREATE TABLE entries (
    tab  bytea  NOT NULL,
    seq  bigint NOT NULL, -- from 1, without gaps
    data bytea  NOT NULL,
    PRIMARY KEY (tab, seq)
) PARTITION BY HASH (tab);

-- +goose StatementBegin
DO $$
BEGIN
    FOR i IN 0..15 LOOP
        EXECUTE format('CREATE TABLE entries_%s PARTITION OF entries FOR VALUES WITH (MODULUS 16, REMAINDER %s)', i, i);
    END LOOP;
END $$;
-- +goose StatementEnd

CREATE TABLE holdings (
    identity bytea NOT NULL,
    tab      bytea NOT NULL,
    seat     bytea NOT NULL,
    PRIMARY KEY (identity, tab, seat)
);

CREATE TABLE rules (
    hash bytea NOT NULL PRIMARY KEY,
    data bytea NOT NULL
);

CREATE TABLE identities (
    id       bytea  NOT NULL PRIMARY KEY,
    name     bytea  NOT NULL,
    recovery bytea  UNIQUE, -- NULL for none
    created  bigint NOT NULL,
    seen     bigint NOT NULL
);

CREATE TABLE secrets (
    hash     bytea NOT NULL PRIMARY KEY,
    identity bytea NOT NULL,
    pos      bigint NOT NULL -- in the list of its identity
);

CREATE INDEX secrets_identity ON secrets (identity, pos);

CREATE TABLE links (
    hash     bytea NOT NULL PRIMARY KEY,
    tab      bytea NOT NULL, -- empty for a device link
    seat     bytea NOT NULL,
    identity bytea NOT NULL, -- empty for a seat link
    expires  bigint          -- NULL for never
);

CREATE UNIQUE INDEX links_target ON links (tab, seat, identity);

CREATE TABLE reports (
    id       bytea  NOT NULL PRIMARY KEY,
    tab      bytea  NOT NULL,
    identity bytea  NOT NULL, -- empty for those who only watch
    seq      bigint NOT NULL,
    created  bigint NOT NULL,
    data     bytea  NOT NULL
);

CREATE INDEX reports_tab ON reports (tab, created, id);

-- The secret key of the servers that share the store, with which they sign: one row.
CREATE TABLE server_key (
    one boolean NOT NULL PRIMARY KEY CHECK (one),
    key bytea   NOT NULL
);

-- A cache: what follows from the log of a table and takes long to make. All of it may be deleted.
CREATE TABLE derived (
    age     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tab     bytea  NOT NULL,
    name    bytea  NOT NULL,
    made_of bytea  NOT NULL,
    data    bytea  NOT NULL,
    UNIQUE (tab, name)
);

-- Who writes, one row for each store that was opened, and the last group that it has
-- stored: what is asked when a COMMIT was not answered.
CREATE TABLE writers (
    id   bytea       NOT NULL PRIMARY KEY,
    last bigint      NOT NULL,
    sum  bytea       NOT NULL, -- of what the group has written
    seen timestamptz NOT NULL DEFAULT now()
);
