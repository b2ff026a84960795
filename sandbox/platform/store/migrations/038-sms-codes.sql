-- Codes of the sign-in by text. The tries of a number outlast its codes.
CREATE TABLE sms_codes (
  guid_hash TEXT PRIMARY KEY,
  phone TEXT NOT NULL,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE sms_tries (
  phone TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sms_tries_by_phone ON sms_tries (phone);
CREATE TRIGGER sms_code_gone AFTER DELETE ON sms_codes
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.guid_hash;
END;
