import { memo, useLayoutEffect, useRef } from 'react';
import { drawOdds } from '../../prices/OddsButton.tsx';
import type { OfferedOutcome } from '../../prices/OddsCells.ts';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
import { useOddsCells } from '../../prices/useOddsCells.ts';

/** An outcome in its cell: the same key has the same button. */
export interface GridOdds extends OfferedOutcome {
  readonly key: string | number;
  readonly caption: string;
}

interface OddsGridProps {
  readonly event: OddsEvent;
  readonly odds: readonly GridOdds[];
  readonly className: string;
}

/** The odds of a card: one component for all of its buttons, because an event has 1,500 of them. */
export const OddsGrid = memo(function OddsGrid({ event, odds, className }: OddsGridProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { cells, options, first, press } = useOddsCells({ event, cadence: 'frame' });
  useLayoutEffect(() => {
    if (ref.current !== null)
      cells.show([...ref.current.querySelectorAll<HTMLElement>('[data-odds]')], odds, options);
  });
  return (
    <div ref={ref} className={className}>
      {odds.map(({ key, outcome, caption }) =>
        drawOdds({
          key,
          outcomeId: outcome.id,
          caption,
          first: first(outcome.id),
          onClick: press,
        }),
      )}
    </div>
  );
});
