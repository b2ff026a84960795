/** Why a stake cannot be placed; limits in minor units. */
export type StakeProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-many-decimals'; readonly allowed: number }
  | { readonly kind: 'below-min'; readonly limitMinor: number }
  | { readonly kind: 'above-max'; readonly limitMinor: number; readonly cap?: StakeCap | undefined }
  /** Even the least stake would win too much: no amount can be staked. */
  | { readonly kind: 'impossible'; readonly cap?: StakeCap | undefined }
  /** More than the person's own limits leave. */
  | {
      readonly kind: 'above-own';
      readonly limitMinor: number;
      /** When some of what is used is free again. */
      readonly freesAtS: number | undefined;
    }
  | { readonly kind: 'above-balance'; readonly limitMinor: number }
  /** More than can be counted with, where no limit says how much is right. */
  | { readonly kind: 'too-large' }
  /** The coupon could pay more than the house pays on one. */
  | { readonly kind: 'above-payout'; readonly limitMinor: number };

/** What a largest stake comes from: the most that one bet can win, or that one coupon pays. */
export interface StakeCap {
  readonly kind: 'win' | 'payout';
  readonly minor: number;
}

/** Limits that are known at the moment, in minor units; absent ones do not hold. */
export interface StakeLimits {
  readonly minMinor?: number | undefined;
  readonly maxMinor?: number | undefined;
  readonly cap?: StakeCap | undefined;
  readonly balanceMinor?: number | undefined;
}

/**
 * The first reason why an amount cannot be staked: minimum, maximum, balance. Where there is no
 * minimum zero counts as nothing entered.
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
 * What is wrong with a text as an amount under these limits. One too large to be counted with is
 * above whatever limit holds.
 */
export function checkTyped(
  problem: StakeProblem | undefined,
  limits: StakeLimits,
): StakeProblem | undefined {
  return problem?.kind === 'too-large' ? (checkStake(Infinity, limits) ?? problem) : problem;
}

/** Whether even the least stake is more than the most. */
export function isImpossible({ minMinor, maxMinor }: StakeLimits): boolean {
  return minMinor !== undefined && maxMinor !== undefined && minMinor > maxMinor;
}

/**
 * The next amount on the grid of steps above or below; below never less than one step.
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
