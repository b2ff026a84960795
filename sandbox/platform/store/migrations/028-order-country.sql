-- The country of whoever ordered an automatic cash-out: while it is blocked the order waits.
ALTER TABLE coupons ADD COLUMN auto_cash_out_country TEXT NOT NULL DEFAULT '';
