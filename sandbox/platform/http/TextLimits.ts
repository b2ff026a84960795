import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ApiError } from './ApiError.ts';
import { RateLimit } from './RateLimit.ts';
import { textCountries } from './textCountries.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Consecutive numbers, as one subscriber may own them, differ in these digits only. */
const lastDigits = 4;
const ofRange = 40;
const defaultBudget = 2000;
/** Share of the budget that is spent when the operator gets the first notice. */
const warnedShare = 0.8;

export interface TextLimitsOptions {
  readonly nowMs: () => number;
  /** Texts per day. */
  readonly budget?: number;
  /** Called once when the budget of the day is nearly spent, and once when it is. */
  readonly onNotice?: (notice: string) => void;
}

interface TextAsked {
  readonly person?: number | undefined;
  readonly isAgain?: boolean;
}

/**
 * Limits the cost of text messages against toll fraud, which uses many numbers of one range, many
 * network addresses and expensive countries.
 */
export class TextLimits {
  readonly #wait: RateLimit;
  readonly #ofNumber: readonly RateLimit[];
  readonly #ofPerson: readonly RateLimit[];
  readonly #ofRange: RateLimit;
  readonly #budget: number;
  readonly #nowMs: () => number;
  readonly #onNotice: (notice: string) => void;
  #sentAtMs: readonly number[] = [];
  #told: 'nothing' | 'warned' | 'stopped' = 'nothing';

  constructor({ nowMs, budget = defaultBudget, onNotice = () => undefined }: TextLimitsOptions) {
    this.#nowMs = nowMs;
    this.#budget = budget;
    this.#onNotice = onNotice;
    this.#wait = new RateLimit({ most: 1, windowMs: minuteMs, nowMs });
    this.#ofNumber = [
      new RateLimit({ most: 3, windowMs: 10 * minuteMs, nowMs }),
      new RateLimit({ most: 8, windowMs: dayMs, nowMs }),
    ];
    // No wait of a minute: the second number may correct a mistyped one.
    this.#ofPerson = [
      new RateLimit({ most: 3, windowMs: 10 * minuteMs, nowMs }),
      new RateLimit({ most: 8, windowMs: dayMs, nowMs }),
    ];
    this.#ofRange = new RateLimit({ most: ofRange, windowMs: hourMs, nowMs });
  }

  /**
   * Counts a text to the number.
   *
   * @param by `person`: the requesting user, if known, for any numbers; `isAgain`: a repeated
   *   request of a page that shows no wait, as the answer may have been lost
   * @throws ApiError and counts nothing: 403 `no_texts` if no texts go to this country, or none any
   *   more today; 429 for one too many
   */
  count(phone: string, { person, isAgain = false }: TextAsked = {}): void {
    const { country } = parsePhoneNumberFromString(phone) ?? {};
    if (country === undefined || !textCountries.has(country))
      throw noTexts('No texts are sent to this country: use another way');
    const range = phone.slice(0, -lastDigits);
    const asking = person === undefined ? [] : this.#ofPerson;
    for (const limit of asking) limit.check(String(person));
    if (!isAgain) this.#wait.check(phone);
    for (const limit of this.#ofNumber) limit.check(phone);
    this.#ofRange.check(range);
    this.#spend();
    for (const limit of asking) limit.add(String(person));
    for (const limit of [this.#wait, ...this.#ofNumber]) limit.add(phone);
    this.#ofRange.add(range);
  }

  clear(): void {
    for (const limit of this.#all) limit.clear();
    this.#sentAtMs = [];
    this.#told = 'nothing';
  }

  get #all(): readonly RateLimit[] {
    return [this.#wait, ...this.#ofNumber, ...this.#ofPerson, this.#ofRange];
  }

  /** Counts a text of the day; the operator is notified at the warning share and at the end. */
  #spend(): void {
    const nowMs = this.#nowMs();
    const sent = this.#sentAtMs.filter((atMs) => atMs > nowMs - dayMs);
    const warnedAt = Math.ceil(this.#budget * warnedShare);
    if (sent.length < warnedAt) this.#told = 'nothing';
    if (sent.length >= this.#budget) {
      this.#sentAtMs = sent;
      this.#notify(
        'stopped',
        `All ${this.#budget} texts of a day are sent: no more until some are older`,
      );
      throw noTexts('No texts are sent any more today: use another way');
    }
    this.#sentAtMs = [...sent, nowMs];
    if (this.#sentAtMs.length >= warnedAt && this.#told === 'nothing')
      this.#notify('warned', `${this.#sentAtMs.length} of ${this.#budget} texts of a day are sent`);
  }

  #notify(what: 'warned' | 'stopped', notice: string): void {
    if (this.#told === what) return;
    this.#told = what;
    this.#onNotice(notice);
  }
}

function noTexts(message: string): ApiError {
  return new ApiError(403, 'no_texts', message, { field: 'phone' });
}
