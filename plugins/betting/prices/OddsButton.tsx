import { memo, useLayoutEffect, type MouseEventHandler, type Ref } from 'react';
import { classNames } from '#core/ui';
import type { Cadence } from './PriceCell.ts';
import type { FirstText } from './firstOdds.ts';
import type { OfferedOutcome } from './OddsCells.ts';
import type { OddsEvent } from './OddsEvent.ts';
import { useOddsCells } from './useOddsCells.ts';
import styles from './OddsButton.module.css';

/** Put together once: a page has hundreds of them. */
const bareClass = classNames(styles.odds);
const labelledClass = classNames(styles.odds, styles.labelled);
const valueClass = classNames('num', styles.value);

interface OddsFace {
  readonly key?: string | number;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly outcomeId: number;
  readonly caption: string | undefined;
  readonly first: FirstText;
  readonly className?: string | undefined;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}

/**
 * How an odds button is drawn, wherever it stands. A function and no component: an event has 1,500
 * of them, and their cells are what makes them live.
 */
export function drawOdds({ key, ref, outcomeId, caption, first, className, onClick }: OddsFace) {
  const ownClass = caption === undefined ? bareClass : labelledClass;
  return (
    <button
      key={key}
      ref={ref}
      type="button"
      className={className === undefined ? ownClass : classNames(ownClass, className)}
      data-odds={outcomeId}
      data-state={first.state}
      aria-pressed={false}
      onClick={onClick}
    >
      {caption === undefined ? null : <bdi className={styles.caption}>{caption}</bdi>}
      <span className={valueClass} translate="no">
        {first.text}
      </span>
    </button>
  );
}

/** The outcome, its market and the event; the price comes from the feed. */
export interface OddsButtonProps extends OfferedOutcome {
  readonly event: OddsEvent;
  /** Text at the start of the cell; without it the price stands alone. */
  readonly caption?: string | undefined;
  readonly cadence?: Cadence | undefined;
  /** Another way to write the price than the person's; keep the function the same. */
  readonly textOf?: ((thousandths: number) => string) | undefined;
  readonly className?: string | undefined;
}

/** One price that adds its outcome to the coupon. Price and state are written directly. */
export const OddsButton = memo(function OddsButton({
  event,
  market,
  outcome,
  caption,
  cadence = 'list',
  textOf,
  className,
}: OddsButtonProps) {
  const { cells, options, first } = useOddsCells({ event, cadence, textOf });
  useLayoutEffect(() => cells.showAttached({ market, outcome }, options));
  return drawOdds({
    ref: cells.attach,
    outcomeId: outcome.id,
    caption,
    first: first(outcome.id),
    className,
    onClick: cells.press,
  });
});
