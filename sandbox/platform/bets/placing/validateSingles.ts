import type { PlaceCouponRequest } from '#wire';
import { splitStake } from '#domain/ticket/terms/splitStake.ts';
import { totalStake } from '#domain/ticket/totalStake.ts';
import { checkStructure } from './couponStructure.ts';
import {
  checkPerson,
  validateCoupon,
  refusalOf,
  type AcceptedCoupon,
  type CouponFacts,
  type Refused,
} from './validateCoupon.ts';

/** One of many singles as a coupon of its own, with its verdict. */
export interface ValidatedSingle {
  readonly id: number;
  readonly request: PlaceCouponRequest;
  readonly verdict: { readonly kind: 'accept'; readonly coupon: AcceptedCoupon } | Refused;
}

export type SinglesVerdict =
  | { readonly kind: 'singles'; readonly singles: readonly ValidatedSingle[] }
  | Refused;

/**
 * Validates many singles in order: the stake of one is not available to the next. An error of the
 * whole request refuses all.
 */
export function validateSingles(request: PlaceCouponRequest, facts: CouponFacts): SinglesVerdict {
  try {
    const account = checkPerson(request, facts);
    checkStructure(request);
    let { balanceMinor } = account;
    const singles = singleRequests(request).map((single): ValidatedSingle => {
      const [{ id }] = single.bets;
      const verdict = validateCoupon(single, { ...facts, account: { ...account, balanceMinor } });
      if (verdict.kind === 'refuse')
        return { id, request: single, verdict: namingSelection(verdict, id) };
      balanceMinor -= splitStake(
        totalStake(verdict.coupon.ticket),
        verdict.coupon.terms ?? {},
      ).dueMinor;
      return { id, request: single, verdict };
    });
    return { kind: 'singles', singles };
  } catch (error) {
    return refusalOf(error);
  }
}

function singleRequests({
  bets,
  amountByBetId = {},
  amount,
  ...rest
}: PlaceCouponRequest): PlaceCouponRequest[] {
  return bets.map(({ id, coef, expressId, pageType }) => ({
    ...rest,
    typeId: 0,
    amount: { ...amount, minor: amountByBetId[id] ?? 0 },
    bets: [
      {
        id,
        coef,
        ...(expressId === undefined ? {} : { expressId }),
        ...(pageType === undefined ? {} : { pageType }),
      },
    ],
  }));
}

function namingSelection(refused: Refused, id: number): Refused {
  const { error } = refused;
  const field = error.field === 'amount' ? 'amountByBetId' : error.field;
  return {
    ...refused,
    error: {
      ...error,
      ...(field === undefined ? {} : { field }),
      meta: { ids: [id], ...error.meta },
    },
  };
}
