import { useTranslate } from '#core/ui';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import { betsOf } from '#domain/ticket/namedBets.ts';
import { kindName } from './kindName.ts';

/**
 * Trade name of a lucky or patent with its number of bets ("Yankee · 11 bets"); undefined for other
 * kinds.
 */
export function useTradeName(): (type: CouponType, selections: number) => string | undefined {
  const t = useTranslate('coupon.kinds');
  return (type, selections) => {
    if (type !== 'lucky' && type !== 'patent') return undefined;
    return `${kindName(t, type, selections)} · ${t('bets', { count: betsOf({ type, selections }) })}`;
  };
}
