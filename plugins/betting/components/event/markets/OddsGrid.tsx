import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { OddsEvent } from '../../OddsEvent.ts';
import { useOddsCells } from '../../useOddsCells.ts';
import { OddsButtons, type OddsPlace } from './OddsButtons.ts';

interface OddsGridProps {
  readonly event: OddsEvent;
  readonly places: readonly OddsPlace[];
  readonly className: string;
}

/** The odds of a card. Its buttons are no components: an event has 1,500 of them, and that was half the time until they stood there. */
export const OddsGrid = memo(function OddsGrid({ event, places, className }: OddsGridProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [buttons] = useState(() => new OddsButtons());
  const { cells, options } = useOddsCells({ event, cadence: 'frame' });
  useLayoutEffect(() => {
    if (ref.current !== null) cells.show(buttons.put(ref.current, places), places, options);
  });
  useLayoutEffect(() => {
    const box = ref.current;
    box?.addEventListener('click', cells.press);
    return () => box?.removeEventListener('click', cells.press);
  }, [cells]);
  return <div ref={ref} className={className} />;
});
