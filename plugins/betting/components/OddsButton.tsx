import { memo, useLayoutEffect, useRef } from 'react';
import { classNames } from '#core/ui';
import type { Cadence } from '../stores/PriceCell.ts';
import type { OfferedOutcome } from './OddsCells.ts';
import type { OddsEvent } from './OddsEvent.ts';
import { useOddsCells } from './useOddsCells.ts';
import styles from './OddsButton.module.css';

/** Put together once: a page has hundreds of them. */
const bareClass = classNames(styles.odds);
const labelledClass = classNames(styles.odds, styles.labelled);
const valueClass = classNames('num', styles.value);

/** The outcome, the market that it answers, and the event of both; the price itself comes from the feed. */
export interface OddsButtonProps extends OfferedOutcome {
  readonly event: OddsEvent;
  /** Text at the start of the cell; without it the price stands alone. */
  readonly caption?: string | undefined;
  readonly cadence?: Cadence | undefined;
  /** Another way to write the price than the person's; keep the function the same. */
  readonly textOf?: ((thousandths: number) => string) | undefined;
  readonly className?: string | undefined;
}

/** Shows one price and puts its outcome into the coupon. It renders for neither: both are written into the button. */
export const OddsButton = memo(function OddsButton({ event, market, outcome, caption, cadence = 'list', textOf, className }: OddsButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { cells, options } = useOddsCells({ event, cadence, textOf });
  useLayoutEffect(() => {
    if (ref.current !== null) cells.show([ref.current], [{ market, outcome }], options);
  });
  const ownClass = caption === undefined ? bareClass : labelledClass;
  return (
    <button ref={ref} type="button" className={className === undefined ? ownClass : classNames(ownClass, className)} data-odds={outcome.id} aria-pressed={false} onClick={cells.press}>
      {caption === undefined ? null : <bdi className={styles.caption}>{caption}</bdi>}
      <span className={valueClass} translate="no" />
    </button>
  );
});
