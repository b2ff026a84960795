import { observer } from 'mobx-react-lite';
import { ErrorBlock, LazyPart, Skeleton, SkipLink, useLayoutKind, usePageTitle, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import { EventCrumbs, type WayStep } from '../components/event/EventCrumbs.tsx';
import { MatchDetails } from '../components/event/match/MatchDetails.tsx';
import { MediaRow } from '../components/media/MediaRow.tsx';
import { EventMarkets } from '../components/event/markets/EventMarkets.tsx';
import { OtherEvents } from '../components/event/match/OtherEvents.tsx';
import { Scoreboard } from '../components/event/match/Scoreboard.tsx';
import { eventTarget, idOfParameter } from '../components/eventTarget.ts';
import { PriceNotes } from '../components/PriceNotes.tsx';
import { useBetting } from '../components/useBetting.ts';
import { useIsLiveOpen } from '../components/useIsLiveOpen.ts';
import { useOpen } from '../components/useOpen.ts';
import { useOwnAddress } from '../components/useOwnAddress.ts';
import { useResultAddress } from '../components/useResultAddress.ts';
import { eventName, type Competition, type SportEvent } from '../domain/SportEvent.ts';
import styles from './Page.module.css';

/** For pages of events in other sections. */
export interface EventPageProps {
  /** What stands above the event; section, sport and competition unless told. */
  readonly wayTo?: ((event: SportEvent, competition: Competition | undefined) => readonly WayStep[]) | undefined;
}

/** One event: scoreboard, what happened, all markets. */
export const EventPage = observer(function EventPage({ wayTo }: EventPageProps) {
  const betting = useBetting();
  const { navigation, preferences } = useServices();
  const t = useTranslate('betting');
  const layout = useLayoutKind();
  const isLiveOpen = useIsLiveOpen();
  const eventId = idOfParameter(navigation.params['game']) ?? 0;
  useOpen(betting.tree);
  const store = useOpen(betting.event(eventId));
  const { event } = store;
  usePageTitle(event === undefined ? undefined : eventName(event));
  useResultAddress(store);
  useOwnAddress(event === undefined || store.isOver ? undefined : eventTarget(event, betting.tree));

  const gone = store.loadState === 'missing' ? 'missing' : event?.isLive === true && !isLiveOpen ? 'closed' : undefined;
  if (gone !== undefined) {
    return (
      <LazyPart
        name="betting.gone-event"
        load={async () => (await import('../components/event/GoneEvent.tsx')).GoneEvent}
        props={{ reason: gone }}
        hasLaterTexts
        skeleton={<Skeleton name="event" />}
      />
    );
  }
  if (store.loadState === 'failed') {
    return (
      <>
        <h1>
          <VisuallyHidden>{t('event.title')}</VisuallyHidden>
        </h1>
        <ErrorBlock title={t('event.failed')} onRetry={store.retry} />
      </>
    );
  }
  if (event === undefined) return <Skeleton name="event" />;
  return (
    <div className={styles.page}>
      <EventCrumbs event={event} competition={store.competition} way={wayTo?.(event, store.competition)} />
      <PriceNotes />
      {event.outright === undefined ? (
        <Scoreboard store={store} event={event} />
      ) : (
        <LazyPart
          name="betting.outright-head"
          load={async () => (await import('../components/outright/OutrightHead.tsx')).OutrightHead}
          props={{ store, event }}
          hasLaterTexts
          skeleton={<div className={styles.stage} />}
        />
      )}
      <SkipLink to="markets">{t('event.to-markets')}</SkipLink>
      {event.outright === undefined ? (
        <MediaRow key={`media-${event.id}`} event={event} isOver={store.isOver}>
          <MatchDetails store={store} isFoldable={layout === 'mobile'} />
        </MediaRow>
      ) : null}
      <EventMarkets key={event.id} store={store} event={event} isMobile={layout === 'mobile'} />
      {preferences.announcements === 'all' ? (
        <LazyPart name="betting.spoken-score" load={async () => (await import('../components/event/match/SpokenScore.tsx')).SpokenScore} props={{ store }} skeleton={null} />
      ) : null}
      {layout === 'mobile' ? <OtherEvents event={event} /> : null}
    </div>
  );
});
