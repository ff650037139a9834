-- +goose Up

-- Private texts of people about tables.
CREATE TABLE notes (
    tab TEXT NOT NULL,
    browser TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (tab, browser)
) STRICT, WITHOUT ROWID;
