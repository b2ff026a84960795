/**
 * The schema, step by step; a released step is never edited. Money is integer minor units.
 * The ledger guards itself: entries are written once, a transaction is sealed only when its entries sum to zero in its
 * own currency, and a person's account cannot go below zero.
 */
export const migrations: readonly string[] = [
  `
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
  `,
  `
  CREATE TABLE blocks (
    user_id INTEGER NOT NULL UNIQUE,
    block TEXT NOT NULL
  ) STRICT;

  CREATE TABLE appeals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    template_type_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined')),
    answer TEXT,
    created_at_ms INTEGER NOT NULL,
    answered_at_ms INTEGER,
    CHECK ((state = 'open') = (answered_at_ms IS NULL))
  ) STRICT;
  CREATE UNIQUE INDEX appeals_open ON appeals (user_id) WHERE state = 'open';

  CREATE TABLE opening_notices (
    email TEXT PRIMARY KEY COLLATE NOCASE,
    asked_at_ms INTEGER NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE redirects (
    path TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    code INTEGER NOT NULL CHECK (code IN (301, 302, 307, 308))
  ) STRICT;
  `,
  `
  CREATE TABLE support_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    owner TEXT NOT NULL,
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    email TEXT,
    key TEXT NOT NULL,
    topic TEXT NOT NULL,
    text TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'in_work', 'answered', 'closed')),
    created_at_ms INTEGER NOT NULL,
    CHECK ((user_id IS NULL) = (email IS NOT NULL)),
    UNIQUE (owner, key)
  ) STRICT;
  CREATE INDEX support_requests_by_user ON support_requests (user_id, id);
  INSERT INTO sqlite_sequence (name, seq) VALUES ('support_requests', 48210);

  CREATE TABLE support_answers (
    id INTEGER PRIMARY KEY,
    request_id INTEGER NOT NULL REFERENCES support_requests (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    is_read INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX support_answers_by_request ON support_answers (request_id);

  CREATE TABLE support_callbacks (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    phone TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    calls_by_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX support_callbacks_by_user ON support_callbacks (user_id, calls_by_ms);

  CREATE TABLE support_chats (
    id INTEGER PRIMARY KEY,
    owner TEXT NOT NULL UNIQUE,
    consultant_id TEXT NOT NULL,
    reply TEXT,
    reply_at_ms INTEGER
  ) STRICT;

  CREATE TABLE support_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id INTEGER NOT NULL REFERENCES support_chats (id) ON DELETE CASCADE,
    sender TEXT NOT NULL CHECK (sender IN ('person', 'consultant')),
    text TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    key TEXT,
    UNIQUE (chat_id, key)
  ) STRICT;
  `,
  `
  ALTER TABLE users ADD COLUMN phone TEXT NOT NULL DEFAULT '';
  ALTER TABLE users ADD COLUMN has_email INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE users ADD COLUMN is_pay_and_play INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN needs_identification INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN has_data_after_registration INTEGER NOT NULL DEFAULT 1;

  CREATE TABLE terms (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    updated_at_s INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE terms_agreements (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    updated_at_s INTEGER NOT NULL,
    agreed_at_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, updated_at_s)
  ) STRICT;

  CREATE TABLE password_resets (
    token_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX password_resets_by_user ON password_resets (user_id);
  `,
  `
  CREATE TABLE sign_in_links (
    token_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE cookies_agreements (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    agree_type TEXT NOT NULL,
    agreed_at_s INTEGER NOT NULL
  ) STRICT;
  `,
  `
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
  `,
  `
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms INTEGER NOT NULL,
    report TEXT NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
  ALTER TABLE users ADD COLUMN activation_type INTEGER NOT NULL DEFAULT 0 CHECK (activation_type BETWEEN 0 AND 3);
  ALTER TABLE outbox ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
  ALTER TABLE opening_notices ADD COLUMN language TEXT NOT NULL DEFAULT 'en';

  CREATE TABLE letter_tokens (
    token_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'activate', 'code', 'stop-news', 'resume-news')),
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    contact TEXT NOT NULL,
    code_hash TEXT,
    tries_left INTEGER NOT NULL DEFAULT 0,
    expires_at_ms INTEGER NOT NULL,
    used_at_ms INTEGER
  ) STRICT;
  CREATE INDEX letter_tokens_by_user ON letter_tokens (user_id, purpose);

  CREATE TABLE mailing_settings (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    enable_mail_news INTEGER NOT NULL DEFAULT 1,
    enable_mail_deposit INTEGER NOT NULL DEFAULT 1,
    enable_mail_bets INTEGER NOT NULL DEFAULT 1,
    enable_sms_news INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  `,
  `
  -- Matches are known by another key now, one for all files that speak of them: those of before are imported anew.
  DROP TABLE imported_events;
  CREATE TABLE imported_events (
    key TEXT PRIMARY KEY,
    event TEXT NOT NULL,
    game_id INTEGER NOT NULL UNIQUE,
    version INTEGER NOT NULL UNIQUE
  ) STRICT;
  `,
  `
  CREATE TABLE preferences (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    changed_at_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, name)
  ) STRICT;
  `,
  `
  CREATE TABLE coupon_corrections (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    coupon_id INTEGER NOT NULL REFERENCES coupons (id),
    at_ms INTEGER NOT NULL,
    was_status_id INTEGER NOT NULL,
    was_payout_minor INTEGER NOT NULL,
    paid_minor INTEGER NOT NULL,
    taken_minor INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX coupon_corrections_by_coupon ON coupon_corrections (coupon_id, id);
  `,
  `
  -- Which matches of the last day were settled, and the legs of one of them: both for corrected results.
  CREATE INDEX coupon_legs_settled_by_start ON coupon_legs (starts_at_s, game_id) WHERE status_id >= 0;
  CREATE INDEX coupon_legs_settled ON coupon_legs (game_id) WHERE status_id >= 0;
  `,
  `
  -- The hash that a link has set: its answer may be lost, and the same change may come again.
  ALTER TABLE password_resets ADD COLUMN changed_to TEXT;
  `,
  `
  -- What the kinds of coupon need beside a stake: NULL where a kind has no such thing. Odds are thousandths.
  ALTER TABLE coupons ADD COLUMN bets_count INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE coupons ADD COLUMN min_possible_win_minor INTEGER;
  ALTER TABLE coupons ADD COLUMN system_value INTEGER;
  ALTER TABLE coupons ADD COLUMN amount_by_block TEXT;
  ALTER TABLE coupons ADD COLUMN anti_odds INTEGER;
  ALTER TABLE coupons ADD COLUMN is_exact_odds INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE coupons ADD COLUMN is_drop_on_score_change INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE coupons ADD COLUMN is_vip INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE coupons ADD COLUMN prepaid_minor INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE coupons ADD COLUMN promo_code TEXT;
  ALTER TABLE coupons ADD COLUMN bonus_bet_odds INTEGER;
  ALTER TABLE coupons ADD COLUMN hyper_bonus_percent INTEGER;
  ALTER TABLE coupon_legs ADD COLUMN block_id INTEGER;
  ALTER TABLE coupon_legs ADD COLUMN is_banker INTEGER NOT NULL DEFAULT 0;

  -- Scores of the live events at the moment of sending, and the answers of many singles, each for itself.
  ALTER TABLE placements ADD COLUMN scores TEXT;
  ALTER TABLE placements ADD COLUMN single_results TEXT;

  CREATE TABLE coupon_codes (
    code TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    snapshots TEXT NOT NULL,
    saved_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX coupon_codes_by_request ON coupon_codes (request, expires_at_ms);
  `,
  `
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
  `,
  `
  -- Fair chance of a leg of an anti-express: a returned one changes the price to that of the others.
  ALTER TABLE coupon_legs ADD COLUMN chance REAL;
  `,
  `
  ALTER TABLE coupons ADD COLUMN cashed_stake_minor INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE coupons ADD COLUMN cashed_minor INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE coupons ADD COLUMN cashed_at_ms INTEGER;
  ALTER TABLE coupons ADD COLUMN is_cashed_by_order INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE coupons ADD COLUMN auto_cash_out_minor INTEGER;
  CREATE INDEX coupons_with_order ON coupons (id) WHERE auto_cash_out_minor IS NOT NULL AND status_id < 0;
  CREATE TABLE cash_outs (
    user_id INTEGER NOT NULL REFERENCES users (id),
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    coupon_id INTEGER NOT NULL REFERENCES coupons (id),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'accepted', 'refused')),
    http_status INTEGER NOT NULL,
    errors TEXT,
    paid_minor INTEGER,
    created_at_ms INTEGER NOT NULL,
    wait_ms INTEGER NOT NULL,
    decides_at_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT;
  CREATE INDEX cash_outs_waiting ON cash_outs (coupon_id) WHERE state = 'waiting';
  `,
  `
  -- Coefficient cut of a person, before a match and in it.
  ALTER TABLE users ADD COLUMN is_cc_line INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN is_cc_live INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- One of many singles: the key that it was placed under with the others.
  ALTER TABLE coupons ADD COLUMN singles_key TEXT;
  `,
  `
  -- A history of ten thousand bets is counted, summed and paged from an index alone; sports are noted, not gathered.
  CREATE INDEX coupons_history ON coupons (user_id, currency, placed_at_ms, id, status_id, type_id, stake_minor, payout_minor, cashed_stake_minor, cashed_minor);
  DROP INDEX coupons_by_user;
  CREATE INDEX coupons_open_by_user ON coupons (user_id, id) WHERE status_id < 0;
  CREATE INDEX coupons_open_by_account ON coupons (account_id) WHERE status_id < 0;
  CREATE INDEX coupon_legs_by_sport ON coupon_legs (coupon_id, json_extract(snapshot, '$.sportId'));
  CREATE TABLE bet_sports (
    user_id INTEGER NOT NULL REFERENCES users (id),
    sport_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, sport_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO bet_sports SELECT DISTINCT user_id, json_extract(snapshot, '$.sportId') FROM coupon_legs JOIN coupons ON coupons.id = coupon_id;
  `,
];
