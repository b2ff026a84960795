import { Badge, useTranslate } from '#core/ui';
import type { BetStatus } from '#domain/bets/betStatus.ts';

interface StatusBadgeProps {
  readonly status: BetStatus;
}

export function StatusBadge({ status }: StatusBadgeProps) {
  const t = useTranslate('office');
  return (
    <Badge tone={status.tone} hasDot={status.tone === 'now'}>
      {t(status.key)}
    </Badge>
  );
}
