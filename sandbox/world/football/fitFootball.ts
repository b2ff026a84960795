import { bisect } from '../markets/bisect.ts';
import { IndependentPair } from '../markets/PairDistribution.ts';
import { poissonPmf, type Pmf } from '../markets/Pmf.ts';
import type { FairChances } from '../engine/SportEngine.ts';

const meanGoals = 2.65;

/**
 * Finds the mean goals of both teams at which the model gives these chances: the sum from the
 * total, then the split from the result.
 */
export function fitFootball({ result, advance, total, handicap }: FairChances): readonly number[] {
  let goals = meanGoals;
  if (total !== undefined)
    goals = bisect(0.6, 7, (sum) => chanceOver(poissonPmf(sum), total.line) - total.over);
  const split = (sum: number): number => {
    if (result !== undefined)
      return bisect(
        0.03,
        0.97,
        (share) => lead(pairOf(sum, share).margin) - (result[0] - result[2]),
      );
    if (advance !== undefined)
      return bisect(0.03, 0.97, (share) => advanceOf(pairOf(sum, share).margin, share) - advance);
    if (handicap !== undefined)
      return bisect(
        0.03,
        0.97,
        (share) => chanceOver(pairOf(sum, share).margin, -handicap.line) - handicap.home,
      );
    return 0.55;
  };
  if (total === undefined && result !== undefined) {
    goals = bisect(0.8, 5.5, (sum) => result[1] - drawOf(pairOf(sum, split(sum)).margin), 12);
  }
  const share = split(goals);
  return [goals * share, goals * (1 - share)];
}

function pairOf(sum: number, share: number): IndependentPair {
  return new IndependentPair(poissonPmf(sum * share), poissonPmf(sum * (1 - share)));
}

function lead({ from, chances }: Pmf): number {
  return chances.reduce((sum, chance, index) => sum + chance * Math.sign(from + index), 0);
}

/**
 * Returns the chance to win the match, or to win after a draw, where the stronger team's advantage
 * is smaller.
 */
function advanceOf(margin: Pmf, share: number): number {
  return 0.5 + lead(margin) / 2 + drawOf(margin) * 0.6 * (share - 0.5);
}

function drawOf({ from, chances }: Pmf): number {
  return chances[-from] ?? 0;
}

/**
 * Returns the chance of more than the line, among cases that are not void; quarter lines are used
 * as they are.
 */
function chanceOver({ from, chances }: Pmf, line: number): number {
  let over = 0;
  let under = 0;
  chances.forEach((chance, index) => {
    if (from + index > line) over += chance;
    else if (from + index < line) under += chance;
  });
  return over / (over + under);
}
