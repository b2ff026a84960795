import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState, ErrorBlock, Link, Skeleton, useLayoutKind, usePageTitle, useServices, useTranslate } from '#core/ui';
import { EventCrumbs } from '../components/event/EventCrumbs.tsx';
import { EventDetails } from '../components/event/EventDetails.tsx';
import { EventMarkets } from '../components/event/EventMarkets.tsx';
import { OtherEvents } from '../components/event/OtherEvents.tsx';
import { Scoreboard } from '../components/event/Scoreboard.tsx';
import { idOfParameter } from '../components/eventTarget.ts';
import { StaleBanner } from '../components/StaleBanner.tsx';
import { useBetting } from '../components/useBetting.ts';
import { useOpen } from '../components/useOpen.ts';
import { eventName } from '../domain/SportEvent.ts';
import { MarketView } from '../stores/MarketView.ts';
import styles from './Page.module.css';

/** One event: scoreboard, what happened, all markets. */
export const EventPage = observer(function EventPage() {
  const betting = useBetting();
  const { navigation, storage } = useServices();
  const t = useTranslate('betting');
  const layout = useLayoutKind();
  const eventId = idOfParameter(navigation.params['game']) ?? 0;
  const [view] = useState(() => new MarketView(storage));
  useOpen(betting.tree);
  const store = useOpen(betting.event(eventId));
  const { event } = store;
  usePageTitle(event === undefined ? undefined : eventName(event));

  if (store.loadState === 'missing') {
    return (
      <EmptyState
        icon="search-off"
        title={t('event.missing')}
        text={t('event.missing-text')}
        action={<Link to={{ name: 'betting.line' }}>{t('home.all-line')}</Link>}
      />
    );
  }
  if (store.loadState === 'failed') return <ErrorBlock title={t('event.failed')} onRetry={store.retry} />;
  if (event === undefined) return <Skeleton name="event" />;
  return (
    <div className={styles.page}>
      <EventCrumbs event={event} competition={store.competition} />
      <StaleBanner />
      <Scoreboard store={store} event={event} />
      <EventDetails store={store} isFoldable={layout === 'mobile'} />
      <EventMarkets store={store} event={event} view={view} isMobile={layout === 'mobile'} />
      <OtherEvents event={event} />
    </div>
  );
});
