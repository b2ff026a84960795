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
