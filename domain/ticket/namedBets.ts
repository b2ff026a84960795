import type { CouponType } from './CouponType.ts';

/** A bet with a name in the trade: all accumulators of its selections, singles too or not. */
export interface NamedBet {
  readonly id: string;
  readonly type: 'lucky' | 'patent';
  readonly selections: number;
}

/**
 * The named bets of English bookmakers, in terms of our kinds: a trixie, yankee, canadian … are all
 * accumulators without singles; a patent in their sense, and a lucky 15, 31 and 63, are those with
 * the singles. Source: CPN-121.
 */
export const namedBets: readonly NamedBet[] = [
  { id: 'trixie', type: 'patent', selections: 3 },
  { id: 'yankee', type: 'patent', selections: 4 },
  { id: 'canadian', type: 'patent', selections: 5 },
  { id: 'heinz', type: 'patent', selections: 6 },
  { id: 'super-heinz', type: 'patent', selections: 7 },
  { id: 'goliath', type: 'patent', selections: 8 },
  { id: 'english-patent', type: 'lucky', selections: 3 },
  { id: 'lucky-15', type: 'lucky', selections: 4 },
  { id: 'lucky-31', type: 'lucky', selections: 5 },
  { id: 'lucky-63', type: 'lucky', selections: 6 },
];

/** The trade's name of a coupon of this kind; undefined if it has none. */
export function namedBetFor(type: CouponType, selections: number): NamedBet | undefined {
  return namedBets.find((bet) => bet.type === type && bet.selections === selections);
}

/** Bets of a lucky or patent coupon: all combinations, of a patent without the singles. */
export function betsOf({ type, selections }: Pick<NamedBet, 'type' | 'selections'>): number {
  return 2 ** selections - 1 - (type === 'patent' ? selections : 0);
}
