import { reaction } from 'mobx';
import type { Announcer, Dispose } from '#core';
import { eventName } from '../../feed/SportEvent.ts';
import type { Betting } from '../../service/Betting.ts';
import type { EventStore } from '../EventStore.ts';
import { sidesScore } from './sideScore.ts';

/**
 * Announces each new score of a live event to screen readers if all announcements are on. Events in
 * the coupon are skipped: the coupon announces their scores.
 */
export function sayScores({
  store,
  betting,
  announcer,
}: {
  readonly store: EventStore;
  readonly betting: Betting;
  readonly announcer: Announcer;
}): Dispose {
  return reaction(
    () => {
      const { event } = store;
      return event?.score === undefined || !event.isLive
        ? ''
        : `${eventName(event)} ${sidesScore(event.score)}`;
    },
    (text) => {
      const isInCoupon =
        betting.selections?.drafts.some(({ eventId }) => eventId === store.eventId) ?? false;
      if (!isInCoupon) announcer.polite(text, 'all');
    },
  );
}
