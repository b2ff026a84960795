import type { LineGrid, MarketType, OutcomeLabel } from './MarketType.ts';
import { numberMarket, scoreMarket } from './pairMarket.ts';
import { settleAdvantage, wonIf } from './settleNumber.ts';

/** Market types for any sport with two counts, for any scope. */
interface Place {
  readonly id: number;
  readonly scope: string;
  readonly groups: readonly string[];
  readonly overround?: number;
  readonly staysOpen?: boolean;
}

const homeLabel: OutcomeLabel = { key: 'team1', short: '1' };
const drawLabel: OutcomeLabel = { key: 'draw', short: 'X' };
const awayLabel: OutcomeLabel = { key: 'team2', short: '2' };
const yes: OutcomeLabel = { key: 'yes', short: 'Y' };
const no: OutcomeLabel = { key: 'no', short: 'N' };
const over: OutcomeLabel = { key: 'over', short: 'O', line: 'same' };
const under: OutcomeLabel = { key: 'under', short: 'U', line: 'same' };
const homeHandicap: OutcomeLabel = { key: 'team1.handicap', short: '1', line: 'same' };
const awayHandicap: OutcomeLabel = { key: 'team2.handicap', short: '2', line: 'negated' };
export const yesNo = [yes, no] as const;
export const threeWay = [homeLabel, drawLabel, awayLabel] as const;

export function result(place: Place): MarketType {
  return numberMarket({
    ...place,
    nameKey: 'result',
    columns: 3,
    outcomes: threeWay,
    on: 'margin',
    settle: (margin, _line, outcome) => wonIf(outcome === 1 - Math.sign(margin)),
  });
}

/**
 * Two outcomes, a tie returns the stake: "winner" where ties are impossible, "draw no bet" where
 * they are not.
 */
export function winner(place: Place & { readonly nameKey: string }): MarketType {
  return numberMarket({
    ...place,
    columns: 2,
    outcomes: [homeLabel, awayLabel],
    on: 'margin',
    settle: (margin, _line, outcome) => settleAdvantage(outcome === 0 ? margin : -margin),
  });
}

export function doubleChance(place: Place): MarketType {
  return numberMarket({
    ...place,
    nameKey: 'doubleChance',
    columns: 3,
    winners: 2,
    outcomes: [
      { key: 'team1OrDraw', short: '1X' },
      { key: 'team1OrTeam2', short: '12' },
      { key: 'drawOrTeam2', short: 'X2' },
    ],
    on: 'margin',
    settle: (margin, _line, outcome) =>
      wonIf(outcome === 0 ? margin >= 0 : outcome === 1 ? margin !== 0 : margin <= 0),
  });
}

export function total(
  place: Place & {
    readonly nameKey?: string;
    readonly on?: 'total' | 'home' | 'away';
    readonly grid: LineGrid;
  },
): MarketType {
  const on = place.on ?? 'total';
  return numberMarket({
    ...place,
    nameKey:
      place.nameKey ?? (on === 'total' ? 'total' : on === 'home' ? 'team1Total' : 'team2Total'),
    columns: 2,
    outcomes: [over, under],
    on,
    settle: (value, line, outcome) => settleAdvantage(outcome === 0 ? value - line : line - value),
  });
}

export function handicap(
  place: Place & { readonly nameKey?: string; readonly grid: LineGrid },
): MarketType {
  return numberMarket({
    ...place,
    nameKey: place.nameKey ?? 'handicap',
    columns: 2,
    outcomes: [homeHandicap, awayHandicap],
    on: 'margin',
    settle: (margin, line, outcome) =>
      settleAdvantage(outcome === 0 ? margin + line : -margin - line),
  });
}

export function handicap3Way(place: Place & { readonly grid: LineGrid }): MarketType {
  return numberMarket({
    ...place,
    nameKey: 'handicap3Way',
    columns: 3,
    outcomes: [homeHandicap, { key: 'draw.handicap', short: 'X', line: 'same' }, awayHandicap],
    on: 'margin',
    settle: (margin, line, outcome) => wonIf(outcome === 1 - Math.sign(margin + line)),
  });
}

