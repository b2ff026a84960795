ALTER TABLE outbox ADD COLUMN token_hash TEXT;
ALTER TABLE outbox ADD COLUMN wiped_body TEXT;
ALTER TABLE outbox ADD COLUMN expires_at_ms INTEGER;
CREATE INDEX outbox_by_token ON outbox (token_hash);
CREATE INDEX outbox_by_expiry ON outbox (expires_at_ms);
CREATE TRIGGER letter_token_used AFTER UPDATE OF used_at_ms, tries_left ON letter_tokens
WHEN new.used_at_ms IS NOT NULL OR (new.code_hash IS NOT NULL AND new.tries_left = 0)
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = new.token_hash;
END;
CREATE TRIGGER letter_token_gone AFTER DELETE ON letter_tokens
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.token_hash;
END;
CREATE TRIGGER sign_in_link_gone AFTER DELETE ON sign_in_links
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.token_hash;
END;
CREATE TRIGGER password_reset_used AFTER UPDATE OF changed_to ON password_resets
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = new.token_hash;
END;
CREATE TRIGGER password_reset_gone AFTER DELETE ON password_resets
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.token_hash;
END;
CREATE TRIGGER contact_undone AFTER UPDATE OF undone_at_ms ON contact_changes
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL
  WHERE token_hash IN (SELECT token_hash FROM contact_undos WHERE change_id = new.id);
END;
CREATE TRIGGER contact_undo_gone AFTER DELETE ON contact_undos
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.token_hash;
END;
