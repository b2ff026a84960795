import {
  gridWithout,
  type LineGrid,
  type MarketType,
  type OutcomeLabel,
  type Scope,
} from './MarketType.ts';
import { numberMarket, scoreMarket, type Description, type Statistic } from './pairMarket.ts';
import { settleAdvantage, wonIf } from './settleAdvantage.ts';

/*
 * Market types for any sport with two counts. Each takes its id, which never changes because placed
 * bets contain it, the scope that it is about, and its groups on the event page, separated by
 * spaces.
 */

type Options = Pick<Description, 'overround' | 'staysOpen' | 'columns' | 'isExotic' | 'grid'> & {
  readonly nameKey?: string;
};

/** Margin of the markets of a list row. */
export const headline = { overround: 1.05 } as const;

const homeLabel: OutcomeLabel = { key: 'team1', short: '1' };
const drawLabel: OutcomeLabel = { key: 'draw', short: 'X' };
const awayLabel: OutcomeLabel = { key: 'team2', short: '2' };
const overUnder: readonly OutcomeLabel[] = [
  { key: 'over', short: 'O', line: 'same' },
  { key: 'under', short: 'U', line: 'same' },
];
const homeHandicap: OutcomeLabel = { key: 'team1.handicap', short: '1', line: 'same' };
const awayHandicap: OutcomeLabel = { key: 'team2.handicap', short: '2', line: 'negated' };
export const yesNo: readonly OutcomeLabel[] = [
  { key: 'yes', short: 'Y' },
  { key: 'no', short: 'N' },
];
export const twoWay: readonly OutcomeLabel[] = [homeLabel, awayLabel];
export const threeWay: readonly OutcomeLabel[] = [homeLabel, drawLabel, awayLabel];

export function result(id: number, scope: Scope, groups: string, options?: Options): MarketType {
  return numberMarket({
    ...{ id, scope, groups, nameKey: 'result', outcomes: threeWay, on: 'margin', ...options },
    settle: (margin, _line, outcome) => wonIf(outcome === 1 - Math.sign(margin)),
  });
}

/** Two outcomes, void on a tie: "winner" without ties, else "draw no bet". */
export function winner(
  id: number,
  scope: Scope,
  groups: string,
  nameKey: string,
  options?: Options,
): MarketType {
  return numberMarket({
    ...{ id, scope, groups, nameKey, outcomes: twoWay, on: 'margin', ...options },
    settle: (margin, _line, outcome) => settleAdvantage(outcome === 0 ? margin : -margin),
  });
}

export function doubleChance(id: number, scope: Scope, groups: string): MarketType {
  return numberMarket({
    ...{ id, scope, groups, nameKey: 'doubleChance', winners: 2, on: 'margin' },
    outcomes: [
      { key: 'team1OrDraw', short: '1X' },
      { key: 'team1OrTeam2', short: '12' },
      { key: 'drawOrTeam2', short: 'X2' },
    ],
    settle: (margin, _line, outcome) =>
      wonIf(outcome === 0 ? margin >= 0 : outcome === 1 ? margin !== 0 : margin <= 0),
  });
}

export function total(
  id: number,
  scope: Scope,
  groups: string,
  grid: LineGrid,
  options?: Options & { readonly on?: 'home' | 'away' },
): MarketType {
  return numberMarket({
    ...{ id, scope, groups, grid, nameKey: 'total', outcomes: overUnder, on: 'total', ...options },
    settle: (value, line, outcome) => settleAdvantage(outcome === 0 ? value - line : line - value),
  });
}

/** The total of each team; the second market takes the next id. */
export function teamTotals(
  id: number,
  scope: Scope,
  groups: string,
  grid: LineGrid,
): readonly MarketType[] {
  return [
    total(id, scope, groups, grid, { nameKey: 'team1Total', on: 'home' }),
    total(id + 1, scope, groups, grid, { nameKey: 'team2Total', on: 'away' }),
  ];
}

export function handicap(
  id: number,
  scope: Scope,
  groups: string,
  grid: LineGrid,
  options?: Options,
): MarketType {
  return numberMarket({
    ...{ id, scope, groups, grid, nameKey: 'handicap', on: 'margin', ...options },
    outcomes: [homeHandicap, awayHandicap],
    settle: (margin, line, outcome) =>
      settleAdvantage(outcome === 0 ? margin + line : -margin - line),
  });
}

