import { makeAutoObservable, observable } from 'mobx';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { StakeProblem } from './checkStake.ts';
import { readAmount } from './readAmount.ts';

/** Amounts by key: outcome of many singles, or block of a multi coupon. */
export type StoredAmounts = Readonly<Record<string, number>>;

/** Own amounts of selections or blocks, as typed and as read; others take the common stake. */
export class OwnStakesStore {
  currency: string;
  language: string;
  readonly #texts = observable.map<number, string>([], { deep: false });

  constructor(language: string, currency: string) {
    this.language = language;
    this.currency = currency;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether any own amount is set. */
  get isAny(): boolean {
    return this.#texts.size > 0;
  }

  /** Stored form: minor units by key, without invalid texts. */
  get amounts(): StoredAmounts {
    return Object.fromEntries(
      [...this.#texts.keys()].flatMap((id) =>
        this.minor(id) === undefined ? [] : [[id, this.minor(id) ?? 0]],
      ),
    );
  }

  text(id: number): string | undefined {
    return this.#texts.get(id);
  }

  minor(id: number): number | undefined {
    const text = this.#texts.get(id);
    return text === undefined ? undefined : readAmount(text, this.currency, this.language).minor;
  }

  problem(id: number): StakeProblem | undefined {
    const text = this.#texts.get(id);
    return text === undefined ? undefined : readAmount(text, this.currency, this.language).problem;
  }

  type(id: number, text: string): void {
    this.#texts.set(id, text.slice(0, 24));
  }

  set(id: number, minor: number): void {
    this.#texts.set(id, this.format(minor));
  }

  /** Normalises the text on blur; an emptied field takes the common stake again. */
  tidy(id: number): void {
    const minor = this.minor(id);
    if (minor !== undefined) this.set(id, minor);
    else if (this.#texts.get(id)?.trim() === '') this.#texts.delete(id);
  }

  /** Removes amounts of other keys. */
  retain(ids: ReadonlySet<number>): void {
    for (const id of [...this.#texts.keys()]) if (!ids.has(id)) this.#texts.delete(id);
  }

  remove(id: number): void {
    this.#texts.delete(id);
  }

  clear(): void {
    this.#texts.clear();
  }

  /** Applies stored amounts. */
  apply(amounts: StoredAmounts): void {
    this.#texts.replace(
      Object.entries(amounts).map(([id, minor]) => [Number(id), this.format(minor)]),
    );
  }

  /** An amount is never converted: another currency empties it. */
  setCurrency(currency: string): void {
    if (currency === this.currency) return;
    this.currency = currency;
    this.clear();
  }

  setLanguage(language: string): void {
    const { amounts } = this;
    this.language = language;
    this.apply(amounts);
  }

  private format(minor: number): string {
    return formatMoney({ minor, currency: this.currency }, this.language, { hasSymbol: false });
  }
}
