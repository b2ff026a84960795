-- The operator to whom the person is asked to move, and what was answered; one row a person.
CREATE TABLE person_transfers (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  operator TEXT NOT NULL,
  -- NULL while nothing was answered.
  answer TEXT,
  answered_at_ms INTEGER
) STRICT;
