import { observer } from 'mobx-react-lite';
import { Icon } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { LiveMark } from '../clock/LiveMark.tsx';
import { eventName, type SportEvent } from '../feed/SportEvent.ts';
import { useBetting } from '../service/useBetting.ts';
import styles from './MultiRow.module.css';
import { MultiToggle } from './MultiToggle.tsx';
import { ScorePair } from '../event/scoreboard/ScorePair.tsx';
import { sideScore } from '../event/scoreboard/sideScore.ts';

/** A live match that can be added: sides, competition, score. */
export const MultiRow = observer(function MultiRow({ event }: { readonly event: SportEvent }) {
  const { tree } = useBetting();
  const { score } = event;
  return (
    <li className={styles.event}>
      <Icon name={sportSymbol(tree.sportsById.get(event.sportId)?.icon)} size={16} />
      <span className={styles.name}>
        {event.outright === undefined ? (
          <span>
            <bdi>{event.home.name}</bdi> – <bdi>{event.away.name}</bdi>
          </span>
        ) : (
          event.outright.name
        )}
        <small>{tree.competitions.get(event.competitionId)?.name ?? ''}</small>
      </span>
      {score === undefined ? null : (
        <>
          <LiveMark score={score} className={`num ${styles.mark ?? ''}`} />
          <b className={`num ${styles.score ?? ''}`}>
            <ScorePair home={sideScore(score, 1)} away={sideScore(score, 2)} isTight />
          </b>
        </>
      )}
      <MultiToggle eventId={event.id} name={eventName(event)} />
    </li>
  );
});
