import type { Move, PriceCell, PriceState, Cadence } from '../stores/PriceCell.ts';

const STATES = ['open', 'suspended', 'gone'] as const;

interface OddsCellOptions {
  readonly button: HTMLButtonElement;
  readonly value: HTMLElement;
  readonly cadence: Cadence;
  readonly isVisible: () => boolean;
  readonly textOf: (odds: number) => string;
  /** The accessible name, for a price that can be bet on or not. */
  readonly nameOf: (price: string, isOpen: boolean) => string;
}

/** Writes a price into its button: text, name and state, without rendering. */
export class OddsCell implements PriceCell {
  readonly cadence: Cadence;
  readonly #options: OddsCellOptions;

  constructor(options: OddsCellOptions) {
    this.#options = options;
    this.cadence = options.cadence;
  }

  get isVisible(): boolean {
    return this.#options.isVisible();
  }

  readonly paint = (odds: number, state: PriceState): void => {
    const { button, value, textOf, nameOf } = this.#options;
    const text = textOf(odds);
    const isOpen = state === 0 && odds >= 1000;
    const shown = isOpen ? text : '';
    if (value.textContent !== shown) value.textContent = shown;
    const stateName = odds < 1000 ? 'gone' : STATES[state];
    if (button.dataset['state'] !== stateName) {
      button.dataset['state'] = stateName;
      // Disabled in words only, so that the focus stays where it is.
      if (isOpen) button.removeAttribute('aria-disabled');
      else button.setAttribute('aria-disabled', 'true');
    }
    button.setAttribute('aria-label', nameOf(text, isOpen));
  };

  readonly mark = (move: Move, isFlashing: boolean): void => {
    const { dataset } = this.#options.button;
    if (move === 0) delete dataset['move'];
    else dataset['move'] = move > 0 ? 'up' : 'down';
    if (isFlashing) dataset['flash'] = '';
    else delete dataset['flash'];
  };
}
