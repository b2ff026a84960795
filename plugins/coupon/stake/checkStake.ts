/** Why a stake cannot be placed; limits in minor units. */
export type StakeProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-many-decimals'; readonly allowed: number }
  | { readonly kind: 'below-min'; readonly limitMinor: number }
  | { readonly kind: 'above-max'; readonly limitMinor: number; readonly cap?: StakeCap | undefined }
  /** No amount is possible, because even the minimum would win too much. */
  | { readonly kind: 'impossible'; readonly cap?: StakeCap | undefined }
  /** More than the personal limits leave. */
  | {
      readonly kind: 'above-own';
      readonly limitMinor: number;
      /** When a part of the used limit is released. */
      readonly freesAtS: number | undefined;
    }
  | { readonly kind: 'above-balance'; readonly limitMinor: number }
  /** Too large to calculate with, and no limit is known. */
  | { readonly kind: 'too-large' }
  /** The coupon could pay more than the largest payout. */
  | { readonly kind: 'above-payout'; readonly limitMinor: number };

/** Origin of a maximum: the largest win of one bet, or payout of one coupon. */
export interface StakeCap {
  readonly kind: 'win' | 'payout';
  readonly minor: number;
}

/** Known limits in minor units; absent ones do not apply. */
export interface StakeLimits {
  readonly minMinor?: number | undefined;
  readonly maxMinor?: number | undefined;
  readonly cap?: StakeCap | undefined;
  readonly balanceMinor?: number | undefined;
}

/**
 * Returns the first error of an amount: minimum, maximum, balance. Without a minimum, zero counts
 * as empty.
 *
 * @param stakeMinor minor units
 */
export function checkStake(stakeMinor: number, limits: StakeLimits): StakeProblem | undefined {
  const { cap } = limits;
  if (isImpossible(limits)) return { kind: 'impossible', cap };
  if (limits.minMinor !== undefined && stakeMinor < limits.minMinor)
    return { kind: 'below-min', limitMinor: limits.minMinor };
  if (stakeMinor <= 0) return { kind: 'empty' };
  if (limits.maxMinor !== undefined && stakeMinor > limits.maxMinor)
    return { kind: 'above-max', limitMinor: limits.maxMinor, cap };
  if (limits.balanceMinor !== undefined && stakeMinor > limits.balanceMinor)
    return { kind: 'above-balance', limitMinor: limits.balanceMinor };
  return undefined;
}

/**
 * Returns the error of a typed text under these limits. An amount too large to calculate with
 * exceeds any limit.
 */
export function checkTyped(
  problem: StakeProblem | undefined,
  limits: StakeLimits,
): StakeProblem | undefined {
  return problem?.kind === 'too-large' ? (checkStake(Infinity, limits) ?? problem) : problem;
}

/** Whether the minimum exceeds the maximum. */
export function isImpossible({ minMinor, maxMinor }: StakeLimits): boolean {
  return minMinor !== undefined && maxMinor !== undefined && minMinor > maxMinor;
}

/**
 * Returns the next multiple of the step above or below; never less than one step.
 *
 * @param stakeMinor minor units; 0 when nothing was entered
 */
export function stepStake(stakeMinor: number, stepMinor: number, direction: 1 | -1): number {
  const steps =
    direction === 1
      ? Math.floor(stakeMinor / stepMinor) + 1
      : Math.ceil(stakeMinor / stepMinor) - 1;
  return Math.max(1, steps) * stepMinor;
}
