import { makeAutoObservable } from 'mobx';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import {
  partOfShare,
  partProblem,
  partValue,
  type OpenCashOut,
  type PartProblem,
} from '#domain/bets/cash-out/CashOutOffer.ts';

/** Part of the stake to cash out, typed or by slider, and its current value. */
export class CashOutPartStore {
  /** As typed; undefined for the whole stake. */
  text: string | undefined = undefined;
  readonly #offer: () => OpenCashOut | undefined;
  readonly #language: () => string;

  constructor(offer: () => OpenCashOut | undefined, language: () => string) {
    this.#offer = offer;
    this.#language = language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Minor units; undefined while the text is no amount. */
  get minor(): number | undefined {
    const offer = this.#offer();
    if (offer === undefined || this.text === undefined) return offer?.stake.minor;
    const parsed = parseMoney(this.text, offer.stake.currency, this.#language());
    return parsed.kind === 'money' && parsed.money.minor > 0 ? parsed.money.minor : undefined;
  }

  get problem(): PartProblem | undefined {
    const offer = this.#offer();
    if (offer === undefined) return undefined;
    return this.minor === undefined ? { kind: 'malformed' } : partProblem(this.minor, offer);
  }

  /** Current value of the part, minor units. */
  get valueMinor(): number | undefined {
    const offer = this.#offer();
    return offer === undefined || this.minor === undefined || this.problem !== undefined
      ? undefined
      : partValue(this.minor, offer);
  }

  /** Percentage of the stake, for a slider. */
  get share(): number {
    const offer = this.#offer();
    return offer === undefined || this.minor === undefined
      ? 100
      : Math.min(100, Math.round((100 * this.minor) / offer.stake.minor));
  }

  type(text: string | undefined): void {
    this.text = text?.slice(0, 24);
  }

  setShare(percent: number): void {
    const offer = this.#offer();
    if (offer === undefined) return;
    const { minor: whole, currency } = offer.stake;
    const minor = partOfShare(percent, offer);
    this.text =
      minor === whole
        ? undefined
        : formatMoney({ minor, currency }, this.#language(), { hasSymbol: false });
  }
}
