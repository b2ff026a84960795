-- How long people play: a session ends when no page was open for a while.
CREATE TABLE person_play (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  started_at_ms INTEGER NOT NULL,
  seen_at_ms INTEGER NOT NULL,
  -- The day since the epoch, and how long the person has played on it.
  day INTEGER NOT NULL,
  day_ms INTEGER NOT NULL,
  -- When the last reality check of the session was answered, and whether it was to be the last.
  checked_at_ms INTEGER,
  is_check_off INTEGER NOT NULL DEFAULT 0
) STRICT;
-- What was answered to reality checks; rows are only added.
CREATE TABLE reality_checks (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  shown_at_ms INTEGER NOT NULL,
  answered_at_ms INTEGER NOT NULL,
  action TEXT NOT NULL,
  UNIQUE (user_id, shown_at_ms)
) STRICT;
