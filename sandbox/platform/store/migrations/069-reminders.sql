-- The password with which the person signed in last stands in a list of leaked ones.
ALTER TABLE users ADD COLUMN has_known_password INTEGER NOT NULL DEFAULT 0;
-- The person said that the recovery codes are saved.
ALTER TABLE users ADD COLUMN has_saved_codes INTEGER NOT NULL DEFAULT 1;
