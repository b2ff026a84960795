import { useId } from 'react';
import { classNames, useTranslate } from '#core/ui';
import type { Market, Outcome } from '../../feed/SportEvent.ts';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
import styles from './MarketCardView.module.css';
import { OddsGrid, type GridOdds } from './OddsGrid.tsx';
import type { ScoreColumns, ScoreSide } from './scoreColumns.ts';

interface ScoreGridProps {
  readonly market: Market;
  readonly scores: ScoreColumns;
  readonly event: OddsEvent;
  readonly home: string;
  readonly away: string;
}

/** Exact scores: a column for each side that wins, one between for draws, the others below. */
export function ScoreGrid({ market, scores, event, home, away }: ScoreGridProps) {
  const t = useTranslate('betting');
  const id = useId();
  const headOf: Record<ScoreSide, string> = { home, draw: t('market.draw'), away };
  const oddsOf = (outcomes: readonly Outcome[]): readonly GridOdds[] =>
    outcomes.map((outcome) => ({ key: outcome.id, market, outcome, caption: outcome.name }));
  return (
    <>
      <div className={styles.scores}>
        {scores.sides.map(({ side, outcomes }) => (
          <div key={side} role="group" aria-labelledby={`${id}${side}`}>
            <p id={`${id}${side}`} className={styles.caption}>
              {headOf[side]}
            </p>
            <OddsGrid className={styles.scoreColumn ?? ''} event={event} odds={oddsOf(outcomes)} />
          </div>
        ))}
      </div>
      {scores.others.length === 0 ? null : (
        <OddsGrid
          className={classNames(styles.body, styles.columns1)}
          event={event}
          odds={oddsOf(scores.others)}
        />
      )}
    </>
  );
}
