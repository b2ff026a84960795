import { makeAutoObservable } from 'mobx';
import { parseMoney } from '#domain/money/parseMoney.ts';
import type { Money } from '#domain/money/Money.ts';

/** Why a typed amount is not valid. */
export type AmountProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'decimals' }
  | { readonly kind: 'min'; readonly bound: Money }
  | { readonly kind: 'max'; readonly bound: Money }
  | { readonly kind: 'free'; readonly bound: Money }
  /** Less than the minimum, allowed only for the whole amount. */
  | { readonly kind: 'whole'; readonly bound: Money }
  /** Money has to go back to another instrument first. */
  | { readonly kind: 'source'; readonly bound: Money; readonly first: string }
  /** The person's own limits leave less. */
  | { readonly kind: 'room'; readonly bound: Money };

/** Bounds of an amount. */
export interface AmountBounds {
  readonly currency: string;
  readonly language: string;
  readonly least: number;
  readonly most: number;
  /** Balance; withdrawing all of it may be less than the minimum. */
  readonly free?: number;
  /** Part of the balance that may go to this instrument, and where the rest goes first. */
  readonly share?: { readonly minor: number; readonly first: string } | undefined;
  /** Room of the person's own limits. */
  readonly room?: number | undefined;
}

/** A typed amount: never prefilled, validated when the field is left or sent. */
export class AmountField {
  text = '';
  problem: AmountProblem | undefined = undefined;
  readonly #bounds: () => AmountBounds | undefined;

  constructor(bounds: () => AmountBounds | undefined) {
    this.#bounds = bounds;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setText(text: string): void {
    this.text = text;
    this.problem = undefined;
  }

  /** The typed amount if it is valid. */
  get minor(): number | undefined {
    const read = this.#read();
    return 'minor' in read ? read.minor : undefined;
  }

  /** Validates the amount; an empty field is an error only when sending. */
  check(isSending = false): boolean {
    const read = this.#read();
    const problem = 'problem' in read ? read.problem : undefined;
    this.problem = problem?.kind === 'empty' && !isSending ? undefined : problem;
    return problem === undefined;
  }

  /** Validates a typed amount again after its bounds have changed. */
  checkTyped(): void {
    if (this.text !== '') this.check();
  }

  #read(): { readonly minor: number } | { readonly problem: AmountProblem } {
    const bounds = this.#bounds();
    if (bounds === undefined) return { problem: { kind: 'empty' } };
    const { currency, language, least, most, free, share, room } = bounds;
    const parsed = parseMoney(this.text, currency, language);
    if (parsed.kind === 'empty') return { problem: { kind: 'empty' } };
    if (parsed.kind === 'too-many-decimals') return { problem: { kind: 'decimals' } };
    if (parsed.kind !== 'money' || parsed.money.minor <= 0)
      return { problem: { kind: 'malformed' } };
    const { minor } = parsed.money;
    if (free !== undefined && minor > free)
      return { problem: { kind: 'free', bound: { minor: free, currency } } };
    if (share !== undefined && minor > share.minor)
      return {
        problem: { kind: 'source', bound: { minor: share.minor, currency }, first: share.first },
      };
    if (room !== undefined && minor > room)
      return { problem: { kind: 'room', bound: { minor: room, currency } } };
    const whole = share?.minor ?? free;
    if (minor < least && minor !== whole)
      return whole !== undefined && whole < least
        ? { problem: { kind: 'whole', bound: { minor: whole, currency } } }
        : { problem: { kind: 'min', bound: { minor: least, currency } } };
    return minor > most
      ? { problem: { kind: 'max', bound: { minor: most, currency } } }
      : { minor };
  }
}
