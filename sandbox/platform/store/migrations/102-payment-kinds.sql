-- Disputes that are won, debts that are paid, and what was exchanged have kinds of their own.
DROP INDEX ledger_payment_once;
ALTER TABLE ledger_transactions ADD COLUMN payment_kind_next TEXT CHECK (payment_kind_next IN
  ('deposit', 'withdrawal-reserve', 'withdrawal', 'withdrawal-back', 'fee', 'refund', 'chargeback',
   'chargeback-won', 'debt', 'conversion'));
UPDATE ledger_transactions SET payment_kind_next = payment_kind WHERE payment_kind IS NOT NULL;
ALTER TABLE ledger_transactions DROP COLUMN payment_kind;
ALTER TABLE ledger_transactions RENAME COLUMN payment_kind_next TO payment_kind;
CREATE UNIQUE INDEX ledger_payment_once ON ledger_transactions (payment_id, payment_kind, payment_leg)
  WHERE payment_id IS NOT NULL;
