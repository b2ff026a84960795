import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import {
  AsyncBoundary,
  Chip,
  classNames,
  EmptyState,
  useOpen,
  usePageTitle,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { EventSections } from '../EventSections.tsx';
import { competitionTarget, idOfParameter } from '../../navigation/routeToEvent.ts';
import { DelayNote } from './DelayNote.tsx';
import { LiveFilters } from './LiveFilters.tsx';
import { MoreEvents } from '../MoreEvents.tsx';
import { ListOptionsButton } from '../options/ListOptionsButton.tsx';
import { ListOptionsHost } from '../options/ListOptionsHost.tsx';
import { CountryCompetitions } from '../../navigation/CountryCompetitions.tsx';
import { placeName } from '../../navigation/countries.ts';
import { SportStrip } from '../../navigation/SportStrip.tsx';
import { PriceNotes } from '../../prices/PriceNotes.tsx';
import { ListBody } from '../Upcoming.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { liveFilterOf } from './liveFilter.ts';
import { useLiveEvents } from './useLiveEvents.ts';
import { useOwnAddress } from '../../navigation/useOwnAddress.ts';
import { lineLimit, liveLimit } from '../../feed/EventQuery.ts';
import { menuSectionFilter } from '../../curated/menuSectionFilter.ts';
import list from '../ListPage.module.css';
import styles from '../Page.module.css';

const SoonSections = lazy(async () => ({
  default: (await import('./SoonSections.tsx')).SoonSections,
}));

/** Everything that is played now: all sports, one sport or one competition. */
export const LivePage = observer(function LivePage() {
  const betting = useBetting();
  const services = useServices();
  const { navigation } = services;
  const t = useTranslate('betting');
  const filter = liveFilterOf(betting, services);
  const sportId = idOfParameter(navigation.params['sport']);
  const countryId = idOfParameter(navigation.params['country']);
  const competitionId = idOfParameter(navigation.params['champ']);
  const tree = useOpen(betting.tree);
  const place = {
    ...(sportId === undefined ? {} : { sportId }),
    ...(countryId === undefined ? {} : { countryId }),
    ...(competitionId === undefined ? {} : { competitionIds: [competitionId] }),
  };
  const {
    list: events,
    groups,
    videoCount,
    favouriteCount,
  } = useLiveEvents({
    section: 'live',
    ...menuSectionFilter(navigation.params['menuSection'], undefined),
    limit: liveLimit,
    ...place,
  });
  const competition =
    competitionId === undefined ? undefined : tree.competitions.get(competitionId);
  const sport = sportId === undefined ? undefined : tree.sportsById.get(sportId);
  const name = competition?.name ?? (sport === undefined ? undefined : placeName(sport, countryId));
  const title = name === undefined ? t('live.title') : t('live.title-of', { name });
  usePageTitle(title);
  useOwnAddress(
    competition === undefined
      ? undefined
      : competitionTarget('live', competition, tree.sportsById.get(competition.sportId)),
  );
  const tools = (
    <div className={list.tools}>
      <LiveFilters videoCount={videoCount} favouriteCount={favouriteCount} />
      <ListOptionsButton />
    </div>
  );
  const isWaiting = !events.snapshot.hasValue;
  const isEmpty = filter.value === 'all' ? events.isPlainlyEmpty : events.isEmpty;
  return (
    <div className={classNames(styles.page, styles.dense)}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <SportStrip section="live" sportId={sportId} />
      <PriceNotes />
      {sportId === undefined || countryId === undefined ? null : (
        <CountryCompetitions section="live" sportId={sportId} countryId={countryId} />
      )}
      {isWaiting || isEmpty ? (
        <div className={list.panel}>
          {tools}
          {isWaiting || filter.value === 'all' ? (
            <ListBody list={events} emptyTitle={t('live.empty')}>
              {null}
            </ListBody>
          ) : (
            <EmptyState
              icon="star"
              title={t('live.none-chosen')}
              action={<Chip onClick={() => filter.set('all')}>{t('live.all')}</Chip>}
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
      <DelayNote />
    </div>
  );
});
