-- Keys with which a device signs a person in. A key belongs to one host: its domain is in the key.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  host TEXT NOT NULL,
  name TEXT NOT NULL,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  is_synced INTEGER NOT NULL,
  created_at_ms INTEGER NOT NULL,
  used_at_ms INTEGER
) STRICT;
CREATE INDEX passkeys_by_user ON passkeys (user_id);
-- What a device must sign, once.
CREATE TABLE passkey_challenges (
  challenge_hash TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  -- Who makes a key; empty for a sign-in.
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  expires_at_ms INTEGER NOT NULL
) STRICT;
