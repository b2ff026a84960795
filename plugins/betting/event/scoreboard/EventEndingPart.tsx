import { LazyPart } from '#core/ui';
import type { SportEvent } from '../../feed/SportEvent.ts';

/** How a match ended; its texts are loaded only for matches that are over. */
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
