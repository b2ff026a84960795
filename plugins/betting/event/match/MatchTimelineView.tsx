import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { classNames, Icon, Segmented, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import type { Incident } from '../../feed/SportEvent.ts';
import { matchTimeline } from './timeline.ts';
import { ScorePair } from '../scoreboard/ScorePair.tsx';
import type { EventStore } from '../EventStore.ts';
import { useBetting } from '../../service/useBetting.ts';
import styles from './MatchTimelineView.module.css';

type Choice = 'key' | 'all';

/** The course of a match, newest first: the first team at the start, the second at the end. */
export const MatchTimelineView = observer(function MatchTimelineView({
  store,
}: {
  readonly store: EventStore;
}) {
  const t = useTranslate('betting.later');
  const { tree } = useBetting();
  const [choice, setChoice] = useState<Choice>('key');
  const timeline = matchTimeline(store.timeline);
  const shown = timeline[choice];
  const sportIcon = tree.sportsById.get(store.event?.sportId ?? 0)?.icon ?? '';
  if (timeline.all.length === 0) return <p className={styles.none}>{t('timeline.none')}</p>;
  return (
    <div className={styles.course}>
      <Segmented
        label={t('timeline.choose')}
        items={[
          { id: 'key', label: t('timeline.key') },
          { id: 'all', label: t('timeline.all') },
        ]}
        value={choice}
        onChange={setChoice}
        className={styles.choice}
      />
      <ol className={styles.incidents} tabIndex={0} aria-label={t('details.timeline')}>
        {shown.map((incident) => (
          <IncidentRow
            key={incident.id}
            incident={incident}
            hasStanding={timeline.standings.has(incident)}
            sportIcon={sportIcon}
          />
        ))}
      </ol>
    </div>
  );
});

interface IncidentRowProps {
  readonly incident: Incident;
  readonly hasStanding: boolean;
  readonly sportIcon: string;
}

function IncidentRow({ incident, hasStanding, sportIcon }: IncidentRowProps) {
  const { kind, team, minute, moment = `${minute}′`, text, score, player, playerOff } = incident;
  if (team === 0) {
    return (
      <li className={styles.part}>
        <span>{text}</span>
        <span className="num">
          <ScorePair home={score[0]} away={score[1]} />
        </span>
      </li>
    );
  }
  return (
    <li
      className={classNames(
        styles.incident,
        team === 2 && styles.away,
        hasStanding && styles.score,
      )}
    >
      <span className={styles.text}>
        {player === undefined ? null : (
          <b>{playerOff === undefined ? player.name : `${player.name} ↔ ${playerOff.name}`}</b>
        )}
        {player === undefined ? text : <small>{text}</small>}
      </span>
      <span className={styles.mark}>
        <IncidentMark kind={kind} sportIcon={sportIcon} />
      </span>
      <span className={classNames('num', styles.minute)} translate="no">
        {moment}
      </span>
      {hasStanding ? (
        <span className={classNames('num', styles.standing)}>
          <ScorePair home={score[0]} away={score[1]} />
        </span>
      ) : null}
    </li>
  );
}

function IncidentMark({
  kind,
  sportIcon,
}: {
  readonly kind: Incident['kind'];
  readonly sportIcon: string;
}) {
  switch (kind) {
    case 'yellow':
    case 'red':
      return <i className={kind === 'red' ? styles.red : styles.yellow} />;
    case 'corner':
      return <Icon name="corner-down-right" size={15} />;
    case 'substitution':
      return <Icon name="arrows-exchange" size={15} />;
    case 'var':
      return <Icon name="device-tv" size={15} />;
    case 'timeout':
      return <Icon name="player-pause" size={15} />;
    case 'goal':
    case 'own_goal':
    case 'penalty':
    case 'point':
    case 'set':
    case 'game':
      return <Icon name={sportSymbol(sportIcon)} size={15} />;
    default:
      return <Icon name="point-filled" size={15} />;
  }
}
