-- Money that comes in and goes out: one transaction for each payment, kind and leg, however often
-- a provider tells of it.
ALTER TABLE ledger_transactions ADD COLUMN payment_id INTEGER;
ALTER TABLE ledger_transactions ADD COLUMN payment_kind TEXT CHECK (payment_kind IN
  ('deposit', 'withdrawal-reserve', 'withdrawal', 'withdrawal-back', 'fee', 'refund', 'chargeback'));
ALTER TABLE ledger_transactions ADD COLUMN payment_leg INTEGER;
CREATE UNIQUE INDEX ledger_payment_once ON ledger_transactions (payment_id, payment_kind, payment_leg)
  WHERE payment_id IS NOT NULL;
