import type { Translate } from '#core/ui';
import type { Market, Outcome } from '../feed/SportEvent.ts';
import type { Betting } from '../service/Betting.ts';
import { OddsCell, type OddsCellOptions } from './OddsCell.ts';
import type { OddsEvent } from './OddsEvent.ts';
import styles from './OddsButton.module.css';

/** A press this soon after the outcome of a cell changed was meant for the old one. */
const settleMs = 250;

/** An outcome and the market that it answers. */
export interface OfferedOutcome {
  readonly market: Market;
  readonly outcome: Outcome;
}

/** Options shared by the odds of one part of the page. The same object means the same values. */
export interface OddsCellsOptions extends OddsCellOptions {
  readonly betting: Betting;
  readonly event: OddsEvent;
  readonly t: Translate;
  readonly monotonicMs: () => number;
  readonly announce: (text: string) => void;
  /** Type of the current page, if it has one. */
  readonly pageType: () => string | undefined;
  /** Absent where a bar leads to the coupon already. */
  readonly goToCoupon: (() => void) | undefined;
}

interface Shown {
  readonly offered: OfferedOutcome;
  /** When this outcome replaced another one here. */
  readonly cameAtMs: number;
  readonly cell: OddsCell;
  readonly unbind: () => void;
}

/**
 * The odds buttons of one part of the page: writes prices and pressed states into them, and handles
 * their presses. They are rendered with `data-odds` and not pressed; no change here renders.
 */
export class OddsCells {
  readonly #shown = new Map<HTMLElement, Shown>();
  /** Pressed buttons, each with the link to the coupon that follows it. */
  readonly #pressed = new Map<HTMLElement, HTMLButtonElement | undefined>();
  #options: OddsCellsOptions | undefined;
  #ends: readonly (() => void)[] = [];
  #attached: HTMLElement | null = null;

  /** `ref` of a single button. */
  readonly attach = (button: HTMLElement | null): void => {
    this.#attached = button;
  };

  /** Like `show`, for a single button. */
  showAttached(offered: OfferedOutcome, options: OddsCellsOptions): void {
    if (this.#attached !== null) this.show([this.#attached], [offered], options);
  }

  /** The current buttons with their outcomes; others are released. Call on each change. */
  show(
    buttons: readonly HTMLElement[],
    offers: readonly OfferedOutcome[],
    options: OddsCellsOptions,
  ): void {
    const isAnew = this.#options !== options;
    if (isAnew) this.#follow(options);
    const left = new Set(this.#shown.keys());
    for (const [index, offered] of offers.entries()) {
      const button = buttons[index];
      if (button === undefined) break;
      left.delete(button);
      const before = this.#shown.get(button);
      if (before === undefined || isAnew || !isSame(before.offered, offered))
        this.#put(button, offered, options);
    }
    for (const button of left) this.#letGo(button);
    this.#markPressed();
  }

  /** Click handler of a button or of its container. */
  readonly press = ({ target }: { readonly target: EventTarget | null }): void => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[data-odds]') : null;
    const shown = button === null ? undefined : this.#shown.get(button);
    if (shown === undefined || this.#options === undefined) return;
    const { betting, event, t, monotonicMs, announce, pageType: pageTypeOf } = this.#options;
    const { market, outcome } = shown.offered;
    if (monotonicMs() - shown.cameAtMs < settleMs) {
      announce(t('odds.moved-away'));
      return;
    }
    const odds = betting.prices.shownOdds(outcome.id);
    if (betting.prices.state(outcome.id) !== 0 || odds < 1000) return;
    const sportIcon = betting.tree.sportsById.get(event.sportId)?.icon;
    const pageType = pageTypeOf();
    betting.selections?.press({
      outcomeId: outcome.id,
      eventId: event.eventId,
      odds,
      isLive: event.isLive,
      outcomeName: outcome.name,
      marketName: market.name,
      eventName: event.eventName,
      ...(sportIcon === undefined ? {} : { sportIcon }),
      ...(pageType === undefined ? {} : { pageType }),
    });
  };

  readonly dispose = (): void => {
    this.#unfollow();
    for (const button of this.#shown.keys()) this.#letGo(button);
  };

  #follow(options: OddsCellsOptions): void {
    this.#unfollow();
    this.#options = options;
    const { betting, gate } = options;
    const refresh = (): void => {
      for (const { offered, cell } of this.#shown.values())
        betting.prices.refresh(offered.outcome.id, cell);
    };
    this.#ends = [
      betting.pressed.onChange(() => this.#markPressed()),
      ...(gate === undefined ? [] : [gate.onOpen(refresh)]),
    ];
  }

  #unfollow(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#options = undefined;
    for (const button of this.#pressed.keys()) this.#release(button);
  }

  #put(button: HTMLElement, offered: OfferedOutcome, options: OddsCellsOptions): void {
    const before = this.#shown.get(button);
    if (before !== undefined) leave(before);
    const { betting, event, t, monotonicMs } = options;
    const { market, outcome } = offered;
    const names = { event: event.eventName, market: market.name, outcome: outcome.name };
    const cell = new OddsCell(button, options, (price, isOpen) =>
      t(isOpen ? 'odds.name' : 'odds.name-suspended', { ...names, price }),
    );
    this.#shown.set(button, {
      offered,
      cameAtMs:
        before === undefined
          ? Number.NEGATIVE_INFINITY
          : before.offered.outcome.id === outcome.id
            ? before.cameAtMs
            : monotonicMs(),
      cell,
      unbind: betting.prices.bind(outcome.id, cell),
    });
  }

  #letGo(button: HTMLElement): void {
    const shown = this.#shown.get(button);
    if (shown !== undefined) leave(shown);
    this.#shown.delete(button);
    this.#release(button);
  }

  #markPressed(): void {
    const pressed = this.#options?.betting.pressed;
    for (const [button, { offered }] of this.#shown) {
      const isPressed = pressed?.has(offered.outcome.id) === true;
      if (isPressed && !this.#pressed.has(button)) this.#hold(button);
      else if (!isPressed) this.#release(button);
    }
    for (const [button, way] of this.#pressed)
      if (way !== undefined && button.nextElementSibling !== way) button.after(way);
  }

  /**
   * Gives the focused button the shortcut to the coupon, which comes after all odds. Phones have a
   * bar.
   */
  #hold(button: HTMLElement): void {
    button.setAttribute('aria-pressed', 'true');
    this.#pressed.set(
      button,
      this.#options?.goToCoupon === undefined
        ? undefined
        : wayTo(this.#options.goToCoupon, this.#options.t),
    );
  }

  #release(button: HTMLElement): void {
    if (!this.#pressed.has(button)) return;
    this.#pressed.get(button)?.remove();
    this.#pressed.delete(button);
    button.setAttribute('aria-pressed', 'false');
  }
}

function wayTo(goToCoupon: () => void, t: Translate): HTMLButtonElement {
  const way = document.createElement('button');
  way.type = 'button';
  way.className = styles.toCoupon ?? '';
  way.textContent = t('odds.to-coupon');
  way.addEventListener('click', goToCoupon);
  return way;
}

function leave({ unbind, cell }: Shown): void {
  unbind();
  cell.leave();
}

function isSame(one: OfferedOutcome, other: OfferedOutcome): boolean {
  return (
    one.outcome.id === other.outcome.id &&
    one.outcome.name === other.outcome.name &&
    one.market.name === other.market.name
  );
}
