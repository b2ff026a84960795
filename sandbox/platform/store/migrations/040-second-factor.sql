-- When a session last proved who is there, and how it came to be.
ALTER TABLE sessions ADD COLUMN fresh_at_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN fresh2_at_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN way TEXT NOT NULL DEFAULT 'password';
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN country TEXT NOT NULL DEFAULT '';
-- The app that makes codes; each step of time is used once.
CREATE TABLE totp_factors (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,
  last_step INTEGER NOT NULL
) STRICT;
-- Apps that are being set up: nothing is bound yet.
CREATE TABLE totp_setups (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret TEXT NOT NULL
) STRICT;
CREATE TABLE recovery_codes (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (user_id, code_hash)
) STRICT;
-- Sign-ins that wait for the second factor.
CREATE TABLE two_step_tickets (
  ticket_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  way TEXT NOT NULL,
  is_persistent INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at_ms INTEGER NOT NULL
) STRICT;
