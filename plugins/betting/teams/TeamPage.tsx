import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  ButtonLink,
  Crest,
  EmptyState,
  ErrorBlock,
  Link,
  Panel,
  PanelHead,
  Skeleton,
  useOpen,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { PlayedRow } from '../statistics/form/PlayedRow.tsx';
import { competitionTarget, idOfParameter } from '../navigation/routeToEvent.ts';
import { PriceNotes } from '../prices/PriceNotes.tsx';
import { SelectedEvents } from '../curated/SelectedEvents.tsx';
import { statisticTarget } from '../statistics/statisticTarget.ts';
import { TeamStar } from './TeamStar.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import { lineLimit } from '../feed/EventQuery.ts';
import { MatchFacts } from '../event/MatchFacts.ts';
import page from '../lists/Page.module.css';
import styles from './TeamPage.module.css';

/** Page of a team or player: live matches, next matches and latest results. */
export const TeamPage = observer(function TeamPage() {
  const services = useServices();
  const betting = useBetting();
  const t = useTranslate('betting.later');
  const isLiveOpen = useIsLiveOpen();
  const [facts] = useState(() => new MatchFacts(services));
  const { params } = services.navigation;
  const teamId = idOfParameter(params['team']) ?? 0;
  const tree = useOpen(betting.tree);
  const resource = useOpen(facts.team(teamId));
  const overview = resource.value;
  usePageTitle(overview?.team.name);
  if (resource.isLoading) return <Skeleton shapes={skeletons.list} />;
  if (resource.isMissing) {
    return (
      <EmptyState
        icon="search-off"
        title={t('team.missing')}
        action={
          <ButtonLink to={{ name: 'betting.line' }} variant="secondary">
            {t('selection.all-line')}
          </ButtonLink>
        }
      />
    );
  }
  if (overview === undefined)
    return <ErrorBlock title={t('details.failed')} onRetry={resource.retry} />;
  const { team, competition, events, next } = overview;
  const isIn = (section: 'line' | 'live'): boolean =>
    (params['section'] ?? section) === section &&
    (section === 'line' || (isLiveOpen && next.some(({ isLive }) => isLive)));
  return (
    <div className={page.page}>
      <PriceNotes />
      <header className={styles.head}>
        <Crest colors={team.colors} size={52} />
        <div className={styles.names}>
          <h1 className={styles.title}>{team.name}</h1>
          <Link
            to={competitionTarget('line', competition, tree.sportsById.get(competition.sportId))}
            className={styles.competition}
          >
            {competition.name}
          </Link>
        </div>
        <TeamStar team={team} />
        <ButtonLink to={statisticTarget('team', team.id)} variant="secondary" size="sm">
          {t('details.statistics')}
        </ButtonLink>
      </header>
      {isIn('live') ? (
        <SelectedEvents
          query={{ section: 'live', teamIds: [teamId], limit: lineLimit }}
          title={t('selection.live')}
        />
      ) : null}
      {isIn('line') ? (
        <SelectedEvents
          query={{ section: 'line', teamIds: [teamId], limit: lineLimit }}
          title={t('selection.line')}
          isFurther={isIn('live')}
        />
      ) : null}
      {events.length === 0 ? null : (
        <Panel aria-labelledby="team-results" className={styles.results}>
          <PanelHead id="team-results" title={t('team.results')} />
          <ul>
            {events.map((event) => (
              <PlayedRow key={event.id} event={event} teamId={teamId} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
});
