-- A device that is new waits for a press in a letter, after all factors.
ALTER TABLE users ADD COLUMN has_email_auth INTEGER NOT NULL DEFAULT 0;
CREATE TABLE device_proofs (
  ticket_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  way TEXT NOT NULL,
  is_persistent INTEGER NOT NULL,
  is_second_factor_proved INTEGER NOT NULL,
  -- Whence the sign-in comes, for the letter's page.
  agent TEXT NOT NULL,
  country TEXT NOT NULL,
  begun_at_ms INTEGER NOT NULL,
  -- Of the newest letter; those before it are worth nothing.
  link_hash TEXT NOT NULL UNIQUE,
  code_hash TEXT NOT NULL,
  letters INTEGER NOT NULL DEFAULT 1,
  tries INTEGER NOT NULL DEFAULT 0,
  sent_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  -- waiting, let-in or refused.
  state TEXT NOT NULL DEFAULT 'waiting'
) STRICT;
CREATE TRIGGER device_proof_gone AFTER DELETE ON device_proofs
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.link_hash;
END;
CREATE TRIGGER device_proof_decided AFTER UPDATE ON device_proofs
WHEN new.state <> 'waiting' OR new.link_hash <> old.link_hash
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.link_hash;
END;
-- Codes that a signed-in page shows for a phone. They end with the session that shows them.
CREATE TABLE sign_in_qrs (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_hash TEXT NOT NULL REFERENCES sessions (id_hash) ON DELETE CASCADE,
  agent TEXT NOT NULL,
  country TEXT NOT NULL,
  digits TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  -- shown, opened, used or stopped.
  state TEXT NOT NULL DEFAULT 'shown',
  phone_agent TEXT NOT NULL DEFAULT '',
  phone_country TEXT NOT NULL DEFAULT '',
  used_at_ms INTEGER
) STRICT;
CREATE INDEX sign_in_qrs_by_user ON sign_in_qrs (user_id, id);
