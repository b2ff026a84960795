import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { classNames, useFormat, useTranslate } from '#core/ui';
import { drawHistory, endsOf, likeliest, type PriceHistory } from './priceHistory.ts';
import { toggled } from '../../lists/options/toggled.ts';
import { useBetting } from '../../service/useBetting.ts';
import styles from './PriceHistory.module.css';

/** More lines cannot be distinguished in so little room. */
const drawnMax = 3;
const dayS = 86_400;
const sources = { file: 'history.from_file', file_moving: 'history.between_file' } as const;
const moves = { up: 'history.up', down: 'history.down' } as const;

interface PriceChartProps {
  readonly history: PriceHistory;
  readonly name: string;
}

export const PriceChart = observer(function PriceChart({ history, name }: PriceChartProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const { oddsText } = useBetting();
  const [chosen, setChosen] = useState<readonly number[]>();
  const { atS, outcomes, source } = history;
  const drawn = chosen ?? likeliest(outcomes, drawnMax);
  const shown = drawn.flatMap((id) => outcomes.find((outcome) => outcome.id === id) ?? []);
  const { paths, lowest, highest } = drawHistory(history, shown);
  const [startS = 0] = atS;
  const endS = atS.at(-1) ?? startS;
  const instant = endS - startS > dayS ? format.dateTime : format.time;
  const toggle = (id: number): void => setChosen(toggled(drawn, id).slice(-drawnMax));
  if (outcomes.length === 0) return <p className={styles.none}>{t('history.none')}</p>;
  return (
    <>
      <figure className={styles.figure} dir="ltr">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('history.picture', { name, from: instant(startS), to: instant(endS) })}
        >
          {[0, 50, 100].map((y) => (
            <line key={y} x1="0" x2="100" y1={y} y2={y} className={styles.grid} />
          ))}
          {paths.map((path, place) => (
            <path
              key={shown[place]?.id}
              d={path}
              className={classNames(styles.step, styles[`line${place}`])}
            />
          ))}
        </svg>
        <span className={classNames('num', styles.ends)} aria-hidden="true">
          <span>{oddsText(highest)}</span>
          {lowest === highest ? null : <span>{oddsText(lowest)}</span>}
        </span>
        <figcaption className="num" aria-hidden="true">
          <span>{instant(startS)}</span>
          <span>{instant(endS)}</span>
        </figcaption>
      </figure>
      <ul className={styles.legend} aria-label={t('history.outcomes')}>
        {outcomes.map((outcome) => {
          const { first, last } = endsOf(outcome);
          const place = drawn.indexOf(outcome.id);
          const move =
            first === undefined || last === undefined || last === first
              ? undefined
              : ({ key: last > first ? 'up' : 'down', from: first } as const);
          return (
            <li key={outcome.id}>
              <button
                type="button"
                aria-pressed={place >= 0}
                className={classNames(styles.outcome, place >= 0 && styles[`line${place}`])}
                onClick={() => toggle(outcome.id)}
              >
                <i aria-hidden="true" />
                <span>{outcome.name}</span>
                <b className="num">{last === undefined ? t('history.gone') : oddsText(last)}</b>
                {move === undefined ? null : (
                  <em className={classNames('num', styles[move.key])}>
                    {t(moves[move.key], { from: oddsText(move.from) })}
                  </em>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {source === undefined ? null : <p className={styles.note}>{t(sources[source])}</p>}
      <details className={styles.table}>
        <summary>{t('history.table')}</summary>
        <div tabIndex={0} role="region" aria-label={t('history.table')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('history.time')}</th>
                {shown.map(({ id, name: outcome }) => (
                  <th key={id} scope="col">
                    {outcome}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {atS
                .map((at, index) => (
                  <tr key={at}>
                    <th scope="row" className="num">
                      {instant(at)}
                    </th>
                    {shown.map(({ id, odds }) => (
                      <td key={id} className="num">
                        {oddsText(odds[index] ?? 0)}
                      </td>
                    ))}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
});
