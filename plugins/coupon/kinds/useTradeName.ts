import { useTranslate } from '#core/ui';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import { betsOf, namedBetFor } from '#domain/ticket/namedBets.ts';

/**
 * How the trade calls a lucky or patent coupon of so many selections, with its number of bets
 * ("Yankee · 11 bets"); undefined for the kinds that need no such name.
 */
export function useTradeName(): (type: CouponType, selections: number) => string | undefined {
  const t = useTranslate('coupon.kinds');
  return (type, selections) => {
    if (type !== 'lucky' && type !== 'patent') return undefined;
    const named = namedBetFor(type, selections);
    const name = t(named === undefined ? `name.${type}` : `named.${named.id}`);
    return `${name} · ${t('bets', { count: betsOf({ type, selections }) })}`;
  };
}
