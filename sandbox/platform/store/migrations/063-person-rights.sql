-- What an operator has closed for a person, and why; without a row the right is open.
CREATE TABLE person_rights (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (user_id, name)
) STRICT;
