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
