import { observer } from 'mobx-react-lite';
import { Link, Panel, PanelHead, useFormat, useServices, useTranslate } from '#core/ui';
import type { Competition } from '../../../domain/SportEvent.ts';
import type { ContestHistory, PastContest } from '../../../domain/contests.ts';
import { playedTarget } from '../../eventTarget.ts';
import { Marble } from './Marble.tsx';
import { PollTable } from './PollTable.tsx';
import { ShareText } from './ShareText.tsx';
import { TrackTable } from './TrackTable.tsx';
import styles from './ContestStatistics.module.css';

interface ContestStatisticsProps {
  readonly competition: Competition;
  readonly contests: ContestHistory;
}

/** Races of a track or votes about an office: how those who take part did or stand, and how the last ones came out. */
export const ContestStatistics = observer(function ContestStatistics({ competition, contests: { track, polls, past } }: ContestStatisticsProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const [newest] = polls?.atS ?? [];
  return (
    <>
      {track === undefined ? null : (
        <Panel aria-labelledby="track">
          <PanelHead id="track" title={t('contest.marbles')} actions={<span className={styles.note}>{t('contest.counted', { count: track.races })}</span>} />
          <TrackTable track={track} />
        </Panel>
      )}
      {polls === undefined ? null : (
        <Panel aria-labelledby="polls">
          <PanelHead id="polls" title={t('contest.polls')} actions={newest === undefined ? null : <span className={styles.note}>{t('contest.poll-of', { date: format.dateTime(newest) })}</span>} />
          <PollTable polls={polls} />
        </Panel>
      )}
      {past.length === 0 ? null : (
        <Panel aria-labelledby="past">
          <PanelHead id="past" title={t(track === undefined ? 'contest.votes' : 'contest.races')} />
          <ul>
            {past.map((each) => (
              <Past key={each.id} contest={each} competition={competition} isRace={track !== undefined} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
});

const PODIUM = 3;

interface PastProps {
  readonly contest: PastContest;
  readonly competition: Competition;
  readonly isRace: boolean;
}

/** One that is decided: when, and who came in first; of a vote all with their shares. */
const Past = observer(function Past({ contest: { id, name, decidedAtS, places }, competition, isRace }: PastProps) {
  const format = useFormat();
  const { navigation } = useServices();
  const target = playedTarget({ id, slug: '', sportId: competition.sportId, competitionId: competition.id }, navigation);
  return (
    <li className={styles.past}>
      <Link to={target} className={styles.when}>
        <span>{isRace ? name : format.date(decidedAtS)}</span>
        {isRace ? <small className="num">{format.daysFromToday(decidedAtS) === 0 ? format.time(decidedAtS) : format.dateTime(decidedAtS)}</small> : null}
      </Link>
      <ol className={styles.places}>
        {(isRace ? places.slice(0, PODIUM) : places).map(({ entrant, share }) => (
          <li key={entrant.id}>
            {isRace ? <Marble colors={entrant.colors} /> : null}
            <bdi>{entrant.name}</bdi>
            {share === undefined ? null : <ShareText share={share} />}
          </li>
        ))}
      </ol>
    </li>
  );
});
