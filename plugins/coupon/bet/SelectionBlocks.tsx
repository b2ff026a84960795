import { useFormat } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { selectionStatus } from '#domain/bets/betStatus.ts';
import styles from './BetSelections.module.css';
import { SelectionEvent, SelectionOdds, SelectionOutcome } from './SelectionParts.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** The selections of a bet on the page of a phone, one block each. */
export function SelectionBlocks({ bet }: { readonly bet: Bet }) {
  const format = useFormat();
  return (
    <ul>
      {bet.selections.map((selection, index) => (
        <li key={selection.outcomeId} className={styles.block}>
          <SelectionOutcome bet={bet} selection={selection} index={index} />
          <b>
            <SelectionOdds selection={selection} />
          </b>
          <SelectionEvent selection={selection} />
          <StatusBadge status={selectionStatus(selection, bet.type)} />
          {selection.score === undefined ? null : (
            <bdi className={`num ${styles.score}`} translate="no">
              {format.score(selection.score)}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
}
