-- Which matches of the last day were settled, and the legs of one of them: both for corrected results.
CREATE INDEX coupon_legs_settled_by_start ON coupon_legs (starts_at_s, game_id) WHERE status_id >= 0;
CREATE INDEX coupon_legs_settled ON coupon_legs (game_id) WHERE status_id >= 0;
