import {
  type CountPair,
  type LineGrid,
  type MarketType,
  type Outlook,
  type OutcomeLabel,
} from '../markets/MarketType.ts';
import type { ScoreCell } from '../markets/PairDistribution.ts';
import { wonIf } from '../markets/settleAdvantage.ts';

type CaseOf = (first: CountPair, second: CountPair, line: number) => number;

interface HalvesOptions {
  readonly isExotic?: boolean;
  readonly grid?: LineGrid;
}

interface HalvesScore {
  readonly first: CountPair;
  readonly second: CountPair;
  readonly chance: number;
}

const minChance = 2e-5;
const known = new WeakMap<Outlook, readonly HalvesScore[]>();

/**
 * Returns all likely scores of both halves, computed once for the dozen markets that need them;
 * undefined when the second half is over.
 */
function scoresOfHalves(outlook: Outlook): readonly HalvesScore[] | undefined {
  const found = known.get(outlook);
  if (found !== undefined) return found;
  const secondCells = outlook.pair('h2')?.cells.map(([home, away, chance]): HalvesScore => ({
    first: [0, 0],
    second: [home, away],
    chance,
  }));
  if (secondCells === undefined) return undefined;
  const [home, away] = outlook.counted('h1');
  const firstCells: readonly ScoreCell[] = outlook.pair('h1')?.cells ?? [[home, away, 1]];
  const scores: HalvesScore[] = [];
  for (const [firstHome, firstAway, firstChance] of firstCells) {
    const first = [firstHome, firstAway] as const;
    for (const { second, chance } of secondCells)
      if (firstChance * chance >= minChance)
        scores.push({ first, second, chance: firstChance * chance });
  }
  known.set(outlook, scores);
  return scores;
}

/** Creates a market on the scores of both halves together; `caseOf` returns the winning outcome. */
export function halvesMarket(
  id: number,
  groups: string,
  nameKey: string,
  outcomes: readonly OutcomeLabel[],
  caseOf: CaseOf,
  { isExotic = false, grid }: HalvesOptions = {},
): MarketType {
  const lineOf = (lineIndex: number): number =>
    grid === undefined ? 0 : grid.first + grid.step * lineIndex;
  const quote = (outlook: Outlook, lineIndex: number): readonly number[] | undefined => {
    const scores = scoresOfHalves(outlook);
    if (scores === undefined) return undefined;
    const line = lineOf(lineIndex);
    const chances = new Array<number>(outcomes.length).fill(0);
    let sum = 0;
    for (const { first, second, chance } of scores) {
      const winning = caseOf(first, second, line);
      chances[winning] = (chances[winning] ?? 0) + chance;
      sum += chance;
    }
    return chances.map((chance) => chance / sum);
  };
  return {
    id,
    nameKey,
    scope: 'match',
    groups: groups.split(' '),
    columns: outcomes.length === 2 ? 2 : 3,
    outcomes,
    overround: outcomes.length > 3 ? 1.075 : 1.06,
    winners: 1,
    isExotic,
    ...(grid === undefined ? {} : { grid }),
    offer: () =>
      grid === undefined ? [0] : Array.from({ length: grid.count }, (_unused, index) => index),
    chances: quote,
    settle: (facts, lineIndex, outcome) => {
      const first = facts.pair('h1');
      const second = facts.pair('h2');
      return first === undefined || second === undefined
        ? 'void'
        : wonIf(caseOf(first, second, lineOf(lineIndex)) === outcome);
    },
  };
}
