CREATE TABLE preferences (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  changed_at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, name)
) STRICT;
