import { LazyPart } from '#core/ui';
import type { EventQuery } from '../../feed/EventQuery.ts';

/** Lists of events look different on phones; statistics had none there until here. */
export function NextEventsPart({ query }: { readonly query: EventQuery }) {
  return (
    <LazyPart
      name="betting.next-events"
      load={async () => (await import('./NextEvents.tsx')).NextEvents}
      props={{ query }}
      hasLaterTexts
      skeleton={null}
    />
  );
}
