-- Money modes of the coupon. The house has several accounts now: its own, promotions, taxes, advances.
DROP INDEX ledger_accounts_of_system;
CREATE UNIQUE INDEX ledger_accounts_of_house ON ledger_accounts (kind, currency, label) WHERE kind <> 'user';
ALTER TABLE ledger_transactions ADD COLUMN purpose TEXT;
-- On what conditions a coupon was taken, and how its return was split when it was settled.
ALTER TABLE coupons ADD COLUMN money_terms TEXT NOT NULL DEFAULT '{}';
ALTER TABLE coupons ADD COLUMN payout_split TEXT;

CREATE TABLE promo_codes (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  promo TEXT NOT NULL
) STRICT;
CREATE TABLE promo_uses (
  code TEXT NOT NULL COLLATE NOCASE REFERENCES promo_codes (code) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  PRIMARY KEY (code, user_id)
) STRICT;
CREATE INDEX promo_uses_by_coupon ON promo_uses (coupon_id);

CREATE TABLE advances (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id),
  account_id INTEGER NOT NULL REFERENCES ledger_accounts (id),
  minor INTEGER NOT NULL CHECK (minor > 0),
  repaid_minor INTEGER NOT NULL DEFAULT 0 CHECK (repaid_minor BETWEEN 0 AND minor)
) STRICT;
CREATE INDEX advances_open ON advances (account_id, coupon_id) WHERE repaid_minor < minor;

CREATE TABLE bonus_accounts (
  account_id INTEGER PRIMARY KEY REFERENCES ledger_accounts (id),
  wager_minor INTEGER NOT NULL CHECK (wager_minor > 0),
  wagered_minor INTEGER NOT NULL DEFAULT 0,
  most_minor INTEGER NOT NULL,
  ends_at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE vip_requests (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  stake_minor INTEGER NOT NULL,
  max_minor INTEGER NOT NULL,
  answer TEXT CHECK (answer IN ('confirm', 'offer', 'refuse', 'withdrawn')),
  offer_minor INTEGER,
  selections TEXT NOT NULL,
  offer_ends_at_ms INTEGER,
  PRIMARY KEY (user_id, key)
) STRICT;
