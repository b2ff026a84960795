-- Codes by letter that take the place of a password where the account has none.
CREATE TABLE proof_codes (
  guid_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX proof_codes_by_user ON proof_codes (user_id);
CREATE TRIGGER proof_code_gone AFTER DELETE ON proof_codes
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.guid_hash;
END;
