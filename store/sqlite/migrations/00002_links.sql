-- +goose Up

-- One link for a seat and one for a browser: what has expired does not pile up.

DELETE FROM links WHERE browser <> '' AND hash NOT IN (SELECT max(hash) FROM links GROUP BY browser);

DROP INDEX links_seat;

CREATE UNIQUE INDEX links_target ON links (tab, seat, browser);
