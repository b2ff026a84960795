import { observer } from 'mobx-react-lite';
import { Crest, Icon, Link, useFormat, useOpen, useTranslate } from '#core/ui';
import { lineLimit, liveLimit, namedLimit } from '../feed/EventQuery.ts';
import { followedTeams } from './followedTeams.ts';
import styles from '../navigation/SportTree.module.css';
import { eventsOfLists } from '../lists/eventsOfLists.ts';
import { useBetting } from '../service/useBetting.ts';

/** Starred teams with events, live ones first. */
export const MyTeams = observer(function MyTeams() {
  const betting = useBetting();
  const t = useTranslate('betting');
  const format = useFormat();
  const { teamIds } = betting.favourites.favourites;
  const query = { teamIds: teamIds.slice(-namedLimit), isByTime: true };
  const live = useOpen(betting.list({ ...query, section: 'live', limit: liveLimit }));
  const line = useOpen(betting.list({ ...query, section: 'line', limit: lineLimit }));
  const teams = followedTeams(teamIds, eventsOfLists(live, line));
  if (teams.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="tree-teams">
      <h2 id="tree-teams" className={styles.head}>
        <Icon name="star-filled" size={14} />
        {t('tree.teams')}
        <span className="num" translate="no">
          {format.number(teams.length)}
        </span>
      </h2>
      <ul>
        {teams.map(({ team, eventCount }) => (
          <li key={team.id}>
            <Link to={{ name: 'betting.team', params: { team: team.id } }} className={styles.row}>
              <Crest colors={team.colors} size={18} />
              <span className={styles.name}>{team.name}</span>
              <span className={`num ${styles.count ?? ''}`} translate="no">
                {format.number(eventCount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
