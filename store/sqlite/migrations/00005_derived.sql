-- +goose Up

-- A cache: what follows from the log of a table and takes long to make. All of it may be deleted.
CREATE TABLE derived (
	age INTEGER PRIMARY KEY AUTOINCREMENT,
	tab TEXT NOT NULL,
	name TEXT NOT NULL,
	made_of TEXT NOT NULL,
	data BLOB NOT NULL,
	UNIQUE (tab, name)
);
