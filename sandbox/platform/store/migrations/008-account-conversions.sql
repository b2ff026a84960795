ALTER TABLE ledger_accounts ADD COLUMN closed_at_ms INTEGER;

CREATE TABLE account_conversions (
  account_id INTEGER PRIMARY KEY REFERENCES ledger_accounts (id),
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  from_currency TEXT NOT NULL,
  from_minor INTEGER NOT NULL,
  to_currency TEXT NOT NULL,
  to_minor INTEGER NOT NULL,
  rate TEXT NOT NULL,
  converted_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX account_conversions_by_user ON account_conversions (user_id);
