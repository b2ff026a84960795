import { observer } from 'mobx-react-lite';
import { useFormat, useTranslate } from '#core/ui';
import { periodFigures } from './periodFigures.ts';
import type { HistoryStore } from './HistoryStore.ts';
import styles from './HistoryTotals.module.css';

interface HistoryTotalsProps {
  readonly store: HistoryStore;
}

/** Totals of the period: staked, in play and returned. */
export const HistoryTotals = observer(function HistoryTotals({ store }: HistoryTotalsProps) {
  const t = useTranslate('office');
  const { money, number } = useFormat();
  const { answer } = store;
  const figures = (answer === undefined ? [] : periodFigures(answer)).map((figure) => ({
    key: figure.key,
    text: figure.key === 'bets' ? number(figure.count) : figure.sums.map(money).join(' · '),
    bonus: figure.key === 'bets' ? [] : (figure.bonusSums ?? []).map(money),
  }));
  return (
    <dl className={styles.totals}>
      {figures.map(({ key, text, bonus }) => (
        <div key={key}>
          <dt>{t(`totals.${key}`)}</dt>
          <dd className="num" translate="no">
            {text}
          </dd>
          {bonus.length === 0 ? null : (
            <dd className={styles.bonus}>{t('totals.bonus', { amount: bonus.join(' · ') })}</dd>
          )}
        </div>
      ))}
    </dl>
  );
});
