import type { Settlement } from '#domain/ticket/Settlement.ts';
import {
  lineAt,
  type CountPair,
  type SettlementChances,
  type LineGrid,
  type MarketType,
  type Outlook,
  type OutcomeLabel,
} from './MarketType.ts';
import type { PairDistribution } from './PairDistribution.ts';
import { medianOf, type Pmf } from './Pmf.ts';

export type Statistic = 'margin' | 'total' | 'home' | 'away';
type SettleNumber = (value: number, line: number, outcomeIndex: number) => Settlement;
type Chances = MarketType['chances'];
type SettleScore = (home: number, away: number, line: number, outcomeIndex: number) => Settlement;

export interface Description {
  readonly id: number;
  readonly nameKey: string;
  readonly scope: string;
  /** Separated by spaces. */
  readonly groups: string;
  readonly columns?: 1 | 2 | 3;
  readonly outcomes: readonly OutcomeLabel[];
  readonly overround?: number;
  readonly winners?: number;
  readonly isExotic?: boolean;
  readonly staysOpen?: boolean;
  readonly grid?: LineGrid;
}

/** Chance bounds within which lines are offered. */
const smallestOffered = 0.065;
const smallestOfferedTop = 0.95;

/** Creates a market on one number of a scope: margin, total or the count of one team. */
export function numberMarket(
  description: Description & { readonly on: Statistic; readonly settle: SettleNumber },
): MarketType {
  const { on, outcomes, settle } = description;
  return marketOn(description, {
    numberOf: (pair) => pair[on],
    settle: (pair, line, outcome) => settle(read(pair, on), line, outcome),
    weigh: (weighing, pair, line) => {
      const { from, chances } = pair[on];
      for (let index = 0; index < chances.length; index += 1) {
        const chance = chances[index] ?? 0;
        if (chance <= 0) continue;
        for (let outcome = 0; outcome < outcomes.length; outcome += 1)
          weighing.add(outcome, chance, settle(from + index, line, outcome));
      }
    },
  });
}

/** Creates a market on both counts of a scope together. */
export function scoreMarket(
  description: Description & { readonly settle: SettleScore },
): MarketType {
  const { outcomes, settle } = description;
  return marketOn(description, {
    numberOf: (pair) => pair.total,
    settle: ([home, away], line, outcome) => settle(home, away, line, outcome),
    weigh: (weighing, pair, line) => {
      for (const [home, away, chance] of pair.cells) {
        for (let outcome = 0; outcome < outcomes.length; outcome += 1)
          weighing.add(outcome, chance, settle(home, away, line, outcome));
      }
    },
  });
}

/** How a market reads the two counts of its scope. */
interface Reading {
  /** The number around which lines are offered. */
  readonly numberOf: (pair: PairDistribution) => Pmf;
  readonly settle: (pair: CountPair, line: number, outcomeIndex: number) => Settlement;
  /** Weighs every outcome over all possible cases. */
  readonly weigh: (weighing: Tally, pair: PairDistribution, line: number) => void;
}

function marketOn(description: Description, { numberOf, settle, weigh }: Reading): MarketType {
  const base = complete(description);
  const lineOf = (lineIndex: number): number => lineAt(base, lineIndex) ?? 0;
  const chances = rememberLatest((outlook, lineIndex) => {
    const pair = outlook.pair(base.scope);
    if (pair === undefined) return undefined;
    const weighing = new Weighing(base.outcomes.length);
    weigh(weighing, pair, lineOf(lineIndex));
    return weighing.chances(base.winners);
  });
  return {
    ...base,
    chances,
    settlementChances: (outlook, lineIndex, outcome) => {
      const pair = outlook.pair(base.scope);
      if (pair === undefined) return undefined;
      const tally = new SettlementTally(outcome);
      weigh(tally, pair, lineOf(lineIndex));
      return tally.chances();
    },
    offer: (outlook) => offerAround(base, outlook, chances, numberOf),
    settle: (facts, lineIndex, outcome) => {
      const pair = facts.pair(base.scope);
      return pair === undefined ? 'void' : settle(pair, lineOf(lineIndex), outcome);
    },
  };
}

function read([home, away]: CountPair, on: Statistic): number {
  switch (on) {
    case 'margin':
      return home - away;
    case 'total':
      return home + away;
    case 'home':
      return home;
    case 'away':
      return away;
  }
}

type Described = Omit<MarketType, 'offer' | 'chances' | 'settlementChances' | 'settle'>;

