import { observer } from 'mobx-react-lite';
import {
  classNames,
  Crest,
  Link,
  useFormat,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { listInLine } from '#domain/texts/listInLine.ts';
import { ScorePair } from '../../event/scoreboard/ScorePair.tsx';
import type { CupSide } from './cup.ts';
import type { Competition } from '../../feed/SportEvent.ts';
import type { CupLeg, CupTie } from '../statistics.ts';
import { playedTarget } from '../../navigation/routeToEvent.ts';
import { statisticTarget } from '../statisticTarget.ts';
import styles from './CupTieCard.module.css';

interface CupTieCardProps {
  readonly competition: Competition;
  readonly tie: CupTie;
  /** Number by which later rounds refer to the tie. */
  readonly number: number;
  readonly sides: readonly [CupSide, CupSide];
  readonly teamIds: readonly number[];
  readonly place: 'page' | 'popup';
}

/** A tie of a cup: score of each leg, who is through and how, links to the matches. */
export const CupTieCard = observer(function CupTieCard({
  competition,
  tie,
  number,
  sides,
  teamIds,
  place,
}: CupTieCardProps) {
  const t = useTranslate('betting.later');
  // Legs that were played, and the next one.
  const shownLegs = tie.legs.slice(
    0,
    tie.legs.filter(({ score }) => score !== undefined).length + 1,
  );
  return (
    <div className={styles.tie}>
      <VisuallyHidden>{t('cup.tie', { number })}</VisuallyHidden>
      {([1, 2] as const).map((side) => (
        <Side
          key={side}
          of={sides[side - 1] ?? { kind: 'open' }}
          tie={tie}
          side={side}
          teamIds={teamIds}
          place={place}
        />
      ))}
      <div className={styles.foot}>
        {shownLegs.map((leg, index) => (
          <Leg
            key={index}
            leg={leg}
            label={tie.legs.length === 1 ? undefined : t(index === 0 ? 'cup.leg-1' : 'cup.leg-2')}
            competition={competition}
            isLink={place === 'page'}
          />
        ))}
        <Decision tie={tie} />
        <span className={styles.number} aria-hidden="true" translate="no">
          {number}
        </span>
      </div>
    </div>
  );
});

interface SideProps extends Pick<CupTieCardProps, 'tie' | 'teamIds' | 'place'> {
  readonly of: CupSide;
  readonly side: 1 | 2;
}

const Side = observer(function Side({ of, tie, side, teamIds, place }: SideProps) {
  const t = useTranslate('betting.later');
  const hasWon = tie.winner === side;
  if (of.kind !== 'team') {
    return (
      <p className={styles.side}>
        <span className={styles.open}>
          {of.kind === 'open'
            ? t('cup.open')
            : of.of === undefined
              ? t('cup.winner-of-tie', { number: of.tieNumber })
              : t('cup.winner-of', {
                  names: of.of.map(({ name }) => `\u2068${name}\u2069`).join(' / '),
                })}
        </span>
      </p>
    );
  }
  const { team } = of;
  return (
    <p
      className={classNames(
        styles.side,
        hasWon && styles.won,
        teamIds.includes(team.id) && styles.own,
      )}
    >
      <Link
        to={statisticTarget('team', team.id, place)}
        className={styles.team}
        aria-label={hasWon ? t('cup.through', { name: team.name }) : undefined}
      >
        <Crest colors={team.colors} size={16} />
        <span className="one-line">{team.name}</span>
      </Link>
      {tie.legs.map((leg, index) => (
        <span key={index} className={classNames('num', styles.goals)} translate="no">
          {leg.score?.[side - 1] ?? ''}
        </span>
      ))}
    </p>
  );
});

interface LegProps {
  readonly leg: CupLeg;
  /** Name of this leg of two; undefined for a single leg. */
  readonly label: string | undefined;
  readonly competition: Competition;
  readonly isLink: boolean;
}

const Leg = observer(function Leg({
  leg: { eventId, startsAtS, score },
  label,
  competition,
  isLink,
}: LegProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const { navigation, environment } = useServices();
  const day = format.dayMonth(startsAtS);
  const time = format.time(startsAtS);
  const text =
    label !== undefined ? (
      <>
        {label} {day}{' '}
        {score === undefined ? time : <ScorePair home={score[0]} away={score[1]} isTight />}
      </>
    ) : score === undefined ? (
      listInLine([day, time], environment.direction)
    ) : (
      t('cup.match')
    );
  if (eventId === undefined || !isLink) return <span className={styles.leg}>{text}</span>;
  const event = {
    id: eventId,
    slug: '',
    sportId: competition.sportId,
    competitionId: competition.id,
  };
  const target =
    score === undefined
      ? {
          name: 'betting.event',
          params: {
            section: 'line',
            sport: competition.sportId,
            champ: competition.id,
            game: eventId,
          },
        }
      : playedTarget(event, navigation);
  return (
    <Link to={target} className={styles.leg}>
      {text}
    </Link>
  );
});

/** Decision that the score does not show: penalties or extra time. */
const Decision = observer(function Decision({ tie }: { readonly tie: CupTie }) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const last = tie.winner === 0 ? undefined : tie.legs.at(-1);
  if (last?.shootOut !== undefined)
    return <span>{t('cup.penalties', { score: format.score(last.shootOut.join(' : ')) })}</span>;
  return last?.isLate === true ? <span>{t('cup.extra-time')}</span> : null;
});
