-- One of many singles: the key that it was placed under with the others.
ALTER TABLE coupons ADD COLUMN singles_key TEXT;
