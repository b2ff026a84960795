ALTER TABLE coupon_legs RENAME TO coupon_selections;
