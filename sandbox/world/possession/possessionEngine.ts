import { turnsAction } from '../action/turnsAction.ts';
import { momentumByScores } from '../clocked/momentum.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { periodCodes } from '../clocked/Timeline.ts';
import { bisect } from '../markets/bisect.ts';
import {
  doubleChance,
  handicap,
  headline,
  oddEven,
  result,
  teamTotals,
  total,
  winner,
} from '../markets/commonMarkets.ts';
import { gridOf, type MarketType } from '../markets/MarketType.ts';
import type { FairChances, LiveNumbers, SportEngine } from '../engine/SportEngine.ts';
import { possessionOutlook, possessionStanding, simulatePossessions } from './possessionModel.ts';
import type { PossessionSport } from './PossessionSport.ts';

const widestHandicap = 63.5;

export function possessionEngine(sport: PossessionSport): SportEngine {
  const hasDraw = sport.overtime === undefined;
  return {
    types: possessionMarkets(sport),
    mainTypeIds: [hasDraw ? 1 : 2, 4, 6],
    groups: ['main', 'totals', 'handicaps', 'teams'],
    levels: (homeRating, awayRating) => {
      const edge = sport.ratingWeight * (homeRating - awayRating) + sport.ratingWeight * 0.25;
      return [Math.max(0.6, 1 + edge), Math.max(0.6, 1 - edge)];
    },
    fit: (chances) => fitPossessions(sport, chances),
    simulate: (setup, fixed) => simulatePossessions(sport, setup, fixed),
    outlook: (setup, marginSkew, course) => possessionOutlook(sport, setup, marginSkew, course),
    standing: (course) => possessionStanding(sport, course),
    live: (_setup, course): LiveNumbers => {
      const facts = possessionStanding(sport, course);
      return {
        score: facts.pair('match') ?? [0, 0],
        periods: periodCodes(course.script.phases, course.playedS).map(
          (code) => facts.pair(code) ?? [0, 0],
        ),
        phaseCode: phaseCodeAt(course),
      };
    },
    momentum: momentumByScores,
    action: (setup, course) => turnsAction(setup, course, sport.periodS / (2 * sport.possessions)),
  };
}

/** `match` includes any overtime; `regular` does not. */
function possessionMarkets(sport: PossessionSport): readonly MarketType[] {
  const hasDraw = sport.overtime === undefined;
  const { periods } = sport;
  const match: readonly MarketType[] = [
    result(1, 'regular', 'main', headline),
    winner(2, 'match', 'main', hasDraw ? 'drawNoBet' : 'winnerWithOvertime', headline),
    total(4, 'match', 'main totals', gridOf(sport.totalsFrom, 1, 127, 9), headline),
    handicap(6, 'match', 'main handicaps', gridOf(-widestHandicap, 1, 128, 9), headline),
    doubleChance(3, 'regular', 'main'),
    ...teamTotals(8, 'match', 'teams totals', gridOf(sport.teamTotalsFrom, 1, 127, 5)),
    oddEven(10, 'match', 'totals'),
  ];
  const isLong = periods.length > 4;
  const parts = isLong ? [] : periods.length === 4 ? ['h1', 'h2', ...periods] : periods;
  return [...match, ...parts.flatMap((scope, index) => partMarkets(scope, 20 + index * 10))];
}

function partMarkets(scope: string, base: number): readonly MarketType[] {
  return [
    result(base, scope, 'main'),
    winner(base + 1, scope, 'main', 'drawNoBet'),
    total(base + 2, scope, 'main totals', gridOf(0.5, 1, 127, 4)),
    handicap(base + 3, scope, 'main handicaps', gridOf(-40.5, 1, 82, 4)),
    ...teamTotals(base + 4, scope, 'teams totals', gridOf(0.5, 1, 127, 2)),
    oddEven(base + 6, scope, 'totals'),
  ];
}

/** Fits the pace by the total and the advantage by the winner. */
function fitPossessions(
  sport: PossessionSport,
  { result: chances, total: given }: FairChances,
): readonly number[] {
  const look = (level: number, edge: number): ReturnType<typeof possessionOutlook> =>
    possessionOutlook(
      sport,
      { id: 0, seed: 0, levels: [level * (1 + edge), level * (1 - edge)] },
      [1, 1],
    );
  const above = (level: number, edge: number, on: 'total' | 'margin', line: number): number => {
    const pmf = look(level, edge).pair('match')?.[on];
    return pmf === undefined
      ? 0.5
      : pmf.chances.reduce((sum, chance, index) => sum + (pmf.from + index > line ? chance : 0), 0);
  };
  const homeChance = chances === undefined ? 0.55 : chances[0] / (chances[0] + chances[2]);
  const level =
    given === undefined
      ? 1
      : bisect(0.6, 1.4, (candidate) => above(candidate, 0, 'total', given.line) - given.over);
  const edge = bisect(
    -0.35,
    0.35,
    (candidate) => above(level, candidate, 'margin', 0) - homeChance,
  );
  return [level * (1 + edge), level * (1 - edge)];
}
