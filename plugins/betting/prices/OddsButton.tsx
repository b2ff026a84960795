import { memo, useLayoutEffect, type MouseEventHandler, type RefCallback } from 'react';
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
  readonly ref?: RefCallback<HTMLElement>;
  readonly outcomeId: number;
  readonly caption: string | undefined;
  readonly first: FirstText;
  readonly className?: string | undefined;
  /** Absent where no coupon takes it: the price is text. */
  readonly onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * Renders an odds button. A function and not a component: an event has 1,500 of them, and their
 * cells do the updates.
 */
export function drawOdds({ key, ref, outcomeId, caption, first, className, onClick }: OddsFace) {
  const ownClass = caption === undefined ? bareClass : labelledClass;
  const cell = {
    ...(ref === undefined ? {} : { ref }),
    className: className === undefined ? ownClass : classNames(ownClass, className),
    'data-odds': outcomeId,
    'data-state': first.state,
  };
  const face = (
    <>
      {caption === undefined ? null : <bdi className={styles.caption}>{caption}</bdi>}
      <span className={valueClass} translate="no">
        {first.text}
      </span>
    </>
  );
  return onClick === undefined ? (
    <span key={key} role="img" {...cell}>
      {face}
    </span>
  ) : (
    <button key={key} type="button" aria-pressed={false} onClick={onClick} {...cell}>
      {face}
    </button>
  );
}

/** Placeholder of a price whose market is missing at the moment; looks like a suspended price. */
export function LockedOdds({ caption, name }: { readonly caption: string; readonly name: string }) {
  return (
    <span role="img" aria-label={name} className={labelledClass} data-state="suspended">
      <bdi className={styles.caption}>{caption}</bdi>
      <span className={valueClass} />
    </span>
  );
}

/** The outcome, its market and the event; the price comes from the feed. */
export interface OddsButtonProps extends OfferedOutcome {
  readonly event: OddsEvent;
  /** Text at the start of the cell, before the price. */
  readonly caption?: string | undefined;
  readonly cadence?: Cadence | undefined;
  /** Formats the price in place of the chosen format; keep the function the same. */
  readonly textOf?: ((thousandths: number) => string) | undefined;
  readonly className?: string | undefined;
}

/** One price that adds its outcome to the coupon, if there is one. Written without React. */
export const OddsButton = memo(function OddsButton({
  event,
  market,
  outcome,
  caption,
  cadence = 'list',
  textOf,
  className,
}: OddsButtonProps) {
  const { cells, options, first, press } = useOddsCells({ event, cadence, textOf });
  useLayoutEffect(() => cells.showAttached({ market, outcome }, options));
  return drawOdds({
    ref: cells.attach,
    outcomeId: outcome.id,
    caption,
    first: first(outcome.id),
    className,
    onClick: press,
  });
});
