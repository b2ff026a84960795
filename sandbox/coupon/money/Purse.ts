import type { MoneyTerms } from '../../../plugins/coupon/domain/money/MoneyTerms.ts';
import { nothingPaid, splitPayout, type PayoutSplit } from '../../../plugins/coupon/domain/money/splitPayout.ts';
import { splitStake } from '../../../plugins/coupon/domain/money/splitStake.ts';
import type { TicketSettlement } from '../../../plugins/coupon/domain/settleTicket.ts';
import type { Ledger, TransferPart } from '../../ledger/Ledger.ts';
import type { Store } from '../../store/Store.ts';
import type { CouponRow } from '../Coupons.ts';

/** A coupon as far as its money goes. */
type PurseCoupon = Pick<CouponRow, 'id' | 'account_id' | 'stake_minor' | 'cashed_stake_minor' | 'currency' | 'money_terms'>;

export function termsOf(coupon: Pick<CouponRow, 'money_terms'>): MoneyTerms {
  return JSON.parse(coupon.money_terms) as MoneyTerms;
}

/**
 * The money of a coupon beside the person's: what a free bet, an advance or a tax makes of its stake and of its return.
 * The split is the page's own (`plugins/coupon/domain/money`), so what was shown is what is booked.
 */
export class Purse {
  readonly #store: Store;
  readonly #ledger: Ledger;

  constructor(store: Store, ledger: Ledger) {
    this.#store = store;
    this.#ledger = ledger;
  }

  /** Takes the stake: the person's due, the promotion's part, the advance; the tax goes on. */
  charge(coupon: PurseCoupon, atMs: number): void {
    const { houseMinor, taxMinor, advanceMinor, dueMinor } = splitStake(coupon.stake_minor, termsOf(coupon));
    this.#ledger.transfer({
      kind: 'stake',
      currency: coupon.currency,
      couponId: coupon.id,
      atMs,
      ...(houseMinor > 0 ? { purpose: 'free-bet' } : advanceMinor > 0 ? { purpose: 'advance' } : {}),
      parts: [
        { account: coupon.account_id, minor: -dueMinor },
        { account: 'bonus', minor: -houseMinor },
        { account: 'advance', minor: -advanceMinor },
        { account: 'house', minor: coupon.stake_minor },
        { account: 'tax', minor: taxMinor },
      ],
    });
  }

  /** What a settled coupon pays; nothing is booked. */
  split(coupon: PurseCoupon, settled: TicketSettlement): PayoutSplit {
    // What was bought back is settled already.
    return splitPayout(coupon.stake_minor - coupon.cashed_stake_minor, settled, termsOf(coupon));
  }

  /** Pays a settled coupon and keeps how, so that a corrected result can take it back. */
  pay(coupon: PurseCoupon, split: PayoutSplit, atMs: number): void {
    this.#ledger.transfer({ kind: 'payout', currency: coupon.currency, couponId: coupon.id, atMs, ...purposeOf(split), parts: payoutParts(coupon, split) });
    this.#store.run('UPDATE coupons SET payout_split = ? WHERE id = ?', JSON.stringify(split), coupon.id);
  }

  /** How a coupon was paid before; those of before the split was kept had no terms, so all of it came from the house. */
  paidSplit(coupon: Pick<CouponRow, 'payout_split'>, wasMinor: number): PayoutSplit {
    return coupon.payout_split === null ? { ...nothingPaid, grossMinor: wasMinor, payoutMinor: wasMinor } : (JSON.parse(coupon.payout_split) as PayoutSplit);
  }

  /** Takes back what a coupon was paid as far as it is there; the rest the house bears. Returns what was taken. */
  takeBack(coupon: PurseCoupon, split: PayoutSplit, atMs: number): number {
    const wasMinor = split.payoutMinor;
    const takenMinor = Math.min(wasMinor, this.#ledger.account(coupon.account_id)?.balanceMinor ?? 0);
    const parts = payoutParts(coupon, split).map(({ account, minor }) => ({ account, minor: -minor }));
    this.#ledger.transfer({
      kind: 'payout',
      currency: coupon.currency,
      couponId: coupon.id,
      atMs,
      purpose: 'correction',
      parts: parts.map((part) => (part.account === coupon.account_id ? { ...part, minor: -takenMinor } : part.account === 'house' ? { ...part, minor: part.minor - (wasMinor - takenMinor) } : part)),
    });
    return takenMinor;
  }
}

function purposeOf({ hyperBonusMinor, refundMinor, keptMinor }: PayoutSplit): { readonly purpose?: string } {
  if (refundMinor > 0) return { purpose: 'refund' };
  if (hyperBonusMinor > 0) return { purpose: 'hyper-bonus' };
  return keptMinor > 0 ? { purpose: 'free-bet' } : {};
}

function payoutParts(coupon: PurseCoupon, split: PayoutSplit): readonly TransferPart[] {
  return [
    { account: coupon.account_id, minor: split.payoutMinor },
    { account: 'house', minor: -split.grossMinor },
    { account: 'bonus', minor: split.keptMinor - split.hyperBonusMinor - split.refundMinor },
    { account: 'tax', minor: split.winTaxMinor - split.stakeTaxBackMinor },
  ];
}
