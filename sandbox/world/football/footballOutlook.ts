import type { CountPair, Outlook } from '../markets/MarketType.ts';
import { IndependentPair, type PairDistribution } from '../markets/PairDistribution.ts';
import { poissonPmf } from '../markets/Pmf.ts';
import type { Course, MatchSetup, MarginSkew } from '../engine/SportEngine.ts';
import { footballStanding } from './footballFacts.ts';
import { throughPair } from './extraTime.ts';
import {
  firstHalfShare,
  footballLevels,
  halfS,
  missedPenaltyMean,
  ownGoalShare,
  penaltyShare,
  redMean,
  shareBefore,
} from './footballModel.ts';
import { intervals } from './intervals.ts';
import { cachedPairs } from '../markets/cachedPairs.ts';

/** Typical length of a half with stoppage time, for prematch prices. */
const expectedHalfS = halfS + 180;

/**
 * Returns the distribution of every scope from the state of the match: counts so far plus a Poisson
 * rest.
 */
export function footballOutlook(
  setup: MatchSetup,
  [homeSkew, awaySkew]: MarginSkew,
  course?: Course,
): Outlook {
  const levels = footballLevels(setup.levels);
  const parts = playedParts(course);
  const soFar = course === undefined ? undefined : footballStanding(course);
  const goals: CountPair = [levels.goals[0] * homeSkew, levels.goals[1] * awaySkew];
  const left = [1 - shareBefore(parts.first), 1 - shareBefore(parts.second)] as const;
  const goalsLeft = firstHalfShare.goals * left[0] + (1 - firstHalfShare.goals) * left[1];

  const counted = (scope: string): CountPair => soFar?.pair(scope) ?? [0, 0];
  const poissonPair = (
    scope: string,
    [home, away]: CountPair,
    share: number,
  ): PairDistribution | undefined => {
    if (share <= 0) return undefined;
    const [homeNow, awayNow] = counted(scope);
    return new IndependentPair(
      poissonPmf(home * share, homeNow),
      poissonPmf(away * share, awayNow),
    );
  };
  const process = (
    scope: string,
    counter: keyof typeof firstHalfShare,
    means: CountPair,
  ): PairDistribution | undefined => {
    const first = firstHalfShare[counter] * left[0];
    const second = (1 - firstHalfShare[counter]) * left[1];
    const half = scope.slice(scope.lastIndexOf('.') + 1);
    return poissonPair(
      scope,
      means,
      half === 'h1' ? first : half === 'h2' ? second : first + second,
    );
  };
  const build = (scope: string): PairDistribution | undefined => {
    const interval = intervals.find((candidate) => candidate.scope === scope);
    if (interval !== undefined) return poissonPair(scope, goals, intervalShare(interval, parts));
    if (scope.startsWith('corners')) return process(scope, 'corners', levels.corners);
    if (scope.startsWith('yellow')) return process(scope, 'yellow', levels.yellow);
    if (scope === 'red') return poissonPair(scope, [redMean, redMean], (left[0] + left[1]) / 2);
    if (scope === 'ownGoals')
      return poissonPair(scope, [goals[0] * ownGoalShare, goals[1] * ownGoalShare], goalsLeft);
    if (scope === 'penalties') {
      const missed = (missedPenaltyMean * (left[0] + left[1])) / 2;
      return poissonPair(
        scope,
        [
          goals[0] * penaltyShare * goalsLeft + missed,
          goals[1] * penaltyShare * goalsLeft + missed,
        ],
        goalsLeft > 0 ? 1 : 0,
      );
    }
    if (scope === 'through')
      return setup.isCup === true
        ? throughPair(look('match'), counted, goals, course, setup.lead)
        : undefined;
    return process(scope, 'goals', goals);
  };
  const look = cachedPairs((scope) => build(scope));

  return {
    pair: look,
    counted,
    scoring: {
      sequence: soFar?.sequence ?? [],
      homeShare: goals[0] / (goals[0] + goals[1]),
      restMean: (goals[0] + goals[1]) * goalsLeft,
    },
  };
}

interface PlayedParts {
  /** Played share of each half, from 0 to 1, and its length. */
  readonly first: number;
  readonly second: number;
  readonly firstS: number;
  readonly secondS: number;
}

function playedParts(course: Course | undefined): PlayedParts {
  if (course === undefined)
    return { first: 0, second: 0, firstS: expectedHalfS, secondS: expectedHalfS };
  const [first, , second] = (course.script.cut?.whole ?? course.script).phases;
  if (first === undefined || second === undefined)
    throw new RangeError(
      'A football script has two halves and a pause: simulate it with simulateFootball',
    );
  const firstS = first.toS - first.fromS;
  const secondS = second.toS - second.fromS;
  return {
    first: Math.min(1, course.playedS / firstS),
    second: Math.min(1, Math.max(0, (course.playedS - second.fromS) / secondS)),
    firstS,
    secondS,
  };
}

/** Returns the share of a match's goals that still falls into an interval; 0 once it is over. */
function intervalShare(
  { half, fromS, toS }: (typeof intervals)[number],
  parts: PlayedParts,
): number {
  const lengthS = half === 1 ? parts.firstS : parts.secondS;
  const played = half === 1 ? parts.first : parts.second;
  const from = Math.max(played, fromS / lengthS);
  const to = Math.min(1, toS / lengthS);
  if (to <= from) return 0;
  const share = half === 1 ? firstHalfShare.goals : 1 - firstHalfShare.goals;
  return share * (shareBefore(to) - shareBefore(from));
}
