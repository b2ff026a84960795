import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useOpen } from '#core/ui';
import { eventOf } from '../event/eventOf.ts';
import { watchedLimit } from '../feed/EventQuery.ts';
import { useBetting } from '../service/useBetting.ts';

/** Number of events checked at a time; the next ones follow when these are removed. */
const mostAsked = 10;

/**
 * Removes stars of finished events: each event that is in no list any more is checked by a call.
 */
export const EndedStars = observer(function EndedStars() {
  const betting = useBetting();
  const eventIds = betting.favourites.favourites.eventIds.slice(-watchedLimit);
  const live = useOpen(betting.list({ section: 'live', eventIds, limit: watchedLimit }));
  const line = useOpen(betting.list({ section: 'line', eventIds, limit: watchedLimit }));
  if (live.isOutdated || line.isOutdated) return null;
  return eventIds
    .filter((id) => !live.events.has(id) && !line.events.has(id))
    .slice(0, mostAsked)
    .map((eventId) => <EndedStar key={eventId} eventId={eventId} />);
});

const EndedStar = observer(function EndedStar({ eventId }: { readonly eventId: number }) {
  const betting = useBetting();
  const { isOver, snapshot } = useOpen(eventOf(betting, eventId));
  const isEnded = isOver || snapshot.isMissing;
  useEffect(() => {
    if (isEnded) betting.favourites.dropEvent(eventId);
  }, [betting, eventId, isEnded]);
  return null;
});
