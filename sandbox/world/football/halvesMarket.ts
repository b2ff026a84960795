import { lineAt, type CountPair, type LineGrid, type MarketType, type Outlook, type OutcomeLabel } from '../markets/MarketType.ts';
import type { ScoreCell } from '../markets/PairDistribution.ts';
import { wonIf } from '../markets/settleNumber.ts';

type CaseOf = (first: CountPair, second: CountPair, line: number) => number;

interface HalvesDescription {
  readonly id: number;
  readonly nameKey: string;
  readonly outcomes: readonly OutcomeLabel[];
  readonly caseOf: CaseOf;
  readonly groups?: readonly string[];
  readonly columns?: 1 | 2 | 3;
  readonly isExotic?: boolean;
  readonly grid?: LineGrid;
}

const EMPTY: readonly ScoreCell[] = [[0, 0, 1]];
const CELL_LEAST = 2e-5;

/** A market on the scores of both halves together. */
export function halvesMarket(description: HalvesDescription): MarketType {
  const { id, nameKey, outcomes, caseOf, isExotic = false, grid } = description;
  const lineOf = (lineIndex: number): number => (grid === undefined ? 0 : grid.first + grid.step * lineIndex);
  const quote = (outlook: Outlook, lineIndex: number): readonly number[] | undefined => {
    const second = outlook.pair('h2');
    if (second === undefined) return undefined;
    const line = lineOf(lineIndex);
    const standing = outlook.counted('h1');
    const firstCells = outlook.pair('h1')?.cells ?? EMPTY.map(([, , chance]): ScoreCell => [standing[0], standing[1], chance]);
    const chances = new Array<number>(outcomes.length).fill(0);
    let sum = 0;
    for (const [firstHome, firstAway, firstChance] of firstCells) {
      if (firstChance < CELL_LEAST) continue;
      const firstScore = [firstHome, firstAway] as const;
      for (const [secondHome, secondAway, secondChance] of second.cells) {
        const chance = firstChance * secondChance;
        if (chance < CELL_LEAST) continue;
        const winning = caseOf(firstScore, [secondHome, secondAway], line);
        chances[winning] = (chances[winning] ?? 0) + chance;
        sum += chance;
      }
    }
    return chances.map((chance) => chance / sum);
  };
  const type: MarketType = {
    id,
    nameKey,
    scope: 'match',
    groups: description.groups ?? ['halves'],
    columns: description.columns ?? (outcomes.length === 2 ? 2 : 3),
    outcomes,
    overround: outcomes.length > 3 ? 1.075 : 1.06,
    winners: 1,
    isExotic,
    ...(grid === undefined ? {} : { grid }),
    offer: () => (grid === undefined ? [0] : Array.from({ length: grid.count }, (_unused, index) => index)),
    chances: quote,
    settle: (facts, lineIndex, outcome) => {
      const first = facts.pair('h1');
      const second = facts.pair('h2');
      return first === undefined || second === undefined ? 2 : wonIf(caseOf(first, second, lineAt(type, lineIndex) ?? 0) === outcome);
    },
  };
  return type;
}
