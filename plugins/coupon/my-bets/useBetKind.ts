import { useTranslate } from '#core/ui';
import { countParts } from '#domain/bets/countParts.ts';
import type { Bet } from '#domain/bets/Bet.ts';

/** The kind of a bet with its size, for those that are more than one bet; a single needs no word. */
export function useBetKind(bet: Bet | undefined): string | undefined {
  const t = useTranslate('coupon.kinds');
  if (bet === undefined || bet.type === 'single') return undefined;
  const name = t(`name.${bet.type}`);
  return bet.systemSize === undefined ? name : `${name} ${bet.systemSize}/${countParts(bet)}`;
}
