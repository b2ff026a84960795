-- Passwords that were closed when a change was taken back: whoever made the change may know them.
CREATE TABLE closed_passwords (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  password_hash TEXT NOT NULL
) STRICT;
CREATE INDEX closed_passwords_by_user ON closed_passwords (user_id);
