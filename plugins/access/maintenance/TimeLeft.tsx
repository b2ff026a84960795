import { useFormat, useTranslate } from '#core/ui';
import { clockText, splitDuration } from './splitDuration.ts';
import { useNowS } from './useNowS.ts';

interface TimeLeftProps {
  readonly atS: number;
  readonly label: string;
}

/** Time left until an instant, not announced: days if there are any, hours, minutes and seconds. */
export function TimeLeft({ atS, label }: TimeLeftProps) {
  const t = useTranslate('access');
  const format = useFormat();
  const leftS = atS - useNowS();
  const { days } = splitDuration(leftS);
  return (
    <span role="timer" aria-label={label}>
      {days > 0 ? `${format.number(days)} ${t('soon.days', { count: days })} ` : null}
      <bdi>{clockText(leftS)}</bdi>
    </span>
  );
}
