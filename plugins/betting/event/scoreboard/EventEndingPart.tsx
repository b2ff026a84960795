import { LazyPart } from '#core/ui';
import type { SportEvent } from '../../feed/SportEvent.ts';

/** How a match ended is told when it has: nobody who opens one that is played has to wait for its words. */
export function EventEndingPart({ event }: { readonly event: SportEvent }) {
  return (
    <LazyPart
      name="betting.event-ending"
      load={async () => (await import('./EventEnding.tsx')).EventEnding}
      props={{ event }}
      hasLaterTexts
      skeleton={null}
    />
  );
}
