import type { CountPair } from '../markets/MarketType.ts';
import { drawPoisson, type Random } from '../random.ts';
import type { FixedGoal, FixedResult, Incident } from '../engine/SportEngine.ts';
import {
  firstHalfShare,
  halfS,
  ownGoalShare,
  partAt,
  penaltyShare,
  type Counter,
} from './footballModel.ts';

export interface Half {
  readonly index: 0 | 1;
  readonly fromS: number;
  readonly lengthS: number;
}

export interface Draft {
  atS: number;
  readonly team: 1 | 2;
  readonly kind: Incident['kind'];
  readonly textKey: string;
  readonly counter: string;
  readonly person?: string;
}

/** Minimum distance between goals and other incidents that stop play. */
const shortestBetweenGoalsS = 70;

/** Time from the whistle to the penalty kick. */
export const penaltyLeadS = 50;

/** Returns how long a chance is in play before it is scored or missed: 5 to 10 seconds. */
export function leadS(atS: number): number {
  return 5 + (atS % 6);
}

/** Places goals in the last seconds of their minutes, so that the clock shows these minutes. */
export function goalsAt(
  random: Random,
  goals: readonly FixedGoal[],
  [first, second]: readonly [Half, Half],
): Draft[] {
  const taken = new Set<number>();
  return goals
    .map(({ team, minute, added = 0, kind = 'goal' as const, scorer }): Draft => {
      const half = minute > halfS / 60 ? second : first;
      const minuteOfHalf = minute - (half === second ? halfS / 60 : 0) + added;
      let atS =
        half.fromS + Math.min(minuteOfHalf * 60, half.lengthS) - 4 - Math.floor(random() * 12);
      // Two goals of the same minute are still some seconds apart.
      while (taken.has(Math.floor(atS / 20))) atS -= 20;
      taken.add(Math.floor(atS / 20));
      const textKey =
        kind === 'penalty' ? 'penaltyScored' : kind === 'own_goal' ? 'ownGoal' : 'goal';
      return {
        atS: Math.max(half.fromS + 1, atS),
        team,
        kind,
        textKey,
        counter: 'goals',
        ...(scorer === undefined ? {} : { person: scorer }),
      };
    })
    .toSorted((one, other) => one.atS - other.atS);
}

export function meanOfHalf(counter: Counter, matchMean: number, half: Half): number {
  const share = firstHalfShare[counter];
  return matchMean * (half.index === 0 ? share : 1 - share);
}

export function instantIn(random: Random, half: Half): number {
  return half.fromS + Math.max(1, Math.floor(partAt(random()) * half.lengthS));
}

export function drawGoals(
  random: Random,
  means: CountPair,
  halves: readonly [Half, Half],
  fixed?: FixedResult,
): Draft[] {
  const goals: Draft[] = [];
  for (const team of [1, 2] as const) {
    const mean = means[team - 1] ?? 0;
    const drawn = halves.map((half) => drawPoisson(random, meanOfHalf('goals', mean, half)));
    const counts =
      fixed === undefined || fixed.afterS !== undefined ? drawn : splitFixed(random, fixed, team);
    for (const half of halves) {
      for (let left = counts[half.index] ?? 0; left > 0; left -= 1) {
        const manner = random();
        // Only imported files say how real goals were scored.
        const isOfFile = fixed !== undefined && fixed.afterS === undefined;
        const kind = isOfFile
          ? 'goal'
          : manner < penaltyShare
            ? 'penalty'
            : manner < penaltyShare + ownGoalShare
              ? 'own_goal'
              : 'goal';
        goals.push({
          atS: instantIn(random, half),
          team,
          kind,
          textKey: kind === 'penalty' ? 'penaltyScored' : kind === 'own_goal' ? 'ownGoal' : 'goal',
          counter: 'goals',
        });
      }
    }
  }
  return goals.toSorted((first, second) => first.atS - second.atS);
}

/**
 * Fits a score set during play: shown goals remain, missing goals fall in the rest of the match.
 */
export function fitToScore(
  goals: readonly Draft[],
  [first, second]: readonly [Half, Half],
  fixed?: FixedResult,
): Draft[] {
  if (fixed?.afterS === undefined) return [...goals];
  const fromS = Math.max(0, fixed.afterS);
  const endS = second.fromS + second.lengthS;
  return ([1, 2] as const)
    .flatMap((team) => {
      const needed = fixed.score[team - 1] ?? 0;
      const seen = goals.filter((goal) => goal.team === team && goal.atS <= fromS).slice(0, needed);
      const missing = Array.from({ length: needed - seen.length }, (_unused, index): Draft => {
        const atS = Math.min(
          endS - 6,
          Math.floor(
            fromS + ((endS - fromS) * (index + 0.3 + team * 0.25)) / (needed - seen.length + 1),
          ),
        );
        const isPause = atS > first.fromS + first.lengthS && atS < second.fromS;
        return {
          atS: isPause ? second.fromS + 30 : atS,
          team,
          kind: 'goal',
          textKey: 'goal',
          counter: 'goals',
        };
      });
      return [...seen, ...missing];
    })
    .toSorted((left, right) => left.atS - right.atS);
}

function splitFixed(random: Random, fixed: FixedResult, team: 1 | 2): readonly [number, number] {
  const all = fixed.score[team - 1] ?? 0;
  let first = Math.min(all, fixed.halfTime?.[team - 1] ?? 0);
  if (fixed.halfTime === undefined)
    for (let left = all; left > 0; left -= 1) if (random() < firstHalfShare.goals) first += 1;
  return [first, all - first];
}

/** Moves coinciding goals slightly apart, each within its half. */
export function separate(goals: Draft[], halves: readonly [Half, Half]): Draft[] {
  for (const half of halves) {
    const endS = half.fromS + half.lengthS;
    const own = goals.filter(({ atS }) => atS >= half.fromS && atS <= endS);
    own.forEach((goal, index) => {
      const previous = own[index - 1];
      if (previous !== undefined)
        goal.atS = Math.max(goal.atS, previous.atS + shortestBetweenGoalsS);
    });
    let latestS = endS - 5;
    for (const goal of own.toReversed()) {
      goal.atS = Math.min(goal.atS, latestS);
      latestS = goal.atS - shortestBetweenGoalsS;
    }
  }
  return goals;
}
