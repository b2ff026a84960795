import type { PriceCouponAnswer, PriceCouponRequest } from '#wire';
import { accumulatorOdds } from '../../plugins/coupon/domain/totalOdds.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Line } from '../line/Line.ts';
import { dependentIds, toThousandths } from './judgeCoupon.ts';
import { isCurrencySupported, maxSelections, stakeLimits } from './stakeLimits.ts';

/** The coupon as it stands now: each outcome priced, what may not be combined, the stakes the house takes. */
export function priceCoupon(request: PriceCouponRequest, line: Line, language: string): PriceCouponAnswer {
  if (request.typeId > 1) throw new ApiError(422, 'type_unavailable', `Coupon type ${request.typeId} is not offered: use 0 (single) or 1 (express)`, { field: 'typeId' });
  if (!isCurrencySupported(request.currency)) throw new ApiError(422, 'currency_unknown', `No limits are known in ${request.currency}: use the currency of an account`, { field: 'currency' });
  const ids = [...new Set(request.bets.map((bet) => bet.id))];
  const found = ids.flatMap((id) => line.couponBet(id, language) ?? []);
  const known = new Set(found.map((bet) => bet.id));
  const dependent = new Set(request.typeId === 1 ? dependentIds(found) : []);
  const bets = found.map((bet) => (dependent.has(bet.id) ? { ...bet, isDepend: true } : bet));
  const total = accumulatorOdds(found.map((bet) => toThousandths(bet.coef))) / 1000;
  const dearest = request.typeId === 1 ? total : Math.max(1.001, ...found.map((bet) => bet.coef));
  const limits = stakeLimits(bets, dearest, request.currency);
  return {
    bets,
    missing: ids.filter((id) => !known.has(id)),
    minBetAmount: { minor: limits.minMinor, currency: request.currency },
    maxBetAmount: { minor: limits.maxMinor, currency: request.currency },
    maxSelections,
    ...(request.typeId === 1 && bets.length > 0 ? { coef: total } : {}),
  };
}
