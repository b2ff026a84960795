import { useFormat, useTranslate } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { selectionStatus } from '#domain/bets/betStatus.ts';
import styles from './BetSelections.module.css';
import { SelectionEvent, SelectionOdds, SelectionOutcome } from './SelectionParts.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** The selections of a bet on a wide page. */
export function SelectionsTable({ bet }: { readonly bet: Bet }) {
  const t = useTranslate('coupon.bets');
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.wide}>
            {t('column.selection')}
          </th>
          <th scope="col">{t('column.event')}</th>
          <th scope="col">{t('column.score')}</th>
          <th scope="col">{t('column.odds')}</th>
          <th scope="col">{t('column.status')}</th>
        </tr>
      </thead>
      <tbody>
        {bet.selections.map((selection, index) => (
          <tr key={selection.outcomeId}>
            <td>
              <SelectionOutcome bet={bet} selection={selection} index={index} />
            </td>
            <td>
              <SelectionEvent selection={selection} />
            </td>
            <td>
              <span className="num" translate="no">
                {format.score(selection.score ?? '–')}
              </span>
            </td>
            <td>
              <SelectionOdds selection={selection} />
            </td>
            <td>
              <StatusBadge status={selectionStatus(selection, bet.type)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
