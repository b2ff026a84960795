import { observer } from 'mobx-react-lite';
import { lazy, useState } from 'react';
import {
  AsyncBoundary,
  Chip,
  EmptyState,
  useOpen,
  usePageTitle,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { EventSections } from '../EventSections.tsx';
import { competitionTarget, idOfParameter } from '../../navigation/routeToEvent.ts';
import { LiveFilters } from './LiveFilters.tsx';
import { MoreEvents } from '../MoreEvents.tsx';
import { ListOptionsButton } from '../options/ListOptionsButton.tsx';
import { ListOptionsHost } from '../options/ListOptionsHost.tsx';
import { SportStrip } from '../../navigation/SportStrip.tsx';
import { PriceNotes } from '../../prices/PriceNotes.tsx';
import { ListBody } from '../Upcoming.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { useEventQuery } from '../../feed/useEventQuery.ts';
import { useLiveFilter } from './useLiveFilter.ts';
import { useOwnAddress } from '../../navigation/useOwnAddress.ts';
import { lineLimit, liveLimit } from '../../feed/EventQuery.ts';
import { allLive } from './filterLive.ts';
import { menuSectionFilter } from '../../curated/menuSectionFilter.ts';
import list from '../ListPage.module.css';
import styles from '../Page.module.css';

const SoonSections = lazy(async () => ({
  default: (await import('./SoonSections.tsx')).SoonSections,
}));

/** Everything that is played now: all sports, one sport or one competition. */
export const LivePage = observer(function LivePage() {
  const betting = useBetting();
  const { navigation } = useServices();
  const t = useTranslate('betting');
  const [filter, setFilter] = useState(allLive);
  const sportId = idOfParameter(navigation.params['sport']);
  const competitionId = idOfParameter(navigation.params['champ']);
  const tree = useOpen(betting.tree);
  const place = {
    ...(sportId === undefined ? {} : { sportId }),
    ...(competitionId === undefined ? {} : { competitionIds: [competitionId] }),
  };
  const events = useOpen(
    betting.list(
      useEventQuery({
        section: 'live',
        ...menuSectionFilter(navigation.params['menuSection'], undefined),
        limit: liveLimit,
        ...place,
      }),
    ),
  );
  const { groups, videoCount, favouriteCount } = useLiveFilter(events, betting.favourites, filter);
  const competition =
    competitionId === undefined ? undefined : tree.competitions.get(competitionId);
  const sport = sportId === undefined ? undefined : tree.sportsById.get(sportId);
  const placeName = competition?.name ?? sport?.name;
  const title = placeName === undefined ? t('live.title') : t('live.title-of', { name: placeName });
  usePageTitle(title);
  useOwnAddress(
    competition === undefined
      ? undefined
      : competitionTarget('live', competition, tree.sportsById.get(competition.sportId)),
  );
  const tools = (
    <div className={list.tools}>
      <LiveFilters
        filter={filter}
        videoCount={videoCount}
        favouriteCount={favouriteCount}
        onChange={setFilter}
      />
      <ListOptionsButton />
    </div>
  );
  const isWaiting = !events.snapshot.hasValue || events.isEmpty;
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
            <EmptyState
              icon="star"
              title={t('live.none-chosen')}
              action={<Chip onClick={() => setFilter(allLive)}>{t('live.all')}</Chip>}
            />
          )}
        </div>
      ) : (
        <EventSections list={events} groups={groups} section="live" tools={tools} />
      )}
      <ListOptionsHost />
      <MoreEvents list={events} />
      {betting.options?.choices.hasUpcoming === true ? (
        <AsyncBoundary fallback={null}>
          <SoonSections query={{ section: 'line', limit: lineLimit, ...place }} />
        </AsyncBoundary>
      ) : null}
    </div>
  );
});
