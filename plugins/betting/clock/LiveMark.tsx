import { useCallback } from 'react';
import { useServices, useTranslate } from '#core/ui';
import { liveMark } from './matchClock.ts';
import type { Score } from '../feed/SportEvent.ts';
import { TickText } from './TickText.tsx';

/** State of play of a live match: `67′`, `HT`, `Q4 03:12`. */
export function LiveMark({
  score,
  className,
}: {
  readonly score: Score;
  readonly className?: string | undefined;
}) {
  const { clock } = useServices();
  const t = useTranslate('betting');
  const text = useCallback(
    () => liveMark(score, clock.nowMs(), ({ kind, number }) => t(`phase.${kind}`, { number })),
    [score, clock, t],
  );
  return <TickText text={text} className={className} />;
}
