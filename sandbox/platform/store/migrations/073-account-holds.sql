-- Accounts in which nothing is left but to take money out and to ask the support, and why.
CREATE TABLE account_holds (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('frozen', 'recovery')),
  began_at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, reason)
) STRICT;
