import { classNames } from '#core/ui';
import type { OfferedOutcome } from '../../OddsCells.ts';
import styles from '../../OddsButton.module.css';

/** An outcome in its place: whoever has the same key has the same button. */
export interface OddsPlace extends OfferedOutcome {
  readonly key: string | number;
  readonly caption: string;
}

/** The buttons of a card, copies of one. Each is there for as long as its place is. */
export class OddsButtons {
  #byKey: ReadonlyMap<string | number, HTMLButtonElement> = new Map();

  /** Brings the box to these places, in their order; a button that can stay where it is keeps the focus. */
  put(box: HTMLElement, places: readonly OddsPlace[]): readonly HTMLButtonElement[] {
    const before = this.#byKey;
    this.#byKey = new Map(places.map((place) => [place.key, written(before.get(place.key) ?? newButton(), place)]));
    for (const [key, button] of before) if (!this.#byKey.has(key)) button.remove();
    const buttons = [...this.#byKey.values()];
    let last: HTMLButtonElement | undefined;
    for (const button of buttons) {
      if (nextOdds(last === undefined ? box.firstElementChild : last.nextElementSibling) !== button) {
        if (last === undefined) box.prepend(button);
        else last.after(button);
      }
      last = button;
    }
    return buttons;
  }
}

/** Between them stand ways to the coupon. */
function nextOdds(element: Element | null): Element | null {
  let next = element;
  while (next !== null && !next.hasAttribute('data-odds')) next = next.nextElementSibling;
  return next;
}

function written(button: HTMLButtonElement, { outcome, caption }: OddsPlace): HTMLButtonElement {
  const id = String(outcome.id);
  if (button.getAttribute('data-odds') !== id) button.setAttribute('data-odds', id);
  const words = button.firstElementChild;
  if (words !== null && words.textContent !== caption) words.textContent = caption;
  return button;
}

let template: HTMLButtonElement | undefined;

/** As `OddsButton` draws it. */
function newButton(): HTMLButtonElement {
  template ??= drawTemplate();
  const copy = template.cloneNode(true);
  if (!(copy instanceof HTMLButtonElement)) throw new TypeError('The copy of a button is a button');
  return copy;
}

function drawTemplate(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = classNames(styles.odds, styles.labelled);
  button.setAttribute('aria-pressed', 'false');
  const caption = document.createElement('bdi');
  caption.className = classNames(styles.caption);
  const value = document.createElement('span');
  value.className = classNames('num', styles.value);
  value.setAttribute('translate', 'no');
  button.append(caption, value);
  return button;
}
