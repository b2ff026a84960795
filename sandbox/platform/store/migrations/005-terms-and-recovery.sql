ALTER TABLE users ADD COLUMN phone TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN has_email INTEGER NOT NULL DEFAULT 1;
ALTER TABLE users ADD COLUMN is_pay_and_play INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN needs_identification INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN has_data_after_registration INTEGER NOT NULL DEFAULT 1;

CREATE TABLE terms (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  updated_at_s INTEGER NOT NULL
) STRICT;

CREATE TABLE terms_agreements (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  updated_at_s INTEGER NOT NULL,
  agreed_at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, updated_at_s)
) STRICT;

CREATE TABLE password_resets (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX password_resets_by_user ON password_resets (user_id);