export function handicap3Way(id: number, scope: Scope, groups: string, grid: LineGrid): MarketType {
  return numberMarket({
    ...{ id, scope, groups, grid: gridWithout(0, grid), nameKey: 'handicap3Way', on: 'margin' },
    outcomes: [homeHandicap, { key: 'draw.handicap', short: 'X', line: 'same' }, awayHandicap],
    settle: (margin, line, outcome) => wonIf(outcome === 1 - Math.sign(margin + line)),
  });
}

type Counted = Exclude<Statistic, 'margin'>;
const oddEvenNames = { total: 'oddEven', home: 'team1OddEven', away: 'team2OddEven' } as const;
const exactNames = { total: 'exactTotal', home: 'team1Exact', away: 'team2Exact' } as const;

export function oddEven(
  id: number,
  scope: Scope,
  groups: string,
  on: Counted = 'total',
): MarketType {
  return numberMarket({
    ...{ id, scope, groups, on, nameKey: oddEvenNames[on] },
    outcomes: [{ key: 'odd' }, { key: 'even' }],
    settle: (value, _line, outcome) => wonIf((value % 2 !== 0) === (outcome === 0)),
  });
}

/** Exactly 0, 1, … and `most` or more. */
export function exactCount(
  id: number,
  scope: Scope,
  groups: string,
  on: Counted,
  most: number,
): MarketType {
  return numberMarket({
    ...{ id, scope, groups, on, nameKey: exactNames[on] },
    outcomes: Array.from({ length: most + 1 }, (_unused, count): OutcomeLabel => ({
      key: 'count',
      text: count === most ? `${count}+` : `${count}`,
    })),
    settle: (value, _line, outcome) => wonIf(Math.min(value, most) === outcome),
  });
}

/** Closed ranges; the last one is open at the top. */
export function countRange(
  id: number,
  scope: Scope,
  groups: string,
  ranges: readonly (readonly [from: number, to: number])[],
): MarketType {
  return numberMarket({
    ...{ id, scope, groups, nameKey: 'range', columns: 2, on: 'total' },
    outcomes: ranges.map(([from, to]): OutcomeLabel => ({
      key: 'count',
      text: to === Infinity ? `${from}+` : `${from}–${to}`,
    })),
    settle: (value, _line, outcome) => {
      const range = ranges[outcome];
      return wonIf(range !== undefined && value >= range[0] && value <= range[1]);
    },
  });
}

/** Every score up to `most` each, and one outcome for all others. */
export function correctScore(id: number, scope: Scope, groups: string, most: number): MarketType {
  const counts = Array.from({ length: most + 1 }, (_unused, count) => count);
  const scores = counts.flatMap((home) => counts.map((away) => [home, away] as const));
  return scoreCases(id, scope, groups, 'correctScore', {
    overround: 1.085,
    isExotic: true,
    outcomes: [...scores.map(scoreLabel), { key: 'otherScore' }],
    caseOf: (home, away) => (home > most || away > most ? scores.length : home * (most + 1) + away),
  });
}

/** One of these scores; there are no others. */
export function listedScores(
  id: number,
  scope: Scope,
  groups: string,
  nameKey: string,
  scores: readonly (readonly [home: number, away: number])[],
  options?: Options,
): MarketType {
  return scoreCases(id, scope, groups, nameKey, {
    ...options,
    outcomes: scores.map(scoreLabel),
    caseOf: (home, away) =>
      scores.findIndex(([first, second]) => first === home && second === away),
  });
}

function scoreLabel([home, away]: readonly [number, number]): OutcomeLabel {
  return { key: 'score', text: `${home}:${away}` };
}

/** Any yes-or-no question about both counts. */
export function question(
  id: number,
  scope: Scope,
  groups: string,
  nameKey: string,
  isYes: (home: number, away: number) => boolean,
): MarketType {
  return scoreCases(id, scope, groups, nameKey, {
    outcomes: yesNo,
    caseOf: (home, away) => (isYes(home, away) ? 0 : 1),
  });
}

export function bothScore(id: number, scope: Scope, groups: string): MarketType {
  return question(id, scope, groups, 'bothScore', (home, away) => home > 0 && away > 0);
}

/** Any partition of the scores; `caseOf` returns the winning outcome. */
export function scoreCases(
  id: number,
  scope: Scope,
  groups: string,
  nameKey: string,
  options: Options & {
    readonly outcomes: readonly OutcomeLabel[];
    readonly caseOf: (home: number, away: number, line: number) => number;
  },
): MarketType {
  const { caseOf } = options;
  return scoreMarket({
    ...{ id, scope, groups, nameKey, ...options },
    settle: (home, away, line, outcome) => wonIf(caseOf(home, away, line) === outcome),
  });
}
