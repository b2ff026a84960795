import { observer } from 'mobx-react-lite';
import { Link, Panel, PanelHead, useFormat, useServices, useTranslate } from '#core/ui';
import type { PastContest } from './contests.ts';
import type { Competition } from '../../feed/SportEvent.ts';
import { playedTarget } from '../../navigation/routeToEvent.ts';
import { Marble } from './Marble.tsx';
import { ShareText } from './ShareText.tsx';
import styles from './ContestStatistics.module.css';

interface PastContestsProps {
  readonly competition: Competition;
  readonly past: readonly PastContest[];
  readonly isRace: boolean;
}

export const PastContests = observer(function PastContests({
  competition,
  past,
  isRace,
}: PastContestsProps) {
  const t = useTranslate('betting.later');
  if (past.length === 0) return null;
  return (
    <Panel aria-labelledby="past">
      <PanelHead id="past" title={t(isRace ? 'contest.races' : 'contest.votes')} />
      <ul>
        {past.map((each) => (
          <Past key={each.id} contest={each} competition={competition} isRace={isRace} />
        ))}
      </ul>
    </Panel>
  );
});

const podium = 3;

interface PastProps {
  readonly contest: PastContest;
  readonly competition: Competition;
  readonly isRace: boolean;
}

/** A decided contest: date and winner; of a vote all candidates with their shares. */
const Past = observer(function Past({
  contest: { id, name, decidedAtS, places },
  competition,
  isRace,
}: PastProps) {
  const format = useFormat();
  const { navigation } = useServices();
  const target = playedTarget(
    { id, slug: '', sportId: competition.sportId, competitionId: competition.id },
    navigation,
  );
  return (
    <li className={styles.past}>
      <Link to={target} className={styles.when}>
        <span>{isRace ? name : format.date(decidedAtS)}</span>
        {isRace ? (
          <small className="num">
            {format.daysFromToday(decidedAtS) === 0
              ? format.time(decidedAtS)
              : format.dateTime(decidedAtS)}
          </small>
        ) : null}
      </Link>
      <ol className={styles.places}>
        {(isRace ? places.slice(0, podium) : places).map(({ entrant, share }) => (
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
