-- Limits that people set themselves. A looser amount waits beside the one that holds.
CREATE TABLE person_limits (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- Minor units; empty where there is none.
  minor INTEGER CHECK (minor IS NULL OR minor >= 0),
  started_at_ms INTEGER NOT NULL,
  -- A looser amount that was asked for; no amount with a time means that the limit is to go.
  wished_minor INTEGER CHECK (wished_minor IS NULL OR wished_minor >= 0),
  wished_at_ms INTEGER,
  PRIMARY KEY (user_id, type)
) STRICT;
-- Self-exclusion and times without deposits.
CREATE TABLE person_breaks (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type INTEGER NOT NULL,
  started_at_ms INTEGER NOT NULL,
  ends_at_ms INTEGER NOT NULL,
  reason TEXT,
  PRIMARY KEY (user_id, type)
) STRICT;
-- Who changed what and when; rows are only added.
CREATE TABLE person_limit_log (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,
  event TEXT NOT NULL,
  minor INTEGER,
  until_ms INTEGER
) STRICT;
CREATE INDEX person_limit_log_by_user ON person_limit_log (user_id, id);
