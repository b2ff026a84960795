import { eventSkeleton } from '../contract.ts';
import { eventOf } from './eventOf.ts';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import {
  classNames,
  ErrorBlock,
  LazyPart,
  Skeleton,
  SkipLink,
  useLayoutKind,
  useOpen,
  usePageTitle,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { EventCrumbs, type WayStep } from './EventCrumbs.tsx';
import { MatchDetails } from './match/MatchDetails.tsx';
import { MatchMedia } from '../media/MatchMedia.tsx';
import { EventMarkets } from './markets/EventMarkets.tsx';
import { OtherEvents } from './OtherEvents.tsx';
import { ScoreBar } from './scoreboard/ScoreBar.tsx';
import { Scoreboard } from './scoreboard/Scoreboard.tsx';
import { routeToEvent, idOfParameter } from '../navigation/routeToEvent.ts';
import { PriceNotes } from '../prices/PriceNotes.tsx';
import { useBetting } from '../service/useBetting.ts';
import { DelayNote } from '../lists/live/DelayNote.tsx';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import { useOwnAddress } from '../navigation/useOwnAddress.ts';
import { useResultAddress } from '../navigation/useResultAddress.ts';
import { eventName, type Competition, type SportEvent } from '../feed/SportEvent.ts';
import styles from '../lists/Page.module.css';
import stageStyles from './EventStage.module.css';

/** Links above the event on pages of other sections. */
export interface EventPageProps {
  /** Breadcrumbs above the event; section, sport and competition by default. */
  readonly wayTo?:
    | ((event: SportEvent, competition: Competition | undefined) => readonly WayStep[])
    | undefined;
}

/** The page of the event whose id is in the parameter `game` of the address. */
export const EventPage = observer(function EventPage({ wayTo }: EventPageProps) {
  const betting = useBetting();
  const { navigation, preferences } = useServices();
  const t = useTranslate('betting');
  const layout = useLayoutKind();
  const isLiveOpen = useIsLiveOpen();
  const stage = useRef<HTMLDivElement>(null);
  const eventId = idOfParameter(navigation.params['game']) ?? 0;
  useOpen(betting.tree);
  const store = useOpen(eventOf(betting, eventId));
  const { event } = store;
  usePageTitle(event === undefined ? undefined : eventName(event));
  useResultAddress(store);
  useOwnAddress(
    event === undefined || store.isOver ? undefined : routeToEvent(event, betting.tree),
  );

  const gone = store.snapshot.isMissing
    ? 'missing'
    : event?.isLive === true && !isLiveOpen
      ? 'closed'
      : undefined;
  if (gone !== undefined) {
    return (
      <LazyPart
        name="betting.gone-event"
        load={async () => (await import('./GoneEvent.tsx')).GoneEvent}
        props={{ reason: gone }}
        hasLaterTexts
        skeleton={<Skeleton shapes={eventSkeleton} />}
      />
    );
  }
  if (store.snapshot.hasFailed) {
    return (
      <>
        <h1>
          <VisuallyHidden>{t('event.title')}</VisuallyHidden>
        </h1>
        <ErrorBlock title={t('event.failed')} onRetry={store.snapshot.retry} />
      </>
    );
  }
  if (event === undefined) return <Skeleton shapes={eventSkeleton} />;
  return (
    <div className={classNames(styles.page, event.isLive && styles.live)}>
      <EventCrumbs
        event={event}
        competition={store.competition}
        way={wayTo?.(event, store.competition)}
      />
      <PriceNotes />
      {event.outright === undefined && event.isLive ? (
        <ScoreBar event={event} stage={stage} />
      ) : null}
      {event.outright === undefined ? (
        <div ref={stage} className={stageStyles.stage}>
          <Scoreboard store={store} event={event} />
          <SkipLink to="markets">{t('event.to-markets')}</SkipLink>
          <MatchMedia key={event.id} event={event} isOver={store.isOver} />
        </div>
      ) : (
        <>
          <LazyPart
            name="betting.outright-head"
            load={async () => (await import('../outright/OutrightHead.tsx')).OutrightHead}
            props={{ store, event }}
            hasLaterTexts
            skeleton={<div className={styles.stage} />}
          />
          <SkipLink to="markets">{t('event.to-markets')}</SkipLink>
        </>
      )}
      {event.outright === undefined ? (
        <MatchDetails key={`details-${event.id}`} store={store} />
      ) : null}
      <EventMarkets key={event.id} store={store} event={event} isMobile={layout === 'mobile'} />
      {event.isLive ? <DelayNote /> : null}
      {preferences.announcements === 'all' ? (
        <LazyPart
          name="betting.spoken-score"
          load={async () => (await import('./scoreboard/SpokenScore.tsx')).SpokenScore}
          props={{ store }}
          skeleton={null}
        />
      ) : null}
      {layout === 'mobile' ? <OtherEvents event={event} /> : null}
    </div>
  );
});
