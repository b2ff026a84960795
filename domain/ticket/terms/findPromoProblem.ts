import type { CouponType } from '../CouponType.ts';
import type { PromoCode } from './MoneyTerms.ts';

/** The coupon with which a code is to be used. */
export interface PromoCoupon {
  readonly type: CouponType;
  readonly currency: string;
  /** Integer thousandths of each selection. */
  readonly odds: readonly number[];
  readonly nowS: number;
}

/** The first reason why a code cannot be used with a coupon. */
export type PromoProblem =
  | { readonly kind: 'expired' }
  | { readonly kind: 'currency'; readonly currency: string }
  | { readonly kind: 'type'; readonly types: readonly CouponType[] }
  | { readonly kind: 'too-few'; readonly minSelections: number }
  | { readonly kind: 'low-odds'; readonly minOdds: number };

/**
 * Checks a code against a coupon: its end, currency, kinds (never many singles), number of
 * selections and odds. Source: CPN-214; specification 2, section 5.
 */
export function findPromoProblem(promo: PromoCode, coupon: PromoCoupon): PromoProblem | undefined {
  if (promo.endsAtS !== undefined && promo.endsAtS <= coupon.nowS) return { kind: 'expired' };
  if (promo.currency !== coupon.currency) return { kind: 'currency', currency: promo.currency };
  if (coupon.type === 'singles' || (promo.types.length > 0 && !promo.types.includes(coupon.type)))
    return { kind: 'type', types: promo.types };
  if (coupon.odds.length < promo.minSelections)
    return { kind: 'too-few', minSelections: promo.minSelections };
  return coupon.odds.some((odds) => odds < promo.minOdds)
    ? { kind: 'low-odds', minOdds: promo.minOdds }
    : undefined;
}
