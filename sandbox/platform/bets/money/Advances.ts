import { availableAdvance, repayAdvances, type Advance } from '#domain/ticket/terms/advance.ts';
import { splitStake } from '#domain/ticket/terms/splitStake.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Store } from '../../store/Store.ts';
import type { CouponRow } from '../CouponRow.ts';
import { termsOf } from './StakeSplit.ts';

/** Advances of the operator on open bets, and their repayment. */
export class Advances {
  readonly #store: Store;
  readonly #ledger: Ledger;

  constructor(store: Store, ledger: Ledger) {
    this.#store = store;
    this.#ledger = ledger;
  }

  /**
   * Returns the available advance in minor units; 0 on a bonus account, whose money is the
   * operator's.
   */
  available(accountId: number): number {
    const account = this.#ledger.account(accountId);
    if (account === undefined || account.type === 4) return 0;
    const open = this.#store.all<CouponRow>(
      'SELECT * FROM coupons WHERE account_id = ? AND status_id < 0',
      accountId,
    );
    const own = open.map((coupon) => {
      const { ownMinor, advanceMinor } = splitStake(coupon.stake_minor, termsOf(coupon));
      // The cashed-out stake is no longer in play.
      return Math.max(0, ownMinor - advanceMinor - coupon.cashed_stake_minor);
    });
    return availableAdvance(own, this.#open(accountId));
  }

  record(couponId: number, accountId: number, minor: number): void {
    if (minor > 0)
      this.#store.run(
        'INSERT INTO advances (coupon_id, account_id, minor) VALUES (?, ?, ?)',
        couponId,
        accountId,
        minor,
      );
  }

  /** Called after a coupon of the account was settled and paid. */
  repay(accountId: number, settledCouponId: number, payoutMinor: number, atMs: number): void {
    const account = this.#ledger.account(accountId);
    const open = this.#open(accountId);
    if (account === undefined || open.length === 0) return;
    for (const { couponId, minor } of repayAdvances(
      open,
      settledCouponId,
      payoutMinor,
      account.balanceMinor,
    )) {
      this.#store.run(
        'UPDATE advances SET repaid_minor = repaid_minor + ? WHERE coupon_id = ?',
        minor,
        couponId,
      );
      this.#ledger.transfer({
        kind: 'adjustment',
        purpose: 'advance',
        currency: account.currency,
        couponId,
        atMs,
        parts: [
          { account: accountId, minor: -minor },
          { account: 'advance', minor },
        ],
      });
    }
  }

  #open(accountId: number): readonly Advance[] {
    return this.#store.all<{ couponId: number; openMinor: number }>(
      `SELECT coupon_id AS couponId, minor - repaid_minor AS openMinor FROM advances
        WHERE account_id = ? AND repaid_minor < minor ORDER BY coupon_id`,
      accountId,
    );
  }
}
