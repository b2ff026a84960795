import { useTranslate, VisuallyHidden } from '#core/ui';
import type { Score, SportEvent } from '../../domain/SportEvent.ts';
import styles from './Scoreboard.module.css';

/** Sets, quarters or periods of a match, a column each. */
export function PeriodTable({ event, score }: { readonly event: SportEvent; readonly score: Score }) {
  const t = useTranslate('betting');
  return (
    <div className={styles.periods} tabIndex={0} role="group" aria-label={t('event.scoreboard')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('event.title')}</VisuallyHidden>
            </th>
            {score.periods.map((_, index) => (
              <th key={index} scope="col" className="num">
                <span aria-hidden="true">{index + 1}</span>
                <VisuallyHidden>{t('score.period', { number: index + 1 })}</VisuallyHidden>
              </th>
            ))}
            {score.points === undefined ? null : <th scope="col">{t('score.points')}</th>}
            <th scope="col">{t('event.total')}</th>
          </tr>
        </thead>
        <tbody>
          {([0, 1] as const).map((team) => (
            <tr key={team}>
              <th scope="row">{team === 0 ? event.home.name : event.away.name}</th>
              {score.periods.map((period, index) => (
                <td key={index} className="num">
                  {period[team]}
                </td>
              ))}
              {score.points === undefined ? null : <td className={`num ${styles.points ?? ''}`}>{score.points[team]}</td>}
              <td className={`num ${styles.whole ?? ''}`}>{team === 0 ? score.home : score.away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
