import { Badge, useTranslate } from '#core/ui';
import type { BetStatus } from '#domain/bets/betStatus.ts';

/** Badge with the status of a bet or selection, in word and colour. */
export function StatusBadge({ status: { key, tone } }: { readonly status: BetStatus }) {
  const t = useTranslate('coupon.bets');
  return (
    <Badge tone={tone} hasDot={tone === 'now'}>
      {t(key)}
    </Badge>
  );
}
