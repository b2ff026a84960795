import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { classNames, Crest, Link, useFormat, useTranslate } from '#core/ui';
import type { Competitor } from '../../../domain/SportEvent.ts';
import type { CupLeg, CupRound, CupTie } from '../../../domain/statistics.ts';
import { statisticTarget } from '../../statisticTarget.ts';
import styles from './CupBracket.module.css';

interface CupBracketProps {
  readonly rounds: readonly CupRound[];
  /** Teams to point out: those of the open event. */
  readonly teamIds: readonly number[];
  readonly place: 'page' | 'popup';
}

/** A knock-out cup: its rounds side by side, the winner of each tie in bold. */
export const CupBracket = observer(function CupBracket({ rounds, teamIds, place }: CupBracketProps) {
  const id = useId();
  return (
    <div className={styles.rounds}>
      {rounds.map(({ name, ties }, round) => (
        <section key={name} aria-labelledby={`${id}${round}`} className={styles.round}>
          <h3 id={`${id}${round}`}>{name}</h3>
          <ol className={styles.ties}>
            {ties.map((tie, index) => (
              <li key={index} className={styles.tie}>
                <Side tie={tie} side={1} teamIds={teamIds} place={place} />
                <Side tie={tie} side={2} teamIds={teamIds} place={place} />
                <Note tie={tie} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
});

interface SideProps {
  readonly tie: CupTie;
  readonly side: 1 | 2;
  readonly teamIds: readonly number[];
  readonly place: 'page' | 'popup';
}

const Side = observer(function Side({ tie, side, teamIds, place }: SideProps) {
  const t = useTranslate('betting.later');
  const team: Competitor | undefined = tie.sides?.[side - 1];
  const hasWon = tie.winner === side;
  return (
    <p className={classNames(styles.side, hasWon && styles.won, team !== undefined && teamIds.includes(team.id) && styles.own)}>
      {team === undefined ? (
        <span className={styles.open}>{t('cup.open')}</span>
      ) : (
        <Link to={statisticTarget('team', team.id, place)} className={styles.team} aria-label={hasWon ? t('cup.through', { name: team.name }) : undefined}>
          <Crest colors={team.colors} size={16} />
          <span>{team.name}</span>
        </Link>
      )}
      {tie.legs.map((leg, index) => (
        <span key={index} className={classNames('num', styles.goals)} translate="no">
          {leg.score?.[side - 1] ?? ''}
        </span>
      ))}
    </p>
  );
});

/** What the goals do not tell: penalties, extra time, or when the next match begins. */
const Note = observer(function Note({ tie }: { readonly tie: CupTie }) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const last: CupLeg | undefined = tie.legs.at(-1);
  const next = tie.legs.find(({ score }) => score === undefined);
  const text =
    next !== undefined
      ? `${format.dayMonth(next.startsAtS)}, ${format.time(next.startsAtS)}`
      : last?.shootOut !== undefined
        ? t('cup.penalties', { score: `\u2066${last.shootOut[0]}:${last.shootOut[1]}\u2069` })
        : last?.isLate === true
          ? t('cup.extra-time')
          : undefined;
  return text === undefined ? null : <small className={styles.note}>{text}</small>;
});
