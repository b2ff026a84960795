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
