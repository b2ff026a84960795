-- Until when a browser of the person is asked for no second factor; 0: it is asked.
ALTER TABLE known_devices ADD COLUMN trusted_until_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE device_proofs ADD COLUMN trusts_device INTEGER NOT NULL DEFAULT 0;
-- Whatever happens to the factors, trust ends; a code that is used changes no factor.
CREATE TRIGGER trust_ends_with_new_app AFTER INSERT ON totp_factors
BEGIN
  UPDATE known_devices SET trusted_until_ms = 0 WHERE user_id = new.user_id;
END;
CREATE TRIGGER trust_ends_with_other_app AFTER UPDATE OF secret ON totp_factors
BEGIN
  UPDATE known_devices SET trusted_until_ms = 0 WHERE user_id = new.user_id;
END;
CREATE TRIGGER trust_ends_with_app AFTER DELETE ON totp_factors
BEGIN
  UPDATE known_devices SET trusted_until_ms = 0 WHERE user_id = old.user_id;
END;
CREATE TRIGGER trust_ends_with_new_passkey AFTER INSERT ON passkeys
BEGIN
  UPDATE known_devices SET trusted_until_ms = 0 WHERE user_id = new.user_id;
END;
CREATE TRIGGER trust_ends_with_passkey AFTER DELETE ON passkeys
BEGIN
  UPDATE known_devices SET trusted_until_ms = 0 WHERE user_id = old.user_id;
END;
