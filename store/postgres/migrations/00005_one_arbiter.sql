-- +goose Up

-- A commit states the length of the log that it continues. Nothing else decides whether it is stored.
DROP TABLE leases, nodes, writers;
DROP SEQUENCE fences;
