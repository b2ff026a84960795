import type { Settlement } from '../Settlement.ts';

/** A figure in an explanation. `isExact` is false where the digits that are shown are rounded. */
export type ExplainedFigure =
  /** Minor units. */
  | { readonly kind: 'money'; readonly minor: number; readonly isExact: boolean }
  /** Decimal in every odds format, because a product of fractions is hard to check. */
  | { readonly kind: 'factor'; readonly text: string; readonly isExact: boolean }
  | { readonly kind: 'count'; readonly count: number }
  /** Name of a block whose order means nothing: 1 is A. */
  | { readonly kind: 'letter'; readonly number: number }
  /** Place of a selection in the ticket, from 0. */
  | { readonly kind: 'selection'; readonly index: number };

/** One line of an explanation: words with values, and what they come to. */
export interface ExplainedLine {
  /** Key of a text, which takes the values by their names. */
  readonly key: string;
  readonly values: Readonly<Record<string, ExplainedFigure>>;
  readonly figure?: ExplainedFigure | undefined;
  /** `times`: the figure multiplies what follows; `result`: the figure is what the coupon pays. */
  readonly role?: 'times' | 'result';
  /** Why the factor of a selection is not its odds. */
  readonly reason?: Settlement | undefined;
}

/** How the payout of a coupon comes about, to be followed with a calculator. */
export interface Explanation {
  readonly lines: readonly ExplainedLine[];
  /** Minor units: what is paid, or what can be when the open selections win. */
  readonly payoutMinor: number;
  /** A selection is open, and was taken as won. */
  readonly isPotential: boolean;
  /** The exact amount lies between minor units and was rounded, once. */
  readonly isRounded: boolean;
}
