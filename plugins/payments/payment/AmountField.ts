import { makeAutoObservable } from 'mobx';
import { parseMoney } from '#domain/money/parseMoney.ts';
import type { Money } from '#domain/money/Money.ts';

/** What is wrong with a typed amount. */
export type AmountProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'decimals' }
  | { readonly kind: 'min'; readonly bound: Money }
  | { readonly kind: 'max'; readonly bound: Money }
  | { readonly kind: 'free'; readonly bound: Money }
  /** Less than the least can go, and only all of it at once. */
  | { readonly kind: 'whole'; readonly bound: Money }
  /** Money goes back first to another instrument. */
  | { readonly kind: 'source'; readonly bound: Money; readonly first: string }
  /** The person's own limits leave less. */
  | { readonly kind: 'room'; readonly bound: Money };

/** What an amount has to keep to. */
export interface AmountBounds {
  readonly currency: string;
  readonly language: string;
  readonly least: number;
  readonly most: number;
  /** What is on the account; taking out all that may go may be less than the least. */
  readonly free?: number;
  /** Of what is on the account, what may go to this instrument, and where the rest goes first. */
  readonly share?: { readonly minor: number; readonly first: string } | undefined;
  /** What the person's own limits leave. */
  readonly room?: number | undefined;
}

/** An amount that somebody types: never filled in for them, told of when it is left or sent. */
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

  /** What was typed, when it can be sent. */
  get minor(): number | undefined {
    const read = this.#read();
    return 'minor' in read ? read.minor : undefined;
  }

  /** Says what is wrong; an empty field is left in peace until it is sent. */
  check(isSending = false): boolean {
    const read = this.#read();
    const problem = 'problem' in read ? read.problem : undefined;
    this.problem = problem?.kind === 'empty' && !isSending ? undefined : problem;
    return problem === undefined;
  }

  /** Its bounds are others now; an amount that nobody has typed is left as it is. */
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
