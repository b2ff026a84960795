CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  login TEXT NOT NULL UNIQUE COLLATE NOCASE,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  name TEXT NOT NULL,
  country TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  ban_level INTEGER NOT NULL DEFAULT 0,
  ban_version INTEGER NOT NULL DEFAULT 1,
  verification_status INTEGER NOT NULL DEFAULT 0,
  has_deposit INTEGER NOT NULL DEFAULT 0,
  hide_balance INTEGER NOT NULL DEFAULT 0,
  disallow_line TEXT NOT NULL DEFAULT '[]',
  disallow_live TEXT NOT NULL DEFAULT '[]',
  active_account_id INTEGER,
  last_sign_in_at_ms INTEGER
) STRICT;

CREATE TABLE sessions (
  id_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  is_persistent INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
  token_hash TEXT PRIMARY KEY,
  session_hash TEXT NOT NULL REFERENCES sessions (id_hash) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_by_session ON tokens (session_hash);

CREATE TABLE login_attempts (
  id INTEGER PRIMARY KEY,
  login TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX login_attempts_by_login ON login_attempts (login, at_ms);

CREATE TABLE ledger_accounts (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('user', 'house', 'opening')),
  user_id INTEGER REFERENCES users (id),
  currency TEXT NOT NULL,
  type INTEGER NOT NULL DEFAULT 0,
  label TEXT NOT NULL,
  balance_minor INTEGER NOT NULL DEFAULT 0,
  CHECK (kind <> 'user' OR balance_minor >= 0),
  CHECK ((kind = 'user') = (user_id IS NOT NULL))
) STRICT;
CREATE INDEX ledger_accounts_by_user ON ledger_accounts (user_id);
CREATE UNIQUE INDEX ledger_accounts_of_system ON ledger_accounts (kind, currency) WHERE kind <> 'user';

CREATE TABLE ledger_transactions (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('opening', 'stake', 'payout', 'adjustment')),
  currency TEXT NOT NULL,
  coupon_id INTEGER,
  at_ms INTEGER NOT NULL,
  is_sealed INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE ledger_entries (
  id INTEGER PRIMARY KEY,
  transaction_id INTEGER NOT NULL REFERENCES ledger_transactions (id),
  account_id INTEGER NOT NULL REFERENCES ledger_accounts (id),
  minor INTEGER NOT NULL CHECK (minor <> 0)
) STRICT;
CREATE INDEX ledger_entries_by_account ON ledger_entries (account_id);
CREATE INDEX ledger_entries_by_transaction ON ledger_entries (transaction_id);

CREATE TRIGGER ledger_entry_guard BEFORE INSERT ON ledger_entries BEGIN
  SELECT RAISE(ABORT, 'ledger: the transaction is sealed or unknown')
    WHERE NOT EXISTS (SELECT 1 FROM ledger_transactions WHERE id = NEW.transaction_id AND is_sealed = 0);
  SELECT RAISE(ABORT, 'ledger: the account has another currency than the transaction')
    WHERE (SELECT currency FROM ledger_accounts WHERE id = NEW.account_id)
       <> (SELECT currency FROM ledger_transactions WHERE id = NEW.transaction_id);
END;
CREATE TRIGGER ledger_entry_posts AFTER INSERT ON ledger_entries BEGIN
  UPDATE ledger_accounts SET balance_minor = balance_minor + NEW.minor WHERE id = NEW.account_id;
END;
CREATE TRIGGER ledger_entry_keeps BEFORE UPDATE ON ledger_entries BEGIN
  SELECT RAISE(ABORT, 'ledger: entries are never changed');
END;
CREATE TRIGGER ledger_entry_stays BEFORE DELETE ON ledger_entries BEGIN
  SELECT RAISE(ABORT, 'ledger: entries are never deleted');
END;
CREATE TRIGGER ledger_seal_guard BEFORE UPDATE OF is_sealed ON ledger_transactions BEGIN
  SELECT RAISE(ABORT, 'ledger: the entries do not sum to zero')
    WHERE (SELECT COUNT(*) FROM ledger_entries WHERE transaction_id = NEW.id) < 2
       OR (SELECT SUM(minor) FROM ledger_entries WHERE transaction_id = NEW.id) <> 0;
END;

CREATE TABLE coupons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  account_id INTEGER NOT NULL REFERENCES ledger_accounts (id),
  type_id INTEGER NOT NULL,
  stake_minor INTEGER NOT NULL CHECK (stake_minor > 0),
  currency TEXT NOT NULL,
  coef REAL NOT NULL,
  possible_win_minor INTEGER NOT NULL,
  status_id INTEGER NOT NULL DEFAULT -2,
  payout_minor INTEGER,
  placed_at_ms INTEGER NOT NULL,
  settled_at_ms INTEGER,
  change_coef_action INTEGER NOT NULL,
  coef_view_id INTEGER NOT NULL,
  ref_id TEXT,
  search_text TEXT NOT NULL,
  CHECK ((status_id < 0) = (payout_minor IS NULL)),
  CHECK ((status_id < 0) = (settled_at_ms IS NULL))
) STRICT;
CREATE INDEX coupons_by_user ON coupons (user_id, placed_at_ms);
INSERT INTO sqlite_sequence (name, seq) VALUES ('coupons', 70418200);

CREATE TABLE coupon_legs (
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  position INTEGER NOT NULL,
  outcome_id INTEGER NOT NULL,
  game_id INTEGER NOT NULL,
  odds INTEGER NOT NULL CHECK (odds > 1000),
  starts_at_s INTEGER NOT NULL,
  status_id INTEGER NOT NULL DEFAULT -2,
  snapshot TEXT NOT NULL,
  PRIMARY KEY (coupon_id, position)
) STRICT;
CREATE INDEX coupon_legs_open ON coupon_legs (game_id) WHERE status_id < 0;

CREATE TABLE placements (
  user_id INTEGER NOT NULL REFERENCES users (id),
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  body TEXT NOT NULL,
  language TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'accepted', 'refused')),
  http_status INTEGER NOT NULL,
  errors TEXT,
  coupon_id INTEGER REFERENCES coupons (id),
  wait_ms INTEGER,
  decides_at_ms INTEGER,
  created_at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, key)
) STRICT;
CREATE INDEX placements_waiting ON placements (decides_at_ms) WHERE state = 'waiting';

CREATE TABLE favourites (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  lists TEXT NOT NULL
) STRICT;

CREATE TABLE imported_events (
  key TEXT PRIMARY KEY,
  event TEXT NOT NULL,
  game_id INTEGER NOT NULL
) STRICT;

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  at_ms INTEGER NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE site_overrides (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  overrides TEXT NOT NULL
) STRICT;
