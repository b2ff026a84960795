import type { MoneyTerms } from '../../../plugins/coupon/domain/money/MoneyTerms.ts';
import { splitPayout, type PayoutSplit } from '../../../plugins/coupon/domain/money/splitPayout.ts';
import { splitStake } from '../../../plugins/coupon/domain/money/splitStake.ts';
import type { CouponSettlement } from '../../../plugins/coupon/domain/settleCoupon.ts';
import type { Ledger, TransferPart } from '../../ledger/Ledger.ts';
import type { Store } from '../../store/Store.ts';
import type { CouponRow } from '../Coupons.ts';

/** A coupon as far as its money goes. */
type PurseCoupon = Pick<CouponRow, 'id' | 'account_id' | 'stake_minor' | 'currency' | 'money_terms'>;

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
  split(coupon: PurseCoupon, settled: CouponSettlement): PayoutSplit {
    return splitPayout(coupon.stake_minor, settled, termsOf(coupon));
  }

  /** Pays a settled coupon and keeps how, so that a corrected result can take it back. */
  pay(coupon: PurseCoupon, split: PayoutSplit, atMs: number): void {
    this.#ledger.transfer({ kind: 'payout', currency: coupon.currency, couponId: coupon.id, atMs, ...purposeOf(split), parts: payoutParts(coupon, split, split.payoutMinor) });
    this.#store.run('UPDATE coupons SET payout_split = ? WHERE id = ?', JSON.stringify(split), coupon.id);
  }

  /** Takes back what a coupon was paid as far as it is there; the rest the house bears. Returns what was taken. */
  takeBack(coupon: PurseCoupon, wasMinor: number, atMs: number): number {
    const kept = this.#store.one<{ payout_split: string | null }>('SELECT payout_split FROM coupons WHERE id = ?', coupon.id)?.payout_split ?? null;
    // Coupons of before the split was kept had no terms: all of it came from the house.
    const split: PayoutSplit = kept === null ? { grossMinor: wasMinor, hyperBonusMinor: 0, keptMinor: 0, refundMinor: 0, winTaxMinor: 0, stakeTaxBackMinor: 0, payoutMinor: wasMinor } : (JSON.parse(kept) as PayoutSplit);
    const takenMinor = Math.min(wasMinor, this.#ledger.account(coupon.account_id)?.balanceMinor ?? 0);
    const parts = payoutParts(coupon, split, wasMinor).map(({ account, minor }) => ({ account, minor: -minor }));
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

function payoutParts(coupon: PurseCoupon, split: PayoutSplit, payoutMinor: number): readonly TransferPart[] {
  return [
    { account: coupon.account_id, minor: payoutMinor },
    { account: 'house', minor: -split.grossMinor },
    { account: 'bonus', minor: split.keptMinor - split.hyperBonusMinor - split.refundMinor },
    { account: 'tax', minor: split.winTaxMinor - split.stakeTaxBackMinor },
  ];
}
