import { useTranslate } from '#core/ui';
import { couponTypeOf } from '../../domain/CouponType.ts';
import type { PlacedBet } from '../../domain/PlacedBet.ts';

/** The kind of a bet with its size, for those that are more than one bet; a single needs no word. */
export function useBetKind(bet: PlacedBet | undefined): string | undefined {
  const t = useTranslate('coupon.kinds');
  const type = bet && couponTypeOf(bet.typeId);
  if (bet === undefined || type === undefined || type === 'single') return undefined;
  const parts = type === 'multi' ? new Set(bet.selections.flatMap(({ blockId = 0 }) => (blockId > 0 ? [blockId] : []))).size : bet.selections.filter(({ isBanker }) => isBanker !== true).length;
  return bet.systemSize === undefined ? t(`name.${type}`) : `${t(`name.${type}`)} ${bet.systemSize}/${parts}`;
}
