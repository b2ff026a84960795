-- The second factor was lost: the person came in by a code on paper, or without it.
ALTER TABLE users ADD COLUMN binds_anew INTEGER NOT NULL DEFAULT 0;
