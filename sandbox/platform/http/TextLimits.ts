import { RateLimit } from './RateLimit.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Numbers that somebody owns in a row differ in these. */
const lastDigits = 4;

/**
 * What bounds the cost of texts, whoever asks for them: who earns by them has many numbers of one
 * range, and asks from many addresses.
 */
export class TextLimits {
  readonly #ofNumber: readonly RateLimit[];
  readonly #ofRange: RateLimit;
  readonly #ofAll: RateLimit;

  constructor(nowMs: () => number) {
    this.#ofNumber = [
      new RateLimit({ most: 1, windowMs: minuteMs, nowMs }),
      new RateLimit({ most: 3, windowMs: 10 * minuteMs, nowMs }),
      new RateLimit({ most: 8, windowMs: dayMs, nowMs }),
    ];
    this.#ofRange = new RateLimit({ most: 40, windowMs: hourMs, nowMs });
    this.#ofAll = new RateLimit({ most: 2000, windowMs: dayMs, nowMs });
  }

  /** Counts a text to the number; refuses one that is too many with 429 and counts nothing. */
  count(phone: string): void {
    const range = phone.slice(0, -lastDigits);
    for (const limit of this.#ofNumber) limit.check(phone);
    this.#ofRange.check(range);
    this.#ofAll.check('');
    for (const limit of this.#ofNumber) limit.add(phone);
    this.#ofRange.add(range);
    this.#ofAll.add('');
  }

  clear(): void {
    for (const limit of [...this.#ofNumber, this.#ofRange, this.#ofAll]) limit.clear();
  }
}
