import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useOpen } from '#core/ui';
import { eventOf } from '../event/eventOf.ts';
import { watchedLimit } from '../feed/EventQuery.ts';
import { useBetting } from '../service/useBetting.ts';

/** So many at once are asked about; the next ones once these have left. */
const mostAsked = 10;

/**
 * Takes the stars of events that are over: of those that no list has any more, each is asked
 * whether it is.
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
