import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Crest,
  Link,
  Panel,
  PanelHead,
  useFormat,
  useOpen,
  useServices,
  useTranslate,
} from '#core/ui';
import { MatchFacts } from '../event/MatchFacts.ts';
import { lineLimit, liveLimit, namedLimit, type EventQuery } from '../feed/EventQuery.ts';
import type { Competitor, SportEvent } from '../feed/SportEvent.ts';
import { eventsOfLists } from '../lists/eventsOfLists.ts';
import { useBetting } from '../service/useBetting.ts';
import { TeamStar } from '../teams/TeamStar.tsx';
import styles from './FavouritesPage.module.css';

interface FavouriteTeamsProps {
  readonly teamIds: readonly number[];
}

/** Starred teams and players with their next match; one without a match keeps its row and star. */
export const FavouriteTeams = observer(function FavouriteTeams({ teamIds }: FavouriteTeamsProps) {
  const betting = useBetting();
  const services = useServices();
  const t = useTranslate('betting.later');
  const [facts] = useState(() => new MatchFacts(services));
  const named = teamIds.slice(-namedLimit);
  const live = useOpen(betting.list(queryOf('live', named, liveLimit)));
  const line = useOpen(betting.list(queryOf('line', named, lineLimit)));
  if (!live.snapshot.hasValue || !line.snapshot.hasValue) return null;
  const events = eventsOfLists(live, line);
  return (
    <Panel aria-labelledby="favourite-teams">
      <PanelHead id="favourite-teams" title={t('favourites.teams')} />
      <ul className={styles.rows}>
        {named.map((teamId) => {
          const next = events.find(({ home, away }) => home.id === teamId || away.id === teamId);
          return next === undefined ? (
            <IdleTeam key={teamId} teamId={teamId} facts={facts} />
          ) : (
            <TeamRow
              key={teamId}
              team={next.home.id === teamId ? next.home : next.away}
              next={next}
            />
          );
        })}
      </ul>
    </Panel>
  );
});

function queryOf(section: 'line' | 'live', teamIds: readonly number[], limit: number): EventQuery {
  return { section, teamIds, isByTime: true, limit };
}

/** A team without events; its name is loaded by a call. */
const IdleTeam = observer(function IdleTeam({
  teamId,
  facts,
}: {
  readonly teamId: number;
  readonly facts: MatchFacts;
}) {
  const { value } = useOpen(facts.team(teamId));
  return value === undefined ? null : <TeamRow team={value.team} />;
});

const TeamRow = observer(function TeamRow({
  team,
  next,
}: {
  readonly team: Competitor;
  readonly next?: SportEvent | undefined;
}) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <Link to={{ name: 'betting.team', params: { team: team.id } }} className={styles.link}>
        <Crest colors={team.colors} size={20} />
        <span className={styles.name}>{team.name}</span>
        <span className={styles.note}>
          {next === undefined
            ? t('favourites.no-match')
            : next.isLive
              ? t('selection.live')
              : format.dateTime(next.startsAtS)}
        </span>
      </Link>
      <TeamStar team={team} />
    </li>
  );
});
