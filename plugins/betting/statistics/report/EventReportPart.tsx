import { eventSkeleton } from '../../contract.ts';
import { useState } from 'react';
import { LazyPart, Skeleton, useServices } from '#core/ui';
import { MatchFacts } from '../../event/MatchFacts.ts';

/** All that is known of a match, for a page of another plugin. */
export function EventReportPart({ eventId }: { readonly eventId: number }) {
  const services = useServices();
  const [facts] = useState(() => new MatchFacts(services));
  return (
    <LazyPart
      name="betting.event-report"
      load={async () => (await import('./EventReport.tsx')).EventReport}
      props={{ id: eventId, facts, place: 'page' }}
      hasLaterTexts
      skeleton={<Skeleton shapes={eventSkeleton} />}
    />
  );
}