function complete(description: Description): Described {
  const { id, nameKey, scope, groups, outcomes, grid } = description;
  const columns = description.columns ?? (outcomes.length === 2 ? 2 : 3);
  const overround =
    description.overround ?? (outcomes.length > 6 ? 1.08 : outcomes.length > 3 ? 1.07 : 1.055);
  return {
    id,
    nameKey,
    scope,
    groups: groups.split(' '),
    columns,
    outcomes,
    overround,
    winners: description.winners ?? 1,
    isExotic: description.isExotic ?? false,
    ...(description.staysOpen === true ? { staysOpen: true } : {}),
    ...(grid === undefined ? {} : { grid }),
  };
}

/** Receives every outcome of every case. */
interface Tally {
  add(outcome: number, chance: number, settlement: Settlement): void;
}

/** Chance of each settlement of one outcome. */
class SettlementTally implements Tally {
  readonly #outcome: number;
  readonly #weights = new Map<Settlement, number>();

  constructor(outcome: number) {
    this.#outcome = outcome;
  }

  add(outcome: number, chance: number, settlement: Settlement): void {
    if (outcome === this.#outcome)
      this.#weights.set(settlement, (this.#weights.get(settlement) ?? 0) + chance);
  }

  chances(): SettlementChances {
    const sum = [...this.#weights.values()].reduce((total, weight) => total + weight, 0);
    return new Map([...this.#weights].map(([settlement, weight]) => [settlement, weight / sum]));
  }
}

/** Chance of winning, given that the bet is not void, per outcome over all cases. */
class Weighing implements Tally {
  readonly #won: number[] = [];
  readonly #decided: number[] = [];

  constructor(outcomeCount: number) {
    for (let outcome = 0; outcome < outcomeCount; outcome += 1) {
      this.#won.push(0);
      this.#decided.push(0);
    }
  }

  add(outcome: number, chance: number, settlement: Settlement): void {
    const won = settlement === 'won' ? chance : settlement === 'halfWonHalfVoid' ? chance / 2 : 0;
    const lost =
      settlement === 'lost' ? chance : settlement === 'halfLostHalfVoid' ? chance / 2 : 0;
    this.#won[outcome] = (this.#won[outcome] ?? 0) + won;
    this.#decided[outcome] = (this.#decided[outcome] ?? 0) + won + lost;
  }

  chances(winners: number): readonly number[] | undefined {
    const chances = this.#won.map((won, outcome) => {
      const decided = this.#decided[outcome] ?? 0;
      return decided > 1e-9 ? won / decided : 0;
    });
    const sum = chances.reduce((total, chance) => total + chance, 0);
    return sum > 1e-6 ? chances.map((chance) => (chance * winners) / sum) : undefined;
  }
}

/** Caches chances, because offering, pricing and counting read the same lines one after another. */
function rememberLatest(weigh: Chances): Chances {
  let latest: Outlook | undefined;
  const known = new Map<number, readonly number[] | undefined>();
  return (outlook, lineIndex) => {
    if (latest !== outlook) {
      latest = outlook;
      known.clear();
    }
    if (!known.has(lineIndex)) known.set(lineIndex, weigh(outlook, lineIndex));
    return known.get(lineIndex);
  };
}

/**
 * Returns the lines nearest to even, outward from the median of the number that the line is about.
 */
function offerAround(
  base: Described,
  outlook: Outlook,
  chances: Chances,
  numberOf: (pair: PairDistribution) => Pmf,
): readonly number[] {
  const pair = outlook.pair(base.scope);
  if (pair === undefined) return [];
  const { grid } = base;
  if (grid === undefined) return [0];
  const isHandicap = grid.first < 0;
  const middle = medianOf(numberOf(pair)) * (isHandicap ? -1 : 1);
  const centre = Math.round((middle - grid.first) / grid.step);
  const found: number[] = [];
  const consider = (lineIndex: number): boolean => {
    if (lineIndex < 0 || lineIndex >= grid.count) return false;
    if (lineAt(base, lineIndex) === grid.without) return true;
    const quoted = chances(outlook, lineIndex);
    if (
      quoted === undefined ||
      Math.min(...quoted) < smallestOffered ||
      Math.max(...quoted) > smallestOfferedTop
    )
      return false;
    found.push(lineIndex);
    return true;
  };
  consider(centre);
  let continuesDown = true;
  let continuesUp = true;
  for (
    let distance = 1;
    distance < 40 && (continuesDown || continuesUp) && found.length < grid.offered;
    distance += 1
  ) {
    if (continuesDown) continuesDown = consider(centre - distance) || distance < 2;
    if (continuesUp && found.length < grid.offered)
      continuesUp = consider(centre + distance) || distance < 2;
  }
  return found.toSorted((first, second) => first - second);
}
