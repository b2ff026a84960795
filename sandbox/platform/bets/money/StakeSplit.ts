import type { MoneyTerms } from '#domain/ticket/terms/MoneyTerms.ts';
import { nothingPaid, splitPayout, type PayoutSplit } from '#domain/ticket/terms/splitPayout.ts';
import { splitStake } from '#domain/ticket/terms/splitStake.ts';
import type { TicketSettlement } from '#domain/ticket/payout/settleTicket.ts';
import type { Ledger, TransferPart } from '../../ledger/Ledger.ts';
import type { Store } from '../../store/Store.ts';
import type { CouponRow } from '../CouponRow.ts';

/** The columns of a coupon that decide the split of stake and payout. */
type SplitCoupon = Pick<
  CouponRow,
  'id' | 'account_id' | 'stake_minor' | 'cashed_stake_minor' | 'currency' | 'money_terms'
>;

export function termsOf(coupon: Pick<CouponRow, 'money_terms'>): MoneyTerms {
  return JSON.parse(coupon.money_terms) as MoneyTerms;
}

/**
 * Books the stake and the payout of a coupon, split between user, promotions, advance, tax and
 * operator. The split is computed by the same library as on the page, so both agree.
 */
export class StakeSplit {
  readonly #store: Store;
  readonly #ledger: Ledger;

  constructor(store: Store, ledger: Ledger) {
    this.#store = store;
    this.#ledger = ledger;
  }

  /** Charges the stake: own part, promotion part and advance; passes the tax on. */
  charge(coupon: SplitCoupon, atMs: number): void {
    const { houseMinor, taxMinor, advanceMinor, dueMinor } = splitStake(
      coupon.stake_minor,
      termsOf(coupon),
    );
    this.#ledger.transfer({
      kind: 'stake',
      currency: coupon.currency,
      couponId: coupon.id,
      atMs,
      ...(houseMinor > 0
        ? { purpose: 'free-bet' }
        : advanceMinor > 0
          ? { purpose: 'advance' }
          : {}),
      parts: [
        { account: coupon.account_id, minor: -dueMinor },
        { account: 'bonus', minor: -houseMinor },
        { account: 'advance', minor: -advanceMinor },
        { account: 'house', minor: coupon.stake_minor },
        { account: 'tax', minor: taxMinor },
      ],
    });
  }

  /** Computes the payout of a settled coupon without booking it. */
  split(coupon: SplitCoupon, settled: TicketSettlement): PayoutSplit {
    // The cashed-out part of the stake is already settled.
    return splitPayout(coupon.stake_minor - coupon.cashed_stake_minor, settled, termsOf(coupon));
  }

  /** Pays a settled coupon and stores the split, so that a corrected result can be reversed. */
  pay(coupon: SplitCoupon, split: PayoutSplit, atMs: number): void {
    this.#ledger.transfer({
      kind: 'payout',
      currency: coupon.currency,
      couponId: coupon.id,
      atMs,
      ...purposeOf(split),
      parts: payoutParts(coupon, split),
    });
    this.#store.run(
      'UPDATE coupons SET payout_split = ? WHERE id = ?',
      JSON.stringify(split),
      coupon.id,
    );
  }

  /**
   * Returns how a coupon was paid. Older ones have no stored split: the operator paid all of it.
   */
  paidSplit(coupon: Pick<CouponRow, 'payout_split'>, wasMinor: number): PayoutSplit {
    return coupon.payout_split === null
      ? { ...nothingPaid, grossMinor: wasMinor, payoutMinor: wasMinor }
      : (JSON.parse(coupon.payout_split) as PayoutSplit);
  }

  /** Takes a payout back, up to the balance; the operator bears the rest. Returns the amount. */
  takeBack(coupon: SplitCoupon, split: PayoutSplit, atMs: number): number {
    const wasMinor = split.payoutMinor;
    const takenMinor = Math.min(
      wasMinor,
      this.#ledger.account(coupon.account_id)?.balanceMinor ?? 0,
    );
    const parts = payoutParts(coupon, split).map(({ account, minor }) => ({
      account,
      minor: -minor,
    }));
    this.#ledger.transfer({
      kind: 'payout',
      currency: coupon.currency,
      couponId: coupon.id,
      atMs,
      purpose: 'correction',
      parts: parts.map((part) =>
        part.account === coupon.account_id
          ? { ...part, minor: -takenMinor }
          : part.account === 'house'
            ? { ...part, minor: part.minor - (wasMinor - takenMinor) }
            : part,
      ),
    });
    return takenMinor;
  }
}

function purposeOf({ hyperBonusMinor, refundMinor, keptMinor }: PayoutSplit): {
  readonly purpose?: string;
} {
  if (refundMinor > 0) return { purpose: 'refund' };
  if (hyperBonusMinor > 0) return { purpose: 'hyper-bonus' };
  return keptMinor > 0 ? { purpose: 'free-bet' } : {};
}

function payoutParts(coupon: SplitCoupon, split: PayoutSplit): readonly TransferPart[] {
  return [
    { account: coupon.account_id, minor: split.payoutMinor },
    { account: 'house', minor: -split.grossMinor },
    { account: 'bonus', minor: split.keptMinor - split.hyperBonusMinor - split.refundMinor },
    { account: 'tax', minor: split.winTaxMinor - split.stakeTaxBackMinor },
  ];
}
