CREATE TRIGGER sign_in_link_spent AFTER UPDATE OF expires_at_ms ON sign_in_links
BEGIN
  UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = new.token_hash;
END;
