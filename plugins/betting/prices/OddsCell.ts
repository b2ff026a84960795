import {
  shownState,
  type Cadence,
  type Move,
  type PriceCell,
  type PriceState,
} from './PriceCell.ts';
import type { VisibilityGate } from './VisibilityGate.ts';

/** Stands for the price while the text around it is located. */
const pricePlace = '\u0000';
/** Digits that a caption leaves room for by default: most prices have no more. */
const defaultDigits = 4;

/** Options shared by the cells of one part of the page. */
export interface OddsCellOptions {
  readonly cadence: Cadence;
  /** Absent where everything that is mounted can be seen. */
  readonly gate: VisibilityGate | undefined;
  readonly textOf: (thousandths: number) => string;
  /** A press's extra effect, announced after the price; usually empty. */
  readonly hint: () => string;
}

/** The accessible name of one cell, for a price that can be bet on or not. */
type NameOf = (price: string, isOpen: boolean) => string;

/** Writes a price into its button, or text, without rendering. The last child is the value. */
export class OddsCell implements PriceCell {
  readonly #button: HTMLElement;
  readonly #value: Element;
  readonly #options: OddsCellOptions;
  readonly #nameOf: NameOf;
  /** The words around the price, per state: filled in once, not for each price. */
  readonly #names: Partial<Record<'open' | 'closed', readonly string[]>> = {};

  /**
   * State shown by the button. Cached: a rewrite causes a style recalculation, and reading the
   * element costs half as much.
   */
  #state: string | undefined;
  #isDisabled = false;
  #move: Move = 0;
  #isFlashing = false;
  /** Whether a Malay or Indonesian price is below even money; the Asian view colours it. */
  #isNegative = false;
  /** Letters for which there is room beside the caption. */
  #digits = defaultDigits;

  constructor(button: HTMLElement, options: OddsCellOptions, nameOf: NameOf) {
    if (button.lastElementChild === null)
      throw new TypeError('The button of a price has no place for it: its last child is missing');
    this.#button = button;
    this.#value = button.lastElementChild;
    this.#options = options;
    this.#nameOf = nameOf;
  }

  get cadence(): Cadence {
    return this.#options.cadence;
  }

  get isVisible(): boolean {
    return this.#options.gate?.isOpen ?? true;
  }

  paint(odds: number, state: PriceState): void {
    const button = this.#button;
    const text = this.#options.textOf(odds);
    const stateName = shownState(odds, state);
    const isOpen = stateName === 'open';
    const shown = isOpen ? text : '';
    writeText(this.#value, shown);
    const digits = Math.max(defaultDigits, text.length);
    if (this.#digits !== digits) {
      this.#digits = digits;
      button.style.setProperty('--digits', String(digits));
    }
    const isNegative = shown.startsWith('\u2212');
    if (this.#isNegative !== isNegative) {
      this.#isNegative = isNegative;
      if (isNegative) button.dataset['negative'] = '';
      else delete button.dataset['negative'];
    }
    if (this.#state !== stateName) {
      this.#state = stateName;
      button.setAttribute('data-state', stateName);
    }
    // Disabled in words only, so that the focus stays where it is.
    if (this.#isDisabled === isOpen && button instanceof HTMLButtonElement) {
      this.#isDisabled = !isOpen;
      if (isOpen) button.removeAttribute('aria-disabled');
      else button.setAttribute('aria-disabled', 'true');
    }
    button.setAttribute('aria-label', this.#name(text, isOpen));
  }

  /** Marks the value and not the button, so that one element is restyled instead of three. */
  mark(move: Move, isFlashing: boolean): void {
    const value = this.#value;
    if (this.#move !== move) {
      this.#move = move;
      if (move === 0) value.removeAttribute('data-move');
      else value.setAttribute('data-move', move > 0 ? 'up' : 'down');
    }
    if (this.#isFlashing !== isFlashing) {
      this.#isFlashing = isFlashing;
      value.toggleAttribute('data-flash', isFlashing);
    }
  }

  /** Leaves the button to another outcome, with nothing of this one's price. */
  leave(): void {
    const button = this.#button;
    if (this.#digits !== defaultDigits) button.style.removeProperty('--digits');
    if (this.#isNegative) delete button.dataset['negative'];
    if (this.#isDisabled) button.removeAttribute('aria-disabled');
    this.mark(0, false);
  }

  #name(price: string, isOpen: boolean): string {
    const parts = (this.#names[isOpen ? 'open' : 'closed'] ??= this.#nameOf(
      pricePlace,
      isOpen,
    ).split(pricePlace));
    const hint = isOpen ? this.#options.hint() : '';
    return hint === '' ? parts.join(price) : `${parts.join(price)}. ${hint}`;
  }
}

/** Changing the text of a node is cheaper than another node. */
function writeText(element: Element, text: string): void {
  const node = element.firstChild;
  if (!(node instanceof Text)) element.textContent = text;
  else if (node.data !== text) node.data = text;
}
