import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import {
  Flag,
  Link,
  Panel,
  PanelHead,
  Skeleton,
  useFormat,
  useOpen,
  usePageTitle,
  useTranslate,
} from '#core/ui';
import { NoFavourites } from '../curated/NoFavourites.tsx';
import { SelectedEvents } from '../curated/SelectedEvents.tsx';
import { queryOfSelection } from '../curated/queryOfSelection.ts';
import { lineLimit, liveLimit, type EventQuery } from '../feed/EventQuery.ts';
import { useEventQuery } from '../feed/useEventQuery.ts';
import type { Competition } from '../feed/SportEvent.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import page from '../lists/Page.module.css';
import { competitionTarget } from '../navigation/routeToEvent.ts';
import { PriceNotes } from '../prices/PriceNotes.tsx';
import { useBetting } from '../service/useBetting.ts';
import { EndedStars } from './EndedStars.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { FavouriteTeams } from './FavouriteTeams.tsx';
import styles from './FavouritesPage.module.css';

/** Everything with a star in one place: events that are live and to come, competitions, teams. */
export const FavouritesPage = observer(function FavouritesPage() {
  const betting = useBetting();
  const t = useTranslate('betting.later');
  const format = useFormat();
  const isLiveOpen = useIsLiveOpen();
  const tree = useOpen(betting.tree);
  usePageTitle(t('favourites.title'));
  const { favourites } = betting.favourites;
  const { eventIds, competitionIds, teamIds } = favourites;
  const count = eventIds.length + competitionIds.length + teamIds.length;
  const selection = { tags: ['yours'] } as const;
  const line = queryOfSelection(selection, { section: 'line', limit: lineLimit }, [], favourites);
  const live = queryOfSelection(selection, { section: 'live', limit: liveLimit }, [], favourites);
  if (tree.snapshot.isLoading) return <Skeleton shapes={skeletons.list} />;
  return (
    <div className={page.page}>
      <PriceNotes />
      <header className={styles.head}>
        <h1 className={styles.title}>{t('favourites.title')}</h1>
        <span className={`num ${styles.count ?? ''}`} translate="no">
          {format.number(count)}
        </span>
      </header>
      {line === undefined || live === undefined ? (
        <NoFavourites />
      ) : (
        <>
          {isLiveOpen ? <LiveFavourites query={live} /> : null}
          <SelectedEvents
            query={line}
            isByTime
            title={t('selection.line')}
            emptyTitle={t('favourites.no-events')}
          />
          <FavouriteCompetitions
            competitions={competitionIds.flatMap((id) => tree.competitions.get(id) ?? [])}
          />
          {teamIds.length === 0 ? null : <FavouriteTeams teamIds={teamIds} />}
          {eventIds.length === 0 ? null : <EndedStars />}
        </>
      )}
    </div>
  );
});

/** Rendered only if something starred is live; otherwise the upcoming events follow directly. */
const LiveFavourites = observer(function LiveFavourites({ query }: { readonly query: EventQuery }) {
  const t = useTranslate('betting.later');
  const list = useOpen(useBetting().list(useEventQuery(query)));
  if (!list.snapshot.hasValue || list.isEmpty) return null;
  return <SelectedEvents query={query} title={t('selection.live')} isFurther />;
});

function FavouriteCompetitions({
  competitions,
}: {
  readonly competitions: readonly Competition[];
}) {
  const { tree } = useBetting();
  const t = useTranslate('betting.later');
  if (competitions.length === 0) return null;
  return (
    <Panel aria-labelledby="favourite-competitions">
      <PanelHead id="favourite-competitions" title={t('favourites.competitions')} />
      <ul className={styles.rows}>
        {competitions.map((competition) => {
          const isPrematch = competition.prematchCount > 0 || competition.liveCount === 0;
          return (
            <li key={competition.id} className={styles.row}>
              <Link
                to={competitionTarget(
                  isPrematch ? 'line' : 'live',
                  competition,
                  tree.sportsById.get(competition.sportId),
                )}
                className={styles.link}
              >
                <Flag iso={competition.countryIso} />
                <span className={styles.name}>{competition.name}</span>
                <span className={styles.note}>
                  {t('favourites.events', {
                    count: competition.prematchCount + competition.liveCount,
                  })}
                </span>
              </Link>
              <FavouriteButton kind="competition" id={competition.id} name={competition.name} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
