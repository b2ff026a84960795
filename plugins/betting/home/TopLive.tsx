import { observer } from 'mobx-react-lite';
import type { RouteTarget } from '#core';
import { Badge, classNames, SkeletonLine, useFormat, useTranslate } from '#core/ui';
import type { ListStore } from '../lists/ListStore.ts';
import { MatchCard } from './MatchCard.tsx';
import { SectionHead } from '../lists/SectionHead.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useListFreeze } from '../lists/useListFreeze.ts';
import { useTopLive } from './useTopLive.ts';
import { useStaleMark } from '../prices/useStaleMark.ts';
import styles from './TopLive.module.css';

interface TopLiveProps {
  readonly list: ListStore;
  readonly cardCount: number;
  readonly title?: string | undefined;
  /** Link to all live events, if the list shows only some of them. */
  readonly to?: RouteTarget | undefined;
}

/** The most followed live matches; renders nothing if none is live. */
export const TopLive = observer(function TopLive({ list, cardCount, title, to }: TopLiveProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const format = useFormat();
  const staleMark = useStaleMark(list);
  const eventIds = useTopLive(list, cardCount);
  const hold = useListFreeze(list);
  if (list.isEmpty || list.snapshot.hasFailed) return null;
  const waiting = list.snapshot.isLoading
    ? Array.from({ length: Math.min(3, cardCount) }, (_, index) => index)
    : [];
  return (
    <section aria-labelledby="top-live" {...staleMark}>
      <SectionHead
        id="top-live"
        title={title ?? t('home.top-live')}
        badge={
          <Badge tone="now" hasDot>
            <span className="num" translate="no">
              {format.number(to === undefined ? tree.liveCount : list.total)}
            </span>
          </Badge>
        }
        all={{ to: to ?? { name: 'betting.live' }, label: t('home.all-live') }}
      />
      <div className={styles.cards} tabIndex={-1} {...hold}>
        {eventIds.map((eventId) => (
          <TopLiveCard key={eventId} list={list} eventId={eventId} />
        ))}
        {waiting.map((index) => (
          <SkeletonLine key={index} className={classNames(styles.waiting)} />
        ))}
      </div>
    </section>
  );
});

const TopLiveCard = observer(function TopLiveCard({
  list,
  eventId,
}: {
  readonly list: ListStore;
  readonly eventId: number;
}) {
  const event = list.events.get(eventId);
  return event === undefined ? null : <MatchCard event={event} />;
});
