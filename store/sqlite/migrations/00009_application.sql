-- +goose Up

-- Marks the file as a database of this program: "vlgr" in ASCII.
PRAGMA application_id = 1986815858;
