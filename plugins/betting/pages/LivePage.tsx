import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Chip, EmptyState, usePageTitle, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import { EventSections } from '../components/EventSections.tsx';
import { competitionTarget, idOfParameter } from '../components/eventTarget.ts';
import { LiveFilters } from '../components/LiveFilters.tsx';
import { MoreEvents } from '../components/MoreEvents.tsx';
import { ListOptionsButton } from '../components/options/ListOptionsButton.tsx';
import { ListOptionsHost } from '../components/options/ListOptionsHost.tsx';
import { SportStrip } from '../components/SportStrip.tsx';
import { PriceNotes } from '../components/PriceNotes.tsx';
import { ListBody } from '../components/Upcoming.tsx';
import { useBetting } from '../components/useBetting.ts';
import { useEventQuery } from '../components/useEventQuery.ts';
import { useLiveFilter } from '../components/useLiveFilter.ts';
import { useOpen } from '../components/useOpen.ts';
import { useOwnAddress } from '../components/useOwnAddress.ts';
import { lineLimit, liveLimit } from '../domain/EventQuery.ts';
import { allLive } from '../domain/filterLive.ts';
import { menuSectionFilter } from '../domain/selection/menuSectionFilter.ts';
import list from './ListPage.module.css';
import styles from './Page.module.css';

const SoonSections = lazy(async () => ({ default: (await import('../components/options/SoonSections.tsx')).SoonSections }));

/** Everything that is played now: all sports, one sport or one competition. */
export const LivePage = observer(function LivePage() {
  const betting = useBetting();
  const { navigation } = useServices();
  const t = useTranslate('betting');
  const [filter, setFilter] = useState(allLive);
  const sportId = idOfParameter(navigation.params['sport']);
  const competitionId = idOfParameter(navigation.params['champ']);
  const tree = useOpen(betting.tree);
  const place = { ...(sportId === undefined ? {} : { sportId }), ...(competitionId === undefined ? {} : { competitionIds: [competitionId] }) };
  const events = useOpen(betting.list(useEventQuery({ section: 'live', ...menuSectionFilter(navigation.params['menuSection'], undefined), limit: liveLimit, ...place })));
  const { groups, videoCount, favouriteCount } = useLiveFilter(events, betting.favourites, filter);
  const competition = competitionId === undefined ? undefined : tree.competitions.get(competitionId);
  const sport = sportId === undefined ? undefined : tree.sportsById.get(sportId);
  const placeName = competition?.name ?? sport?.name;
  const title = placeName === undefined ? t('live.title') : t('live.title-of', { name: placeName });
  usePageTitle(title);
  useOwnAddress(competition === undefined ? undefined : competitionTarget('live', competition, tree.sportsById.get(competition.sportId)));
  const tools = (
    <div className={list.tools}>
      <LiveFilters filter={filter} videoCount={videoCount} favouriteCount={favouriteCount} onChange={setFilter} />
      <ListOptionsButton />
    </div>
  );
  const isWaiting = events.loadState !== 'ready' || events.isEmpty;
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <SportStrip section="live" sportId={sportId} />
      <PriceNotes />
      {isWaiting || groups.length === 0 ? (
        <div className={list.panel}>
          {tools}
          {isWaiting ? (
            <ListBody list={events} emptyTitle={t('live.empty')}>
              {null}
            </ListBody>
          ) : (
            <EmptyState icon="star" title={t('live.none-chosen')} action={<Chip onClick={() => setFilter(allLive)}>{t('live.all')}</Chip>} />
          )}
        </div>
      ) : (
        <EventSections list={events} groups={groups} section="live" tools={tools} />
      )}
      <ListOptionsHost />
      <MoreEvents list={events} />
      {betting.options?.choices.hasUpcoming === true ? (
        <Suspense fallback={null}>
          <SoonSections query={{ section: 'line', limit: lineLimit, ...place }} />
        </Suspense>
      ) : null}
    </div>
  );
});
