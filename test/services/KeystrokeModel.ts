/** Keystroke-level model, in seconds; `home` is the movement of the hand to the other device. */
const operatorS = { key: 0.28, point: 1.1, press: 0.2, home: 0.4, think: 1.35 } as const;

/** Counts a person's operations on a page, and their time. */
export class KeystrokeModel {
  presses = 0;
  /** Typed characters, and keys that move or submit. */
  keys = 0;
  #homings = 0;
  #thoughts = 0;
  #hand: 'pointer' | 'keyboard' = 'pointer';

  /** Time to decide or remember, before an operation. */
  think(): void {
    this.#thoughts += 1;
  }

  /** A press outside the page: the link that led here, a suggestion of the browser. */
  pressElsewhere(): void {
    this.note('pointer');
  }

  get seconds(): number {
    return (
      this.keys * operatorS.key +
      this.presses * (operatorS.point + operatorS.press) +
      this.#homings * operatorS.home +
      this.#thoughts * operatorS.think
    );
  }

  note(hand: 'pointer' | 'keyboard'): void {
    if (hand !== this.#hand) this.#homings += 1;
    this.#hand = hand;
    if (hand === 'pointer') this.presses += 1;
    else this.keys += 1;
  }
}
