/**
 * Goals of each team are a Poisson process: 45 % in the first half, slightly denser towards the end
 * of each half, independent of the score. Corners and yellow cards are separate processes. The
 * simulation draws from exactly these rates, so prices match the play.
 */
export const firstHalfShare = { goals: 0.45, corners: 0.48, yellow: 0.38 } as const;
export type Counter = keyof typeof firstHalfShare;

export const penaltyShare = 0.08;
export const ownGoalShare = 0.03;
/** Per match and team. */
export const redMean = 0.06;
export const missedPenaltyMean = 0.03;

export const halfS = 2700;
export const halfTimeS = 900;

/** Returns the share of a half's goals before a position, from 0 at its start to 1 at its end. */
export function shareBefore(part: number): number {
  const bounded = Math.min(1, Math.max(0, part));
  return bounded * (0.85 + 0.15 * bounded);
}

/** Inverse of `shareBefore`. */
export function partAt(share: number): number {
  return (-0.85 + Math.sqrt(0.85 * 0.85 + 0.6 * share)) / 0.3;
}

export interface FootballLevels {
  readonly goals: readonly [number, number];
  readonly corners: readonly [number, number];
  readonly yellow: readonly [number, number];
}

/**
 * Levels of the engine: goals of the first and the second team; everything else follows from them.
 */
export function footballLevels([
  homeGoals = 1.4,
  awayGoals = 1.1,
]: readonly number[]): FootballLevels {
  const dominance = homeGoals / (homeGoals + awayGoals);
  return {
    goals: [homeGoals, awayGoals],
    corners: [3 + 4.2 * dominance, 3 + 4.2 * (1 - dominance)],
    yellow: [1.5 + 1.2 * (1 - dominance), 1.5 + 1.2 * dominance],
  };
}
