-- Accounts elsewhere that sign in here: by provider and the provider's own number of the person.
CREATE TABLE provider_links (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at_ms INTEGER NOT NULL,
  PRIMARY KEY (provider, subject)
) STRICT;
-- Sign-ins that went to a provider and are not back yet.
CREATE TABLE provider_tries (
  state_hash TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  verifier TEXT NOT NULL,
  nonce TEXT NOT NULL,
  return_path TEXT NOT NULL,
  language TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
-- What the way back gives to the page, to be used once.
CREATE TABLE provider_passes (
  pass_hash TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT NOT NULL,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  expires_at_ms INTEGER NOT NULL
) STRICT;
