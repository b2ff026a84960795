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
