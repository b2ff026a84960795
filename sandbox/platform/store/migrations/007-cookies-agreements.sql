CREATE TABLE cookies_agreements (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  agree_type TEXT NOT NULL,
  agreed_at_s INTEGER NOT NULL
) STRICT;
