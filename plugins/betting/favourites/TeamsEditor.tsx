import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Button,
  Crest,
  Icon,
  IconButton,
  TextField,
  useOpen,
  useServices,
  useTranslate,
} from '#core/ui';
import { MatchFacts } from '../event/MatchFacts.ts';
import { lineLimit, liveLimit, namedLimit } from '../feed/EventQuery.ts';
import type { Competitor } from '../feed/SportEvent.ts';
import { eventsOfLists } from '../lists/eventsOfLists.ts';
import { useBetting } from '../service/useBetting.ts';
import { mostTeams } from './favourites.ts';
import styles from './TeamsEditor.module.css';
import { TeamSearchStore } from './TeamSearchStore.ts';

/** Editor of the starred teams: removes them one by one and adds them by name. */
export const TeamsEditor = observer(function TeamsEditor() {
  const { favourites } = useBetting();
  const t = useTranslate('betting.later');
  const [isAdding, setAdding] = useState(false);
  const { teamIds } = favourites.favourites;
  return (
    <div className={styles.editor}>
      {teamIds.length === 0 ? <p className={styles.none}>{t('teams.none')}</p> : null}
      <ul className={styles.teams}>
        {teamIds.length === 0 ? null : <Teams teamIds={teamIds} />}
        {isAdding || teamIds.length >= mostTeams ? null : (
          <li>
            <Button icon="plus" size="sm" onClick={() => setAdding(true)}>
              {t('teams.add')}
            </Button>
          </li>
        )}
      </ul>
      {teamIds.length >= mostTeams ? (
        <p className={styles.none}>{t('teams.full', { count: mostTeams })}</p>
      ) : isAdding ? (
        <TeamSearch onDone={() => setAdding(false)} />
      ) : null}
    </div>
  );
});

/** Names come with the events of the teams; those without one are asked for. */
const Teams = observer(function Teams({ teamIds }: { readonly teamIds: readonly number[] }) {
  const betting = useBetting();
  const services = useServices();
  const [facts] = useState(() => new MatchFacts(services));
  const query = { teamIds: teamIds.slice(-namedLimit), isByTime: true };
  const live = useOpen(betting.list({ ...query, section: 'live', limit: liveLimit }));
  const line = useOpen(betting.list({ ...query, section: 'line', limit: lineLimit }));
  if (!live.snapshot.hasValue || !line.snapshot.hasValue) return null;
  const playing = new Map(
    eventsOfLists(live, line).flatMap(({ home, away }) => [
      [home.id, home],
      [away.id, away],
    ]),
  );
  return teamIds.map((teamId) => {
    const team = playing.get(teamId);
    return team === undefined ? (
      <IdleTeam key={teamId} teamId={teamId} facts={facts} />
    ) : (
      <TeamChip key={teamId} team={team} />
    );
  });
});

const IdleTeam = observer(function IdleTeam({
  teamId,
  facts,
}: {
  readonly teamId: number;
  readonly facts: MatchFacts;
}) {
  const { value } = useOpen(facts.team(teamId));
  return value === undefined ? null : <TeamChip team={value.team} />;
});

const TeamChip = observer(function TeamChip({ team }: { readonly team: Competitor }) {
  const { favourites } = useBetting();
  const t = useTranslate('betting.later');
  return (
    <li className={styles.team}>
      <Crest colors={team.colors} size={18} />
      <span className="one-line">{team.name}</span>
      <IconButton
        icon="x"
        label={t('teams.remove', { name: team.name })}
        onClick={() => favourites.toggleTeam(team.id)}
      />
    </li>
  );
});

const TeamSearch = observer(function TeamSearch({ onDone }: { readonly onDone: () => void }) {
  const { favourites } = useBetting();
  const services = useServices();
  const t = useTranslate('betting.later');
  const [store] = useState(() => new TeamSearchStore(services));
  useEffect(() => () => store.dispose(), [store]);
  const { value, hasFailed } = store.found;
  const teams = value?.filter(({ team }) => !favourites.hasTeam(team.id));
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <TextField
          // The editor was opened by "Add a team", so the field gets the focus.
          ref={(field) => field?.focus({ preventScroll: true })}
          label={t('teams.search')}
          name="team"
          icon="search"
          size="sm"
          autoComplete="off"
          value={store.text}
          onChange={store.setText}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
          }}
        />
        <Button size="sm" onClick={onDone}>
          {t('teams.done')}
        </Button>
      </div>
      <p role="status" className={styles.none}>
        {hasFailed ? t('teams.failed') : teams?.length === 0 ? t('teams.nothing') : null}
      </p>
      <ul className={styles.found}>
        {teams?.map(({ team, competitionName }) => (
          <li key={team.id}>
            <button
              type="button"
              className={styles.row}
              aria-label={t('teams.addOf', { name: team.name })}
              onClick={() => favourites.toggleTeam(team.id)}
            >
              <Crest colors={team.colors} size={20} />
              <span className={styles.name}>
                {team.name}
                <small>{competitionName}</small>
              </span>
              <Icon name="plus" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
