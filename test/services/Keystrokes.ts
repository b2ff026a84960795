import { onTestFinished } from 'vitest';

/** The keystroke-level model, in seconds; `home` is the way of the hand to the other device. */
const operatorS = { key: 0.28, point: 1.1, press: 0.2, home: 0.4, think: 1.35 } as const;

/** Counts what a person does with a page, from its own events, and how long that takes. */
export class Keystrokes {
  presses = 0;
  /** Typed signs and keys that move or send. */
  keys = 0;
  #homings = 0;
  #thoughts = 0;
  #hand: 'pointer' | 'keyboard' = 'pointer';

  constructor() {
    const press = (): void => this.#note('pointer');
    const key = (): void => this.#note('keyboard');
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', key, true);
    onTestFinished(() => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
    });
  }

  /** Before what is decided here, or has to be remembered. */
  think(): void {
    this.#thoughts += 1;
  }

  /** A press outside of the page: the link that led here, a suggestion of the browser. */
  pressElsewhere(): void {
    this.#note('pointer');
  }

  get seconds(): number {
    return (
      this.keys * operatorS.key +
      this.presses * (operatorS.point + operatorS.press) +
      this.#homings * operatorS.home +
      this.#thoughts * operatorS.think
    );
  }

  #note(hand: 'pointer' | 'keyboard'): void {
    if (hand !== this.#hand) this.#homings += 1;
    this.#hand = hand;
    if (hand === 'pointer') this.presses += 1;
    else this.keys += 1;
  }
}