export function oddEven(place: Place & { readonly on?: 'total' | 'home' | 'away' }): MarketType {
  const on = place.on ?? 'total';
  return numberMarket({
    ...place,
    nameKey: on === 'total' ? 'oddEven' : on === 'home' ? 'team1OddEven' : 'team2OddEven',
    columns: 2,
    outcomes: [{ key: 'odd' }, { key: 'even' }],
    on,
    settle: (value, _line, outcome) => wonIf((value % 2 !== 0) === (outcome === 0)),
  });
}

/** Exactly 0, 1, … and `most` or more. */
export function exactCount(
  place: Place & { readonly on: 'total' | 'home' | 'away'; readonly most: number },
): MarketType {
  const outcomes = Array.from({ length: place.most + 1 }, (_unused, count): OutcomeLabel => ({
    key: 'count',
    text: count === place.most ? `${count}+` : `${count}`,
  }));
  return numberMarket({
    ...place,
    nameKey:
      place.on === 'total' ? 'exactTotal' : place.on === 'home' ? 'team1Exact' : 'team2Exact',
    columns: 3,
    outcomes,
    settle: (value, _line, outcome) => wonIf(Math.min(value, place.most) === outcome),
  });
}

/** Closed ranges; the last one is open at the top. */
export function countRange(
  place: Place & { readonly ranges: readonly (readonly [from: number, to: number])[] },
): MarketType {
  return numberMarket({
    ...place,
    nameKey: 'range',
    columns: 2,
    outcomes: place.ranges.map(([from, to]): OutcomeLabel => ({
      key: 'count',
      text: to === Infinity ? `${from}+` : `${from}–${to}`,
    })),
    on: 'total',
    settle: (value, _line, outcome) => {
      const range = place.ranges[outcome];
      return wonIf(range !== undefined && value >= range[0] && value <= range[1]);
    },
  });
}

export function correctScore(place: Place & { readonly most: number }): MarketType {
  const { most } = place;
  const scores = Array.from(
    { length: (most + 1) ** 2 },
    (_unused, index): readonly [number, number] => [
      Math.floor(index / (most + 1)),
      index % (most + 1),
    ],
  );
  const outcomes: OutcomeLabel[] = scores.map(([home, away]) => ({
    key: 'score',
    text: `${home}:${away}`,
  }));
  return scoreMarket({
    ...place,
    nameKey: 'correctScore',
    columns: 3,
    isExotic: true,
    overround: 1.085,
    outcomes: [...outcomes, { key: 'otherScore' }],
    settle: (home, away, _line, outcome) => {
      const score = scores[outcome];
      return wonIf(
        score === undefined ? home > most || away > most : home === score[0] && away === score[1],
      );
    },
  });
}

/** Any yes-or-no question about both counts. */
export function question(
  place: Place & {
    readonly nameKey: string;
    readonly grid?: LineGrid;
    readonly isYes: (home: number, away: number, line: number) => boolean;
  },
): MarketType {
  return scoreMarket({
    ...place,
    columns: 2,
    outcomes: yesNo,
    settle: (home, away, line, outcome) => wonIf(place.isYes(home, away, line) === (outcome === 0)),
  });
}

/** Any partition of the scores: `caseOf` says which outcome wins. */
export function scoreCases(
  place: Place & {
    readonly nameKey: string;
    readonly outcomes: readonly OutcomeLabel[];
    readonly columns?: 1 | 2 | 3;
    readonly grid?: LineGrid;
    readonly isExotic?: boolean;
    readonly caseOf: (home: number, away: number, line: number) => number;
  },
): MarketType {
  return scoreMarket({
    ...place,
    settle: (home, away, line, outcome) => wonIf(place.caseOf(home, away, line) === outcome),
  });
}
