-- What the arithmetic promises is refused by the database, too: nothing is bought back or charged twice.
CREATE INDEX ledger_transactions_by_coupon ON ledger_transactions (coupon_id, kind) WHERE coupon_id IS NOT NULL;
CREATE TRIGGER coupon_cash_out_guard BEFORE UPDATE OF cashed_stake_minor, cashed_minor, status_id ON coupons BEGIN
  SELECT RAISE(ABORT, 'coupons: more than the stake is cashed out')
    WHERE NEW.cashed_stake_minor NOT BETWEEN OLD.cashed_stake_minor AND NEW.stake_minor;
  SELECT RAISE(ABORT, 'coupons: a cash-out cannot be taken back')
    WHERE NEW.cashed_minor < OLD.cashed_minor;
  SELECT RAISE(ABORT, 'coupons: a settled bet is not cashed out')
    WHERE OLD.status_id >= 0 AND NEW.cashed_stake_minor <> OLD.cashed_stake_minor;
  SELECT RAISE(ABORT, 'coupons: a bet that is cashed out stays so')
    WHERE OLD.status_id = 7 AND NEW.status_id <> 7;
END;
CREATE TRIGGER coupon_payout_guard BEFORE UPDATE OF payout_minor ON coupons BEGIN
  SELECT RAISE(ABORT, 'coupons: a payout is not negative') WHERE NEW.payout_minor < 0;
END;
CREATE TRIGGER ledger_stake_once BEFORE INSERT ON ledger_transactions
WHEN NEW.kind = 'stake' AND NEW.coupon_id IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'ledger: the stake of this coupon is charged already')
    WHERE EXISTS (SELECT 1 FROM ledger_transactions WHERE coupon_id = NEW.coupon_id AND kind = 'stake');
END;
