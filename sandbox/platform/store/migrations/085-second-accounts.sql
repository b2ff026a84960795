-- By which cards and bank accounts people have paid: fingerprints of the provider, no digits.
CREATE TABLE person_instruments (
  fingerprint TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  first_at_ms INTEGER NOT NULL,
  PRIMARY KEY (fingerprint, user_id)
) STRICT;
-- An account is held as well where its owner has another one.
CREATE TABLE account_holds_next (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('frozen', 'recovery', 'second')),
  began_at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, reason)
) STRICT;
INSERT INTO account_holds_next SELECT user_id, reason, began_at_ms FROM account_holds;
DROP TABLE account_holds;
ALTER TABLE account_holds_next RENAME TO account_holds;
