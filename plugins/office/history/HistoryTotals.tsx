import { observer } from 'mobx-react-lite';
import { useFormat, useTranslate } from '#core/ui';
import type { HistoryStore } from './HistoryStore.ts';
import styles from './HistoryTotals.module.css';

interface HistoryTotalsProps {
  readonly store: HistoryStore;
}

/** What was staked and what came back in the chosen period, first of all. */
export const HistoryTotals = observer(function HistoryTotals({ store }: HistoryTotalsProps) {
  const t = useTranslate('office');
  const { money, number } = useFormat();
  const { answer } = store;
  const figures = [
    { key: 'bets', text: answer === undefined ? '–' : number(answer.total) },
    { key: 'staked', text: answer === undefined ? '–' : money(answer.totals.staked) },
    { key: 'returned', text: answer === undefined ? '–' : money(answer.totals.returned) },
    { key: 'result', text: answer === undefined ? '–' : money(answer.totals.net) },
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(({ key, text }) => (
        <div key={key}>
          <dt>{t(`totals.${key}`)}</dt>
          <dd className="num" translate="no">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
});
