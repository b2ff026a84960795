import { clockText } from '../domain/splitDuration.ts';
import { useNowS } from './useNowS.ts';

interface TimeLeftProps {
  readonly atS: number;
  readonly label: string;
}

/** Hours, minutes and seconds until an instant, silently. */
export function TimeLeft({ atS, label }: TimeLeftProps) {
  const nowS = useNowS();
  return (
    <bdi role="timer" aria-label={label}>
      {clockText(atS - nowS)}
    </bdi>
  );
}
