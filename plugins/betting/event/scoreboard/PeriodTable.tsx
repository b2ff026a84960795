import { classNames, useTranslate, VisuallyHidden, type Translate } from '#core/ui';
import type { BoardPart, PartUnit, ScoreBoard } from './scoreboard.ts';
import type { Score, SportEvent } from '../../feed/SportEvent.ts';
import { ServingMark } from '../../clock/ServingMark.tsx';
import styles from './PeriodTable.module.css';

interface PeriodTableProps {
  readonly event: SportEvent;
  readonly score: Score;
  readonly board: ScoreBoard;
}

export function PeriodTable({ event, score, board }: PeriodTableProps) {
  const t = useTranslate('betting');
  const points = board.kind === 'sets' || board.kind === 'rounds' ? board.points : undefined;
  // Rounds are won by the points of the judges: there is no score beside them.
  const hasTotal = board.kind !== 'rounds';
  // A game with one map plays all of them there.
  const hasNames = new Set(board.parts.map(({ name }) => name)).size === board.parts.length;
  return (
    <div className={styles.table} tabIndex={0} role="group" aria-label={t('event.scoreboard')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('event.title')}</VisuallyHidden>
            </th>
            {board.parts.map((part) => (
              <th
                key={keyOf(part)}
                scope="col"
                className={classNames('num', part.isCurrent && styles.current)}
              >
                <span aria-hidden="true">
                  {captionOf(hasNames ? part : { ...part, name: undefined }, board.unit, t)}
                </span>
                <VisuallyHidden>{nameOf(part, board.unit, t)}</VisuallyHidden>
              </th>
            ))}
            {points === undefined ? null : <th scope="col">{t('score.points')}</th>}
            {hasTotal ? <th scope="col">{t('event.total')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {([1, 2] as const).map((team) => (
            <tr key={team}>
              <th scope="row">
                <span className={styles.rowName}>
                  <span>{team === 1 ? event.home.name : event.away.name}</span>
                  {board.kind === 'sets' && board.server === team ? (
                    <ServingMark isOnBoard />
                  ) : null}
                </span>
              </th>
              {board.parts.map((part) => (
                <td
                  key={keyOf(part)}
                  className={classNames(
                    'num',
                    part.isCurrent && styles.current,
                    part.winner === team && styles.won,
                  )}
                  translate="no"
                >
                  {team === 1 ? part.home : part.away}
                </td>
              ))}
              {points === undefined ? null : (
                <td className={classNames('num', styles.points)} translate="no">
                  {points[team - 1]}
                </td>
              )}
              {hasTotal ? (
                <td className={classNames('num', styles.whole)} translate="no">
                  {team === 1 ? score.home : score.away}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function keyOf({ kind, number }: BoardPart): string {
  return `${kind}${number}`;
}

const shortKeys: Readonly<Partial<Record<PartUnit, string>>> = {
  quarter: 'phase.q',
  period: 'phase.p',
};

function captionOf({ kind, number, name }: BoardPart, unit: PartUnit, t: Translate): string {
  if (kind !== 'regular') return t(kind === 'overtime' ? 'phase.ot' : 'phase.so');
  if (name !== undefined) return name;
  const key = shortKeys[unit];
  return key === undefined ? `${number}` : t(key, { number });
}

function nameOf({ kind, number }: BoardPart, unit: PartUnit, t: Translate): string {
  return kind === 'regular'
    ? t(`score.${unit}`, { number })
    : t(kind === 'overtime' ? 'phase.ot' : 'phase.so');
}
