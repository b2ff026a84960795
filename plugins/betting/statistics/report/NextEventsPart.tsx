import { LazyPart } from '#core/ui';
import type { EventQuery } from '../../feed/EventQuery.ts';

/** Lists of events have a face of their own on phones; a page of statistics has done without until here. */
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
