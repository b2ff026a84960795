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
