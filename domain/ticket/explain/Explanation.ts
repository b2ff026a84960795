import type { Settlement } from '../Settlement.ts';

/** A figure in an explanation. `isExact` is false if the shown digits are rounded. */
export type ExplainedFigure =
  /** Minor units. */
  | { readonly kind: 'money'; readonly minor: number; readonly isExact: boolean }
  /** Decimal in every odds format, because a product of fractions is hard to check. */
  | { readonly kind: 'factor'; readonly text: string; readonly isExact: boolean }
  | { readonly kind: 'count'; readonly count: number }
  /** Name of a block without order: 1 is A. */
  | { readonly kind: 'letter'; readonly number: number }
  /** Index of a selection in the ticket. */
  | { readonly kind: 'selection'; readonly index: number };

/** One line of an explanation: a text with values, and its figure. */
export interface ExplainedLine {
  /** Key of a text, with the values by name. */
  readonly key: string;
  readonly values: Readonly<Record<string, ExplainedFigure>>;
  readonly figure?: ExplainedFigure | undefined;
  /**
   * `times`: the figure multiplies the next ones; `result`: the figure is the payout of the coupon.
   */
  readonly role?: 'times' | 'result';
  /** Why the factor of a selection differs from its odds. */
  readonly reason?: Settlement | undefined;
}

/** Derivation of a coupon's payout, verifiable with a calculator. */
export interface Explanation {
  readonly lines: readonly ExplainedLine[];
  /** Minor units: the payout, or the potential payout if open selections win. */
  readonly payoutMinor: number;
  /** Whether an open selection was taken as won. */
  readonly isPotential: boolean;
  /** Whether the exact amount is between minor units and was rounded, once. */
  readonly isRounded: boolean;
}
