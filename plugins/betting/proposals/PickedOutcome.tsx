import { useFormat } from '#core/ui';
import { marketOfPick } from '#domain/bets/marketOfPick.ts';
import styles from './PickedOutcome.module.css';

interface PickedOutcomeProps {
  readonly picked: {
    readonly outcomeName: string;
    readonly marketName: string;
  };
  /** Where it stands in its bet: a banker, a block, a step. */
  readonly place?: string | undefined;
  /** The market on a line of its own. */
  readonly isStacked?: boolean;
}

/**
 * What was picked: "Over 1" says nothing without its market. In one line of text it is written by
 * `pickOf`.
 */
export function PickedOutcome({
  picked: { outcomeName, marketName },
  place,
  isStacked = false,
}: PickedOutcomeProps) {
  const format = useFormat();
  const market = marketOfPick(outcomeName, marketName);
  return (
    <>
      <bdi className={styles.outcome}>{outcomeName}</bdi>{' '}
      <small className={isStacked ? styles.below : styles.beside}>
        {place === undefined ? market : format.line([place, market])}
      </small>
    </>
  );
}
