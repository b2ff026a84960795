-- Coefficient cut of a person, before a match and in it.
ALTER TABLE users ADD COLUMN is_cc_line INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN is_cc_live INTEGER NOT NULL DEFAULT 0;
