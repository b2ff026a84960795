-- The odds of the whole coupon as the person read them.
ALTER TABLE coupons ADD COLUMN coef_by_view TEXT;
