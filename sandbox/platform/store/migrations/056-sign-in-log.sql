-- Who came in, and who tried with a wrong password. Kept for 90 days.
CREATE TABLE sign_in_log (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  way TEXT NOT NULL,
  agent TEXT NOT NULL,
  country TEXT NOT NULL
) STRICT;
CREATE INDEX sign_in_log_by_user ON sign_in_log (user_id, id);
