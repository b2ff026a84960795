import type { PlaceCouponRequest } from '#wire';
import { splitStake } from '../../plugins/coupon/domain/money/splitStake.ts';
import { totalStake } from '../../plugins/coupon/domain/totalStake.ts';
import { checkStructure } from './couponStructure.ts';
import { checkPerson, judgeCoupon, refusalOf, type AcceptedCoupon, type CouponFacts, type Refused } from './judgeCoupon.ts';

/** One of many singles as the coupon that it becomes, with the verdict on it. */
export interface JudgedSingle {
  readonly id: number;
  readonly request: PlaceCouponRequest;
  readonly verdict: { readonly kind: 'accept'; readonly coupon: AcceptedCoupon } | Refused;
}

export type SinglesVerdict = { readonly kind: 'singles'; readonly singles: readonly JudgedSingle[] } | Refused;

/** Many singles, each for itself and in their order: what one stakes is not there for the next. What is wrong with the whole refuses all. */
export function judgeSingles(request: PlaceCouponRequest, facts: CouponFacts): SinglesVerdict {
  try {
    const account = checkPerson(request, facts);
    checkStructure(request);
    let { balanceMinor } = account;
    const singles = singleRequests(request).map((single): JudgedSingle => {
      const [{ id }] = single.bets;
      const verdict = judgeCoupon(single, { ...facts, account: { ...account, balanceMinor } });
      if (verdict.kind === 'refuse') return { id, request: single, verdict: namingSelection(verdict, id) };
      balanceMinor -= splitStake(totalStake(verdict.coupon.ticket), verdict.coupon.terms ?? {}).dueMinor;
      return { id, request: single, verdict };
    });
    return { kind: 'singles', singles };
  } catch (error) {
    return refusalOf(error);
  }
}

function singleRequests({ bets, amountByBetId = {}, amount, ...rest }: PlaceCouponRequest): PlaceCouponRequest[] {
  return bets.map(({ id, coef }) => ({ ...rest, typeId: 0, amount: { ...amount, minor: amountByBetId[id] ?? 0 }, bets: [{ id, coef }] }));
}

function namingSelection(refused: Refused, id: number): Refused {
  const { error } = refused;
  const field = error.field === 'amount' ? 'amountByBetId' : error.field;
  return { ...refused, error: { ...error, ...(field === undefined ? {} : { field }), meta: { ids: [id], ...error.meta } } };
}
