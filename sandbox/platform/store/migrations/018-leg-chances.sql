-- Fair chance of a leg of an anti-express: a returned one changes the price to that of the others.
ALTER TABLE coupon_legs ADD COLUMN chance REAL;
