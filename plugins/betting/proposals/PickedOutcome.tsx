import { useFormat } from '#core/ui';
import { marketOfPick } from '#domain/bets/marketOfPick.ts';
import styles from './PickedOutcome.module.css';

interface PickedOutcomeProps {
  readonly picked: {
    readonly outcomeName: string;
    readonly marketName: string;
  };
  /** Role of the selection in its bet: a banker, a block, a step. */
  readonly place?: string | undefined;
  /** The market on a line of its own. */
  readonly isStacked?: boolean;
}

/**
 * A picked outcome with its market, without which "Over 1" is not understood. `pickOf` writes it as
 * one line of text.
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
