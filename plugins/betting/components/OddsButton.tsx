import { memo, use, useLayoutEffect, useRef, useState } from 'react';
import { classNames, useLayoutKind, useServices, useTranslate } from '#core/ui';
import { openCouponCommand } from '../../coupon/contract.ts';
import type { Market, Outcome } from '../domain/SportEvent.ts';
import type { Cadence } from '../stores/PriceCell.ts';
import { OddsCell } from './OddsCell.ts';
import { PriceGateContext } from './PriceGate.ts';
import { useBetting } from './useBetting.ts';
import styles from './OddsButton.module.css';

/** A press within this time after another outcome has come to this place was meant for the one before. */
const settleMs = 250;

/** Put together once: a page of an event has 1,500 of them. */
const bareClass = classNames(styles.odds);
const labelledClass = classNames(styles.odds, styles.labelled);
const valueClass = classNames('num', styles.value);

/** What odds buttons of one event share. Keep the object the same while its values are. */
export interface OddsEvent {
  readonly eventId: number;
  readonly sportId: number;
  readonly eventName: string;
  readonly isLive: boolean;
}

/** The outcome, the market that it answers, and the event of both; the price itself comes from the feed. */
export interface OddsButtonProps {
  readonly event: OddsEvent;
  readonly market: Market;
  readonly outcome: Outcome;
  /** Text at the start of the cell; without it the price stands alone. */
  readonly caption?: string | undefined;
  readonly cadence?: Cadence | undefined;
  /** Another way to write the price than the person's; keep the function the same. */
  readonly textOf?: ((thousandths: number) => string) | undefined;
  readonly className?: string | undefined;
}

/** Shows one price and puts its outcome into the coupon. It renders for a selection of its own, never for a price. */
export const OddsButton = memo(function OddsButton({ event, market, outcome, caption, cadence = 'list', textOf, className }: OddsButtonProps) {
  const betting = useBetting();
  const { announcer, clock, commands } = useServices();
  const [isPressed, setIsPressed] = useState(() => betting.pressed.has(outcome.id));
  const t = useTranslate('betting');
  const layout = useLayoutKind();
  const gate = use(PriceGateContext);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const valueRef = useRef<HTMLSpanElement>(null);
  const cameAtMs = useRef(-settleMs);
  const shownId = useRef(outcome.id);

  useLayoutEffect(() => {
    const button = buttonRef.current;
    const value = valueRef.current;
    if (button === null || value === null) return undefined;
    if (shownId.current !== outcome.id) cameAtMs.current = clock.monotonicMs();
    shownId.current = outcome.id;
    const names = { event: event.eventName, market: market.name, outcome: outcome.name };
    const cell = new OddsCell({
      button,
      value,
      cadence,
      isVisible: () => gate?.isOpen ?? true,
      textOf: textOf ?? betting.oddsText,
      nameOf: (price, isOpen) => t(isOpen ? 'odds.name' : 'odds.name-suspended', { ...names, price }),
      hint: () => betting.pressHint,
    });
    const unbind = betting.prices.bind(outcome.id, cell);
    const leave = gate?.onOpen(() => betting.prices.refresh(outcome.id, cell));
    const follow = (): void => setIsPressed(betting.pressed.has(outcome.id));
    const unfollow = betting.pressed.onChange(outcome.id, follow);
    follow();
    return () => {
      unfollow();
      leave?.();
      unbind();
      cell.leave();
    };
  }, [betting, clock, gate, t, cadence, textOf, event.eventName, market.name, outcome.id, outcome.name]);

  const handlePress = (): void => {
    if (clock.monotonicMs() - cameAtMs.current < settleMs) {
      announcer.polite(t('odds.moved-away'));
      return;
    }
    const odds = betting.prices.shownOdds(outcome.id);
    if (betting.prices.state(outcome.id) !== 0 || odds < 1000) return;
    const sportIcon = betting.tree.sportsById.get(event.sportId)?.icon;
    betting.selections?.press({
      outcomeId: outcome.id,
      eventId: event.eventId,
      odds,
      isLive: event.isLive,
      outcomeName: outcome.name,
      marketName: market.name,
      eventName: event.eventName,
      ...(sportIcon === undefined ? {} : { sportIcon }),
    });
  };

  const ownClass = caption === undefined ? bareClass : labelledClass;
  const button = (
    <button ref={buttonRef} type="button" className={className === undefined ? ownClass : classNames(ownClass, className)} data-odds={outcome.id} aria-pressed={isPressed} onClick={handlePress}>
      {caption === undefined ? null : <bdi className={styles.caption}>{caption}</bdi>}
      <span ref={valueRef} className={valueClass} translate="no" />
    </button>
  );
  if (!isPressed || layout === 'mobile') return button;
  // The coupon stands behind all other odds of the page: with the keyboard this is the way there. A phone has its bar.
  return (
    <>
      {button}
      <button type="button" className={styles.toCoupon} onClick={() => void commands.run(openCouponCommand, { isFocused: true })}>
        {t('odds.to-coupon')}
      </button>
    </>
  );
});
